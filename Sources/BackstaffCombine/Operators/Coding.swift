import Foundation

/// A type that encodes values.
public protocol TopLevelEncoder<Output> {
    /// The type of the encoded form.
    associatedtype Output
    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// A type that decodes values.
public protocol TopLevelDecoder<Input> {
    /// The type of the encoded form.
    associatedtype Input
    /// Decodes a value.
    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publishers {
    /// A publisher that encodes each value.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: _Operator where Upstream.Output: Encodable {
        /// The kind of values that this publisher sends.
        public typealias Output = Coder.Output
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        private let encoder: Coder

        init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .throwing { .emit(try encoder.encode($0)) }
        }
    }

    /// A publisher that decodes each value.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: _Operator
    where Upstream.Output == Coder.Input {
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        private let decoder: Coder

        init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .throwing { .emit(try decoder.decode(Output.self, from: $0)) }
        }
    }
}

extension Publisher {
    /// Encodes each value. The publisher fails if the encoder throws an error.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
    where Output: Encodable {
        Publishers.Encode(upstream: self, encoder: encoder)
    }

    /// Decodes each value. The publisher fails if the decoder throws an error.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
        -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input
    {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}
