import Foundation
import NIOCore
import NIOHTTP1

/// The files that pages send.
///
///     head ──► counted ──► chooser and space found ──► 100, if it is asked for ──► body to a file ──► 200
///                 │               │                                                    │ ends before
///                 └─ refused ◄────┘                                                    └──► the file is deleted
///
/// A front passes the head on to the visitor's worker, and the body after the worker's 100. So no body is read by a
/// process that doesn't store it. No other worker gets the request, because only this one has the chooser.
extension HTTPHandler {
    func beginUpload(_ head: HTTPRequestHead, _ upload: Result<UploadRequest, HTTPRefusal>) {
        isBusy = true
        hasOnlyRequest = true
        if let channel = context?.channel { try? host.setOptionsIfMounted(of: channel) }
        closeAt = sweeper.now + host.policy.limits.respondWithin
        receiver = FileReceiver(on: host.loop) { [weak self] in self?.context?.read() }
        try? context?.channel.syncOptions?.setOption(.autoRead, value: false)
        switch upload {
        case .failure(let refusal): refuse(head, refusal)
        case .success where host.isDraining: refuse(head, .end)
        case .success(let request): begin(head, request)
        }
    }

    private func begin(_ head: HTTPRequestHead, _ request: UploadRequest) {
        withVisitor(of: head) { visitor in
            // A page that shows a chooser has the cookie.
            if visitor.isNew { return refuse(head, .notFound) }
            guard host.admitRequest(of: visitor) else { return refuse(head, .tooManyRequests) }
            switch host.backend {
            case .workers(let relay):
                receiver?.clientWaits = head.headers.contains(name: "expect")
                var head = head
                head.headers.replaceOrAdd(name: "expect", value: "100-continue")
                pass(head, of: visitor, to: relay, for: .file)
            case .sessions(let store):
                let loop = host.loop
                let this = NIOLoopBound(self, eventLoop: loop)
                onMainActor {
                    let result = store.accept(request, from: visitor)
                    loop.execute { this.value.begin(head, result) }
                }
            }
        }
    }

    private func begin(_ head: HTTPRequestHead, _ result: Result<AcceptedUpload, HTTPRefusal>) {
        switch result {
        case .failure(let refusal): refuse(head, refusal)
        case .success(let upload):
            // The client has gone.
            guard let context else { return onMainActor { upload.fail() } }
            if host.isDraining {
                onMainActor { upload.fail() }
                return refuse(head, .end)
            }
            if head.headers.first(name: "expect")?.lowercased() == "100-continue" {
                let head = HTTPResponseHead(version: .http1_1, status: .continue)
                context.writeAndFlush(NIOAny(HTTPServerResponsePart.head(head)), promise: nil)
            }
            readFileFaster()
            let limits = host.policy.limits
            let end = sweeper.now + limits.uploadWithin
            uploadEnd = end
            closeAt = min(end, sweeper.now + limits.silentFor)
            let this = NIOLoopBound(self, eventLoop: host.loop)
            receiver?.start(upload) { ending in this.value.finish(head, upload, ending) }
        }
    }

    /// The file is accepted, so more of it may be on its way at a time.
    private func readFileFaster() {
        try? context?.channel.syncOptions?.setOption(
            .socketOption(.so_rcvbuf), value: HostLimits.unreadSystemBytesOfFile)
    }

    /// A part of a request that sends a file has come.
    func receive(_ part: HTTPServerRequestPart, by receiver: FileReceiver) {
        switch part {
        case .head: break
        case .body(let bytes):
            receiver.receive(bytes)
            if let uploadEnd { closeAt = min(uploadEnd, sweeper.now + host.policy.limits.silentFor) }
        case .end: receiver.receiveEnd()
        }
    }

    /// The file is stored, or can't be.
    func finish(_ head: HTTPRequestHead, _ upload: AcceptedUpload, _ ending: FileReceiver.Ending) {
        let loop = host.loop
        let this = NIOLoopBound(self, eventLoop: loop)
        if case .failed(let error) = ending { host.logger.noteUnstorable(error) }
        onMainActor {
            let refusal: HTTPRefusal?
            switch ending {
            case .complete: refusal = upload.finish() ? nil : .fileNotTaken
            case .failed:
                upload.fail(isStorable: false)
                refusal = .noSpace
            }
            loop.execute { this.value.answerUpload(head, refusal) }
        }
    }

    private func answerUpload(_ head: HTTPRequestHead, _ refusal: HTTPRefusal?) {
        uploadEnd = nil
        if let refusal { refuse(head, refusal) } else { say(head, .ok, "received") }
    }

    /// The server ends. A file is of no use any more, because its scene ends too.
    func drainUpload() {
        guard uploadEnd != nil else { return }
        receiver?.abort()
        context?.close(promise: nil)
    }

    /// Sends a worker what the front has read of the body, if there is one and the worker takes it.
    ///
    /// - Returns: The beginning of the answer for the client. The worker's 100 belongs to it only if the client has asked.
    func relayBody(to worker: any Channel, after answer: ByteBuffer) -> ByteBuffer {
        guard let receiver else { return answer }
        var rest = answer
        if rest.skipContinue() {
            readFileFaster()
            worker.writeAndFlush(receiver.takeWaiting(), promise: nil)
        }
        return receiver.clientWaits ? answer : rest
    }
}

extension ByteBuffer {
    /// Skips an answer with the status 100, if the bytes begin with one.
    ///
    /// - Returns: Whether they do.
    fileprivate mutating func skipContinue() -> Bool {
        let end = Array("\r\n\r\n".utf8)
        let bytes = readableBytesView
        guard bytes.starts(with: "HTTP/1.1 100 ".utf8), let range = bytes.firstRange(of: end) else { return false }
        moveReaderIndex(to: range.upperBound)
        return true
    }
}
