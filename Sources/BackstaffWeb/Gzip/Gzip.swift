import CBackstaffGzip

/// Compresses an answer that is made for its request, in the format of gzip (RFC 1952), with the system's zlib.
///
/// The page's files are compressed when they are made, and better.
enum Gzip {
    /// Smaller answers fit into one packet anyway.
    static let leastBytes = 1_400

    /// Returns the compressed bytes, or `nil` if there isn't enough memory.
    static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
        let packed = [UInt8](unsafeUninitializedCapacity: backstaff_gzip_bound(bytes.count)) { output, count in
            guard let start = output.baseAddress else { return }
            count = bytes.withUnsafeBufferPointer { backstaff_gzip($0.baseAddress, $0.count, start) }
        }
        return packed.isEmpty ? nil : packed
    }
}
