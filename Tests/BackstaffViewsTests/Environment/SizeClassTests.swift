import BackstaffTesting
import BackstaffUI
import Testing

/// Shows the size class of its place.
private struct ClassReader: View {
    let place: String
    @Environment(\.horizontalSizeClass) private var horizontal

    var body: some View {
        Text("\(place) \(horizontal.map { $0 == .compact ? "compact" : "regular" } ?? "none")")
    }
}

private struct Readers: View {
    var override: UserInterfaceSizeClass?

    var body: some View {
        VStack {
            ClassReader(place: "outside")
            NavigationSplitView(columnVisibility: .constant(.all)) {
                ClassReader(place: "sidebar")
            } content: {
                NavigationStack { ClassReader(place: "content") }
            } detail: {
                NavigationStack { ClassReader(place: "detail") }
            }
            .environment(\.horizontalSizeClass, override)
        }
    }
}

private struct PlainReaders: View {
    var body: some View {
        VStack {
            ClassReader(place: "outside")
            NavigationSplitView(columnVisibility: .constant(.all)) {
                ClassReader(place: "sidebar")
            } content: {
                NavigationStack { ClassReader(place: "content") }
            } detail: {
                NavigationStack { ClassReader(place: "detail") }
            }
        }
    }
}

@MainActor
@Suite("Size classes")
struct SizeClassTests {
    @Test("D02 sidebar and content read compact; detail and surroundings read the class of the container")
    func columns() async throws {
        let host = HeadlessHost(PlainReaders(), size: .tabletLandscape)
        for words in ["outside regular", "sidebar compact", "content compact", "detail regular"] {
            #expect(host.shows(words))
        }
    }

    @Test("D01 the size class follows the width, with one change for each new size")
    func live() async throws {
        let host = HeadlessHost(PlainReaders(), size: .tabletLandscape)
        host.clearRecord()
        await host.resize(to: .phone)
        #expect(host.shows("outside compact"))
        // The reader outside and the one in the detail run once. The readers whose class stays the same don't run.
        #expect(host.record.bodies == ["ClassReader", "ClassReader"])
        host.clearRecord()
        await host.resize(to: Size(width: 400, height: 800))
        #expect(host.record.bodies == [])
        await host.resize(to: .tablet)
        #expect(host.shows("outside regular"))
        #expect(host.record.bodies == ["ClassReader", "ClassReader"])
    }

    @Test(
        "D01 widths are compact or regular as on phones and iPads",
        arguments: [
            (Size(width: 744, height: 1133), false), (Size(width: 678, height: 1024), false),
            (Size(width: 694, height: 768), false), (Size(width: 639, height: 1366), true),
            (Size(width: 592, height: 834), true), (Size(width: 375, height: 834), true),
            (Size(width: 320, height: 768), true), (Size(width: 402, height: 874), true),
            (Size(width: 874, height: 402), true), (Size(width: 896, height: 414), false),
            (Size(width: 1032, height: 1376), false), (Size(width: 660, height: 800), false),
            (Size(width: 659, height: 800), true), (Size(width: 889, height: 429), true),
            (Size(width: 890, height: 429), false), (Size(width: 889, height: 430), false),
        ])
    func thresholds(size: Size, isCompact: Bool) {
        let host = HeadlessHost(PlainReaders(), size: size)
        #expect(host.shows(isCompact ? "outside compact" : "outside regular"))
        #expect((host.columnArrangement == "collapsed") == isCompact)
    }

    @Test(
        "D01 a size class that the app sets overrides the one from the width",
        arguments: [
            (UserInterfaceSizeClass.compact, Size.tabletLandscape), (.compact, .phone), (.regular, .phone),
            (.regular, .tabletLandscape),
        ])
    func override(wanted: UserInterfaceSizeClass, size: Size) {
        let host = HeadlessHost(Readers(override: wanted), size: size)
        #expect((host.columnArrangement == "collapsed") == (wanted == .compact))
        #expect(host.shows(size == .phone ? "outside compact" : "outside regular"))
        if wanted == .regular { #expect(host.shows("detail regular")) }
    }
}
