import Foundation

#if os(Linux) && canImport(Runtime)
    import Runtime
#endif

/// Finds the line of the app's code that is running, for `--trace-writes`.
///
/// A property's setter doesn't know its caller, but the stack does. This type finds the addresses on the stack. The
/// toolchain's `llvm-symbolizer` maps them to lines, because the standard library's symbolication takes a minute in a
/// program of usual size.
@MainActor
enum WriteBacktrace {
    /// The lines of addresses that were looked up before. The value is `nil` for an address outside the app's code.
    private static var known: [UInt64: String?] = [:]
    private static var symbolizer = Symbolizer()

    /// Returns the innermost line of the app's own code, such as `Views/RecipeList.swift:40`.
    static func findPlace() -> String? {
        #if os(Linux) && canImport(Runtime)
            let addresses = programAddresses()
            let unknown = addresses.filter { known[$0] == nil }
            if let lines = symbolizer?.lines(of: unknown) {
                for (address, line) in zip(unknown, lines) { known.updateValue(place(line), forKey: address) }
            }
            for address in addresses {
                if case .some(let place?) = known[address] { return place }
            }
        #endif
        return nil
    }

    #if os(Linux) && canImport(Runtime)
        /// Returns the callers within the program as offsets from its start. The innermost caller is first.
        private static func programAddresses() -> [UInt64] {
            guard let program, let stack = try? Backtrace.capture(algorithm: .fast, limit: 64) else { return [] }
            return stack.frames.compactMap { frame in
                guard let address = UInt64(frame.adjustedProgramCounter), program.contains(address) else { return nil }
                return address - program.lowerBound
            }
        }

        /// The addresses of this program in memory.
        private static let program: Range<UInt64>? = {
            guard let path = ownPath, let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else {
                return nil
            }
            let parts = maps.split(separator: "\n").filter { $0.hasSuffix(" \(path)") }
            let bounds = parts.map {
                $0.prefix { $0 != " " }.split(separator: "-").compactMap { UInt64($0, radix: 16) }
            }
            guard let start = bounds.first?.first, let end = bounds.last?.last, start < end else { return nil }
            return start..<end
        }()
    #endif

    /// Shortens `/home/…/Views/RecipeList.swift:40:9` to `Views/RecipeList.swift:40`.
    ///
    /// - Returns: `nil` if the line isn't the app's own code.
    private static func place(_ line: String) -> String? {
        let parts = line.split(separator: ":")
        guard parts.count >= 3, line.hasPrefix("/"), !line.hasPrefix(framework), parts[1] != "0",
            !line.contains("@__swiftmacro"), !line.contains("/swift/stdlib/"), !line.contains("<compiler-generated>")
        else { return nil }
        return parts[0].split(separator: "/").suffix(2).joined(separator: "/") + ":\(parts[1])"
    }

    /// The path prefix of the framework's sources.
    private static let framework: String = {
        let file = #filePath
        guard let end = file.range(of: "/Sources/BackstaffWeb/", options: .backwards) else { return file }
        return String(file[..<end.lowerBound]) + "/Sources/"
    }()
}

/// The path of the running program.
private var ownPath: String? { try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") }

/// A symbolizer process, which maps addresses to lines over a pipe for as long as this process lives.
private struct Symbolizer {
    private let process: SpawnedProcess
    private let questions = Pipe()
    private let answers = Pipe()

    /// Starts the process. `nil` if it can't be started.
    init?() {
        guard let program = ownPath, let nothing = FileHandle(forWritingAtPath: "/dev/null") else { return nil }
        let process = try? SpawnedProcess(
            "/usr/bin/env",
            arguments: ["llvm-symbolizer", "--obj=\(program)", "--functions=none", "--no-inlines"],
            environment: ProcessInfo.processInfo.environment,
            descriptors: [
                STDIN_FILENO: questions.fileHandleForReading.fileDescriptor,
                STDOUT_FILENO: answers.fileHandleForWriting.fileDescriptor,
                STDERR_FILENO: nothing.fileDescriptor,
            ])
        guard let process else { return nil }
        self.process = process
        // Once these are closed here, the end of the process is an end of its answers.
        try? questions.fileHandleForReading.close()
        try? answers.fileHandleForWriting.close()
    }

    /// Returns the line of each address, or `nil` if the symbolizer doesn't answer.
    func lines(of addresses: [UInt64]) -> [String]? {
        if addresses.isEmpty { return [] }
        let question = addresses.map { "0x\(String($0, radix: 16))\n" }.joined()
        guard process.isRunning, (try? questions.fileHandleForWriting.write(contentsOf: Data(question.utf8))) != nil
        else { return nil }
        var text = ""
        while text.components(separatedBy: "\n\n").count <= addresses.count {
            let data = answers.fileHandleForReading.availableData
            if data.isEmpty { return nil }
            text += String(decoding: data, as: UTF8.self)
        }
        return text.components(separatedBy: "\n\n").dropLast().map { String($0.prefix { $0 != "\n" }) }
    }
}
