import NIOCore
import Testing

@testable import BackstaffWeb

@Suite("Whose users have acted last")
final class LastUsersTests {
    private let addresses: [IPAddress.Block]
    private let users = LastUsers()
    private let start = NIODeadline.uptimeNanoseconds(1_000_000_000_000)

    init() throws {
        addresses = try (1...3).map { try #require(IPAddress("192.0.2.\($0)")).block }
    }

    /// For each address, whether somebody else uses the app.
    private func haveOthers(after seconds: Int64) -> [Bool] {
        addresses.map { users.includesOther(than: $0, at: start + .seconds(seconds)) }
    }

    @Test("Q07 the users of one address are others for all addresses but their own")
    func one() {
        #expect(haveOthers(after: 0) == [false, false, false])
        users.note(addresses[0], at: start)
        users.note(addresses[0], at: start)
        #expect(haveOthers(after: 1) == [false, true, true])
        #expect(haveOthers(after: 2) == [false, false, false])
    }

    @Test("Q07 of two addresses, each has others until the other one has been quiet for two seconds")
    func two() {
        users.note(addresses[0], at: start)
        for second in 1...3 { users.note(addresses[1], at: start + .seconds(Int64(second))) }
        #expect(haveOthers(after: 3) == [true, false, true])
        users.note(addresses[0], at: start + .seconds(4))
        #expect(haveOthers(after: 4) == [true, true, true])
        #expect(haveOthers(after: 5) == [false, true, true])
    }

    @Test("Q07 of three addresses, each has others")
    func three() {
        for (second, address) in addresses.enumerated() { users.note(address, at: start + .seconds(Int64(second))) }
        #expect(haveOthers(after: 2) == [true, true, true])
    }
}
