import BackstaffWeb
import Foundation
import Logging
import NIOCore

extension MountedApp {
    /// How a mounted app is served. The defaults suit a server on this machine alone.
    public struct Configuration: Sendable {
        /// The address on which your server listens.
        ///
        /// On a loopback address, the app answers only requests for this machine and for ``allowedHosts``. So no other site
        /// can read it under a name that it makes point to this machine.
        public var host = "127.0.0.1"

        /// Other host names under which browsers reach the server, for example that of a proxy. A port is ignored.
        public var allowedHosts: [String] = []

        /// Whether browsers reach the server over TLS only. They then send the visitor's cookie over TLS only.
        public var isBehindTLS = false

        /// The addresses of proxies in front, or ranges of addresses such as `10.0.0.0/8`. From their requests, the address
        /// of the client is read in the header `X-Forwarded-For`.
        public var trustedProxies: [String] = []

        /// The header with which a trusted proxy names the visitor, such as `X-Forwarded-User`. With `nil`, none is read.
        ///
        /// The app reads the name with `@Environment(\.visitor)`.
        public var identityHeader: String?

        /// The header with which a trusted proxy names the visitor's groups, separated by commas. With `nil`, none is read.
        public var groupsHeader: String?

        /// How many WebSocket frames a page may send in a second on average, at least 1. A frame counts once, and once more
        /// for every 4 KiB.
        public var framesPerSecond = 200.0

        /// How many WebSocket frames of all pages of one address reach the app in a second on average, at least 1. Twice as
        /// many may come at once. Further frames wait, and the pages of the address take turns.
        ///
        /// Each event loop counts for itself. Behind a proxy that ``trustedProxies`` doesn't name, all visitors have one
        /// address.
        public var framesPerAddress = 2_000.0

        /// How many bytes of long messages may be in memory for all pages, at least 65,536. A message of more than 4 KiB
        /// counts as 512 KiB until the app has handled it. Beyond the limit, pages wait with such messages.
        ///
        /// Each event loop counts for itself.
        public var waitingBytes = 64 << 20

        /// How many bytes of long messages may be in memory for the pages of one address, at least 65,536.
        ///
        /// Each event loop counts for itself, as for ``waitingBytes``.
        public var waitingBytesPerAddress = 16 << 20

        /// How many bytes may wait for all pages and previews of one address that read slowly, at least 65,536. Beyond the
        /// limit, the connection with the most is closed. A page that is closed comes back.
        public var unsentBytesPerAddress = 64 << 20

        /// How many bytes may wait for all pages and previews that read slowly, at least 65,536.
        public var unsentBytesInAll = 256 << 20

        /// How many bytes of pictures may be in memory while they are sent, at least 65,536. Beyond the limit, requests for
        /// pictures wait.
        public var pictureBytes = 256 << 20

        /// How many bytes of pictures may be in memory while they are sent to one address, at least 65,536.
        public var pictureBytesPerAddress = 64 << 20

        /// How many bytes a file may have that a visitor sends. With 0, only empty ones are taken.
        public var uploadBytes = 64 << 20

        /// How many files a visitor may choose together, at least 1. Of the files that the app exports, a scene keeps as
        /// many.
        public var uploadFiles = 100

        /// How many bytes of files may be stored for the visitors of one address: those that they send, and those that the
        /// app exports. A file counts as 64 KiB at least.
        public var uploadBytesPerAddress = 256 << 20

        /// How many bytes of files may be stored for all visitors.
        public var uploadBytesInAll = 1 << 30

        /// How long a file that a visitor sends may be on its way.
        public var uploadTimeout = Duration.seconds(300)

        /// How many pages and WebSockets one address may ask for in a second on average, at least 1. A hundred times as many
        /// may come at once. Further requests are answered with 429.
        ///
        /// Each event loop counts for itself. Behind a proxy that ``trustedProxies`` doesn't name, all visitors have one
        /// address.
        public var appRequestsPerAddress = 10.0

        /// The path of the file with the key that seals what browsers store. It is created if it doesn't exist.
        ///
        /// With `nil`, the key is the one in the environment variable `BACKSTAFF_SEAL_KEY`, or else the one in a file in the
        /// user's data folder. With `none`, nothing that browsers store outlives this process.
        public var sealKeyFile: String?

        /// Whether each page can open the navigation inspector, which shows the state of its scene.
        public var allowsNavigationInspector = false

        /// How long pages have to leave when the app is shut down.
        public var timeToLeave = Duration.seconds(10)

        /// The logger of the app's server. The lines about a page get its connection, visitor and scene as metadata.
        ///
        /// It also gets the reports of mistakes in the use of SwiftUI, those of all apps in this process. No client can make
        /// it write more than 50 lines a second.
        public var logger = Logger(label: "Backstaff")

        /// All other limits. Tests need longer times.
        package var limits = HostLimits()

        /// Creates a configuration with the defaults.
        public init() {}
    }
}

extension MountedApp.Configuration {
    /// The configuration for the server.
    ///
    /// - Parameters:
    ///   - app: The name of the app, which becomes the name of its key file.
    ///   - logger: Gets a line about a key that is new or was chosen.
    func ofServer(app: String, logger: Logger) throws(MountedAppError) -> WebServer.Configuration {
        let rates = [
            ("framesPerSecond", framesPerSecond), ("framesPerAddress", framesPerAddress),
            ("appRequestsPerAddress", appRequestsPerAddress),
        ]
        for (name, rate) in rates where !(1...1_000_000_000 ~= rate) {
            throw MountedAppError("\(name) is \(rate). Choose a number from 1 to 1,000,000,000.")
        }
        let sizes = [
            ("waitingBytes", waitingBytes), ("waitingBytesPerAddress", waitingBytesPerAddress),
            ("unsentBytesPerAddress", unsentBytesPerAddress), ("unsentBytesInAll", unsentBytesInAll),
            ("pictureBytes", pictureBytes), ("pictureBytesPerAddress", pictureBytesPerAddress),
        ]
        for (name, bytes) in sizes where bytes < 65_536 {
            throw MountedAppError("\(name) is \(bytes). Choose a number of at least 65,536.")
        }
        let fileSizes = [
            ("uploadBytes", uploadBytes, 0), ("uploadFiles", uploadFiles, 1),
            ("uploadBytesPerAddress", uploadBytesPerAddress, 0), ("uploadBytesInAll", uploadBytesInAll, 0),
        ]
        for (name, number, least) in fileSizes where number < least {
            throw MountedAppError("\(name) is \(number). Choose a number of at least \(least).")
        }
        if uploadTimeout < .seconds(1) {
            throw MountedAppError("uploadTimeout is \(uploadTimeout). Choose a second at least.")
        }
        var inner = WebServer.Configuration()
        inner.host = host
        inner.allowedHosts = allowedHosts
        inner.isBehindTLS = isBehindTLS
        inner.limits = limits
        inner.limits.framesPerSecond = framesPerSecond
        inner.limits.framesPerSecondOfAddress = framesPerAddress
        inner.limits.waitingBytes = waitingBytes
        inner.limits.waitingBytesPerAddress = waitingBytesPerAddress
        inner.limits.unsentBytesPerAddress = unsentBytesPerAddress
        inner.limits.unsentBytesInAll = unsentBytesInAll
        inner.limits.pictureBytes = pictureBytes
        inner.limits.pictureBytesPerAddress = pictureBytesPerAddress
        inner.limits.uploadBytes = uploadBytes
        inner.limits.uploadFiles = uploadFiles
        inner.limits.uploadBytesPerAddress = uploadBytesPerAddress
        inner.limits.uploadBytesInAll = uploadBytesInAll
        inner.limits.uploadWithin = TimeAmount(uploadTimeout)
        inner.limits.appRequestsPerAddress = appRequestsPerAddress
        inner.allowsInspector = allowsNavigationInspector
        for text in trustedProxies {
            guard let range = IPAddressRange(text) else {
                throw MountedAppError("The trusted proxy “\(text)” isn't an address or a range such as 10.0.0.0/8.")
            }
            inner.trustedProxies.append(range)
        }
        inner.identityHeaders = try identityHeaders()
        do {
            inner.keys = try SealingKeys.chosen(
                app: app, file: sealKeyFile, environment: ProcessInfo.processInfo.environment)
        } catch {
            throw MountedAppError("\(error)")
        }
        inner.keys.log(to: logger, isChosen: sealKeyFile != nil)
        return inner
    }

    private func identityHeaders() throws(MountedAppError) -> IdentityHeaders {
        for (property, header) in [("identityHeader", identityHeader), ("groupsHeader", groupsHeader)] {
            if let header, !IdentityHeaders.isName(header) {
                throw MountedAppError("\(property) is “\(header)”. Use letters, digits and hyphens only.")
            }
        }
        if groupsHeader != nil, identityHeader == nil {
            throw MountedAppError("groupsHeader needs identityHeader: groups belong to a name.")
        }
        return IdentityHeaders(name: identityHeader, groups: groupsHeader)
    }
}
