import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Answers the requests of one connection until it becomes a socket.
///
/// Files are served on the event loop. For a preview, the main actor runs the app's bodies.
final class HTTPHandler: ChannelInboundHandler, RemovableChannelHandler, SweptConnection {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let host: HostContext
    private let sweeper: ConnectionSweep
    private var context: ChannelHandlerContext?
    private var head: HTTPRequestHead?
    private var closeAt: NIODeadline
    /// The handlers before this one, if the connection can be passed to a worker.
    private let codec: HTTPCodec?
    /// Whether the connection belongs to a worker now, or soon will.
    private var isPassedOn = false
    /// Whether a request isn't answered yet.
    private(set) var isBusy = false
    /// Whether the current request isn't the app's. The next handlers get it.
    private var isForOthers = false
    /// Whether the only request of the connection has come. A front sends one, and names the visitor in it. What comes
    /// after it are the client's own bytes.
    private var hasOnlyRequest = false
    /// Why the current request wasn't upgraded, if it was counted and refused.
    var upgradeRefusal: RefusalReason?

    init(host: HostContext, sweeper: ConnectionSweep, codec: HTTPCodec? = nil) {
        self.host = host
        self.sweeper = sweeper
        self.codec = codec
        closeAt = host.isMounted ? .distantFuture : sweeper.now + host.policy.limits.headersWithin
    }

    // MARK: Life cycle

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        sweeper.add(self)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        leave()
    }

    func channelInactive(context: ChannelHandlerContext) {
        leave()
        context.fireChannelInactive()
    }

    private func leave() {
        context = nil
        host.forgetQuestion(of: self)
        sweeper.remove(self)
    }

    /// Closes the connection if the client sends its headers or reads its answer too slowly.
    func sweep(at now: NIODeadline) {
        if now >= closeAt { context?.close(promise: nil) }
    }

    /// A connection without a request stays open until the process ends. Its next request gets the last answer.
    func drain() {}

    func goAway() {
        // A connection of a server in which the app is mounted goes on without the app.
        if !host.isMounted || isBusy { context?.close(promise: nil) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A refused upgrade continues as a plain request, whose answer has the reason.
        if error is NIOWebSocketUpgradeError { return }
        if host.isMounted, !isBusy { return context.fireErrorCaught(error) }
        context.close(promise: nil)
    }

    // MARK: Requests

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isPassedOn || hasOnlyRequest { return }
        let part = unwrapInboundIn(data)
        if host.isMounted {
            if case .head(let head) = part { isForOthers = host.policy.basePath.inApp(head.uri) == nil }
            if isForOthers { return context.fireChannelRead(data) }
        }
        switch part {
        case .head(let head):
            self.head = head
            closeAt = sweeper.now + host.policy.limits.headersWithin
        case .body: break
        case .end:
            guard let head else { return }
            self.head = nil
            closeAt = sweeper.now + host.policy.limits.respondWithin
            isBusy = true
            hasOnlyRequest = host.isBehindFront
            answer(head)
        }
    }

    private func answer(_ head: HTTPRequestHead) {
        switch host.policy.route(head) {
        case .file(let name):
            guard let file = host.resources.files[name] else { return answer(head, .notFound, "Not found") }
            answer(head, with: file)
        case .symbols(let address): answer(head, with: host.resources.symbols.file(for: address))
        case .picture(let name): answerPicture(head, name)
        case .live: answer(head, .ok, "live")
        case .ready where host.isDraining: say(head, .serviceUnavailable, "not ready")
        case .ready: answerReady(head)
        case .preview where host.isMounted && host.isDraining: refuseBecauseOfEnd(head)
        case .preview(let url):
            withVisitor(of: head) { visitor in
                guard host.admitRequest(of: visitor) else { return refuseBecauseOfRate(head) }
                switch host.backend {
                case .sessions(let store):
                    answerPreview(head, PreviewRequest(url: url, visitor: visitor, head: head), from: store)
                case .workers(let relay): pass(head, of: visitor, to: relay, isSocket: false)
                }
            }
        case .socket:
            if case .refused(let status, let why)? = host.policy.socketRefusal(of: head) {
                answer(head, status, why)
            } else if host.isDraining {
                refuseBecauseOfEnd(head)
            } else {
                withVisitor(of: head) { answerSocket(head, of: $0) }
            }
        case .refused(.methodNotAllowed, let why): answer(head, .methodNotAllowed, why, [("allow", "GET, HEAD")])
        case .refused(let status, let why): answer(head, status, why)
        }
    }

    private func refuseBecauseOfEnd(_ head: HTTPRequestHead) {
        refuse(head, .serviceUnavailable, "The server ends", because: .draining, [("retry-after", "1")])
    }

    private func refuseBecauseOfRate(_ head: HTTPRequestHead) {
        refuse(
            head, .tooManyRequests, "There are too many requests from your address", because: .tooManyRequests,
            [("retry-after", "5")])
    }

    /// Not 503: a proxy would pass the request on, and the address would have as many places at the next replica.
    private func refuseBecauseOfWaiting(_ head: HTTPRequestHead) {
        refuse(
            head, .tooManyRequests, "Too many requests from your address are waiting", because: .tooManyWaiting,
            [("retry-after", "1")])
    }

    private func refuseBecauseOfWorkers(_ head: HTTPRequestHead) {
        refuse(
            head, .tooManyRequests,
            "There are too many visitors from your address: it has as many workers as it may have",
            because: .tooManyWorkers, [("retry-after", "5")])
    }

    /// Finds out who has sent a request, or refuses it.
    private func withVisitor(of head: HTTPRequestHead, _ answer: (RequestVisitor) -> Void) {
        do throws(IdentityHeaders.Refusal) {
            answer(try host.visitor(of: head, on: context?.channel))
        } catch {
            refuse(head, .badRequest, error.why, because: .identity)
        }
    }

    /// Answers a request for a socket that wasn't upgraded in this process.
    private func answerSocket(_ head: HTTPRequestHead, of visitor: RequestVisitor) {
        guard let context else { return }
        // A page whose socket was refused asks for the reason with a plain request, which takes nothing.
        let isQuestion = !head.headers.contains(name: "upgrade")
        let refusal =
            isQuestion
            ? host.socketRefusal(of: visitor, on: context.channel)
            : upgradeRefusal ?? host.countSocket(of: visitor, on: context.channel)
        upgradeRefusal = nil
        if refusal == .tooManyRequests { return refuseBecauseOfRate(head) }
        if let refusal {
            return refuse(
                head, .tooManyRequests, "There are too many connections from your address", because: refusal,
                [("retry-after", "5")])
        }
        guard case .workers(let relay) = host.backend else { return expectUpgrade(head) }
        if !isQuestion { return pass(head, of: visitor, to: relay, isSocket: true) }
        let this = NIOLoopBound(self, eventLoop: host.loop)
        relay.admits(visitor).whenSuccess { isAdmitted in
            if isAdmitted { this.value.expectUpgrade(head) } else { this.value.refuseBecauseOfWorkers(head) }
        }
    }

    private func expectUpgrade(_ head: HTTPRequestHead) {
        answer(head, .upgradeRequired, "A WebSocket is expected here", [("upgrade", "websocket")])
    }

    private func answerReady(_ head: HTTPRequestHead) {
        host.askReadiness(for: self) { [weak self] isReady in
            self?.say(head, isReady ? .ok : .serviceUnavailable, isReady ? "ready" : "not ready")
        }
    }

    private func answer(
        _ head: HTTPRequestHead, _ status: HTTPResponseStatus, _ words: String, _ extra: [(String, String)] = []
    ) {
        refuse(head, status, words, because: RefusalReason(status), extra)
    }

    private func refuse(
        _ head: HTTPRequestHead, _ status: HTTPResponseStatus, _ words: String, because reason: RefusalReason?,
        _ extra: [(String, String)] = []
    ) {
        host.metrics?.refuse(reason)
        say(head, status, words, extra)
    }

    /// Answers in words.
    private func say(
        _ head: HTTPRequestHead, _ status: HTTPResponseStatus, _ words: String, _ extra: [(String, String)] = []
    ) {
        var headers = ResponseHeaders.make(type: "text/plain; charset=utf-8", cache: "no-store")
        headers.add(contentsOf: extra)
        send(head, status, headers, ByteBuffer(string: words + "\n"))
    }

    private func answer(_ request: HTTPRequestHead, with file: PageFile) {
        var headers = ResponseHeaders.make(type: file.type, cache: "no-cache")
        headers.add(name: "etag", value: file.tag)
        let known = request.headers[canonicalForm: "if-none-match"]
        if known.contains(where: { $0 == file.tag || $0.dropFirst(2) == file.tag || $0 == "*" }) {
            return send(request, .notModified, headers, nil)
        }
        send(request, .ok, headers, file.body)
    }

    /// Answers with a picture of the app. The front knows those in the app's bundles. A worker has the others.
    private func answerPicture(_ head: HTTPRequestHead, _ name: String) {
        if let picture = PictureFiles.picture(named: name) { return answer(head, with: picture) }
        guard case .workers(let relay) = host.backend, !host.isDraining else {
            return answer(head, .notFound, "Not found")
        }
        withVisitor(of: head) { visitor in
            // A browser that shows a page of the app has its cookie.
            if visitor.isNew { return answer(head, .notFound, "Not found") }
            guard host.admitRequest(of: visitor) else { return refuseBecauseOfRate(head) }
            pass(head, of: visitor, to: relay, isSocket: false)
        }
    }

    private func answer(_ request: HTTPRequestHead, with picture: PictureFiles.Picture) {
        let headers = ResponseHeaders.make(
            type: picture.kind.contentType, cache: "private, max-age=31536000, immutable",
            policy: ResponseHeaders.picturePolicy)
        let loop = host.loop
        let this = NIOLoopBound(self, eventLoop: loop)
        NIOThreadPool.singleton.runIfActive(eventLoop: loop) { picture.contents() }.whenComplete { result in
            if case .success(let body?) = result {
                this.value.send(request, .ok, headers, body)
            } else {
                this.value.answer(request, .notFound, "Not found")
            }
        }
    }

    /// Passes the request and its connection to the visitor's worker.
    private func pass(
        _ head: HTTPRequestHead, of visitor: RequestVisitor, to relay: WorkerRelay, isSocket: Bool
    ) {
        guard let context else { return }
        isPassedOn = true
        // The worker, and the front that watches it, see to the time.
        closeAt = .distantFuture
        try? context.channel.syncOptions?.setOption(.autoRead, value: false)
        let request = WorkerRelay.request(head, for: visitor, isSocket: isSocket)
        let this = NIOLoopBound(self, eventLoop: host.loop)
        relay.pass(request, from: context.channel, of: visitor, isSocket: isSocket).whenComplete { result in
            switch result {
            case .success(let answer): this.value.relay(answer)
            case .failure(WorkerFinder.Refusal.clientHasGone): break
            case .failure(WorkerFinder.Refusal.tooManyWorkers): this.value.refuseBecauseOfWorkers(head)
            case .failure(WorkerFinder.Refusal.tooManyWaiting): this.value.refuseBecauseOfWaiting(head)
            case .failure(WorkerFinder.Refusal.harmful):
                // Not 503: a proxy would pass the request on, and another replica would lose a worker too.
                this.value.answer(head, .internalServerError, "The app has ended while it made this page")
            case .failure:
                this.value.answer(head, .serviceUnavailable, "The app isn't ready", [("retry-after", "1")])
            }
        }
    }

    /// Sends a worker's answer to the client. From then on bytes go both ways, and the handlers of HTTP are gone.
    private func relay(_ answer: WorkerRelay.Answer) {
        let worker = answer.worker
        // Without a context, the client is gone.
        guard let context, let codec else { return worker.close(promise: nil) }
        let channel = context.channel
        let pipeline = channel.pipeline.syncOperations
        // Requests that it holds back come to this handler now, which drops them.
        pipeline.removeHandler(codec.queue, promise: nil)
        pipeline.removeHandler(codec.encoder, promise: nil)
        pipeline.removeHandler(self, promise: nil)
        host.noteRelay(of: channel)
        channel.writeAndFlush(answer.beginning, promise: nil)
        guard worker.isActive else { return RelayHandler.close(channel, within: host.policy.limits.respondWithin) }
        do {
            try RelayHandler.connect(channel, worker, readWithin: host.policy.limits.respondWithin)
        } catch {
            worker.close(promise: nil)
            return channel.close(promise: nil)
        }
        // The decoder is the last one, because it passes on the bytes that have come after the request.
        pipeline.removeHandler(codec.decoder, promise: nil)
    }

    private func answerPreview(_ head: HTTPRequestHead, _ request: PreviewRequest, from store: SessionStore) {
        let run = { [weak self] in self?.runPreview(head, request, from: store) ?? false }
        let refusal = host.previews.add(run, from: request.visitor.address.block)
        if refusal != nil { host.metrics?.previewsRefused.increment() }
        switch refusal {
        case .ofAddress: refuseBecauseOfWaiting(head)
        case .ofAll: answer(head, .serviceUnavailable, "The server is busy", [("retry-after", "1")])
        case nil: host.runPreviews()
        }
    }

    /// - Returns: Whether the preview is running. It isn't if the client is gone.
    private func runPreview(_ head: HTTPRequestHead, _ request: PreviewRequest, from store: SessionStore) -> Bool {
        guard context != nil else { return false }
        let visitor = request.visitor
        let loop = host.loop
        let this = NIOLoopBound(self, eventLoop: loop)
        onMainActor {
            let html = ByteBuffer(bytes: store.preview(request))
            loop.execute { this.value.finishPreview(head, html, newVisitor: visitor.isNew ? visitor.number : nil) }
        }
        return true
    }

    private func finishPreview(_ head: HTTPRequestHead, _ html: ByteBuffer, newVisitor: String?) {
        host.previews.finish()
        host.metrics?.previews.increment()
        defer { host.runPreviews() }
        guard context != nil else { return }
        var headers = ResponseHeaders.make(type: "text/html; charset=utf-8", cache: "no-store")
        if let newVisitor { headers.add(name: "set-cookie", value: host.visitorCookie.header(for: newVisitor)) }
        send(head, .ok, headers, html)
    }

    private func send(
        _ request: HTTPRequestHead, _ status: HTTPResponseStatus, _ headers: HTTPHeaders, _ body: ByteBuffer?
    ) {
        guard let context else { return }
        var headers = headers
        if let body { headers.add(name: "content-length", value: String(body.readableBytes)) }
        let closes = !request.isKeepAlive || status.code >= 400 || host.isDraining || hasOnlyRequest
        if closes { headers.add(name: "connection", value: "close") }
        let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        if let body, request.method != .HEAD {
            context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
        }
        let written = context.writeAndFlush(wrapOutboundOut(.end(nil)))
        let this = NIOLoopBound(self, eventLoop: host.loop)
        written.whenComplete { _ in this.value.isBusy = false }
        let limits = host.policy.limits
        closeAt =
            host.isMounted && !closes ? .distantFuture : sweeper.now + (closes ? limits.respondWithin : limits.idleFor)
        if closes {
            let channel = context.channel
            written.whenComplete { _ in channel.close(promise: nil) }
        }
    }
}
