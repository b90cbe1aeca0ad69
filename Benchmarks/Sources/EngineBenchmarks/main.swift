import Floor
import Glibc
import Measurement

/// The engines that are compared with the floor. Each has a file with its conformance here, and an entry in this list.
let engines: [any Engine] = [BackstaffEngine()]

do {
    let options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
    exit(try Session(floor: Floor(), others: engines, options: options).run())
} catch let bad as BadOption {
    print("EngineBenchmarks: can't use \(bad.name)\n\(Options.help)")
    exit(64)
} catch {
    print("EngineBenchmarks: \(error)")
    exit(1)
}
