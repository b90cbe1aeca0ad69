import NIOCore
import NIOHTTP1

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
            let html = ByteBuffer(bytes: store.preview(request))
            loop.execute { this.value.finishPreview(head, html, of: visitor) }
        }
        return true
    }

    private func finishPreview(_ head: HTTPRequestHead, _ html: ByteBuffer, of visitor: RequestVisitor) {
        host.previews.finish()
        host.metrics?.previews.increment()
        defer { host.runPreviews() }
        guard let context else { return }
        var headers = ResponseHeaders.make(
            type: "text/html; charset=utf-8", cache: "no-store", policy: host.resources.document.policy)
        if visitor.isNew { headers.add(name: "set-cookie", value: host.visitorCookie.header(for: visitor.number)) }
        holdUnsent(html.readableBytes, of: visitor, on: context.channel)
        send(head, .ok, headers, html)
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
