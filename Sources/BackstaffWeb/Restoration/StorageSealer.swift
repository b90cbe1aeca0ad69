import BackstaffElements
import BackstaffUI
import Logging

/// Seals the values that a visitor's pages store, and opens the seals that they return.
///
///     scene's values ──► bytes ──► seal ──► page
///     scene's values ◄── bytes ◄── open ◄── page
///
/// A seal that doesn't open is skipped and logged.
@MainActor
final class StorageSealer {
    /// The values from a page whose seals could be opened.
    struct Opened {
        var scene: [String: StorageValue] = [:]
        var app: [String: StorageValue] = [:]
        var navigation: StoredNavigation?
        var earlierSteps: [(number: Int, state: StoredNavigation)] = []
    }

    private let seal: Seal
    private let app: String
    private let visitor: String
    private let logger: Logger
    private var knownSeals: [String: KnownSeals] = [:]

    /// The last seals of one of the app's values that this process has made or received. The newest is last.
    ///
    /// A page returns only seals that a server process has made. So a seal that isn't in this list comes from another
    /// process and is newer. All tabs of a visitor store the same text, so one tab's seal isn't a change to another
    /// tab.
    private struct KnownSeals {
        /// The value of the newest seal.
        var value: StorageValue
        var texts: [String] = []

        mutating func note(_ text: String, of value: StorageValue) {
            self.value = value
            texts = texts.filter { $0 != text }.suffix(Self.most - 1) + [text]
        }

        private static let most = 8
    }

    /// - Parameters:
    ///   - app: The app's name, which is part of every seal.
    ///   - visitor: The visitor's number, which is also part of every seal.
    init(seal: Seal, app: String, visitor: String, logger: Logger) {
        self.seal = seal
        self.app = app
        self.visitor = visitor
        self.logger = logger
    }

    // MARK: Opening

    func open(_ seals: StoredSeals) -> Opened {
        var opened = Opened()
        opened.scene = values(of: seals.scene, .scene)
        opened.app = news(in: seals.app)
        opened.navigation = seals.navigation.flatMap(navigation(in:))
        for earlier in seals.earlier {
            if let state = earlier.seal.flatMap(navigation(in:)) { opened.earlierSteps.append((earlier.step, state)) }
        }
        return opened
    }

    /// Returns the values of the app's storage that another server process has changed.
    ///
    ///     tab 1 ─► this process     tab 2 ─► another process     localStorage: the seal of the last writer
    ///     tab 1 reconnects with that seal ─► it is new if this process has neither made nor received it
    func news(in seals: [String: String]) -> [String: StorageValue] {
        var news: [String: StorageValue] = [:]
        for (key, text) in seals where knownSeals[key]?.texts.contains(text) != true {
            guard let value = value(of: text, .app, name: key) else { continue }
            meet(text, value, key)
            news[key] = value
        }
        return news
    }

    private func meet(_ text: String, _ value: StorageValue, _ key: String) {
        knownSeals[key, default: KnownSeals(value: value)].note(text, of: value)
    }

    /// Opens the navigation state of a step of the browser's history.
    func navigation(in text: String) -> StoredNavigation? {
        guard let bytes = bytes(of: text, .navigation, name: "") else { return nil }
        var isWhole = false
        guard let navigation = StoredNavigation(decoding: bytes, isWhole: &isWhole) else {
            logger.notice("navigation storage: a state of another version was dropped")
            return nil
        }
        if !isWhole {
            logger.notice("navigation storage: a state can't be read to its end, the rest of it was dropped")
        }
        return navigation
    }

    /// Opens the changes that another tab has made to the app's storage. A seal that doesn't open is skipped.
    func changes(in seals: [String: String?]) -> [String: StorageValue?] {
        var changes: [String: StorageValue?] = [:]
        for (key, text) in seals {
            guard let text else {
                changes.updateValue(nil, forKey: key)
                continue
            }
            guard let value = value(of: text, .app, name: key) else { continue }
            meet(text, value, key)
            changes[key] = value
        }
        return changes
    }

    private func values(of seals: [String: String], _ kind: SealContext.Kind) -> [String: StorageValue] {
        var values: [String: StorageValue] = [:]
        for (key, text) in seals { values[key] = value(of: text, kind, name: key) }
        return values
    }

    private func value(of text: String, _ kind: SealContext.Kind, name: String) -> StorageValue? {
        guard let bytes = bytes(of: text, kind, name: name) else { return nil }
        guard let value = StorageValue(decoding: bytes) else {
            logger.notice("\(kind.rawValue) storage: a value of another version was dropped")
            return nil
        }
        return value
    }

    private func bytes(of text: String, _ kind: SealContext.Kind, name: String) -> [UInt8]? {
        do throws(SealRefusal) {
            return try seal.open(text, in: context(kind, name))
        } catch {
            let key = name.isEmpty ? "" : ", key \(WireRefusal.quoted(name))"
            logger.notice("\(kind.rawValue) storage\(key): dropped, \(error.reason)")
            return nil
        }
    }

    // MARK: Sealing

    func seal(_ changes: StorageChanges) -> StoredSealChanges {
        var sealed = StoredSealChanges()
        sealed.scene = seals(of: changes.scene) { seal($0.encoded(), .scene, name: $1) }
        sealed.app = seals(of: changes.app, by: appSeal)
        for step in changes.steps {
            let text = step.state.encoded().flatMap { seal($0, .navigation, name: "") }
            sealed.steps.append(StoredSealChanges.Step(step: step.number, seal: text))
        }
        return sealed
    }

    private func appSeal(_ value: StorageValue, _ key: String) -> String? {
        if let known = knownSeals[key], known.value == value { return known.texts.last }
        let text = seal(value.encoded(), .app, name: key)
        if let text { meet(text, value, key) }
        return text
    }

    private func seals(
        of values: [String: StorageValue?], by seal: (StorageValue, String) -> String?
    ) -> [String: String?] {
        var seals: [String: String?] = [:]
        for (key, value) in values { seals.updateValue(value.flatMap { seal($0, key) }, forKey: key) }
        return seals
    }

    private func seal(_ bytes: [UInt8], _ kind: SealContext.Kind, name: String) -> String? {
        do throws(SealRefusal) {
            return try seal.seal(bytes, in: context(kind, name))
        } catch {
            logger.error("\(kind.rawValue) storage, key \(WireRefusal.quoted(name)): not kept, \(error.reason)")
            return nil
        }
    }

    private func context(_ kind: SealContext.Kind, _ name: String) -> SealContext {
        SealContext(app: app, visitor: visitor, kind: kind, name: name)
    }
}

extension StoredSealChanges {
    /// Merges later changes into these.
    mutating func merge(_ later: StoredSealChanges) {
        scene.merge(later.scene) { $1 }
        app.merge(later.app) { $1 }
        steps.removeAll { step in later.steps.contains { $0.step == step.step } }
        steps = (steps + later.steps).suffix(StoredSeals.earlierLimit + 1)
    }
}
