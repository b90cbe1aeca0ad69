import Foundation
import NIOHTTP1

extension RequestPolicy {
    /// What a request sends to `/~/files/TOKEN/INDEX`, or why it is refused. It is `nil` if the address is another one.
    ///
    /// The size of the file must be known before its first byte, because it takes its space before.
    func upload(_ head: HTTPRequestHead) -> Result<UploadRequest, HTTPRefusal>? {
        guard addressRefusal(of: head) == nil, let address = basePath.inApp(head.uri) else { return nil }
        let parts = address.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 5, parts[0].isEmpty, parts[1] == "~", parts[2] == "files", RandomToken.isToken(parts[3]),
            parts[4].utf8.count <= 5, parts[4].utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let index = Int(parts[4])
        else { return nil }
        if case .refused(let status, let why)? = hostRefusal(of: head) { return .failure(HTTPRefusal(status, why)) }
        guard isOfOwnPage(head) else {
            return .failure(HTTPRefusal(.forbidden, "A page of another origin may not send files here"))
        }
        let lengths = head.headers["content-length"]
        guard lengths.count == 1, !head.headers.contains(name: "transfer-encoding"), let bytes = Int(lengths[0]),
            bytes >= 0
        else { return .failure(HTTPRefusal(.lengthRequired, "The size of the file must be known")) }
        if bytes > limits.uploadBytes { return .failure(.fileTooLarge) }
        let name = head.headers.first(name: UploadRequest.nameHeader)?.removingPercentEncoding ?? ""
        return .success(UploadRequest(token: String(parts[3]), index: index, name: name, bytes: bytes))
    }
}
