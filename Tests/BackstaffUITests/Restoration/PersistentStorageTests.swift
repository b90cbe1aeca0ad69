import BackstaffNavigation
import Testing

@testable import BackstaffUI

@MainActor
@Suite
struct PersistentStorageTests {
    @Test(
        "F07 an unknown key that another tab deleted isn't stored; a known one is deleted")
    func unknownKeys() {
        let storage = PersistentStorage(limit: 40_000)
        storage.adopt(["theme": .string("dark")])
        #expect(storage.keyCount == 1)
        for number in 0..<1_000 { storage.change(["key \(number)": nil]) }
        #expect(storage.keyCount == 1)
        storage.change(["theme": nil])
        #expect(storage.entry(for: "theme").value == nil)
    }

    @Test("F03 values over the size limit are left out and reported; the rest is taken over")
    func noRoom() {
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            let storage = PersistentStorage(limit: 1_000)
            storage.adopt(["a": .string("x"), "b": .data(Array(repeating: 0, count: 2_000)), "c": .int(1)])
            #expect(storage.entry(for: "a").value == .string("x"))
            #expect(storage.entry(for: "b").value == nil)
            #expect(storage.entry(for: "c").value == .int(1))
        }
        #expect(receiver.reports.map(\.mistake) == [nil])
        #expect(receiver.reports.first?.message.contains("'b'") == true)
    }
}
