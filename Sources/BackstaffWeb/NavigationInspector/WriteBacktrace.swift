import Foundation

#if os(Linux) && canImport(Runtime)
    import Runtime
#endif

/// Finds the line of an app that is running, for `--trace-writes`.
///
/// A property's setter isn't told who calls it; the stack knows. Where in the program the stack leads is found here; to
/// which lines that belongs is the business of `llvm-symbolizer`, which comes with the toolchain: the library's own way to
/// find lines takes a minute in a program of usual size.
@MainActor
enum WriteBacktrace {
    /// The lines of addresses that were asked for before; `nil` for those that aren't an app's.
    private static var known: [UInt64: String?] = [:]
    private static var symbolizer = Symbolizer()

    /// `Views/RecipeList.swift:40`: the innermost line that is neither the framework's nor the language's.
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
        /// The callers within the program itself, by their distance from its beginning, the innermost first.
        private static func programAddresses() -> [UInt64] {
            guard let program, let stack = try? Backtrace.capture(algorithm: .fast, limit: 64) else { return [] }
            return stack.frames.compactMap { frame in
                guard let address = UInt64(frame.adjustedProgramCounter), program.contains(address) else { return nil }
                return address - program.lowerBound
            }
        }

        /// Where the program lies that this is a part of, in memory.
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

    /// `Views/RecipeList.swift:40` for `/home/…/Views/RecipeList.swift:40:9`, if that is a line of an app.
    private static func place(_ line: String) -> String? {
        let parts = line.split(separator: ":")
        guard parts.count >= 3, line.hasPrefix("/"), !line.hasPrefix(framework), parts[1] != "0",
            !line.contains("@__swiftmacro"), !line.contains("/swift/stdlib/"), !line.contains("<compiler-generated>")
        else { return nil }
        return parts[0].split(separator: "/").suffix(2).joined(separator: "/") + ":\(parts[1])"
    }

    /// The folder that the modules of the framework are in, with the start of their names.
    private static let framework: String = {
        let file = #filePath
        guard let end = file.range(of: "/Sources/BackstaffWeb/", options: .backwards) else { return file }
        return String(file[..<end.lowerBound]) + "/Sources/"
    }()
}

/// The file of the program that runs.
private var ownPath: String? { try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") }

/// A process that knows the lines of the program, asked over a pipe for as long as this one lives.
private struct Symbolizer {
    private let process = Process()
    private let questions = Pipe()
    private let answers = Pipe()

    /// Starts it. `nil` if there is none.
    init?() {
        guard let program = ownPath else { return nil }
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["llvm-symbolizer", "--obj=\(program)", "--functions=none", "--no-inlines"]
        process.standardInput = questions
        process.standardOutput = answers
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
    }

    /// The line of each address, or `nil` if there is no answer.
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
