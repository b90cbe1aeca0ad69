import Foundation
import Measurement

/// A stack whose path and words are decoded from JSON at each relaunch.
final class RestoredScene: MountedScene {
    private struct Kept: Codable {
        let path: [NamedRow]
        let remark: String
    }

    private let kept: Data
    private var remark = ""
    private var page = Page()
    private var stack: Element

    init(depth: Int) {
        let path = (0..<depth).map { NamedRow(id: $0) }
        kept = (try? JSONEncoder().encode(Kept(path: path, remark: Fixture.remark))) ?? Data()
        stack = page.element(children: [])
        relaunch()
    }

    var tally: Tally { Tally(operations: page.operations) }

    func perform(_ operation: Step) {
        guard case .relaunch = operation else { preconditionFailure("a restored scene can't \(operation)") }
        relaunch()
    }

    private func relaunch() {
        page = Page()
        stack = page.element(children: [page.list(rows: 20)])
        guard let kept = try? JSONDecoder().decode(Kept.self, from: kept) else { return }
        remark = kept.remark
        for row in kept.path {
            stack.children.append(page.element(children: [page.element("\(row.name): \(remark)")]))
        }
        page.record(.insert(stack, parent: 0, offset: 0))
        page.settle()
    }

    func visibleText() -> String {
        stack.children.last?.firstText ?? ""
    }
}
