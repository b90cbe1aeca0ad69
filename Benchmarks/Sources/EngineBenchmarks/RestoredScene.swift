import BackstaffTesting
import Measurement
import SwiftUI

/// A tab whose app is relaunched repeatedly. It is restored from the bytes that the tab has stored.
final class RestoredScene: MountedScene {
    private var host: HeadlessHost
    private var bodies = 0
    private var operations = 0

    init(depth: Int) {
        host = HeadlessHost(RestoredStack(depth: depth))
        host.tapNow("Set out")
        host.isRecording = false
    }

    var tally: Tally { Tally(bodies: bodies, operations: operations) }

    func perform(_ operation: Step) {
        guard case .relaunch = operation else { preconditionFailure("a restored scene can't \(operation)") }
        host = host.relaunchNow()
        host.isRecording = false
        bodies += host.bodyCount
        operations += host.operationCount
    }

    func visibleText() -> String { host.texts.first ?? "" }
}

extension HeadlessHost {
    fileprivate func tapNow(_ words: String) {
        if let found = try? find(words) { tapNow(found) }
    }
}

private struct RestoredStack: View {
    let depth: Int
    @State private var path: [NamedRow] = []
    @SceneStorage("remark") private var remark = ""

    var body: some View {
        NavigationStack(path: $path) {
            List(0..<1_000) { number in
                if number == 0 {
                    Button("Set out") { setOut() }
                } else {
                    Row(number: number)
                }
            }
            .navigationDestination(for: NamedRow.self) { RestoredDetail(row: $0) }
        }
    }

    private func setOut() {
        path = (0..<depth).map { NamedRow(id: $0) }
        remark = Fixture.remark
    }
}

private struct RestoredDetail: View {
    let row: NamedRow
    @SceneStorage("remark") private var remark = ""

    var body: some View { Text("\(row.name): \(remark)") }
}
