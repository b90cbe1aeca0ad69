import Foundation

/// Writes each input to a file before it is read. If a trap ends the process, the file contains its cause.
///
/// The file is mapped into memory. A write costs one copy of the input, and the system keeps the file if the process
/// ends.
final class InputRecorder {
    private static let capacity = 1 << 17

    private let path: String
    private let memory: UnsafeMutableRawPointer

    init?(_ kind: FuzzKind) {
        let folder = Corpus.findings.appending(path: kind.rawValue)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.appending(path: "last-input").path
        let file = open(path, O_RDWR | O_CREAT | O_TRUNC, 0o600)
        guard file >= 0 else { return nil }
        defer { close(file) }
        guard ftruncate(file, off_t(Self.capacity)) == 0,
            let memory = mmap(nil, Self.capacity, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
            memory != UnsafeMutableRawPointer(bitPattern: -1)
        else { return nil }
        self.memory = memory
    }

    /// The length comes first, in four bytes, because the file is longer than most inputs.
    func record(_ bytes: [UInt8]) {
        let count = min(bytes.count, Self.capacity - 4)
        memory.storeBytes(of: UInt32(count), as: UInt32.self)
        bytes.withUnsafeBytes { source in
            if let start = source.baseAddress { (memory + 4).copyMemory(from: start, byteCount: count) }
        }
    }

    /// Removes the file after all inputs have been read.
    func end() {
        munmap(memory, Self.capacity)
        unlink(path)
    }
}
