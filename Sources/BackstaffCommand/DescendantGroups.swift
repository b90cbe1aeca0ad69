import Foundation

/// The process groups of a process and of all that it has started.
///
/// SwiftPM gives each compiler a group of its own, and so does each compiler with the processes that it starts. A process
/// whose parent has ended is init's child, and only its group says whose it was. So groups are noted while the parents
/// still run:
///
///     note() ──► the process is asked to end ──► it ends ──► killAll() ends what is left in these groups
struct DescendantGroups {
    private let leader: pid_t
    private var groups: Set<pid_t>

    /// - Parameter leader: A process that leads a group of its own.
    init(of leader: pid_t) {
        self.leader = leader
        groups = [leader]
    }

    /// Adds the groups of all that has been started by the process, or by a process in one of the groups.
    ///
    /// - Returns: The number of processes in the groups that haven't ended.
    @discardableResult
    mutating func note() -> Int {
        let processes = RunningProcess.all()
        let own = getpgrp()
        var members: Set<pid_t> = [leader]
        var before = -1
        while before != members.count {
            before = members.count
            for each in processes where groups.contains(each.group) || members.contains(each.parent) {
                members.insert(each.identifier)
                if each.group != own { groups.insert(each.group) }
            }
        }
        return processes.count { groups.contains($0.group) && !$0.hasEnded }
    }

    /// Ends all processes in the groups, without asking.
    mutating func killAll() {
        // A process may start others while the groups are noted.
        for _ in 1...10 where note() > 0 {
            for group in groups { _ = kill(-group, SIGKILL) }
        }
    }
}

/// A process of this machine, as the system lists it.
private struct RunningProcess {
    let identifier: pid_t
    let parent: pid_t
    let group: pid_t
    /// Whether only its exit status is left.
    let hasEnded: Bool

    static func all() -> [RunningProcess] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.compactMap(RunningProcess.init)
    }

    private init?(_ identifier: pid_t) {
        guard let data = FileManager.default.contents(atPath: "/proc/\(identifier)/stat") else { return nil }
        // The name in parentheses may contain spaces and parentheses. After it come the state, the parent and the group.
        let text = String(decoding: data, as: UTF8.self)
        guard let end = text.lastIndex(of: ")") else { return nil }
        let fields = text[end...].split(separator: " ")
        guard fields.count > 3, let parent = pid_t(fields[2]), let group = pid_t(fields[3]) else { return nil }
        self.identifier = identifier
        self.parent = parent
        self.group = group
        hasEnded = fields[1] == "Z" || fields[1] == "X"
    }
}
