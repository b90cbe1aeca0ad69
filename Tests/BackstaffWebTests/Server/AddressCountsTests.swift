import Testing

@testable import BackstaffWeb

@Suite("How many each address has")
struct AddressCountsTests {
    @Test("Q07 an address has no more than it may; another address has its own; one that is gone makes space")
    func count() throws {
        func block(_ text: String) throws -> IPAddress.Block { try #require(IPAddress(text)).block }
        var addresses = AddressCounts(limit: 2)
        let (one, other) = (try block("192.0.2.1"), try block("192.0.2.2"))
        #expect([one, one, one, other].map { addresses.add($0) } == [true, true, false, true])
        addresses.remove(one)
        #expect([one, one].map { addresses.add($0) } == [true, false])
    }

    @Test("Q07 several are counted at once, or none of them if there is no space for all")
    func several() throws {
        let address = try #require(IPAddress("192.0.2.1")).block
        var addresses = AddressCounts(limit: 10)
        #expect([6, 5, 4, 1].map { addresses.add(address, $0) } == [true, false, true, false])
        addresses.remove(address, 4)
        #expect([5, 4].map { addresses.add(address, $0) } == [false, true])
        addresses.remove(address, 10)
        #expect(addresses.hasSpace(address, for: 10) && !addresses.hasSpace(address, for: 11))
    }
}
