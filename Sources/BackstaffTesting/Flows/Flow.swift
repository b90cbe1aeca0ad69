import Foundation

/// What a person does in an app, and what is to be seen there: a step a line, in a file that can be read aloud.
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
/// The form is a part of YAML: a list whose entries are a name, or a name and one value. The names are Maestro's where
/// Maestro has the step. Values are words, plain or in quotes; lists, maps and values of several lines are errors.
/// ``FlowStep`` has all steps.
///
/// ```swift
/// let host = HeadlessHost(TownsApp.self)
/// try await host.perform(try Flow(contentsOf: "Towns.flow"))
/// ```
public struct Flow: Sendable {
    /// A step and where it stands.
    public struct Entry: Hashable, Sendable {
        /// The line of the file, counted from 1.
        public let line: Int
        /// What is to be done there.
        public let step: FlowStep
    }

    /// The steps, in order. There is at least one.
    public let entries: [Entry]

    /// How large a file may be, in bytes: 1 MiB, some thirty thousand steps.
    public static let sizeLimit = 1 << 20

    /// Reads a flow.
    ///
    /// - Parameter text: The lines of the flow.
    /// - Throws: ``FlowError`` for the first line that isn't understood.
    public init(_ text: String) throws(FlowError) {
        try self.init(bytes: Array(text.utf8))
    }

    /// Reads a file that holds a flow.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: ``FlowError`` if it can't be read, or for the first line that isn't understood.
    public init(contentsOf path: String) throws(FlowError) {
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw FlowError(line: nil, "There is no file that can be read at \(path).")
        }
        defer { try? file.close() }
        var bytes: [UInt8] = []
        do {
            // One byte more than is allowed tells a file that is too large, however large it is.
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

/// Why a flow can't be read.
public struct FlowError: Error, Hashable, CustomStringConvertible {
    /// The line that isn't understood, counted from 1; `nil` if it is about the file as a whole.
    public let line: Int?

    /// What is wrong, and what to write instead.
    public let message: String

    init(line: Int?, _ message: String) {
        self.line = line
        self.message = message
    }

    /// The message, with the line in front.
    public var description: String {
        line.map { "line \($0): \(message)" } ?? message
    }
}
