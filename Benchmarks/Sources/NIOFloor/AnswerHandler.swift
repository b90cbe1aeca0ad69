import NIOCore
import NIOWebSocket

/// Answers each text frame of a connection with prepared bytes.
///
///     text ─► first one, and a snapshot was asked for? ─ yes ─► snapshot
///                      └─ no ─► answer ─ here, or by way of the main actor
///     ping ─► pong      close ─► close echoed, channel closed
final class AnswerHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let answer: ByteBuffer
    private let hopsToMainActor: Bool
    private var snapshot: ByteBuffer?

    init(options: Options) {
        answer = ByteBuffer(string: options.answer)
        hopsToMainActor = options.hopsToMainActor
        if options.snapshotBytes > 0 {
            snapshot = ByteBuffer(repeating: UInt8(ascii: "s"), count: options.snapshotBytes)
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        switch frame.opcode {
        case .text: reply(in: context)
        case .ping: send(.pong, frame.unmaskedData, in: context)
        case .connectionClose:
            send(.connectionClose, frame.unmaskedData, in: context)
            context.close(promise: nil)
        default: break
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    private func reply(in context: ChannelHandlerContext) {
        if let first = snapshot {
            snapshot = nil
            send(.text, first, in: context)
        } else if hopsToMainActor {
            let channel = context.channel
            let bytes = answer
            Task { @MainActor in
                channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .text, data: bytes), promise: nil)
            }
        } else {
            send(.text, answer, in: context)
        }
    }

    private func send(_ opcode: WebSocketOpcode, _ bytes: ByteBuffer, in context: ChannelHandlerContext) {
        context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: bytes)), promise: nil)
    }
}
