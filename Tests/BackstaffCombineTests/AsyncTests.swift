import BackstaffCombine
import Foundation
import Testing

@MainActor private final class NavigationModel: ObservableObject {
    @Published var path: [Int] = []

    var objectWillChangeSequence: AsyncPublisher<Publishers.Buffer<ObservableObjectPublisher>> {
        objectWillChange
            .buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)
            .values
    }
}

@Suite struct AsyncTests {
    @Test func `values come one by one and end`() async {
        var values: [Int] = []
        for await value in [1, 2, 3].publisher.values { values.append(value) }
        #expect(values == [1, 2, 3])
        var iterator = Empty<Int, Never>().values.makeAsyncIterator()
        #expect(await iterator.next() == nil)
        #expect(await iterator.next() == nil)
    }

    @Test func `a failure is thrown after the values, once`() async throws {
        var iterator = [1].publisher.setFailureType(to: Wreck.self).append(Fail(error: .one)).values
            .makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        await #expect(throws: Wreck.one) { _ = try await iterator.next() }
        #expect(try await iterator.next() == nil)
    }

    @Test func `without a buffer, what is sent between two fetches is dropped; with one it is kept`() async {
        let subject = PassthroughSubject<Int, Never>()
        var bare = subject.values.makeAsyncIterator()
        var newest = subject.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).values.makeAsyncIterator()
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        #expect(await bare.next() == nil)
        #expect(await newest.next() == 2)
        #expect(await newest.next() == nil)
    }

    @Test func `cancelling the task cancels upstream and ends the loop`() async {
        let subject = PassthroughSubject<Int, Never>()
        let cancels = Probe<Int, Never>()
        let sequence = subject.handleEvents(receiveCancel: { _ = cancels.receive(1) }).values
        let seen = Probe<Int, Never>()
        nonisolated(unsafe) let shared = sequence  // Handed to one task.
        let task = Task {
            for await value in shared { _ = seen.receive(value) }
            return "ended"
        }
        #expect(
            await eventually {
                subject.send(5)
                return !seen.values.isEmpty
            })
        #expect(cancels.values.isEmpty)
        task.cancel()
        #expect(await task.value == "ended")
        #expect(cancels.values == [1])
    }

    @Test func `leaving the loop cancels upstream`() async {
        var cancels = 0
        let numbers = sequence(first: 0) { $0 + 1 }.publisher.handleEvents(receiveCancel: { cancels += 1 })
        for await value in numbers.values where value == 3 { break }
        #expect(cancels == 1)
    }

    @MainActor @Test func `the sequence of a model's changes wakes a task on the main actor`() async {
        let model = NavigationModel()
        let seen = Probe<Int, Never>()
        let task = Task {
            for await _ in model.objectWillChangeSequence { _ = seen.receive(model.path.count) }
        }
        // What changes before the task has subscribed isn't heard.
        #expect(
            await eventually {
                model.path.append(1)
                return seen.values.count >= 1
            })
        let before = model.path.count
        model.path.append(2)
        #expect(await eventually { seen.values.last == before + 1 })
        task.cancel()
        await task.value
    }
}
