import Testing

@Suite("README")
struct ReadmeTests {
    @Test("It stays short: what isn't needed in the first ten minutes is in another article")
    func length() throws {
        #expect(try Repository.text(of: "README.md").count(where: \.isNewline) < 150)
    }
}
