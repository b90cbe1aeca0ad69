import ArgumentParser

/// The flags for the limits on scenes. A scene is what the app shows in one tab.
struct SceneLimitOptions: LimitOptions {
    private static let usual = HostLimits()

    @Option(help: ArgumentHelp("Scenes in one process.", valueName: "number"))
    var scenes = usual.scenes

    @Option(help: ArgumentHelp("Scenes of one visitor.", valueName: "number"))
    var scenesPerVisitor = usual.scenesPerVisitor

    @Option(help: ArgumentHelp("Scenes of one visitor that wait for their tab.", valueName: "number"))
    var lostScenesPerVisitor = usual.lostScenesPerVisitor

    @Option(help: ArgumentHelp("Scenes of one address that wait for their tab.", valueName: "number"))
    var lostScenesPerAddress = usual.lostScenesPerAddress

    @Option(help: ArgumentHelp("How long a scene waits for its tab.", valueName: "seconds"))
    var sceneGrace = usual.grace.inSeconds

    @Option(help: ArgumentHelp("The same for a scene in which nobody has done anything.", valueName: "seconds"))
    var unusedSceneGrace = usual.graceIfUntouched.inSeconds

    @Option(help: ArgumentHelp("Patches that are kept until a tab has acknowledged them.", valueName: "number"))
    var keptPatches = usual.keptPatches

    @Option(help: ArgumentHelp("The bytes of these patches.", valueName: "bytes"))
    var keptPatchBytes = usual.keptBytes

    @Option(help: ArgumentHelp("The same bytes of all tabs of one address.", valueName: "bytes"))
    var keptPatchBytesPerAddress = usual.keptBytesPerAddress

    init() {}

    static let table: [LimitFlag<Self, HostLimits>] = [
        LimitFlag("--scenes", \.scenes, in: 1...1_000_000, for: \.scenes),
        LimitFlag("--scenes-per-visitor", \.scenesPerVisitor, in: 1...1_000_000, for: \.scenesPerVisitor),
        LimitFlag("--lost-scenes-per-visitor", \.lostScenesPerVisitor, in: 0...1_000_000, for: \.lostScenesPerVisitor),
        LimitFlag("--lost-scenes-per-address", \.lostScenesPerAddress, in: 0...1_000_000, for: \.lostScenesPerAddress),
        LimitFlag("--scene-grace", \.sceneGrace, in: 0...86_400, for: \.grace),
        LimitFlag("--unused-scene-grace", \.unusedSceneGrace, in: 0...86_400, for: \.graceIfUntouched),
        LimitFlag("--kept-patches", \.keptPatches, in: 1...100_000, for: \.keptPatches),
        LimitFlag("--kept-patch-bytes", \.keptPatchBytes, in: 4096...(1 << 30), for: \.keptBytes),
        LimitFlag(
            "--kept-patch-bytes-per-address", \.keptPatchBytesPerAddress, in: 4096...(1 << 40),
            for: \.keptBytesPerAddress),
    ]
}
