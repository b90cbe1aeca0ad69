import SwiftUI

/// All forms of layout that three or more code bases use.
struct LayoutInventory: View {
    @State private var place: Int?
    @State private var isWide = true

    var body: some View {
        ScrollView {
            stacks
            frames
            layers
            grids
            scrolling
            measured
            chosen
        }
        .scenePadding()
        .ignoresSafeArea()
    }

    @ViewBuilder private var stacks: some View {
        VStack { Text("column") }
        VStack(alignment: .leading) { Text("leading column") }
        VStack(spacing: 4) { Text("spaced column") }
        VStack(alignment: .trailing, spacing: 4) { Text("both") }
        HStack {
            Text("row"); Spacer(); Divider(); Spacer(minLength: 4); Text("end")
        }
        HStack(alignment: .firstTextBaseline) { Text("on a line") }
        HStack(alignment: .top, spacing: 4) { Text("at the top") }
        HStack(spacing: 4) { Text("spaced row") }
        ZStack { Text("layered") }
        ZStack(alignment: .bottomTrailing) { Text("in a corner") }
        ZStack(alignment: .bottomLeading) { ZStack(alignment: .topTrailing) { Text("in two corners") } }
        LazyVStack { Text("lazy column") }
        LazyVStack(spacing: 2) { Text("spaced lazy column") }
        LazyHStack { Text("lazy row") }
        LazyHStack(spacing: 2) { Text("spaced lazy row") }
    }

    @ViewBuilder private var frames: some View {
        Text("fixed").frame(width: 10, height: 10).frame(height: 10).frame(width: 10)
            .frame(width: 20, height: 20, alignment: .topLeading).frame(width: 20, alignment: .leading)
        Text("wide").frame(maxWidth: .infinity).frame(maxWidth: .infinity, maxHeight: .infinity)
            .frame(maxWidth: .infinity, alignment: .leading)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .frame(maxHeight: .infinity)
        Text("least").frame(minWidth: 10, minHeight: 10).frame(minWidth: 10).frame(minHeight: 10)
            .frame(minWidth: 10, maxWidth: 20).frame(maxWidth: .infinity, minHeight: 10)
            .frame(minWidth: 10, idealWidth: 15, maxWidth: 20)
            .frame(minWidth: 10, maxWidth: 20, minHeight: 10, maxHeight: 20)
        Text("padded").padding().padding(.horizontal).padding(4).padding(.top, 4)
            .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).padding(EdgeInsets())
        Text("placed").offset(x: 1, y: 2).offset(x: 1).offset(y: 2).offset(CGSize(width: 1, height: 2)).zIndex(1)
        Text("sized").fixedSize().fixedSize(horizontal: true, vertical: false).layoutPriority(1)
        Text("guided").alignmentGuide(.leading) { dimensions in dimensions[.leading] + dimensions.width }
            .alignmentGuide(.midships) { dimensions in dimensions[VerticalAlignment.center] }
        Image(systemName: "star").resizable().aspectRatio(contentMode: .fill).scaledToFit().scaledToFill()
            .aspectRatio(1.5, contentMode: .fit)
        Text("hidden").hidden()
    }

    @ViewBuilder private var layers: some View {
        Text("on colour").background(.blue).background().background(.regularMaterial, in: Circle())
            .background(in: Capsule()).background { Text("behind") }
        Text("under").overlay { Text("over") }.overlay(alignment: .top) { Text("over the top") }.overlay(Text("older"))
        Text("inset").safeAreaInset(edge: .bottom) { Text("below") }
            .safeAreaInset(edge: .top, spacing: 0) { Text("above") }.edgesIgnoringSafeArea(.top)
    }

    @ViewBuilder private var grids: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { Text("in a grid") }
        LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) { Text("in a spaced grid") }
        Grid {
            GridRow {
                Text("cell")
                Text("next cell")
            }
        }
    }

    @ViewBuilder private var scrolling: some View {
        ScrollView(.horizontal) { HStack { Text("sideways") }.scrollTargetLayout() }
            .scrollTargetBehavior(.viewAligned).contentMargins(.horizontal, 8, for: .scrollContent)
            .scrollClipDisabled()
        ScrollView(.vertical, showsIndicators: false) { Text("without indicators") }
        ScrollViewReader { reader in
            Button("scroll") {
                reader.scrollTo(1)
                reader.scrollTo(1, anchor: .top)
            }
        }
    }

    @ViewBuilder private var measured: some View {
        GeometryReader { proxy in
            Text("measured \(proxy.frame(in: .global).width >= proxy.size.width ? "whole" : "part")")
        }
        ViewThatFits {
            Text("first"); Text("second")
        }
        ViewThatFits(in: .horizontal) {
            Text("fits"); Text("doesn't fit")
        }
    }

    @ViewBuilder private var chosen: some View {
        let layout = isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(alignment: .leading))
        layout { Text("arranged as one likes") }
        VStackLayout { Text("arranged in a column") }
        HStackLayout(alignment: .top) { Text("arranged in a row") }
        ZStackLayout(alignment: .top) { Text("arranged in layers") }
    }
}

extension VerticalAlignment {
    private enum Midships: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    /// A custom alignment guide.
    static let midships = VerticalAlignment(Midships.self)
}
