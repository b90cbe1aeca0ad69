import NIOCore
import NIOHTTP1
import NIOPosix

/// The page as it looks before its script runs.
extension HTTPHandler {
    func answerPreview(_ head: HTTPRequestHead, _ request: PreviewRequest, from store: SessionStore) {
        let run = { [weak self] in self?.runPreview(head, request, from: store) ?? false }
        let refusal = host.previews.add(run, from: request.visitor.address.block)
        if refusal != nil { host.metrics?.previewsRefused.increment() }
        switch refusal {
        case .ofAddress: refuse(head, .tooManyWaiting)
        case .ofAll: refuse(head, .busy)
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
            let html = store.preview(request)
            loop.execute {
                this.value.host.previews.finish()
                this.value.host.metrics?.previews.increment()
                this.value.compress(html, for: head, of: visitor)
                this.value.host.runPreviews()
            }
        }
        return true
    }

    /// Compresses a preview, if its client wants that, and sends it. Neither the main actor nor this loop waits meanwhile.
    private func compress(_ html: [UInt8], for head: HTTPRequestHead, of visitor: RequestVisitor) {
        guard context != nil else { return }
        let accepted = head.headers["accept-encoding"]
        let coding = ContentCoding.preferred(among: [.gzip, .identity], by: accepted)
        guard coding == .gzip, html.count >= Gzip.leastBytes else {
            return finishPreview(head, ByteBuffer(bytes: html), .identity, of: visitor)
        }
        let this = NIOLoopBound(self, eventLoop: host.loop)
        NIOThreadPool.singleton.runIfActive(eventLoop: host.loop) {
            Gzip.compressed(html).map { ByteBuffer(bytes: $0) }
        }
        .whenComplete { result in
            let packed = try? result.get()
            let (body, coding) = packed.map { ($0, .gzip) } ?? (ByteBuffer(bytes: html), ContentCoding.identity)
            this.value.finishPreview(head, body, coding, of: visitor)
        }
    }

    private func finishPreview(
        _ head: HTTPRequestHead, _ body: ByteBuffer, _ coding: ContentCoding, of visitor: RequestVisitor
    ) {
        guard let context else { return }
        var headers = ResponseHeaders.make(
            type: "text/html; charset=utf-8", cache: "no-store", policy: host.resources.document.policy)
        headers.add(name: "vary", value: "accept-encoding")
        if coding != .identity { headers.add(name: "content-encoding", value: coding.rawValue) }
        if visitor.isNew { headers.add(name: "set-cookie", value: host.visitorCookie.header(for: visitor.number)) }
        holdUnsent(body.readableBytes, of: visitor, on: context.channel)
        send(head, .ok, headers, body)
    }

    /// Counts an answer until it is sent. If its client's address has too much that isn't sent, a connection is closed.
    func holdUnsent(_ bytes: Int, of visitor: RequestVisitor, on channel: any Channel) {
        let (unsent, metrics) = (host.unsent, host.metrics)
        let number = unsent.add(visitor.address.block) {
            metrics?.refuse(.slowReader)
            channel.close(promise: nil)
        }
        release = { unsent.remove(number) }
        unsent.set(bytes, of: number)
    }
}
