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

    let host: HostContext
    let sweeper: ConnectionSweep
    private(set) var context: ChannelHandlerContext?
    private var head: HTTPRequestHead?
    var closeAt: NIODeadline
    /// The handlers before this one, if the connection can be passed to a worker.
    private let codec: HTTPCodec?
    /// Whether the connection belongs to a worker now, or soon will.
    private var isPassedOn = false
    /// Whether a request isn't answered yet.
    var isBusy = false
    /// Whether the current request isn't the app's. The next handlers get it.
    private var isForOthers = false
    /// Whether the only request of the connection has come. A front sends one, and names the visitor in it. What comes
    /// after it are the client's own bytes. Nothing is answered behind a file either.
    var hasOnlyRequest = false
    /// Whether the connection closes when its last answer is sent.
    var isClosing = false
    /// Whether the end of an answer is being written.
    private var isEnding = false
    /// Gives back the memory of an answer, when it is sent or the connection has ended.
    var release: (() -> Void)?
    /// Answers a request whose answer waits for those of others, if it has waited too long. Otherwise its connection is closed.
    var refuseLate: (() -> Void)?
    /// Gets the body of a request that sends a file.
    var receiver: FileReceiver?
    /// Sends a file that the app offers.
    var sender: FileSender?
    /// When the file must have come.
    var uploadEnd: NIODeadline?
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
        refuseLate = nil
        receiver?.abort()
        sender?.abort()
        releaseMemory()
        host.forgetQuestion(of: self)
        sweeper.remove(self)
    }

    /// Closes the connection if the client sends its headers or reads its answer too slowly.
    func sweep(at now: NIODeadline) {
        if now < closeAt { return }
        guard let refuseLate else {
            context?.close(promise: nil)
            return
        }
        self.refuseLate = nil
        releaseMemory()
        refuseLate()
    }

    /// A connection without a request stays open until the process ends. Its next request gets the last answer.
    func drain() {
        drainUpload()
    }

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
        let part = unwrapInboundIn(data)
        if let receiver { return receive(part, by: receiver) }
        if isPassedOn || hasOnlyRequest || isClosing { return }
        if host.isMounted {
            if case .head(let head) = part { isForOthers = host.policy.basePath.inApp(head.uri) == nil }
            if isForOthers { return context.fireChannelRead(data) }
        }
        // What waits behind an answer is passed on when the connection has ended.
        if self.context == nil { return }
        switch part {
        case .head(let head):
            self.head = head
            closeAt = sweeper.now + host.policy.limits.headersWithin
            // Other requests have no body. They are answered when they are complete.
            if head.method == .POST, let upload = host.policy.upload(head) { beginUpload(head, upload) }
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

    func channelReadComplete(context: ChannelHandlerContext) {
        receiver?.readIsComplete()
        context.fireChannelReadComplete()
    }

    private func answer(_ head: HTTPRequestHead) {
        switch host.policy.route(head) {
        case .file(let name):
            guard let (file, isOwnVersion) = host.resources.file(at: name) else { return refuse(head, .notFound) }
            answer(head, with: file, isOwnVersion: isOwnVersion)
        case .symbols(let address): answerSymbols(head, address)
        case .picture(let name): answerPicture(head, name)
        case .download(let token): answerDownload(head, token)
        case .live: say(head, .ok, "live")
        case .ready where host.isDraining: say(head, .serviceUnavailable, "not ready")
        case .ready: answerReady(head)
        case .preview where host.isMounted && host.isDraining: refuse(head, .end)
        case .preview(let url):
            withVisitor(of: head) { visitor in
                guard host.admitRequest(of: visitor) else { return refuse(head, .tooManyRequests) }
                switch host.backend {
                case .sessions(let store):
                    answerPreview(head, PreviewRequest(url: url, visitor: visitor, head: head), from: store)
                case .workers(let relay): pass(head, of: visitor, to: relay, for: .page)
                }
            }
        case .socket:
            if case .refused(let status, let why)? = host.policy.socketRefusal(of: head) {
                refuse(head, HTTPRefusal(status, why))
            } else if host.isDraining {
                refuse(head, .end)
            } else {
                withVisitor(of: head) { answerSocket(head, of: $0) }
            }
        case .refused(.methodNotAllowed, let why):
            refuse(head, HTTPRefusal(.methodNotAllowed, why, [("allow", "GET, HEAD")]))
        case .refused(let status, let why): refuse(head, HTTPRefusal(status, why))
        }
    }

    /// Finds out who has sent a request, or refuses it.
    func withVisitor(of head: HTTPRequestHead, _ answer: (RequestVisitor) -> Void) {
        do throws(IdentityHeaders.Refusal) {
            answer(try host.visitor(of: head, on: context?.channel))
        } catch {
            refuse(head, HTTPRefusal(.badRequest, error.why, because: .identity))
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
        if let refusal {
            return refuse(head, refusal == .tooManyRequests ? .tooManyRequests : .tooManyConnections)
        }
        guard case .workers(let relay) = host.backend else { return refuse(head, .socketExpected) }
        if !isQuestion { return pass(head, of: visitor, to: relay, for: .socket) }
        let this = NIOLoopBound(self, eventLoop: host.loop)
        // A page whose socket waits for a worker must not think that something else is in its way.
        relay.refusal(of: visitor).whenSuccess { refusal in
            switch refusal {
            case nil: this.value.refuse(head, .socketExpected)
            case .tooManyWorkers: this.value.refuse(head, .tooManyWorkers)
            default: this.value.refuse(head, .notReady)
            }
        }
    }

    private func answerReady(_ head: HTTPRequestHead) {
        host.askReadiness(for: self) { [weak self] isReady in
            self?.say(head, isReady ? .ok : .serviceUnavailable, isReady ? "ready" : "not ready")
        }
    }

    func refuse(_ head: HTTPRequestHead, _ refusal: HTTPRefusal) {
        host.metrics?.refuse(refusal.reason)
        say(head, refusal.status, refusal.words, refusal.headers)
    }

    /// Answers in words.
    func say(
        _ head: HTTPRequestHead, _ status: HTTPResponseStatus, _ words: String, _ extra: [(String, String)] = []
    ) {
        var headers = ResponseHeaders.make(type: "text/plain; charset=utf-8", cache: "no-store")
        headers.add(contentsOf: extra)
        send(head, status, headers, ByteBuffer(string: words + "\n"))
    }

    private func answer(_ request: HTTPRequestHead, with file: PageFile, isOwnVersion: Bool) {
        let form = file.form(for: request)
        let headers = file.headers(of: form, isOwnVersion: isOwnVersion)
        if request.knows(form.tag) { return send(request, .notModified, headers, nil) }
        send(request, .ok, headers, form.body)
    }

    /// Passes the request and its connection to the visitor's worker.
    func pass(
        _ head: HTTPRequestHead, of visitor: RequestVisitor, to relay: WorkerRelay, for purpose: WorkerRelay.Purpose
    ) {
        guard let context else { return }
        isPassedOn = true
        // The worker, and the front that watches it, see to the time.
        closeAt = .distantFuture
        try? context.channel.syncOptions?.setOption(.autoRead, value: false)
        let request = WorkerRelay.request(head, for: visitor, isSocket: purpose == .socket)
        let this = NIOLoopBound(self, eventLoop: host.loop)
        relay.pass(request, from: context.channel, of: visitor, for: purpose).whenComplete { result in
            switch result {
            case .success(let answer): this.value.relay(answer)
            case .failure(WorkerFinder.Refusal.clientHasGone): break
            case .failure(WorkerFinder.Refusal.tooManyWorkers): this.value.refuse(head, .tooManyWorkers)
            case .failure(WorkerFinder.Refusal.tooManyWaiting): this.value.refuse(head, .tooManyWaiting)
            case .failure(WorkerFinder.Refusal.noFile): this.value.refuse(head, .notFound)
            case .failure(WorkerFinder.Refusal.harmful): this.value.refuse(head, .harmful)
            case .failure: this.value.refuse(head, .notReady)
            }
        }
    }

    /// Sends a worker's answer to the client. From then on bytes go both ways, and the handlers of HTTP are gone.
    private func relay(_ answer: WorkerRelay.Answer) {
        let worker = answer.worker
        // Without a context, the client is gone.
        guard let context, let codec else { return worker.close(promise: nil) }
        let channel = context.channel
        let beginning = relayBody(to: worker, after: answer.beginning)
        let pipeline = channel.pipeline.syncOperations
        // Requests that it holds back come to this handler now, which drops them.
        pipeline.removeHandler(codec.queue, promise: nil)
        pipeline.removeHandler(codec.encoder, promise: nil)
        pipeline.removeHandler(self, promise: nil)
        host.noteRelay(of: channel)
        channel.writeAndFlush(beginning, promise: nil)
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

    private func releaseMemory() {
        release?()
        release = nil
    }

    /// Sends an answer, and then waits for the next request or closes the connection.
    func send(
        _ request: HTTPRequestHead, _ status: HTTPResponseStatus, _ headers: HTTPHeaders, _ body: ByteBuffer?
    ) {
        guard let context else { return }
        let limits = host.policy.limits
        let answer = HTTPAnswer(
            status: status, headers: headers, body: body,
            closes: !request.isKeepAlive || status.code >= 400 || host.isDraining || hasOnlyRequest)
        isClosing = answer.closes
        closeAt = sweeper.now + limits.respondWithin
        let this = NIOLoopBound(self, eventLoop: host.loop)
        answer.begin(for: request.method, in: context).whenComplete { result in
            this.value.releaseMemory()
            // Otherwise the connection has ended.
            if case .success = result { this.value.finish(answer) }
        }
    }

    /// The answer is sent.
    private func finish(_ answer: HTTPAnswer) {
        isBusy = false
        guard let context else { return }
        if answer.closes { return context.close(promise: nil) }
        closeAt = host.isMounted ? .distantFuture : sweeper.now + host.policy.limits.idleFor
        if !isEnding { return writeEnd() }
        // The next request has come, and was answered, while the last end was written. Thousands may wait behind it. Their
        // answers mustn't be nested in each other.
        let this = NIOLoopBound(self, eventLoop: host.loop)
        host.loop.execute { this.value.writeEnd() }
    }

    private func writeEnd() {
        guard let context else { return }
        isEnding = true
        HTTPAnswer.end(in: context)
        isEnding = false
    }
}

extension HTTPRequestHead {
    /// Whether the client has what a tag stands for.
    func knows(_ tag: String) -> Bool {
        headers[canonicalForm: "if-none-match"].contains { $0 == tag || $0.dropFirst(2) == tag || $0 == "*" }
    }
}
