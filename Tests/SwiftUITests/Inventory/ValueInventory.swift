import BackstaffUniformTypes
import Foundation
import SwiftUI

/// The forms by which views pass values to each other, and by which files come and go.
struct ValueInventory: View {
    @State private var log: [String] = []
    @State private var imports = false
    @State private var exports = false
    @State private var deepest = 0
    @FocusedValue(\.vessel) private var vessel

    var body: some View {
        VStack {
            preferences
            focus
            gestures
            files
            Rows { Text("own layout") }
            Text("deepest \(deepest)")
            Text("log \(log.joined(separator: " ")), focus \(vessel ?? "nowhere")")
        }
    }

    @ViewBuilder private var preferences: some View {
        VStack {
            Text("sounding").preference(key: SoundingKey.self, value: 3)
            Text("deeper").preference(key: SoundingKey.self, value: 4)
                .transformPreference(SoundingKey.self) { $0 += 1 }
        }
        .onPreferenceChange(SoundingKey.self) { deepest = $0 }
        .overlayPreferenceValue(SoundingKey.self) { Text("over \($0)") }
        .backgroundPreferenceValue(SoundingKey.self, alignment: .top) { Text("under \($0)") }
        Text("anchored").anchorPreference(key: PlaceKey.self, value: .bounds) { [$0] }
            .overlayPreferenceValue(PlaceKey.self) { places in
                GeometryReader { geometry in Text("width \(places.first.map { geometry[$0].width } ?? 0)") }
            }
    }

    @ViewBuilder private var focus: some View {
        Text("in focus").focusedSceneValue(\.vessel, "Gannet").focusSection()
        TextField("vessel", text: .constant("")).focusedValue(\.vessel, "Petrel")
    }

    @ViewBuilder private var gestures: some View {
        let tap = TapGesture().onEnded { log.append("tap") }
        let drag = DragGesture().onEnded { _ in log.append("drag") }
        let hold = LongPressGesture().onEnded { _ in log.append("hold") }
        Text("both").gesture(tap.simultaneously(with: drag))
        Text("one after the other").gesture(hold.sequenced(before: drag))
        Text("one or the other").gesture(tap.exclusively(before: hold))
    }

    @ViewBuilder private var files: some View {
        Button("Import") { imports = true }
            .fileImporter(isPresented: $imports, allowedContentTypes: [.plainText]) { result in
                if case .success(let url) = result { log.append(url.lastPathComponent) }
            }
        Button("Import more") { imports = true }
            .fileImporter(isPresented: .constant(false), allowedContentTypes: [.json], allowsMultipleSelection: true) {
                _ in log.append("imported")
            }
        Button("Export") { exports = true }
            .fileExporter(
                isPresented: $exports, document: LogFile(words: "day 1"), contentType: .plainText,
                defaultFilename: "log.txt"
            ) { _ in log.append("exported") }
        Table([LogLine(id: "day 1")]) { TableColumn("line", value: \.id) }
            .tableStyle(.inset)
    }
}

private struct LogLine: Identifiable { let id: String }

private struct SoundingKey: PreferenceKey {
    static let defaultValue = 0

    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct PlaceKey: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

extension FocusedValues {
    @Entry fileprivate var vessel: String?
}

/// A layout of the app.
private struct Rows: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
}

private struct LogFile: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var words: String

    init(words: String) { self.words = words }

    init(configuration: ReadConfiguration) throws {
        words = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(words.utf8))
    }
}
