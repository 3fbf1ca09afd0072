import Expectations
import Bindings
import Foundation
import HostClock
import TestStage
import Testing

@testable import ViewModels

@MainActor
@Suite(.onStage)
struct RequestItemTests {
    private let stage = QuietStage()
    private let server = Server<Item>()

    private func drain() { MainQueue.shared.drainCompletely() }

    private func item(_ item: Item? = nil) -> RequestItem<Item> {
        RequestItem(item) { [server] in try await server.ask() }
    }

    @Test func `the completion runs before observers and the notification`() {
        let me = item()
        var calls: [String] = []
        let token = me.item.observe { calls.append("observer \($0?.name ?? "-")") }
        let notification: any NSObjectProtocol = NotificationCenter.default.addObserver(
            forName: .requestItemDidRefresh, object: me, queue: nil
        ) { _ in MainActor.assumeIsolated { calls.append("notification") } }
        me.refresh { result in
            guard case .success(let item) = result else { return }
            calls.append("completion \(item.name) \(me.item.value?.name ?? "-")")
        }
        drain()
        server.answer(Item(id: 1, name: "Ada"))
        expect(calls, equals: ["completion Ada Ada", "observer Ada", "notification"])
        NotificationCenter.default.removeObserver(notification)
        token.cancel()
    }

    @Test func `all callers during a request receive the same result`() {
        let me = item()
        var answers: [String] = []
        for index in 0..<3 { me.refresh { if case .success(let item) = $0 { answers.append("\(index) \(item.id)") } } }
        drain()
        expect(server.requestCount, equals: 1)
        server.answer(Item(id: 4))
        expect(answers, equals: ["0 4", "1 4", "2 4"])
        expectNil(me.refreshIfNeeded())
    }

    @Test func `a failure is reported and can be retried`() {
        let me = item()
        var failures: [RequestFailure] = []
        me.refresh { if case .failure(let failure) = $0 { failures.append(failure) } }
        drain()
        server.fail()
        expect(failures.map(\.message), equals: ["The server is away. Try again."])
        expect(me.visibility.value.showsRetry)
        me.retry()
        drain()
        expect(me.visibility.value.showsIndicator)
        server.answer(Item(id: 1))
        expect(me.state.value, equals: .loaded)
        expect(failures.count, equals: 1)
    }

    @Test func `saving changes the model after the server did`() {
        let saver = Server<Item>()
        let me = item(Item(id: 1, name: "Ada"))
        var calls: [String] = []
        me.save({ try await saver.ask() }, completion: { _ in calls.append("saved") })
        expect(me.isSaving.value)
        expectNil(me.save({ try await saver.ask() }))
        drain()
        expect(saver.requestCount, equals: 1)
        saver.fail()
        expect(me.item.value?.name, equals: "Ada")
        expect(!me.isSaving.value)
        me.save({ try await saver.ask() }, completion: { _ in calls.append("again") })
        drain()
        saver.answer(Item(id: 1, name: "Grace"))
        expect(me.item.value?.name, equals: "Grace")
        expect(calls, equals: ["saved", "again"])
    }

    @Test func `a refresh that began before a save does not restore the old model`() {
        let saver = Server<Item>()
        let me = item(Item(id: 1, name: "Ada"))
        var answers: [String] = []
        me.refresh { if case .success(let item) = $0 { answers.append(item.name) } }
        me.save({ try await saver.ask() })
        drain()
        saver.answer(Item(id: 1, name: "Grace"))
        expect(answers, equals: ["Grace"])
        server.answer(Item(id: 1, name: "Ada"))
        expect(me.item.value?.name, equals: "Grace")
        expect(me.state.value, equals: .loaded)
    }

    @Test func `canceling calls no completion handler`() {
        let me = item()
        var calls = 0
        me.refresh { _ in calls += 1 }
        drain()
        me.cancel()
        server.answer(Item(id: 1))
        expect(calls, equals: 0)
        expectNil(me.item.value)
        expect(me.state.value, equals: .none)
    }
}
