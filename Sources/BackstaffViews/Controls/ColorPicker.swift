import BackstaffElements

/// A control for choosing a color.
///
/// The page opens the browser's own color chooser. Unlike in SwiftUI a user can't choose the opacity, so that of the
/// current color is kept.
public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let label: Label
    @Environment(\.labelsAreHidden) private var labelIsHidden

    /// Creates a picker with a custom label.
    ///
    /// - Parameters:
    ///   - selection: A binding to the color.
    ///   - supportsOpacity: It has no effect.
    ///   - label: A view that describes the purpose of the color.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.label = label()
    }

    /// The content and behavior of the view.
    public var body: some View {
        ControlElement(
            .colorPicker,
            [
                .fill: .color(selection.wrappedValue.opaque.wireName),
                .label: labelIsHidden ? .words((label as? Text)?.plainText) : nil,
            ],
            verbs: .edit, onEvent: { [selection] in Self.respond(to: $0, for: selection) }
        ) {
            if !labelIsHidden {
                ControlLabel(label: label)
            }
        }
    }

    private static func respond(to event: ElementEvent, for selection: Binding<Color>) {
        let current = selection.wrappedValue
        guard case .edit(let text) = event, let color = Color(hex: text, opacity: current.alpha), color != current
        else {
            return
        }
        selection.wrappedValue = color
    }
}

extension ColorPicker where Label == Text {
    /// Creates a picker with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// Creates a picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection) { Text(title) }
    }
}

extension Color {
    /// The color without transparency.
    fileprivate var opaque: Color { Color(base) }

    /// Parses a color such as `#ff8000`. The result is `nil` for any other text.
    fileprivate init?(hex text: String, opacity: Double) {
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6, digits.allSatisfy(\.isHexadecimal),
            let number = Int(text.dropFirst(), radix: 16)
        else { return nil }
        func part(_ shift: Int) -> Double { Double((number >> shift) & 255) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), opacity: opacity)
    }
}

extension UInt8 {
    fileprivate var isHexadecimal: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
            || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(self)
    }
}
