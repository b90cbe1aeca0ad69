import BackstaffAssets
import Foundation
import NIOCore
import Synchronization
import Testing

@testable import BackstaffWeb

@Suite("Pictures in memory")
@MainActor
struct PictureDeliveryTests {
    /// What connections have received, by their names.
    private final class Received: Sendable {
        private let state = Mutex<[String]>([])

        var names: [String] { state.withLock { $0 } }

        func add(_ name: String) { state.withLock { $0.append(name) } }
    }

    private let received = Received()

    private func makeDelivery(_ limit: Int, perAddress: Int) -> PictureDelivery {
        var limits = HostLimits()
        limits.pictureBytes = limit
        limits.pictureBytesPerAddress = perAddress
        return PictureDelivery(limits)
    }

    /// A picture of 60 bytes that nobody else has.
    private func makePicture() -> PictureFiles.Picture {
        let bytes = Array((UUID().uuidString + UUID().uuidString).utf8.prefix(60))
        return PictureFiles.Picture(name: "\(UUID().uuidString).png", kind: .png, source: .data(bytes))
    }

    private func ask(
        _ delivery: PictureDelivery, _ picture: PictureFiles.Picture, _ address: String, as name: String
    ) throws -> PictureDelivery.Ticket {
        let received = received
        return delivery.request(picture, from: try #require(IPAddress(address)).block) { contents in
            received.add("\(name) \(contents?.readableBytes ?? -1)")
        }
    }

    private func expect(_ names: [String]) async throws {
        let names = names.map { "\($0) 60" }
        #expect(try await eventually { received.names.sorted() == names.sorted() })
    }

    @Test("Q07 an address with all that it may have waits until one is sent; another address doesn't")
    func perAddress() async throws {
        let delivery = makeDelivery(1_000, perAddress: 100)
        let first = try ask(delivery, makePicture(), "192.0.2.1", as: "first")
        let second = try ask(delivery, makePicture(), "192.0.2.1", as: "second")
        let other = try ask(delivery, makePicture(), "192.0.2.2", as: "other")
        try await expect(["first", "other"])
        #expect(delivery.waitingCount == 1 && delivery.size == 120)
        delivery.giveBack(first)
        try await expect(["first", "other", "second"])
        for ticket in [second, other] { delivery.giveBack(ticket) }
        #expect(delivery.size == 0 && delivery.waitingCount == 0)
    }

    @Test("Q07 when all have as much as they may have, addresses take turns")
    func inAll() async throws {
        let delivery = makeDelivery(100, perAddress: 100)
        let first = try ask(delivery, makePicture(), "192.0.2.1", as: "first")
        let second = try ask(delivery, makePicture(), "192.0.2.2", as: "second")
        let third = try ask(delivery, makePicture(), "192.0.2.2", as: "third")
        let fourth = try ask(delivery, makePicture(), "192.0.2.3", as: "fourth")
        try await expect(["first"])
        delivery.giveBack(first)
        try await expect(["first", "second"])
        delivery.giveBack(second)
        try await expect(["first", "second", "fourth"])
        delivery.giveBack(fourth)
        try await expect(["first", "second", "fourth", "third"])
        delivery.giveBack(third)
        #expect(delivery.size == 0)
    }

    @Test("Q07 a picture that many ask for is in memory once, and no longer than the last one needs it")
    func shared() async throws {
        let delivery = makeDelivery(100, perAddress: 100)
        let picture = makePicture()
        let tickets = try (1...20).map { try ask(delivery, picture, "192.0.2.\($0 % 3 + 1)", as: "\($0)") }
        try await expect((1...20).map { "\($0)" })
        #expect(delivery.size == 60)
        for ticket in tickets.dropLast() { delivery.giveBack(ticket) }
        #expect(delivery.size == 60)
        delivery.giveBack(tickets[19])
        #expect(delivery.size == 0)
    }

    @Test("Q07 who leaves the line, or leaves while the picture is read, gets nothing and takes nothing")
    func leaving() async throws {
        let delivery = makeDelivery(100, perAddress: 100)
        for _ in 1...50 {
            let first = try ask(delivery, makePicture(), "192.0.2.1", as: "first")
            let second = try ask(delivery, makePicture(), "192.0.2.1", as: "second")
            delivery.giveBack(second)
            delivery.giveBack(first)
        }
        #expect(try await eventually { delivery.size == 0 })
        #expect(delivery.waitingCount == 0 && !received.names.contains("second 60"))
        let last = try ask(delivery, makePicture(), "192.0.2.1", as: "last")
        #expect(try await eventually { received.names.contains("last 60") })
        delivery.giveBack(last)
        #expect(delivery.size == 0)
    }

    @Test("Q07 a picture that is larger than the limit is sent alone, and one without contents is said to have none")
    func exceptions() async throws {
        let delivery = makeDelivery(10, perAddress: 10)
        let large = try ask(delivery, makePicture(), "192.0.2.1", as: "large")
        let gone = PictureFiles.Picture(name: "gone.png", kind: .png, source: .file("/nowhere/gone.png"))
        let none = try ask(delivery, gone, "192.0.2.1", as: "gone")
        #expect(try await eventually { received.names == ["large 60"] })
        #expect(delivery.size == 60)
        delivery.giveBack(large)
        #expect(try await eventually { received.names == ["large 60", "gone -1"] })
        delivery.giveBack(none)
        #expect(delivery.size == 0)
    }

    @Test("Q07 a file that was read not long ago counts as its own size, and one that must be read as the largest file")
    func cachedFiles() async throws {
        let delivery = makeDelivery(1 << 30, perAddress: PictureHeader.mostBytes + 1)
        let (names, folder) = try addFiles(4, bytes: 24)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pictures = try names.map { try #require(PictureFiles.picture(named: $0)) }
        for picture in pictures.dropLast() { #expect(picture.contents()?.readableBytes == 60) }
        let tickets = try pictures.dropLast().enumerated().map { try ask(delivery, $1, "192.0.2.1", as: "\($0)") }
        try await expect(["0", "1", "2"])
        #expect(delivery.size == 180)
        let last = try ask(delivery, pictures[3], "192.0.2.1", as: "3")
        #expect(delivery.waitingCount == 1)
        for ticket in tickets { delivery.giveBack(ticket) }
        try await expect(["0", "1", "2", "3"])
        delivery.giveBack(last)
        #expect(delivery.size == 0)
    }

    // MARK: Through a server

    /// Adds pictures of files that no other test uses.
    private func addFiles(_ count: Int, bytes: Int) throws -> (names: [String], folder: URL) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "backstaff-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let names = try (0..<count).map { number in
            let contents = Array(repeating: UInt8(number), count: bytes) + Array(UUID().uuidString.utf8)
            let file = folder.appending(path: "\(number).png")
            try Data(contents).write(to: file)
            let name = AssetFileName.make(contents, .png)
            PictureStore.ofProcess.add([name: .file(file.path)])
            return name
        }
        return (names, folder)
    }

    @Test("Q07 pictures that a client doesn't read hold up its address, and only until the time is over")
    func unreadPictures() async throws {
        let time = ManualClock()
        var limits = HostLimits()
        // Files count as the largest one until they are read.
        limits.pictureBytesPerAddress = PictureHeader.mostBytes + 1
        let proxies = [try #require(IPAddressRange("127.0.0.1"))]
        let (names, folder) = try addFiles(2, bytes: 24 << 20)
        defer { try? FileManager.default.removeItem(at: folder) }
        func request(_ name: String, _ address: Int, method: String = "GET", more: String = "") -> String {
            "\(method) /~/assets/\(name) HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.\(address)\r\n\(more)\r\n"
        }
        let registry = MetricsRegistry()
        try await withServer(
            limits: limits, clock: time.clock, trustedProxies: proxies, change: { $0.metrics = HostMetrics(registry) }
        ) { server in
            let port = server.port
            let silent = try await WireClient.connect(port: port, reads: false)
            try await silent.write(request(names[0], 1))
            #expect(try await eventually { registry.figures.value(of: .bytesSent) > Double(24 << 20) })
            time.advance(by: .seconds(20))
            // Nobody waits for what isn't read, and what is in memory anyway costs nothing more.
            let head = try await WireClient.connect(port: port)
            try await head.write(request(names[1], 1, method: "HEAD", more: "Connection: close\r\n"))
            try await head.waitForEnd()
            #expect(try await head.response().head.contains("content-length: \((24 << 20) + 36)"))
            let tag = "If-None-Match: \"\(names[1])\"\r\n"
            let known = try await WireClient.get(request(names[1], 1, more: tag), port: port)
            #expect(known.head.hasPrefix("HTTP/1.1 304"))
            let waiting = try await WireClient.connect(port: port)
            try await waiting.write(request(names[1], 1))
            let other = try await WireClient.connect(port: port)
            try await other.write(request(names[1], 2))
            #expect(try await eventually { other.receivedCount > 24 << 20 })
            #expect(!waiting.hasReceived)
            time.advance(by: .seconds(11))
            server.sweep()
            #expect(try await eventually { waiting.receivedCount > 24 << 20 })
        }
    }
}
