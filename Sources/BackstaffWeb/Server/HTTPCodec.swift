import NIOCore
import NIOHTTP1

/// The handlers that turn bytes into requests, and responses into bytes.
struct HTTPCodec {
    let encoder: HTTPResponseEncoder
    let decoder: ByteToMessageHandler<HTTPRequestDecoder>
    /// Holds a request back until the one before it is answered.
    let queue: HTTPServerPipelineHandler
}
