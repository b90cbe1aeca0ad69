import Combine
import SwiftUI

/// All forms of state and data flow that three or more code bases use.
struct DataInventory: View {
    @State private var count = State(initialValue: 1).wrappedValue
    @State private var depth: Int
    @StateObject private var log = Log()
    @Environment(\.watch) private var watch
    @Environment(\.scenePhase) private var scenePhase
    @Environment(Almanac.self) private var almanac
    @AppStorage("inventory.flag") private var flag = "none"
    @SceneStorage("inventory.berth") private var berth = 0
    @ScaledMetric private var gap: CGFloat = 8
    @ScaledMetric(relativeTo: .title) private var side = 20.0
    @Tally private var tally

    init() {
        _depth = State(wrappedValue: 4)
    }

    var body: some View {
        VStack {
            Text("count \(count), depth \(depth), watch \(watch), tally \(tally)")
            Text("gap \(gap), side \(side)")
            Text("almanac \(almanac.moon)")
            LogView(log: log).environmentObject(log)
            Bound(count: $count, text: Binding(get: { flag }, set: { flag = $0 }))
            Text("appeared").onAppear { log.note("a") }.onAppear(perform: { log.note("b") }).onDisappear {
                log.note("c")
            }
            Text("changing").onChange(of: count) { log.note("changed") }.onChange(of: depth, onDepth)
            Text("told").onReceive(log.$notes) { _ in count += 0 }.onReceive(Timer.tides) { _ in count += 0 }
                .onReceive(NotificationCenter.default.publisher(for: .tide)) { _ in log.note("tide") }
            Text("task").task { log.note("task") }.task(id: count) { log.note("task \(count)") }
            Text("identified").id(count)
            Text("moved").transaction { $0.animation = nil }
            Button("in a transaction") {
                var transaction = Transaction()
                transaction.disablesAnimations = true
                withTransaction(transaction) { count += 1 }
            }
        }
        .environment(\.watch, "first")
        .environment(\.horizontalSizeClass, .regular)
    }

    private func onDepth(_ old: Int, _ new: Int) { log.note("deeper") }
}

private struct LogView: View {
    @ObservedObject var log: Log
    @EnvironmentObject private var sharedLog: Log

    var body: some View { Text(log === sharedLog ? "one log" : "two logs") }
}

private struct Bound: View {
    @Binding var count: Int
    @Binding var text: String

    var body: some View { Text("bound \(count) \(text)") }
}

/// A custom dynamic property that is composed of the framework's.
@propertyWrapper
private struct Tally: DynamicProperty {
    @State private var marks = 2

    var wrappedValue: Int { marks }
}

@Observable
final class Almanac {
    var moon = "waxing"
    @ObservationIgnored var isOpened = false
}

private final class Log: ObservableObject {
    @Published private(set) var notes: [String] = []
    private var subscriptions: Set<AnyCancellable> = []
    private let words = PassthroughSubject<String, Never>()

    init() {
        words.debounce(for: .milliseconds(1), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
            .sink { _ in }
            .store(in: &subscriptions)
    }

    func note(_ word: String) { words.send(word) }
}

extension EnvironmentValues {
    @Entry var watch = "none"
}

extension Notification.Name {
    fileprivate static let tide = Notification.Name("tide")
}

extension Timer {
    fileprivate static var tides: Publishers.Autoconnect<Timer.TimerPublisher> {
        Timer.publish(every: 60, on: .main, in: .common).autoconnect()
    }
}

extension Binding {
    /// Code bases that use this method declare it themselves.
    fileprivate func opposite<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool> {
            wrappedValue == nil
        } set: { isNil in
            if isNil { wrappedValue = nil }
        }
    }
}
