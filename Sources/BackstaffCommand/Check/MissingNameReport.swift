/// Says which names of an app aren't there, with the number of their places and the first place of each.
struct MissingNameReport {
    /// A line of the report.
    struct Entry: Equatable {
        let title: String
        let count: Int
        /// The first place, as `FILE:LINE:COLUMN`.
        let place: String
        var remark = ""
        /// The names that are probably those of a module.
        var members: [Entry] = []
    }

    let app: String
    /// The modules that an import names.
    private(set) var modules: [Entry] = []
    /// The frameworks of which only the import is there. A build leaves such imports out.
    private(set) var unused: [Entry] = []
    /// The app's own modules that weren't made, because their sources have errors.
    private(set) var unmade: [Entry] = []
    private(set) var names: [Entry] = []
    /// Names that are there to say what to use instead.
    private(set) var unavailable: [Entry] = []
    /// Errors that aren't about names: their messages and places.
    private(set) var others: [Entry] = []

    /// The number of rounds after which the check was cut short, or `nil` if it wasn't.
    let cutAfter: Int?

    private static let mostOthers = 20

    /// - Parameters:
    ///   - app: The name of the app.
    ///   - absent: The frameworks whose imports a build leaves out.
    ///   - ownModules: The modules of the app's own packages.
    ///   - search: What was found.
    ///   - cutAfter: The number of rounds after which the check was cut short, if it was.
    ///   - path: The path of a file for the reader.
    init(
        app: String, absent: Set<String>, ownModules: Set<String> = [], _ search: MissingNameSearch,
        cutAfter: Int? = nil, path: (String) -> String
    ) {
        self.app = app
        self.cutAfter = cutAfter
        var imports: [String: Set<String>] = [:]
        for use in search.uses {
            if case .module(let name) = use.name { imports[use.file, default: []].insert(name) }
        }
        var members: [String: [Entry]] = [:]
        let groups = Dictionary(grouping: search.uses, by: \.name).values
        for uses in groups {
            let sorted = uses.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
            guard let first = sorted.first else { continue }
            var entry = Entry(
                title: first.name.title, count: uses.count, place: "\(path(first.file)):\(first.line):\(first.column)")
            switch first.name {
            case .module: modules.append(entry)
            case .unavailable(_, let advice):
                entry.remark = advice
                unavailable.append(entry)
            case .global:
                // A name that is used only beside an import of one missing module is probably that module's.
                let modules = uses.map { imports[$0.file] ?? [] }
                let common = modules.dropFirst().reduce(modules[0]) { $0.intersection($1) }
                // What one of the app's own modules would declare isn't missing.
                if !common.isDisjoint(with: ownModules), search.declared.contains(first.name.title) { continue }
                let others = common.subtracting(ownModules)
                if others.count == 1, let module = others.first {
                    members[module, default: []].append(entry)
                } else {
                    if !others.isEmpty { entry.remark = "perhaps of " + others.sorted().joined(separator: " or ") }
                    names.append(entry)
                }
            case .member:
                entry.remark = first.type.map { "of \($0)" } ?? ""
                names.append(entry)
            case .typeMember, .form: names.append(entry)
            }
        }
        modules = modules.map { module in
            var module = module
            module.members = (members[module.title] ?? []).sorted(by: Self.isBefore)
            if !module.members.isEmpty {
                module.remark = "with " + module.members.map { "\($0.title) (\($0.count))" }.joined(separator: ", ")
            }
            return module
        }
        modules.sort(by: Self.isBefore)
        unmade = modules.filter { ownModules.contains($0.title) }
        modules.removeAll { ownModules.contains($0.title) }
        if names.isEmpty {
            unused = modules.filter { $0.members.isEmpty && absent.contains($0.title) }
            modules.removeAll { unused.contains($0) }
        }
        names.sort(by: Self.isBefore)
        unavailable.sort(by: Self.isBefore)
        others = search.otherErrors.map {
            // Our own parameters for places in the source are no part of what a user writes.
            Entry(
                title: $0.text.replacing("fileID:line:", with: ""), count: 1,
                place: "\(path($0.file)):\($0.line):\($0.column)")
        }
    }

    /// Whether the compiler found nothing to complain about.
    var isClean: Bool {
        modules.isEmpty && names.isEmpty && unavailable.isEmpty && others.isEmpty && unmade.isEmpty && cutAfter == nil
    }

    private static func isBefore(_ left: Entry, _ right: Entry) -> Bool {
        left.count != right.count ? left.count > right.count : left.title < right.title
    }

    /// The report as text, with a line feed at its end.
    var text: String {
        var lines = [headline]
        add(modules, "Modules that aren't there, with names that are probably theirs", to: &lines)
        add(
            unused, "Frameworks that aren't there, and of which nothing is used: a build leaves out their imports",
            to: &lines)
        add(names, "Names that aren't there", to: &lines)
        add(unavailable, "Names with something else to use", to: &lines)
        add(unmade, "Modules of the app that weren't made: what uses them isn't checked", to: &lines)
        if !others.isEmpty {
            lines += ["", "Other errors"]
            lines += others.prefix(Self.mostOthers).map { "        \($0.place)  \($0.title)" }
            if others.count > Self.mostOthers { lines.append("        and \(others.count - Self.mostOthers) more") }
        }
        if let cutAfter { lines += ["", "The check ended after \(Self.number(cutAfter, "round")): there may be more"] }
        return lines.joined(separator: "\n") + "\n"
    }

    private var headline: String {
        // A check finds only what the compiler finds.
        if isClean { return "\(app): everything is there; Documentation/Fidelity.md lists what has no effect" }
        let all = modules + modules.flatMap(\.members) + names + unavailable
        if all.isEmpty, !unmade.isEmpty || cutAfter != nil {
            return "\(app): no missing name was found, but not everything was checked"
        }
        if all.isEmpty { return "\(app): every name is there, but the compiler finds other errors" }
        let places = all.reduce(0) { $0 + $1.count }
        return "\(app): \(Self.number(all.count, "name")) can't be used, at \(Self.number(places, "place"))"
    }

    private static func number(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    private func add(_ entries: [Entry], _ heading: String, to lines: inout [String]) {
        if entries.isEmpty { return }
        lines += ["", heading]
        let width = entries.map(\.title.count).max() ?? 0
        for entry in entries {
            let count = String(repeating: " ", count: max(0, 6 - "\(entry.count)".count)) + "\(entry.count)"
            let title = entry.title + String(repeating: " ", count: width - entry.title.count)
            lines.append("\(count)  \(title)  \(entry.place)" + (entry.remark.isEmpty ? "" : "  \(entry.remark)"))
        }
    }
}
