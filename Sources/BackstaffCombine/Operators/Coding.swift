import Foundation

/// Something that turns values into data of one type.
public protocol TopLevelEncoder<Output> {
    /// The encoded form.
    associatedtype Output
    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Something that turns data of one type into values.
public protocol TopLevelDecoder<Input> {
    /// The encoded form.
    associatedtype Input
    /// Decodes a value.
    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publishers {
    /// Encodes each value.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: _Operator where Upstream.Output: Encodable {
        /// What is sent.
        public typealias Output = Coder.Output
        /// What it can fail with.
        public typealias Failure = any Error
        /// The publisher that feeds this one.
        public let upstream: Upstream
        private let encoder: Coder

        init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .throwing { .emit(try encoder.encode($0)) }
        }
    }

    /// Decodes each value.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: _Operator
    where Upstream.Output == Coder.Input {
        /// What it can fail with.
        public typealias Failure = any Error
        /// The publisher that feeds this one.
        public let upstream: Upstream
        private let decoder: Coder

        init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .throwing { .emit(try decoder.decode(Output.self, from: $0)) }
        }
    }
}

extension Publisher {
    /// Encodes each value; an error of the encoder ends the stream.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
    where Output: Encodable {
        Publishers.Encode(upstream: self, encoder: encoder)
    }

    /// Decodes each value; an error of the decoder ends the stream.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
        -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input
    {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}
