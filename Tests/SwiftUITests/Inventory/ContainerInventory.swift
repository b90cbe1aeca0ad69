import SwiftUI

extension ContainerValues {
    @Entry var isNoted = false
}

/// Forms of containers of the app, keys, dragging and calendars.
struct ContainerInventory: View {
    @State private var days: Set<DateComponents> = []
    @State private var log: [String] = []
    @FocusState private var isFocused: Bool
    private let way = Measurement(value: 3, unit: UnitLength.meters)

    var body: some View {
        ScrollView {
            keys
            containers
            dragging
            MultiDatePicker("Days", selection: $days)
            MultiDatePicker("Days from now", selection: $days, in: Date.now...)
            MultiDatePicker(selection: $days, in: ..<Date.distantFuture) { Text("Days before") }
            MultiDatePicker(String("Days between"), selection: $days, in: Date.now..<Date.distantFuture)
            Text(way, format: .measurement(width: .abbreviated, usage: .asProvided))
            Text("way \(way.formatted(.measurement(width: .wide, usage: .asProvided)))")
            ShareLink(item: Image(systemName: "star"), preview: SharePreview("Star", image: Image(systemName: "star")))
            Text("log \(log.joined(separator: " "))")
        }
    }

    @ViewBuilder private var keys: some View {
        Text("focus").focusable().focused($isFocused)
        Text("interactions").focusable(isFocused, interactions: .activate)
        Text("key").onKeyPress(.escape) { .ignored }
        Text("phases").onKeyPress(.space, phases: .up) { _ in .handled }
        Text("keys").onKeyPress(keys: [.upArrow, "a"]) { press in
            log.append(press.characters)
            return press.modifiers.isEmpty ? .handled : .ignored
        }
        Text("characters").onKeyPress(characters: .alphanumerics, phases: .down) { _ in .handled }
        Text("all keys").onKeyPress { press in press.key == .tab ? .ignored : .handled }
        Text("all phases").onKeyPress(phases: .all) { _ in .ignored }
    }

    @ViewBuilder private var containers: some View {
        Group(subviews: notes) { subviews in
            Text("count \(subviews.count)")
            if let first = subviews.first { first }
            ForEach(subviews.dropFirst()) { subview in
                subview.bold(subview.containerValues.isNoted)
            }
        }
        ForEach(subviews: notes) { subview in subview.padding() }
        Group(sections: notes) { sections in
            ForEach(sections) { section in
                section.header
                section.content
                section.footer
            }
        }
        ForEach(sections: notes) { section in Text("section of \(section.content.count)") }
    }

    @ViewBuilder private var notes: some View {
        Text("note").containerValue(\.isNoted, true)
        Section("header") { Text("in the section") }
    }

    @ViewBuilder private var dragging: some View {
        Text("source").draggable("words")
        Text("source with a preview").draggable(URL(filePath: "/a")) { Text("preview") }
        Text("destination").dropDestination(for: String.self) { words, place in
            log += words
            return place.x > 0
        }
        Text("targeted").dropDestination(for: Data.self) { items, _ in
            !items.isEmpty
        } isTargeted: { _ in
        }
        List {
            ForEach(["row"], id: \.self) { Text($0) }
                .dropDestination(for: String.self) { words, offset in log.insert(contentsOf: words, at: offset) }
        }
        .frame(height: 100)
    }
}
