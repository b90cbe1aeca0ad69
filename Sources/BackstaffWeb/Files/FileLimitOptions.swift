import ArgumentParser

/// The flags for the limits on the files of visitors.
struct FileLimitOptions: LimitOptions {
    private static let usual = HostLimits()

    @Option(help: ArgumentHelp("A file that a visitor sends.", valueName: "bytes"))
    var uploadBytes = usual.uploadBytes

    @Option(
        help: ArgumentHelp(
            "Files that a visitor chooses together, and exported files that a tab keeps.", valueName: "number"))
    var uploadFiles = usual.uploadFiles

    @Option(
        help: ArgumentHelp(
            "Files that visitors of one address send, and that the app exports to them.", valueName: "bytes"))
    var uploadBytesPerAddress = usual.uploadBytesPerAddress

    @Option(help: ArgumentHelp("The same for all addresses.", valueName: "bytes"))
    var uploadBytesInAll = usual.uploadBytesInAll

    @Option(help: ArgumentHelp("The time until a file has arrived.", valueName: "seconds"))
    var uploadTimeout = usual.uploadWithin.inSeconds

    init() {}

    static let table: [LimitFlag<Self, HostLimits>] = [
        LimitFlag("--upload-bytes", \.uploadBytes, in: 0...(1 << 40), for: \.uploadBytes),
        LimitFlag("--upload-files", \.uploadFiles, in: 1...10_000, for: \.uploadFiles),
        LimitFlag(
            "--upload-bytes-per-address", \.uploadBytesPerAddress, in: 0...(1 << 50), for: \.uploadBytesPerAddress),
        LimitFlag("--upload-bytes-in-all", \.uploadBytesInAll, in: 0...(1 << 50), for: \.uploadBytesInAll),
        LimitFlag("--upload-timeout", \.uploadTimeout, in: 1...86_400, for: \.uploadWithin),
    ]
}
