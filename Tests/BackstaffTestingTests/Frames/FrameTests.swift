import BackstaffTesting
import Foundation
import SwiftUI
import Testing

@Suite("Frames without a browser") @MainActor
struct FrameTests {
    private func frame(of words: String, in view: some View, size: Size = .phone) throws -> CGRect {
        try HeadlessHost(view, size: size).frame(of: words)
    }

    @Test("N15 a view is in the middle of the window, and is as large as its text")
    func middle() throws {
        let frame = try frame(of: "Salt", in: Text("Salt"))
        #expect(frame.height == 22)
        #expect(frame.midX == 195 && frame.midY == 422)
        #expect((30...36).contains(frame.width))
    }

    @Test("N15 the outline with frames has a frame for each element that is laid out")
    func outline() {
        let host = HeadlessHost(
            VStack(spacing: 10) {
                Color.red.frame(width: 100, height: 40)
                Color.blue.frame(width: 50, height: 20).padding(5)
            }, size: Size(width: 200, height: 100))
        #expect(
            host.frames == """
                window frame=0,0,200,100
                  v-stack spacing=10 frame=50,10,100,80
                    frame height=40 width=100 frame=50,10,100,40
                      color fill=red frame=50,10,100,40
                    padding bottom=5 leading=5 top=5 trailing=5 frame=70,60,60,30
                      frame height=20 width=50 frame=75,65,50,20
                        color fill=blue frame=75,65,50,20
                """)
    }

    @Test("N15 frames follow a change of the window and of the view, and a text of a bar has none")
    func changes() async throws {
        struct Counter: View {
            @State private var count = 1
            var body: some View {
                NavigationStack {
                    VStack(spacing: 0) {
                        Button("More") { count += 1 }
                        Color.green.frame(width: 10, height: CGFloat(count) * 100).accessibilityLabel("Bar")
                    }
                    .navigationTitle("Counter")
                }
            }
        }
        let host = HeadlessHost(Counter(), size: Size(width: 300, height: 600))
        #expect(try host.frame(of: "More").minY == 96 + (504 - 122) / 2)
        try await host.tap("More")
        #expect(try host.frame(of: "More").minY == 96 + (504 - 222) / 2)
        await host.resize(to: Size(width: 400, height: 700))
        #expect(try host.frame(of: "More").midX == 200)
        #expect(throws: LookUpFailure.self) { try host.frame(of: "Counter") }
    }

    @Test("N01 a short text keeps its width beside a long one, and the long one wraps")
    func shares() throws {
        let view = HStack {
            Text("2 / tsp")
            Text("A very long description of how the salt is to be ground, which takes several lines")
        }
        let host = HeadlessHost(view, size: Size(width: 320, height: 400))
        let short = try host.frame(of: "2 / tsp")
        let long = try host.frame(
            of: "A very long description of how the salt is to be ground, which takes several lines")
        #expect(short.height == 22)
        #expect(long.height > 22)
        #expect(long.minX == short.maxX + 8)
        #expect(long.maxX <= 320)
    }

    @Test("N01 a spacer takes what is left, and a fixed frame isn't squeezed beside a long text")
    func spacers() throws {
        let view = HStack(spacing: 0) {
            Text("Left")
            Spacer()
            Text("Right")
        }
        let host = HeadlessHost(view, size: Size(width: 320, height: 100))
        #expect(try host.frame(of: "Left").minX == 0)
        #expect(try host.frame(of: "Right").maxX == 320)

        let picture = HStack {
            Color.red.frame(width: 60, height: 60).accessibilityLabel("Picture")
            Text("A text that is much longer than the room beside the picture, so that it has to wrap")
        }
        #expect(try frame(of: "Picture", in: picture, size: Size(width: 200, height: 300)).width == 60)
    }

    @Test("N02 a frame without limits fills, one with a fixed width doesn't, and a minimum isn't undercut")
    func frames() throws {
        let size = Size(width: 300, height: 200)
        let fills = Text("Wide").frame(maxWidth: .infinity, alignment: .leading)
        #expect(try frame(of: "Wide", in: fills, size: size).minX == 0)
        let fixed = Text("Fixed").frame(width: 100, alignment: .trailing)
        #expect(try frame(of: "Fixed", in: fixed, size: size).maxX == 200)
        let infinite = Text("Endless").frame(width: .infinity)
        #expect(try frame(of: "Endless", in: infinite, size: size).midX == 150)
        let least = Color.red.frame(minWidth: 400, maxHeight: 50).accessibilityLabel("Least")
        let frame = try frame(of: "Least", in: least, size: size)
        #expect(frame.width == 400 && frame.height == 50 && frame.midX == 150)
    }

    @Test("N02 an offset moves what is drawn, and not what is beside it")
    func offset() throws {
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 20).offset(x: 5, y: 7).accessibilityLabel("Moved")
            Color.blue.frame(width: 20, height: 20).accessibilityLabel("Still")
        }
        let host = HeadlessHost(view, size: Size(width: 100, height: 100))
        #expect(try host.frame(of: "Still").minX == 50)
    }

    @Test("N03 an overlay has the size of its view, and doesn't change it")
    func overlays() throws {
        let view = Color.red.frame(width: 80, height: 40).overlay(alignment: .bottomTrailing) {
            Text("A long note that doesn't fit").fixedSize()
        }
        .accessibilityLabel("Card")
        let host = HeadlessHost(view, size: Size(width: 200, height: 200))
        let note = try host.frame(of: "A long note that doesn't fit")
        #expect(note.width > 80)
        #expect(note.maxX == 140 && note.maxY == 120)
    }

    @Test("N05 a geometry reader has its size from the start, and again after a change of the window")
    func reader() async throws {
        let view = GeometryReader { geometry in
            Text("\(Int(geometry.size.width)) by \(Int(geometry.size.height))")
        }
        .padding(10)
        let host = HeadlessHost(view, size: Size(width: 320, height: 480))
        #expect(host.texts == ["300 by 460"])
        #expect(try host.frame(of: "300 by 460").origin == CGPoint(x: 10, y: 10))
        await host.resize(to: Size(width: 500, height: 480))
        #expect(host.texts == ["480 by 460"])
    }

    @Test("N05 a reader that changes its own size without end stops, and the scene goes on")
    func endlessReader() async throws {
        struct Growing: View {
            @State private var height = 10.0
            @State private var taps = 0
            var body: some View {
                VStack {
                    Button("Taps: \(taps)") { taps += 1 }
                    GeometryReader { geometry in
                        Color.red.onChange(of: geometry.size, initial: true) { height = geometry.size.height + 1 }
                    }
                    .frame(height: height)
                }
            }
        }
        let host = HeadlessHost(Growing())
        try await host.tap("Taps: 0")
        #expect(host.shows("Taps: 1"))
    }

    @Test("N05 onGeometryChange has the size of its view")
    func geometryChange() {
        struct Measured: View {
            @State private var width = 0.0
            var body: some View {
                VStack {
                    Text("Width \(Int(width))")
                    Color.red.frame(width: 123, height: 20)
                        .onGeometryChange(for: Double.self) {
                            $0.size.width
                        } action: {
                            width = $0
                        }
                }
            }
        }
        #expect(HeadlessHost(Measured()).texts == ["Width 123"])
    }
}
