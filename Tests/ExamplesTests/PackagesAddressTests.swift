import BackstaffTesting
import PackagesModel
import PackagesViews
import SwiftUI
import Testing

@MainActor
@Suite("Addresses of packages")
struct PackagesAddressTests {
    private let database = StatusText.database(
        StatusText.stanza("curl", "Section: web", "Depends: libc6, zlib1g"),
        StatusText.stanza("libc6", "Section: libs", "Depends: libgcc-s1"),
        StatusText.stanza("libgcc-s1", "Section: libs", "Depends: libc6"),
        StatusText.stanza("zlib1g", "Section: contrib/libs", "Depends: libc6")
    )
    nonisolated static let sizes = [Size.phone, Size(width: 1440, height: 900)]

    private func host(_ marks: [Package.ID] = [], size: Size, url: String = "/") -> HeadlessHost {
        HeadlessHost(
            PackageBrowser(database: database, marks: MarkedPackages(marks)).environment(database), size: size,
            url: url)
    }

    @Test("L04 a dependency has an address, which leads there in any tab", arguments: sizes)
    func dependency(size: Size) async throws {
        let host = host(size: size)
        try await host.tap("All Packages")
        #expect(host.url == "/packages")
        try await host.tap("curl")
        #expect(host.url == "/packages/curl")
        let link = try #require(host.all(role: "link").last { $0.texts.contains("libc6") })
        try await host.tap(link)
        #expect(host.url == "/packages/curl/depends/libc6")

        let other = self.host(size: size, url: "/packages/curl/depends/libc6")
        #expect(other.title == "libc6")
        #expect(other.shows("All Packages › curl › libc6"))
        #expect(other.backButton == "curl")
        #expect(other.record.history == [])
        try await other.goBack()
        #expect(other.title == "curl")
        #expect(other.url == "/packages/curl")
    }

    @Test(
        "L04 every screen has an address", arguments: sizes,
        [
            "/packages", "/marked", "/marked/zlib1g", "/sections/libs", "/sections/contrib%2Flibs/zlib1g",
            "/sections/libs/libc6/depends/libgcc-s1/depends/libc6", "/packages/gone", "/packages/curl/depends/gone",
        ])
    func addresses(size: Size, url: String) async {
        let fresh = host(["curl", "zlib1g"], size: size, url: url)
        #expect(fresh.url == url)
        let moved = host(["curl", "zlib1g"], size: size, url: "/packages/curl/depends/libc6")
        await moved.open(url: url)
        #expect(moved.url == url)
        #expect(moved.title == fresh.title)
        #expect(moved.texts == fresh.texts)
        await moved.open(url: "/")
        #expect(moved.url == "/")
        #expect(moved.texts == host(["curl", "zlib1g"], size: size).texts)
    }

    @Test("L04 an address with an unknown part leads as far as it is known", arguments: sizes)
    func validPrefix(size: Size) {
        #expect(host(size: size, url: "/sections/nowhere/curl").url == "/")
        #expect(host(size: size, url: "/packages/curl/needs/libc6").url == "/packages/curl")
        #expect(host(size: size, url: "/packages/curl/depends/%zz").url == "/packages/curl")
    }
}
