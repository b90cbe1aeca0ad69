import BackstaffElements
import BackstaffUI
import Logging

/// Seals what a visitor's pages are to keep, and opens what they hand back.
///
///     scene's values ──► bytes ──► seal ──► page
///     scene's values ◄── bytes ◄── open ◄── page        what doesn't open is left out, one by one, with a log line
@MainActor
final class KeepSealer {
    /// What a page kept, as far as it could be opened.
    struct Opened {
        var scene: [String: StorageValue] = [:]
        var app: [String: StorageValue] = [:]
        var navigation: StoredNavigation?
    }

    private let seal: Seal
    private let app: String
    private let visitor: String
    private let logger: Logger
    /// The last seal of each value of the app's: all tabs of a visitor keep the same text, so that none takes the
    /// others' for a change.
    private var appSeals: [String: (value: StorageValue, text: String)] = [:]

    /// - Parameters:
    ///   - app: The app's name, which is part of every seal.
    ///   - visitor: The visitor's number, which is too.
    init(seal: Seal, app: String, visitor: String, logger: Logger) {
        self.seal = seal
        self.app = app
        self.visitor = visitor
        self.logger = logger
    }

    // MARK: Opening

    func open(_ keeps: WireKeeps) -> Opened {
        var opened = Opened()
        opened.scene = values(of: keeps.scene, .scene)
        opened.app = values(of: keeps.app, .app)
        opened.navigation = keeps.navigation.flatMap(navigation(in:))
        return opened
    }

    /// What a step of the browser's history showed.
    func navigation(in text: String) -> StoredNavigation? {
        bytes(of: text, .navigation, name: "").flatMap { StoredNavigation(decoding: $0) }
    }

    /// Changes that another tab has made to the app's storage. What doesn't open changes nothing.
    func changes(in seals: [String: String?]) -> [String: StorageValue?] {
        var changes: [String: StorageValue?] = [:]
        for (key, text) in seals {
            guard let text else {
                changes.updateValue(nil, forKey: key)
                continue
            }
            if let value = value(of: text, .app, name: key) { changes[key] = value }
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

    func seal(_ changes: StorageChanges) -> WireKeepChanges {
        var sealed = WireKeepChanges()
        sealed.scene = seals(of: changes.scene) { seal($0.encoded(), .scene, name: $1) }
        sealed.app = seals(of: changes.app, by: appSeal)
        if let navigation = changes.navigation {
            let text = navigation.state.encoded().flatMap { seal($0, .navigation, name: "") }
            sealed.navigation = WireKeepChanges.Step(step: navigation.step, seal: text)
        }
        return sealed
    }

    private func appSeal(_ value: StorageValue, _ key: String) -> String? {
        if let known = appSeals[key], known.value == value { return known.text }
        let text = seal(value.encoded(), .app, name: key)
        appSeals[key] = text.map { (value, $0) }
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

extension WireKeepChanges {
    /// Adds later changes to these.
    mutating func merge(_ later: WireKeepChanges) {
        scene.merge(later.scene) { $1 }
        app.merge(later.app) { $1 }
        navigation = later.navigation ?? navigation
    }
}
