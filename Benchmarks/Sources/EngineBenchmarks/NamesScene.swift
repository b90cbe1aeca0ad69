import BackstaffTesting
import Measurement
import SwiftUI

/// A long list with a selection and a filter in the app.
final class NamesScene: HostedScene<String> {
    private let selection: Handle<Int?>
    private let rows: [NamedRow]
    private var top: Int?

    init(rows count: Int, hasState: Bool) {
        let rows = NamedRows.rows(count)
        let selection = Handle<Int?>()
        self.rows = rows
        self.selection = selection
        super.init { text in
            if hasState {
                AnyView(Names(rows: rows, text: text, chosen: selection) { UnfoldingName(name: $0) })
            } else {
                AnyView(Names(rows: rows, text: text, chosen: selection) { Name(name: $0) })
            }
        }
    }

    override func perform(_ operation: Step) {
        switch operation {
        case .scroll(let row):
            host.scrollNow(toRow: row)
            top = row == 0 ? nil : row
        case .filter(let isOn): write { $0 = isOn ? NamedRows.rareText : "" }
        case .select(let row):
            selection.binding?.wrappedValue = row
            host.update()
        default: super.perform(operation)
        }
    }

    override func visibleText() -> String {
        let texts = texts
        let first = top.map { top in texts.first { $0 == rows[top].name } ?? "row \(top) isn't made" }
        let selected = host.selectedRows.map { " selected: \($0)" }.joined()
        return "\(first ?? texts.first ?? "") \(rowCount) rows\(selected)"
    }
}

private struct Names<Content: View>: View {
    let rows: [NamedRow]
    let text: NamesScene.Handle<String>
    let chosen: NamesScene.Handle<Int?>
    @ViewBuilder let content: (String) -> Content
    @State private var filter = ""
    @State private var selection: Int?

    var body: some View {
        List(NamedRows.rows(rows, holding: filter), selection: $selection) { content($0.name) }
            .onAppear {
                text.binding = $filter
                chosen.binding = $selection
            }
    }
}

private struct Name: View {
    let name: String
    var body: some View { Text(name) }
}

private struct UnfoldingName: View {
    let name: String
    @State private var isUnfolded = false

    var body: some View {
        Text(name).onTapGesture { isUnfolded.toggle() }
    }
}
