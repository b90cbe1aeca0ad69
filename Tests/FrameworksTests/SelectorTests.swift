import Foundation
import Testing
import ViewTestSupport

@testable import BackstaffUIKit

@MainActor
@Suite("Selectors without Objective-C")
struct SelectorTests {
    private nonisolated static let tide = Notification.Name("tide")
    private nonisolated static let wind = Notification.Name("wind")

    @MainActor
    private final class Watch {
        let journal: Journal

        init(_ journal: Journal, center: NotificationCenter) {
            self.journal = journal
            // What backstaff writes for #selector(turns(_:)), #selector(self.blows) and #selector(Watch.bound(_:)).
            center.addObserver(self, selector: _Sel(Self.turns(_:)), name: tide, object: nil)
            center.addObserver(self, selector: _Sel(Self.blows), name: wind, object: nil)
            center.addObserver(self, selector: Selector(Watch.bound(_:)), name: wind, object: nil)
        }

        func turns(_ notification: Notification) { journal.note("turns \(notification.name.rawValue)") }
        func blows() { journal.note("blows") }
        func bound(_ number: Int) { journal.note("never: a notification is no number") }
    }

    @Test("M08 a notification calls the methods of an observer, until it is removed")
    func notifications() {
        let (journal, center) = (Journal(), NotificationCenter())
        let watch = Watch(journal, center: center)
        center.post(name: Self.tide, object: nil)
        center.post(name: Self.wind, object: nil)
        #expect(journal.take() == ["turns tide", "blows"])
        center.removeObserver(watch, name: Self.wind, object: nil)
        center.post(name: Self.wind, object: nil)
        center.post(name: Self.tide, object: nil)
        #expect(journal.take() == ["turns tide"], "The other name is still watched.")
        center.removeObserver(watch)
        center.post(name: Self.tide, object: nil)
        #expect(journal.take() == [])
    }

    @Test("M08 an observer isn't retained, and one that is gone isn't called")
    func observerThatIsGone() {
        let (journal, center) = (Journal(), NotificationCenter())
        weak var gone: Watch?
        do {
            let watch = Watch(journal, center: center)
            gone = watch
        }
        #expect(gone == nil)
        center.post(name: Self.tide, object: nil)
        #expect(journal.take() == [])
    }

    @Test("M08 a thousand observers that are gone are forgotten when notifications find them gone")
    func observersThatAreGone() {
        let (journal, center) = (Journal(), NotificationCenter())
        var watches = (1...1000).map { _ in Watch(journal, center: center) }
        #expect(SelectorObservers.count(in: center) == 3 * watches.count)
        watches = []
        let watch = Watch(journal, center: center)
        center.post(name: Self.tide, object: nil)
        center.post(name: Self.wind, object: nil)
        #expect(journal.take() == ["turns tide", "blows"], "The one that is there is called.")
        #expect(SelectorObservers.count(in: center) == 3)
        center.removeObserver(watch)
        #expect(SelectorObservers.count(in: center) == 0)
    }

    @Test("M08 observers that are gone are forgotten without notifications when there are more of others")
    func observersOfSilence() {
        let (journal, center, other) = (Journal(), NotificationCenter(), NotificationCenter())
        var watches = (1...1000).map { _ in Watch(journal, center: center) }
        #expect(SelectorObservers.count(in: center) == 3 * watches.count)
        watches = []
        watches = (1...5000).map { _ in Watch(journal, center: other) }
        #expect(SelectorObservers.count(in: center) == 0)
        #expect(SelectorObservers.count(in: other) == 3 * watches.count)
    }

    @Test("M08 two selectors are the same if they are copies or have the same name")
    func equality() {
        let selector = Selector(Watch.blows)
        #expect(selector == selector && selector != Selector(Watch.turns(_:)))
        #expect(Selector("a") == "a" && Selector("a") != "b")
    }
}
