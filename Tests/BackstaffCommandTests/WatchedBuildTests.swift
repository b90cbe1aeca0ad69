import Foundation
import Synchronization
import Testing

@testable import BackstaffCommand

@Suite("A build of the watched folder")
struct WatchedBuildTests {
    @Test("L08 a signal while a build is prepared ends it at once, and only once")
    func preparing() async throws {
        // Longer than a test may wait for the end.
        let manifest = """
            // swift-tools-version: 6.0
            import Foundation
            import PackageDescription
            Thread.sleep(forTimeInterval: 30)
            let package = Package(name: "Slow")
            """
        let files = ["Shop/Package.swift": manifest, "Shop/App.swift": StandIn.app("")]
        let scratch = try Scratch(StandIn.files.merging(files) { $1 })
        let options = try BuildOptions.parse([
            scratch.path + "/Shop", "--package", scratch.path + "/Backstaff", "--cache", scratch.path + "/cache",
        ])
        let ends = Mutex<[WatchMachine.Outcome]>([])
        let build = WatchedBuild(of: WatchedProduct(), in: scratch.path + "/Shop", by: options) { outcome in
            ends.withLock { $0.append(outcome) }
        }
        #expect(ends.withLock { $0 } == [])
        build.stop(by: SIGINT)
        #expect(ends.withLock { $0 } == [.failed([])])
        build.stop(by: SIGKILL)
        #expect(ends.withLock { $0 } == [.failed([])])
    }
}
