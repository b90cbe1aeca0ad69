import BackstaffTesting
import SwiftUI
import Testing

/// Forms of text, images, shapes and styles that five or more code bases use.
@MainActor
@Suite("Call forms of text, images and styles that five or more code bases use")
struct TextCallFormTests {
    private struct Words: View {
        var body: some View {
            VStack {
                Text("font").font(.title).bold().italic().fontWeight(.semibold).monospacedDigit()
                Text("colour").foregroundColor(.red).foregroundStyle(.secondary).tint(.blue).opacity(0.5)
                Text("lines").lineLimit(2).lineLimit(2, reservesSpace: true).minimumScaleFactor(0.5)
                Text("alignment").multilineTextAlignment(.center).dynamicTypeSize(.large)
                Text(verbatim: "verbatim")
                Text(12, format: .number)
                Text(Date(timeIntervalSince1970: 0), style: .date).accessibilityLabel("date")
                Text("scheme").preferredColorScheme(.dark).border(Color.red)
                effects
            }
        }

        @ViewBuilder private var effects: some View {
            Text("blend").blendMode(.multiply).compositingGroup().shadow(radius: 2)
            Text("clip").clipped().clipShape(Capsule()).cornerRadius(4).contentShape(Rectangle())
        }
    }

    private struct Pictures: View {
        private let picture = URL(string: "https://example.com/picture.png")

        var body: some View {
            VStack {
                Image(systemName: "star").imageScale(.large).symbolVariant(.fill)
                Image("Picture").resizable().accessibilityLabel("picture")
                Color("Named")
                Color.red
                Label("label", systemImage: "star").symbolVariant(.none)
                AsyncImage(url: picture)
                AsyncImage(url: picture, scale: 2) { image in
                    image.resizable().overlay { Text("loaded") }
                } placeholder: {
                    ProgressView()
                }
                AsyncImage(url: nil) {
                    $0.resizable()
                } placeholder: {
                    Text("placeholder")
                }
                phases
            }
        }

        @ViewBuilder private var phases: some View {
            ForEach([picture, URL(string: "ftp://example.com/a.png"), nil], id: \.self) { url in
                AsyncImage(url: url) { phase in
                    switch phase {
                    case .empty: Text("empty")
                    case .success(let image): image.resizable().aspectRatio(contentMode: .fit).overlay(Text("success"))
                    case .failure: Text("failure")
                    @unknown default: EmptyView()
                    }
                }
            }
        }
    }

    private struct Shapes: View {
        var body: some View {
            VStack {
                Text("rectangles").background(Rectangle().fill(.red)).overlay(Rectangle().stroke(.blue, lineWidth: 1))
                Text("rounded").background(RoundedRectangle(cornerRadius: 4).fill(Color.red))
                Text("continuous").background(RoundedRectangle(cornerRadius: 4, style: .continuous))
                Text("circles").background(Circle().stroke(.red)).background(Capsule())
                Text("borders").overlay(Circle().strokeBorder(.red, lineWidth: 2))
                Text("path").background(Path { $0.addRect(CGRect(x: 0, y: 0, width: 4, height: 4)) })
                Text("gradient").background(
                    LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom))
                Text("colours").background(LinearGradient(colors: [.red], startPoint: .leading, endPoint: .trailing))
            }
        }
    }

    @Test("E07 texts and effects are shown")
    func words() throws {
        let host = HeadlessHost(Words())
        for words in ["font", "colour", "lines", "alignment", "verbatim", "12", "scheme", "blend", "clip"] {
            #expect(host.shows(words))
        }
        #expect(try host.find("date").text.contains("1970"))
    }

    @Test("E07 images are shown, and one with a URL counts as loaded")
    func pictures() {
        let host = HeadlessHost(Pictures())
        #expect(host.texts == ["label", "loaded", "placeholder", "success", "failure", "empty"])
        #expect(host.outline.contains("https://example.com/picture.png"))
    }

    @Test("E07 shapes and gradients are shown behind and in front of text")
    func shapes() {
        let host = HeadlessHost(Shapes())
        #expect(
            host.texts == [
                "rectangles", "rounded", "continuous", "circles", "borders", "path", "gradient", "colours",
            ])
    }
}
