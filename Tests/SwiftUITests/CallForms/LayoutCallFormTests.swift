import BackstaffTesting
import SwiftUI
import Testing

/// Forms of layout that five or more code bases use.
@MainActor
@Suite("Call forms of layout that five or more code bases use")
struct LayoutCallFormTests {
    private struct Stacks: View {
        var body: some View {
            ScrollView {
                VStack { Text("v") }.padding().frame(width: 100, height: 100)
                VStack(alignment: .leading) { Text("v leading") }.frame(height: 20).padding(.top, 4).padding(8)
                VStack(spacing: 4) { Text("v spacing") }.frame(maxWidth: .infinity)
                VStack(alignment: .trailing, spacing: 4) { Text("v both") }.frame(maxWidth: .infinity, maxHeight: 30)
                HStack { Text("h") }.frame(width: 100)
                HStack(spacing: 3) { Text("h spacing") }.frame(maxWidth: .infinity, alignment: .leading)
                HStack(alignment: .top) { Text("h top") }.frame(maxWidth: 9, maxHeight: 9, alignment: .top)
                HStack(alignment: .bottom, spacing: 4) { Text("h both") }.frame(minWidth: 9, minHeight: 9)
                ZStack { Text("z") }.frame(minWidth: 9)
                more
            }
        }

        @ViewBuilder private var more: some View {
            ZStack(alignment: .bottom) { Text("z bottom") }.frame(minHeight: 9)
            Spacer()
            Divider()
            Grid { GridRow { Text("grid") } }.frame(maxHeight: 9)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 8) { Text("lazy grid") }
            ScrollView(.horizontal) { Text("scroll") }
            ScrollView(.horizontal, showsIndicators: false) { Text("scroll bare") }
            ViewThatFits(in: .horizontal) {
                Text("fits")
                Text("fits less")
            }
        }
    }

    private struct Places: View {
        var body: some View {
            VStack {
                Text("background").background(.red).background { Color.red }.ignoresSafeArea()
                Text("overlay").overlay { Circle() }.overlay(alignment: .top) { Circle() }.overlay(Circle())
                Text("ratio").aspectRatio(contentMode: .fit).aspectRatio(1.5, contentMode: .fill).scaledToFit()
                Text("size").fixedSize().fixedSize(horizontal: false, vertical: true).layoutPriority(1)
                Text("offset").offset(y: 2).offset(x: 1, y: 2)
                Text("insets").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                Text("edges").edgesIgnoringSafeArea(.all)
                Text("guide").alignmentGuide(.leading) { $0[.leading] }.alignmentGuide(.top) { $0.height }
                Text("hidden").hidden()
                Text("inset").safeAreaInset(edge: .bottom) { Text("below") }
                GeometryReader { geometry in Text("geometry \(Int(geometry.size.width))") }
            }
        }
    }

    private struct Reader: View {
        @State private var rows = Array(0..<3)

        var body: some View {
            ScrollViewReader { reader in
                Button("to the last") { reader.scrollTo(2, anchor: .bottom) }
                Button("gliding") { withAnimation { reader.scrollTo(1) } }
                Button("add") {
                    rows.append(rows.count)
                    reader.scrollTo(rows.count - 1, anchor: .center)
                }
                ScrollView {
                    ForEach(rows, id: \.self) { Text("row \($0)").id($0) }
                }
            }
        }
    }

    @Test("E07 stacks, grids, frames and scroll views are shown")
    func stacks() {
        #expect(
            HeadlessHost(Stacks()).texts == [
                "v", "v leading", "v spacing", "v both", "h", "h spacing", "h top", "h both", "z", "z bottom", "grid",
                "lazy grid", "scroll", "scroll bare", "fits",
            ])
    }

    @Test("E07 backgrounds, overlays, sizes and positions are shown, and hidden views aren't")
    func places() {
        #expect(
            HeadlessHost(Places()).texts == [
                "background", "overlay", "ratio", "size", "offset", "insets", "edges", "guide", "inset", "below",
                "geometry 390",
            ])
    }

    @Test("E07 a reader scrolls to a view by its id")
    func reader() async throws {
        let host = HeadlessHost(Reader())
        #expect(host.texts == ["to the last", "gliding", "add", "row 0", "row 1", "row 2"])
        try await host.tap("to the last")
        #expect(try host.find("row 2").outline.contains("bottom"))
        try await host.tap("gliding")
        #expect(try host.find("row 1").outline.contains("smooth"))
        try await host.tap("add")
        #expect(try host.find("row 3").outline.contains("center"))
    }
}
