import NIOCore
import Testing

@testable import BackstaffWeb

@Suite("The ends of frames in the bytes of a page")
struct FrameMeterTests {
    private func measure(_ bytes: [UInt8], with meter: inout FrameMeter) -> [(count: Int, tokens: Double?)] {
        var (rest, parts) = (ByteBuffer(bytes: bytes), [(count: Int, tokens: Double?)]())
        while rest.readableBytes > 0 {
            let part = meter.measure(rest.readableBytesView)
            rest.moveReaderIndex(forwardBy: part.count)
            parts.append((part.count, part.tokens))
        }
        return parts
    }

    @Test(
        "Q07 a frame of each kind of length ends where its head says, in one part or byte by byte",
        arguments: [0, 1, 125, 126, 65_535, 65_536], [true, false])
    func lengths(length: Int, isMasked: Bool) {
        let frame = WireClient.frame([UInt8](repeating: 0xff, count: length), isMasked: isMasked)
        var meter = FrameMeter()
        let whole = measure(frame + frame + frame.prefix(1), with: &meter)
        #expect(whole.map(\.count) == [frame.count, frame.count, 1])
        #expect(whole.map(\.tokens) == [1 + Double(length) / 4096, 1 + Double(length) / 4096, nil])
        #expect(meter.incompleteBytes == 1)

        meter = FrameMeter()
        for (index, byte) in frame.enumerated() {
            let isLast = index == frame.count - 1
            #expect((measure([byte], with: &meter)[0].tokens != nil) == isLast)
            #expect(meter.incompleteBytes == (isLast ? 0 : index + 1))
        }
    }

    @Test("Q07 the fragments of a message are in memory until its last one; control frames between them aren't")
    func fragments() {
        var meter = FrameMeter()
        let fragment = [UInt8](repeating: 1, count: 100)
        _ = measure(WireClient.frame(fragment, isFinal: false), with: &meter)
        #expect(meter.incompleteBytes == 106)
        _ = measure(WireClient.frame([1, 2], opcode: 9), with: &meter)
        #expect(meter.incompleteBytes == 106)
        _ = measure(WireClient.frame(fragment, opcode: 0, isFinal: false), with: &meter)
        #expect(meter.incompleteBytes == 212)
        _ = measure(WireClient.frame(fragment, opcode: 0), with: &meter)
        #expect(meter.incompleteBytes == 0)
    }

    @Test("Q07 a length that no machine has is measured without a trap")
    func huge() {
        var meter = FrameMeter()
        let head: [UInt8] = [0x81, 0xff] + [UInt8](repeating: 0xff, count: 8)
        #expect(measure(head + [UInt8](repeating: 0, count: 100), with: &meter).map(\.tokens) == [nil])
        #expect(meter.incompleteBytes == 110)
    }
}
