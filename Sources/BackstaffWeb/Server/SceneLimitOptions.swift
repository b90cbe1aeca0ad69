import ArgumentParser
import NIOCore

/// The flags for the limits on scenes. A scene is what the app shows in one tab.
package struct SceneLimitOptions: ParsableArguments {
    private static let usual = HostLimits()

    @Option(help: ArgumentHelp("Scenes in one process.", valueName: "number"))
    package var scenes = usual.scenes

    @Option(help: ArgumentHelp("Scenes of one visitor.", valueName: "number"))
    package var scenesPerVisitor = usual.scenesPerVisitor

    @Option(help: ArgumentHelp("Scenes of one visitor that wait for their tab.", valueName: "number"))
    package var lostScenesPerVisitor = usual.lostScenesPerVisitor

    @Option(help: ArgumentHelp("Scenes of one address that wait for their tab.", valueName: "number"))
    package var lostScenesPerAddress = usual.lostScenesPerAddress

    @Option(help: ArgumentHelp("How long a scene waits for its tab.", valueName: "seconds"))
    package var sceneGrace = usual.grace.inSeconds

    @Option(help: ArgumentHelp("The same for a scene in which nobody has done anything.", valueName: "seconds"))
    package var unusedSceneGrace = usual.graceIfUntouched.inSeconds

    @Option(help: ArgumentHelp("Patches that are kept until a tab has acknowledged them.", valueName: "number"))
    package var keptPatches = usual.keptPatches

    @Option(help: ArgumentHelp("The bytes of these patches.", valueName: "bytes"))
    package var keptPatchBytes = usual.keptBytes

    package init() {}

    static let flags = [
        "--scenes", "--scenes-per-visitor", "--lost-scenes-per-visitor", "--lost-scenes-per-address", "--scene-grace",
        "--unused-scene-grace", "--kept-patches", "--kept-patch-bytes",
    ]

    package func validate() throws {
        try Self.check("--scenes", scenes, from: 1, to: 1_000_000)
        try Self.check("--scenes-per-visitor", scenesPerVisitor, from: 1, to: 1_000_000)
        try Self.check("--lost-scenes-per-visitor", lostScenesPerVisitor, from: 0, to: 1_000_000)
        try Self.check("--lost-scenes-per-address", lostScenesPerAddress, from: 0, to: 1_000_000)
        try Self.check("--scene-grace", sceneGrace, from: 0, to: 86_400)
        try Self.check("--unused-scene-grace", unusedSceneGrace, from: 0, to: 86_400)
        try Self.check("--kept-patches", keptPatches, from: 1, to: 100_000)
        try Self.check("--kept-patch-bytes", keptPatchBytes, from: 4096, to: 1 << 30)
    }

    func apply(to limits: inout HostLimits) {
        limits.scenes = scenes
        limits.scenesPerVisitor = scenesPerVisitor
        limits.lostScenesPerVisitor = lostScenesPerVisitor
        limits.lostScenesPerAddress = lostScenesPerAddress
        limits.grace = TimeAmount(inSeconds: sceneGrace)
        limits.graceIfUntouched = TimeAmount(inSeconds: unusedSceneGrace)
        limits.keptPatches = keptPatches
        limits.keptBytes = keptPatchBytes
    }
}
