import SwiftUI

/// All schemes side by side in wide windows, or one at a time.
///
/// The models live here, so that a scheme that is out of sight keeps its place.
public struct SchemeBrowser: View {
    @StateObject private var lists = ListsModel()
    @StateObject private var ownRows = OwnRowsModel()
    @StateObject private var byHand = ByHandModel()
    /// The scheme that was chosen; nil for all of them, which a narrow window shows as the first.
    @State private var chosen: Scheme?
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    /// Shows every scheme from its start.
    public init() {}

    /// What is shown.
    public var body: some View {
        VStack(spacing: 12) {
            Picker("Scheme", selection: shown) {
                if !isNarrow {
                    Text("Side by Side").tag(Scheme?.none)
                }
                ForEach(Scheme.allCases) { scheme in
                    Text(scheme.name).tag(Scheme?.some(scheme))
                }
            }
            .pickerStyle(.segmented)
            .frame(maxWidth: 560)
            if let scheme = shown.wrappedValue {
                pane(for: scheme)
            } else {
                SideBySide { scheme in
                    pane(for: scheme)
                }
            }
        }
        .padding(12)
    }

    private var isNarrow: Bool { horizontalSizeClass == .compact }

    private var shown: Binding<Scheme?> {
        Binding(
            get: { isNarrow ? chosen ?? .lists : chosen },
            set: { chosen = $0 })
    }

    @ViewBuilder
    private func pane(for scheme: Scheme) -> some View {
        switch scheme {
        case .lists: ListsScheme(model: lists)
        case .ownRows: OwnRowsScheme(model: ownRows)
        case .byHand: ByHandScheme(model: byHand)
        }
    }
}

/// Every scheme, as wide as a third of the window; where that is too little, in a row that scrolls sideways, with the next
/// scheme looking in.
private struct SideBySide<Pane: View>: View {
    @ViewBuilder let pane: (Scheme) -> Pane

    private let spacing: CGFloat = 16
    private let leastWidth: CGFloat = 460
    /// What is seen of a scheme that there is no room for.
    private let peek: CGFloat = 56

    var body: some View {
        GeometryReader { geometry in
            ScrollView(.horizontal) {
                HStack(alignment: .top, spacing: spacing) {
                    ForEach(Scheme.allCases) { scheme in
                        pane(scheme)
                            .frame(width: width(in: geometry.size.width), height: geometry.size.height)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
        }
    }

    private func width(in room: CGFloat) -> CGFloat {
        let third = (room - 2 * spacing) / 3
        if third >= leastWidth { return third }
        let count = max(1, ((room - peek) / (leastWidth + spacing)).rounded(.down))
        return max(leastWidth, (room - peek) / count - spacing)
    }
}
