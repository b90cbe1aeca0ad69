import BackstaffNavigation
import Testing

@Suite
struct NavigationPathTests {
    @Test("A04 append adds at the end, removeLast removes there")
    func editing() {
        var path = NavigationPath()
        #expect(path.isEmpty)
        path.append(1)
        path.append("two")
        path.append(3.0)
        #expect(path.count == 3)
        #expect(path.description == "[1, two, 3.0]")
        path.removeLast()
        #expect(path.description == "[1, two]")
        path.removeLast(2)
        #expect(path.isEmpty)
    }

    @Test("A04 removing zero values is valid, also from an empty path, and isn't reported")
    func removingNothing() {
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            var path = NavigationPath()
            path.removeLast(path.count)
            path.append(1)
            path.removeLast(0)
            #expect(path.count == 1)
        }
        #expect(receiver.reports == [])
    }

    @Test("A04 removing too many values removes all, and is reported with its place", arguments: [2, 5, -1])
    func underflow(_ count: Int) {
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            var path = NavigationPath([1])
            path.removeLast(count)
            #expect(path.count == (count < 0 ? 1 : 0))
        }
        #expect(receiver.reports.count == 1)
        #expect(receiver.reports[0].message.hasPrefix("NavigationPath.removeLast(\(count)) was called on a path of 1"))
        #expect(receiver.reports[0].place?.contains("NavigationPathTests.swift:") == true)
    }

    @Test("A03 paths are equal if their values are equal and in the same order")
    func equality() {
        var built = NavigationPath()
        built.append(1)
        built.append(2)
        #expect(built == NavigationPath([1, 2]))
        #expect(built != NavigationPath([2, 1]))
        #expect(built != NavigationPath([1]))
        #expect(NavigationPath([1]) != NavigationPath([UInt8(1)]))
        #expect(NavigationPath() == NavigationPath([String]()))
    }
}
