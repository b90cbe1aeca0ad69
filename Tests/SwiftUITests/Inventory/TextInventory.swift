import SwiftUI

/// All forms of text, images, colors and shapes that three or more code bases use.
struct TextInventory: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.dynamicTypeSize) private var typeSize
    private let titleKey = LocalizedStringKey("built key")
    private let epoch = Date(timeIntervalSince1970: 0)

    var body: some View {
        VStack {
            words
            sizes
            looks
            pictures
            shapes
            paints
            speech
        }
    }

    @ViewBuilder private var words: some View {
        Text("plain").font(.title).bold().italic().underline()
        Text(verbatim: "verbatim")
        Text(titleKey)
        Text(0.5, format: .percent)
        Text(12, format: .number)
        Text(epoch, format: .dateTime.year())
        Text(epoch, style: .date).accessibilityLabel("a date")
        Text(epoch, style: .relative).accessibilityLabel("a while ago")
        Text(colorScheme == .dark ? "dark" : "light").opacity(colorScheme == .dark ? 0.8 : 1)
        Text(layoutDirection == .leftToRight ? "to the right" : "to the left")
        Text(typeSize > .large ? "large type" : "usual type").dynamicTypeSize(.xSmall ... .xxxLarge)
    }

    @ViewBuilder private var sizes: some View {
        Text("sizes").font(.largeTitle).font(.title2).font(.title3).font(.headline).font(.subheadline)
        Text("small sizes").font(.callout).font(.footnote).font(.caption).font(.caption2)
        Text("materials").background(.thinMaterial).background(.ultraThinMaterial).background(Color.green)
    }

    @ViewBuilder private var looks: some View {
        Text("font").font(.system(.body, design: .rounded)).fontWeight(.medium).monospacedDigit()
        Text("system").font(.system(size: 18, weight: .semibold)).font(.body.weight(.semibold))
        Text("colour").foregroundColor(.secondary).foregroundStyle(.red).foregroundStyle(.primary, .secondary)
        Text("lines").lineLimit(2).lineLimit(2, reservesSpace: true).multilineTextAlignment(.trailing)
        Text("small").minimumScaleFactor(0.5).textCase(.uppercase).tint(.orange).accentColor(.mint)
        Text("ground").background(.background).backgroundStyle(.yellow).blendMode(.multiply)
        Text("edges").border(.red).border(Color.blue, width: 2).clipped().cornerRadius(4)
        Text("effects").blur(radius: 1).shadow(radius: 2).compositingGroup().opacity(0.9)
        Text("scheme").preferredColorScheme(nil)
        Text("masked").mask(Circle()).dynamicTypeSize(.large)
    }

    @ViewBuilder private var pictures: some View {
        Image(systemName: "sailboat").imageScale(.large).symbolVariant(.fill).symbolRenderingMode(.hierarchical)
        Image(systemName: "flag").renderingMode(.original).symbolVariant(.none)
        Image("Chart").resizable().renderingMode(.template)
        AsyncImage(url: URL(string: "https://example.org/chart.png")) {
            $0.resizable()
        } placeholder: {
            ProgressView()
        }
    }

    @ViewBuilder private var shapes: some View {
        Rectangle().fill(.tertiary)
        RoundedRectangle(cornerRadius: 4).stroke(.gray, lineWidth: 1)
        RoundedRectangle(cornerRadius: 4, style: .continuous).strokeBorder(Color.teal, lineWidth: 1)
        Circle().strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [4]))
        Circle().stroke(Color.purple)
        Capsule().fill(.indigo.shadow(.drop(radius: 2)))
        ContainerRelativeShape().fill(.quaternary)
        Path { path in path.move(to: .zero) }.stroke(.red, style: StrokeStyle(lineWidth: 2))
        Pennant().inset(by: 2).fill(.cyan)
        Text("clipped").clipShape(.capsule).clipShape(Circle()).contentShape(Rectangle())
    }

    @ViewBuilder private var paints: some View {
        Color("Harbour")
        Color(red: 0.1, green: 0.2, blue: 0.3)
        Color(hue: 0.1, saturation: 0.2, brightness: 0.3)
        Color(uiColor: .secondarySystemBackground)
        Color(nsColor: .windowBackgroundColor)
        Color(.lightGray)
        Color(.secondarySystemBackground)
        LinearGradient(gradient: Gradient(colors: [.pink, .clear]), startPoint: .top, endPoint: .bottom)
        LinearGradient(colors: [.white, .black], startPoint: .topLeading, endPoint: .bottomTrailing)
        Rectangle().fill(AnyShapeStyle(.background)).rotationEffect(Angle(degrees: 4))
        Rectangle().fill(AnyShapeStyle(.tint)).rotationEffect(Angle.degrees(4))
    }

    @ViewBuilder private var speech: some View {
        Text("spoken").accessibilityLabel("said").accessibilityValue("at three").accessibilityHint("does more")
        Text("silent").accessibilityHidden(true)
        Text("pressed").accessibilityAddTraits(.isButton).accessibilityElement(children: .combine)
        Text("older").accessibility(label: Text("older label"))
    }
}

private struct Pennant: InsettableShape {
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + insetAmount, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> Pennant {
        var pennant = self
        pennant.insetAmount += amount
        return pennant
    }
}

extension ShapeStyle where Self == Color {
    fileprivate static var harbour: Color { Color(red: 0, green: 0.3, blue: 0.5) }
}
