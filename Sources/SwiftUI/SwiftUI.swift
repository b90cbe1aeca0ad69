@_exported import BackstaffUI

#if Web
    import BackstaffTesting
    import BackstaffWeb
    import Foundation

    extension App {
        /// Runs the app: serves it to browsers until the process is terminated, or runs a flow in it.
        ///
        /// Unlike Apple's SwiftUI, this method reads the command line. The argument `--help` prints a description of
        /// all arguments.
        @MainActor @preconcurrency
        public static func main() {
            switch AppCommand.parseOwnOrExit(Array(CommandLine.arguments.dropFirst())) {
            case .serve(let options, let limits): serve(options, limits)
            case .drive(let command): drive(command)
            }
        }

        @MainActor
        private static func serve(_ options: ServerOptions, _ limits: ServerLimits) -> Never {
            WebHost.runFrontIfWanted(appName: LiveApp<Self>.name, options: options, limits: limits)
            // As in SwiftUI the app is created at launch, so that its initializer runs now and not when the first page
            // connects.
            launch()
            let name = LiveApp<Self>.name
            NavigationInspectors.takeDownFlows { NavigationInspectorFlow($0, width: $1, height: $2) }
            let tape = options.record.map { startTape(at: $0, name: name) }
            WebHost.run(appName: name, options: options, limits: limits) {
                let app = LiveApp(Self.self)
                return tape.map { RecordingApp(app, tape: $0) } ?? app
            }
        }

        /// Runs a flow, and ends the process with its exit code.
        @MainActor
        private static func drive(_ command: DriveCommand) -> Never {
            var run = FlowRun(command.flow)
            run.size = Size(width: command.size.width, height: command.size.height)
            run.patience = .seconds(command.wait)
            run.isQuiet = command.quiet
            Task {
                let ending = await run.run(Self.self, say: { write($0, to: .standardOutput) }, onError: printError)
                exit(ending.rawValue)
            }
            dispatchMain()
        }

        /// Creates the file for recording the first tab. Ends the process if the file can't be created.
        @MainActor
        private static func startTape(at path: String, name: String) -> RecordingApp.Tape {
            do throws(FlowError) {
                let remark = "Recorded from \(name). To do it again, give the app two words: drive, and this file."
                let file = try FlowRecordingFile(path, remark: remark) { printError("Backstaff: \($0)") }
                printError("Backstaff: the first tab is recorded to \(file.path)")
                return RecordingApp.Tape(file)
            } catch {
                printError("Backstaff: \(error)")
                exit(1)
            }
        }
    }

    private func printError(_ line: String) {
        write(line, to: .standardError)
    }

    /// Writes a line without buffering, so that it is printed even if the app traps.
    private func write(_ line: String, to file: FileHandle) {
        try? file.write(contentsOf: Data((line + "\n").utf8))
    }
#endif
