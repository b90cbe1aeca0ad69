import SwiftUI

/// Pictures and colors of an asset catalog and of a file beside the sources, texts of a string catalog, and values that views
/// pass to each other.
@main
struct SlipwayApp: App {
    var body: some Scene {
        WindowGroup {
            ScrollView {
                VStack(spacing: 8) {
                    Scales()
                    Sizes()
                    Looks()
                    Colors()
                    Words()
                    Signals()
                }
                .padding()
            }
        }
    }
}

/// Each place has its own scale and color scheme.
private struct Scales: View {
    var body: some View {
        HStack {
            Image("Flag", bundle: .module).accessibilityIdentifier("flag")
            Image("Flag", bundle: .module).colorScheme(.dark).accessibilityIdentifier("dark-flag")
            Image("Flag", bundle: .module).colorScheme(.light).accessibilityIdentifier("light-flag")
            Image("pier", bundle: .module).accessibilityIdentifier("pier")
            Image("Kraken", bundle: .module).accessibilityIdentifier("unknown")
        }
    }
}

private struct Sizes: View {
    var body: some View {
        Image("Flag", bundle: .module).resizable().frame(width: 90, height: 30).accessibilityIdentifier("stretched")
        Image("Flag", bundle: .module).resizable().scaledToFit().accessibilityIdentifier("fitting")
        HStack {
            Image("Flag", bundle: .module).resizable().scaledToFit().frame(width: 40, height: 40).border(.red)
                .accessibilityIdentifier("fitting-square")
            Image("Flag", bundle: .module).resizable().scaledToFill().frame(width: 40, height: 40).clipped()
                .accessibilityIdentifier("filling-square")
            Image("Flag", bundle: .module).resizable().scaledToFit().frame(height: 30).accessibilityIdentifier(
                "fitting-height")
            Text("beside").accessibilityIdentifier("beside")
        }
    }
}

private struct Looks: View {
    var body: some View {
        HStack {
            Image("Icons/Buoy", bundle: .module).foregroundStyle(.green).accessibilityIdentifier("template")
            Image("Icons/Buoy", bundle: .module).renderingMode(.original).accessibilityIdentifier("original")
            Image("Checker", bundle: .module).resizable().interpolation(.none).frame(width: 40, height: 40)
                .accessibilityIdentifier("pixels")
            Image("Checker", bundle: .module).resizable(resizingMode: .tile).interpolation(.none).frame(
                width: 40, height: 40
            )
            .accessibilityIdentifier("tiles")
            Image("Frame", bundle: .module)
                .resizable(capInsets: EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4))
                .frame(width: 60, height: 40).accessibilityIdentifier("caps")
            Label("Buoy", image: .Icons.buoy).accessibilityIdentifier("labelled")
        }
    }
}

private struct Colors: View {
    private let sea = Color(.sea)

    var body: some View {
        HStack {
            sea.frame(width: 40, height: 40).accessibilityIdentifier("sea")
            sea.opacity(0.5).frame(width: 40, height: 40).accessibilityIdentifier("half-sea")
            sea.frame(width: 40, height: 40).colorScheme(.dark).accessibilityIdentifier("dark-sea")
            Text("Sea").foregroundStyle(sea).accessibilityIdentifier("sea-text")
            Button("Tint") {}.accessibilityIdentifier("tint")
        }
    }
}

/// Texts, numbers and dates, in the language and the time zone of the visitor.
private struct Words: View {
    @State private var boats = 1
    @State private var price = 1_234.5
    @Environment(\.locale) private var locale

    var body: some View {
        VStack {
            Text("Harbour").accessibilityIdentifier("harbour")
            Text("\(boats) boats").accessibilityIdentifier("boats")
            Button("More boats") { boats += 1_500 }
            Text(1_234_567.5, format: .number).accessibilityIdentifier("number")
            Text(Date(timeIntervalSince1970: 1_700_000_000), style: .time).accessibilityIdentifier("time")
            TextField("Price", value: $price, format: .number).accessibilityIdentifier("price")
            Text(verbatim: locale.identifier).accessibilityIdentifier("locale")
        }
    }
}
