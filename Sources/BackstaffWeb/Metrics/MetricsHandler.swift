import NIOCore
import NIOHTTP1

/// Answers one request for the figures, and closes the connection.
final class MetricsHandler: ChannelInboundHandler, SweptConnection {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let page: MetricsPage
    private let policy: RequestPolicy
    private let sweeper: ConnectionSweep
    private var context: ChannelHandlerContext?
    private var head: HTTPRequestHead?
    private var isAnswered = false
    private var closeAt: NIODeadline

    init(_ page: MetricsPage, policy: RequestPolicy, sweeper: ConnectionSweep) {
        self.page = page
        self.policy = policy
        self.sweeper = sweeper
        closeAt = sweeper.now + policy.limits.headersWithin
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        sweeper.add(self)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        sweeper.remove(self)
    }

    func channelInactive(context: ChannelHandlerContext) {
        sweeper.remove(self)
        context.fireChannelInactive()
    }

    func sweep(at now: NIODeadline) {
        if now >= closeAt { goAway() }
    }

    /// The figures are wanted until the server ends, and nobody waits for them.
    func drain() {}

    var isBusy: Bool { false }

    func goAway() {
        context?.close(promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): self.head = head
        case .body: break
        case .end:
            // What has come behind the request is passed on when the connection has ended.
            guard let head, !isAnswered else { return }
            isAnswered = true
            closeAt = sweeper.now + policy.limits.respondWithin
            answer(head, context: context)
        }
    }

    private func answer(_ head: HTTPRequestHead, context: ChannelHandlerContext) {
        if case .refused(let status, let why)? = policy.refusal(of: head) {
            return send(head, status, "text/plain; charset=utf-8", why + "\n", context: context)
        }
        guard head.uri.prefix(while: { $0 != "?" }) == MetricsPage.path else {
            return send(
                head, .notFound, "text/plain; charset=utf-8", "Only \(MetricsPage.path) is here\n", context: context)
        }
        send(head, .ok, PrometheusText.contentType, page.text, context: context)
    }

    private func send(
        _ request: HTTPRequestHead, _ status: HTTPResponseStatus, _ type: String, _ text: String,
        context: ChannelHandlerContext
    ) {
        let answer = HTTPAnswer(
            status: status, headers: ResponseHeaders.make(type: type, cache: "no-store"),
            body: ByteBuffer(string: text), closes: true)
        let channel = context.channel
        answer.begin(for: request.method, in: context).whenComplete { _ in channel.close(promise: nil) }
    }
}
