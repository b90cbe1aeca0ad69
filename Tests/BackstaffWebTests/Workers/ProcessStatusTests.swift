import Foundation
import Testing

@testable import BackstaffWeb

@Suite("The status of a process")
struct ProcessStatusTests {
    @Test(
        "A process is traced if it has a tracer",
        arguments: [("TracerPid:\t0", false), ("TracerPid:\t4711", true), ("", false), ("TracerPid:\tx", false)])
    func tracer(line: String, isTraced: Bool) {
        #expect(ProcessStatus(text: "Name:\tshop\nPid:\t12\n\(line)\nUid:\t0\t0").isTraced == isTraced)
    }

    @Test("The signals that a process handles are the bits of a mask, from the first signal on")
    func signals() {
        let status = ProcessStatus(text: "SigIgn:\tffffffffffffffff\nSigCgt:\t0000000000000020\n")
        #expect(status.handles(6))
        #expect(!status.handles(5) && !status.handles(7))
        #expect(!ProcessStatus(text: "").handles(6))
    }

    @Test("This process has a status, and a process that doesn't exist has none")
    func processes() {
        #expect(ProcessStatus(of: getpid()) != nil)
        #expect(ProcessStatus(of: -1) == nil)
    }
}
