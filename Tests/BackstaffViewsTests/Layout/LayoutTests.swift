import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Observation
import Testing
import ViewTestSupport

@Observable
private final class Model {
    var length: CGFloat = 4
    var isWide = false
}

@MainActor
@Suite struct LayoutTests {
    @Test func stacksNameTheirAlignmentOnlyWhereItIsNotTheCentre() {
        #expect(
            Picture(
                HStack(alignment: .firstTextBaseline, spacing: 4) {
                    Text("a"); Spacer()
                }
            ).outline == """
                h-stack alignment=first-text-baseline spacing=4
                  text "a"
                  spacer
                """)
        #expect(Picture(VStack {}).outline == "v-stack")
        #expect(Picture(ZStack(alignment: .bottomTrailing) {}).outline == "z-stack alignment=bottom-trailing")
    }

    @Test func paddingNamesOnlyItsSides() {
        #expect(Picture(Divider().padding(.horizontal, 8)).outline == "padding leading=8 trailing=8\n  divider")
        #expect(Picture(Divider().padding(.top)).outline == "padding top=16\n  divider")
        #expect(
            Picture(
                Group {
                    Divider(); Divider()
                }.padding(2)
            ).outline == """
                padding bottom=2 leading=2 top=2 trailing=2
                  divider
                padding bottom=2 leading=2 top=2 trailing=2
                  divider
                """)
    }

    @Test func framesTellInfinityAsMinusOne() {
        #expect(
            Picture(Divider().frame(maxWidth: .infinity, alignment: .leading)).outline
                == "frame alignment=leading max-width=-1\n  divider")
        #expect(Picture(Divider().frame(width: 20)).outline == "frame width=20\n  divider")
        #expect(Picture(Divider().frame(width: .nan, height: -3)).outline == "frame height=0\n  divider")
    }

    @Test func layersStandAfterTheContent() {
        #expect(
            Picture(Text("a").background(.red)).outline == """
                background
                  text "a"
                  layer
                    color fill=red
                """)
        #expect(
            Picture(Text("a").overlay(alignment: .topTrailing) { Text("b") }).outline == """
                overlay
                  text "a"
                  layer alignment=top-trailing
                    text "b"
                """)
        #expect(
            Picture(Text("a").background(.blue.opacity(0.5), in: RoundedRectangle(cornerRadius: 6))).outline == """
                background
                  text "a"
                  layer
                    shape fill=blue/0.5 radius=6 shape=rounded
                """)
        #expect(
            Picture(Text("a").background(.thinMaterial)).outline == """
                background
                  text "a"
                  layer
                    color material=thin
                """)
    }

    @Test func whatComesIntoTheContentStaysBeforeTheLayer() {
        struct Host: View {
            let model: Model
            var body: some View {
                HStack {
                    if model.isWide { Text("wide") } else { Text("narrow") }
                }
                .padding(model.length)
                .background(Color.red)
            }
        }
        let model = Model()
        let picture = Picture(Host(model: model))
        #expect(
            picture.operations { model.length = 6 }.sorted() == [
                "padding bottom", "padding leading", "padding top", "padding trailing",
            ])
        #expect(picture.operations { model.isWide = true } == ["remove", "insert text"])
        #expect(
            picture.outline == """
                background
                  padding bottom=6 leading=6 top=6 trailing=6
                    h-stack
                      text "wide"
                  layer
                    color fill=red
                """)
    }

    @Test func aReaderRunsItsContentAgainForAnotherSizeOnly() throws {
        let picture = Picture(GeometryReader { proxy in Text("\(Int(proxy.size.width))") })
        let reader = try #require(picture.first(.geometry))
        #expect(picture.outline == "geometry alignment=top-leading\n  text \"0\"")
        func tell(_ width: Double) -> [String] {
            picture.operations { try? picture.tree.deliver(.size(width: width, height: 10), to: reader.id) }
        }
        #expect(tell(300) == ["text 300"])
        #expect(tell(300) == [])
        #expect(tell(.nan) == [])
    }

    @Test func viewThatFitsShowsItsFirstView() {
        #expect(
            Picture(
                ViewThatFits {
                    Text("a"); Text("b")
                }
            ).outline == """
                style
                  text "a"
                """)
    }

    @Test func gridsAreStacksOfRows() {
        #expect(
            Picture(
                Grid {
                    GridRow {
                        Text("a"); Text("b")
                    }
                }
            ).outline == """
                v-stack placement=grid
                  h-stack placement=grid-row
                    text "a"
                    text "b"
                """)
    }

    @Test func viewThatFitsShowsTheNextWhenItsFirstViewGoes() async throws {
        struct Root: View {
            @State private var isLong = true

            var body: some View {
                Button("Toggle") { isLong.toggle() }
                ViewThatFits {
                    if isLong { Text("a"); Text("b") }
                    Text("c")
                }
            }
        }
        let host = HeadlessHost(Root())
        #expect(host.texts == ["Toggle", "a"])
        try await host.tap("Toggle")
        #expect(host.texts == ["Toggle", "c"])
        try await host.tap("Toggle")
        #expect(host.texts == ["Toggle", "a"])
    }
}
