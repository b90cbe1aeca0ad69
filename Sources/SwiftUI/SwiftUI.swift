@_exported import BackstaffUI

#if Web
    import BackstaffTesting
    import BackstaffWeb
    import Foundation

    extension App {
        /// Serves the app to browsers until the process is told to end, or drives it through a flow.
        ///
        /// Unlike with Apple's SwiftUI this reads the command line: `--help` says what it takes.
        @MainActor @preconcurrency
        public static func main() {
            switch AppCommand.parseOwnOrExit(Array(CommandLine.arguments.dropFirst())) {
            case .serve(let options): serve(options)
            case .drive(let command): drive(command)
            }
        }

        @MainActor
        private static func serve(_ options: ServerOptions) -> Never {
            // As SwiftUI does at launch: what an app has to say, it says now and not at the first visit.
            _ = Self()
            let name = LiveApp<Self>.name
            NavigationInspectors.takeDownFlows { NavigationInspectorFlow($0, width: $1, height: $2) }
            let tape = options.record.map { startTape(at: $0, name: name) }
            WebHost.run(appName: name, options: options) {
                let app = LiveApp(Self.self)
                return tape.map { RecordingApp(app, tape: $0) } ?? app
            }
        }

        /// Ends the process with the exit code of the run.
        @MainActor
        private static func drive(_ command: DriveCommand) -> Never {
            var run = FlowRun(command.flow)
            run.size = Size(width: command.size.width, height: command.size.height)
            run.patience = .seconds(command.wait)
            run.isQuiet = command.quiet
            Task {
                let ending = await run.run(Self.self, say: { write($0, to: .standardOutput) }, complain: complain)
                exit(ending.rawValue)
            }
            dispatchMain()
        }

        /// Makes the file that the first tab is recorded to, or ends the process.
        @MainActor
        private static func startTape(at path: String, name: String) -> RecordingApp.Tape {
            do throws(FlowError) {
                let remark = "Recorded from \(name). To do it again, give the app two words: drive, and this file."
                let file = try FlowFile(path, remark: remark) { complain("Backstaff: \($0)") }
                complain("Backstaff: the first tab is recorded to \(file.path)")
                return RecordingApp.Tape(file)
            } catch {
                complain("Backstaff: \(error)")
                exit(1)
            }
        }
    }

    private func complain(_ line: String) {
        write(line, to: .standardError)
    }

    /// Writes a line at once, so that it is there even if the app traps.
    private func write(_ line: String, to file: FileHandle) {
        try? file.write(contentsOf: Data((line + "\n").utf8))
    }
#endif
