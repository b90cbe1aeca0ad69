import SwiftUI

/// All schemes side by side in wide windows, or one at a time.
///
/// This view owns the models, so that a scheme that isn't visible keeps its state.
public struct SchemeBrowser: View {
    @StateObject private var lists = ListsModel()
    @StateObject private var ownRows = OwnRowsModel()
    @StateObject private var byHand = ByHandModel()
    /// The chosen scheme, or nil for all of them. A narrow window then shows the first.
    @State private var chosen: Scheme?
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    /// Creates a browser in which every scheme is in its initial state.
    public init() {}

    /// The content of the view.
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

/// All schemes, each a third of the window wide. If that is too narrow, they scroll horizontally, and the edge of the
/// next scheme is visible.
private struct SideBySide<Pane: View>: View {
    @ViewBuilder let pane: (Scheme) -> Pane

    private let spacing: CGFloat = 16
    private let leastWidth: CGFloat = 460
    /// The width of the visible edge of the next scheme, in points.
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
