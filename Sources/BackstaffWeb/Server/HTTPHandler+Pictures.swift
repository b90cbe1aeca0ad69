import NIOCore
import NIOHTTP1
import NIOPosix

/// The pictures of the app.
extension HTTPHandler {
    /// Answers with a picture. The front knows those in the app's bundles. A worker has the others.
    func answerPicture(_ head: HTTPRequestHead, _ name: String) {
        let picture = PictureFiles.picture(named: name)
        let relay: WorkerRelay? =
            if case .workers(let relay) = host.backend, !host.isDraining { relay } else { nil }
        if picture == nil, relay == nil { return refuse(head, .notFound) }
        withVisitor(of: head) { visitor in
            if let picture { return answer(head, with: picture, to: visitor) }
            // A browser that shows a page of the app has its cookie.
            guard let relay, !visitor.isNew else { return refuse(head, .notFound) }
            guard host.admitPicture(of: visitor) else { return refuse(head, .tooManyRequests) }
            pass(head, of: visitor, to: relay, for: .file)
        }
    }

    private func answer(
        _ request: HTTPRequestHead, with picture: PictureFiles.Picture, to visitor: RequestVisitor
    ) {
        let headers = picture.headers
        if request.knows(picture.tag) { return send(request, .notModified, headers, nil) }
        if request.method == .HEAD { return sendSize(of: picture, request, headers) }
        guard picture.contentsInMemory != nil || host.admitPicture(of: visitor) else {
            return refuse(request, .tooManyRequests)
        }
        let (loop, pictures) = (host.loop, host.pictures)
        let this = NIOLoopBound(self, eventLoop: loop)
        let ticket = pictures.request(picture, from: visitor.address.block) { contents in
            loop.execute {
                // Without it, the request was refused, or its connection has ended.
                guard this.value.refuseLate != nil else { return }
                this.value.refuseLate = nil
                this.value.send(request, headers, contents)
            }
        }
        release = { pictures.giveBack(ticket) }
        refuseLate = { [weak self] in self?.refuse(request, .picturesBusy) }
    }

    private func sendSize(of picture: PictureFiles.Picture, _ request: HTTPRequestHead, _ headers: HTTPHeaders) {
        let this = NIOLoopBound(self, eventLoop: host.loop)
        NIOThreadPool.singleton.runIfActive(eventLoop: host.loop) { picture.size() }.whenComplete { result in
            guard case .success(let size?) = result else { return this.value.refuse(request, .notFound) }
            var headers = headers
            headers.add(name: "content-length", value: String(size))
            this.value.send(request, .ok, headers, nil)
        }
    }

    private func send(_ request: HTTPRequestHead, _ headers: HTTPHeaders, _ contents: ByteBuffer?) {
        if let contents { send(request, .ok, headers, contents) } else { refuse(request, .notFound) }
    }
}

extension PictureFiles.Picture {
    /// The name is a hash of the contents.
    fileprivate var tag: String { "\"\(name)\"" }

    fileprivate var headers: HTTPHeaders {
        var headers = ResponseHeaders.make(
            type: kind.contentType, cache: "private, max-age=31536000, immutable",
            policy: ResponseHeaders.picturePolicy)
        headers.add(name: "etag", value: tag)
        return headers
    }
}
