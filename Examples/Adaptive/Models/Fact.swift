/// One line of a printed state.
struct Fact: Hashable, Identifiable {
    let name: String
    let value: String

    init(_ name: String, _ value: String?) {
        self.name = name
        self.value = value ?? "nil"
    }

    var id: String { name }
}
