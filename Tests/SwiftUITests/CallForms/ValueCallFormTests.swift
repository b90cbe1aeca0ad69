import BackstaffTesting
import SwiftUI
import Testing

/// Values that five or more code bases use, each in its usual context.
@MainActor
@Suite("Values that five or more code bases use")
struct ValueCallFormTests {
    private static let colors: [Color] = [
        .secondary, .white, .red, .primary, .black, .green, .clear, .blue, .orange, .gray, .accentColor, .yellow,
        .purple,
        .cyan, .pink,
    ]
    private static let fonts: [Font] = [
        .title, .caption, .largeTitle, .headline, .subheadline, .title3, .title2, .body, .footnote, .callout, .caption2,
        .system(size: 12), .system(.body), .system(.body, design: .rounded),
    ]
    private static let alignments: [Alignment] = [
        .leading, .top, .center, .bottom, .trailing, .bottomTrailing, .topLeading, .bottomLeading, .topTrailing,
    ]
    private static let edges: [Edge.Set] = [.bottom, .horizontal, .vertical, .top, .trailing, .leading]
    private static let weights: [Font.Weight] = [.bold, .semibold, .medium]
    private static let animations: [Animation] = [.default, .easeInOut, .spring]

    private struct Looks: View {
        var body: some View {
            VStack {
                ForEach(0..<colors.count, id: \.self) { Text("color \($0)").foregroundColor(colors[$0]) }
                ForEach(0..<fonts.count, id: \.self) { Text("font \($0)").font(fonts[$0]) }
                ForEach(0..<alignments.count, id: \.self) { index in
                    ZStack(alignment: alignments[index]) { Text("alignment \(index)") }
                }
                ForEach(0..<edges.count, id: \.self) { Text("edge \($0)").padding(edges[$0]) }
                ForEach(0..<weights.count, id: \.self) { Text("weight \($0)").fontWeight(weights[$0]) }
                ForEach(0..<animations.count, id: \.self) {
                    Text("animation \($0)").animation(animations[$0], value: 1)
                }
            }
            .foregroundStyle(.tertiary)
        }
    }

    private struct Controls: View {
        @State private var words = ""
        @State private var choice = 1

        var body: some View {
            NavigationStack {
                Form {
                    Button("prominent") {}.buttonStyle(.borderedProminent).controlSize(.large)
                    Button("bordered", role: .destructive) {}.buttonStyle(.bordered)
                    Button("plain", role: .cancel) {}.buttonStyle(.plain)
                    TextField("field", text: $words).textFieldStyle(.roundedBorder).textInputAutocapitalization(.never)
                    Picker("picker", selection: $choice) { Text("one").tag(1) }.pickerStyle(.segmented)
                    Label("icon", systemImage: "star").labelStyle(.iconOnly).symbolVariant(.fill).imageScale(.large)
                }
                .navigationBarTitleDisplayMode(.inline)
                .preferredColorScheme(.dark)
                .safeAreaInset(edge: .bottom) { Text("inset") }
                .toolbar {
                    ToolbarItem(placement: .primaryAction) { Button("primary") {} }
                    ToolbarItem(placement: .cancellationAction) { Button("cancel") {} }
                    ToolbarItem(placement: .confirmationAction) { Button("confirm") {} }
                    ToolbarItem(placement: .navigationBarTrailing) { Button("trailing") {} }
                }
            }
        }
    }

    private struct Rest: View {
        var body: some View {
            NavigationSplitView {
                List { Text("sidebar") }.listStyle(.plain)
            } detail: {
                Text("detail").toolbar(.hidden)
            }
            .navigationSplitViewStyle(.balanced)
            .onReceive(NotificationCenter.default.publisher(for: Notification.Name("none"))) { _ in }
        }
    }

    @Test("E07 colors, fonts, alignments, edges, weights and animations are shown")
    func looks() {
        let host = HeadlessHost(Looks())
        let counts = [
            ("color", Self.colors.count), ("font", Self.fonts.count), ("alignment", Self.alignments.count),
            ("edge", Self.edges.count), ("weight", Self.weights.count), ("animation", Self.animations.count),
        ]
        for (word, count) in counts {
            #expect(host.texts.count { $0.hasPrefix(word) } == count)
        }
    }

    @Test("E07 styles and placements of controls are shown")
    func controls() {
        let host = HeadlessHost(Controls())
        for words in [
            "prominent", "bordered", "plain", "field", "one", "icon", "inset", "primary", "cancel", "confirm",
            "trailing",
        ] {
            #expect(host.shows(words))
        }
    }

    @Test("E07 a balanced split view with a plain list is shown", arguments: [Size.phone, .tabletLandscape])
    func rest(size: Size) {
        let host = HeadlessHost(Rest(), size: size)
        #expect(host.trouble == nil)
        #expect(host.shows("sidebar"))
    }
}
