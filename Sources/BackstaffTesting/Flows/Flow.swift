import Foundation

/// A user-interface test in a text file: a list of the steps that a user takes and of what must then be on screen.
///
/// ```
/// appId: org.example.towns     # a header, as in Maestro's files, is read and has no effect
/// ---
/// - tapOn: Ely
/// - assertTitle: Ely
/// - resize: 1194x834
/// - back
/// - assertVisible: Wells
/// ```
///
/// The format is a subset of YAML: a list whose entries are a name, or a name and one value. A step that exists in
/// Maestro has the same name here. Values are text, plain or in quotes. Lists, maps and values of several lines are
/// errors. ``FlowStep`` documents all steps.
///
/// ```swift
/// let host = HeadlessHost(TownsApp.self)
/// try await host.perform(try Flow(contentsOf: "Towns.flow"))
/// ```
public struct Flow: Sendable {
    /// A step and its line.
    public struct Entry: Hashable, Sendable {
        /// The line in the file, counted from 1.
        public let line: Int
        /// The step.
        public let step: FlowStep
    }

    /// The steps, in order. A flow has at least one step.
    public let entries: [Entry]

    /// The largest size of a file, in bytes: 1 MiB, which is about thirty thousand steps.
    public static let sizeLimit = 1 << 20

    /// Creates a flow from text.
    ///
    /// - Parameter text: The lines of the flow.
    /// - Throws: ``FlowError`` for the first line that can't be read.
    public init(_ text: String) throws(FlowError) {
        try self.init(bytes: Array(text.utf8))
    }

    /// Creates a flow from a file.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: ``FlowError`` if the file can't be read, or for its first line that can't be read.
    public init(contentsOf path: String) throws(FlowError) {
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw FlowError(line: nil, "The file \(path) doesn't exist or can't be read.")
        }
        defer { try? file.close() }
        var bytes: [UInt8] = []
        do {
            // One byte more than the limit is enough to find that a file is too large.
            while bytes.count <= Self.sizeLimit,
                let data = try file.read(upToCount: Self.sizeLimit + 1 - bytes.count), !data.isEmpty
            {
                bytes += data
            }
        } catch {
            throw FlowError(line: nil, "\(path) can't be read: \(error.localizedDescription)")
        }
        try self.init(bytes: bytes)
    }

    init(bytes: [UInt8]) throws(FlowError) {
        guard bytes.count <= Self.sizeLimit else {
            throw FlowError(line: nil, "The flow is larger than \(Self.sizeLimit >> 20) MiB.")
        }
        entries = try FlowReader.entries(in: bytes)
    }
}

/// An error that describes why a flow can't be read.
public struct FlowError: Error, Hashable, CustomStringConvertible {
    /// The line that can't be read, counted from 1, or `nil` if the error concerns the whole file.
    public let line: Int?

    /// A description of the problem, and of what to write instead.
    public let message: String

    init(line: Int?, _ message: String) {
        self.line = line
        self.message = message
    }

    /// The message, preceded by the line number if there is one.
    public var description: String {
        line.map { "line \($0): \(message)" } ?? message
    }
}
