import Testing

@testable import BackstaffWeb

@Suite("The first start of workers")
struct FirstStartTests {
    @Test("Q01 there are two more attempts than workers", arguments: [1, 2, 8])
    func attempts(workers: Int) {
        var start = FirstStart(workers: workers)
        for _ in 0..<workers + 1 { #expect(start.fail(.signal(4)) == nil) }
        #expect(start.fail(.signal(4)) == .attempts(workers + 2))
    }

    @Test("Q01 a process that can't be started, or takes too long, counts as an attempt")
    func causes() {
        var start = FirstStart(workers: 1)
        #expect(start.failWithoutProcess(because: "No space") == nil)
        #expect(start.fail(.stuck) == nil)
        #expect(start.fail(.signal(9)) == .attempts(3))
    }

    @Test("Q01 if no process can be started, the app isn't blamed")
    func noProcess() {
        var start = FirstStart(workers: 1)
        for _ in 1...2 { #expect(start.failWithoutProcess(because: "No space") == nil) }
        let failure = start.failWithoutProcess(because: "No space")
        #expect(failure == .noProcess("No space") && failure?.exitCode == 1)
        #expect(failure?.description == "no worker process can be started, so the server ends: No space")
    }

    @Test("Q01 an app that ends itself is believed the first time", arguments: [0, 1, 64])
    func exit(code: Int32) {
        var start = FirstStart(workers: 4)
        #expect(start.fail(.exit(code)) == .exit(code))
    }

    @Test("Q01 once a worker has been ready, no failure ends the front")
    func success() {
        var start = FirstStart(workers: 1)
        #expect(start.fail(.signal(4)) == nil && start.fail(.signal(4)) == nil)
        start.succeed()
        for _ in 0..<20 {
            #expect(start.fail(.signal(4)) == nil && start.fail(.exit(1)) == nil)
            #expect(start.failWithoutProcess(because: "No space") == nil)
        }
    }
}
