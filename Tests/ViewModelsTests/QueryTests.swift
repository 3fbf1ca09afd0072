import Expectations
import APIClient
import Bindings
import Foundation
import HostClock
import TestStage
import Testing

@testable import ViewModels

/// Lists that follow a query, and unconfirmed changes.
@MainActor
@Suite(.onStage)
struct QueryTests {
    private let stage = QuietStage()
    private let server = Server<RequestPage<Item>>()
    private let sender = Server<Item>()
    private let word = Dynamic("a")

    private func page(_ names: String...) -> RequestPage<Item> {
        RequestPage(names.enumerated().map { Item(id: $0, name: $1) })
    }

    private func loadedList() -> RequestList<Item> {
        let list = RequestList<Item> { [server] in try await server.ask() }
        list.load()
        MainQueue.shared.drainCompletely()
        server.answer(page("a", "b"))
        return list
    }

    private func names(_ list: RequestList<Item>) -> [String] { list.items.elements.map(\.name) }

    @Test func `words that are typed quickly cause one request`() {
        var asked: [String] = []
        let list = RequestList(following: word, unless: \.isEmpty) { [server] word in
            asked.append(word)
            return try await server.ask()
        }
        stage.advance(by: 1)
        expect(server.requestCount, equals: 0)
        list.load()
        MainQueue.shared.drainCompletely()
        server.answer(page("a"))
        for text in ["ab", "abc", "abcd"] {
            word.value = text
            expect(names(list) == [] && list.state.value == .requesting)
            stage.advance(by: 0.2)
        }
        expect(asked, equals: ["a"])
        stage.advance(by: 0.2)
        expect(asked, equals: ["a", "abcd"])
        word.value = ""
        expect(list.state.value, equals: .none)
        expect(list.visibility.value, equals: RequestVisibility())
        server.answer(page("late"))
        expect(names(list), equals: [])
        expectNil(list.load())
        // A refresh ends the delay.
        word.value = "b"
        list.refresh()
        MainQueue.shared.drainCompletely()
        expect(asked, equals: ["a", "abcd", "b"])
        // The list must exist until here, because a list that is released cancels its request.
        withExtendedLifetime(list) {}
    }

    @Test func `a request that is canceled before it is sent no longer waits`() {
        let list = RequestList(following: word) { [server] _ in try await server.ask() }
        word.value = "b"
        expect(list.isWaiting.value)
        list.cancel()
        expect(!list.isWaiting.value && list.state.value == .none)
        stage.advance(by: 1)
        expect(!list.isWaiting.value && server.requestCount == 0)
    }

    @Test func `a refresh does not receive the response for older parameters`() async {
        var name = "old"
        let list = RequestList<Item> { [server, name = { name }] in
            let asked: String = name()
            let page = try await server.ask()
            return RequestPage(page.items.map { Item(id: $0.id, name: asked) })
        }
        let first = list.refresh()
        MainQueue.shared.drainCompletely()
        name = "new"
        list.refresh()
        MainQueue.shared.drainCompletely()
        server.answer(page("x"))
        expect(list.state.value, equals: .requesting)
        server.answer(page("x"))
        expect(names(list), equals: ["new"])
        // The task of the replaced request ends when the last request ends.
        await first.value
    }

    @Test func `a change is shown immediately, and undone with a message if it fails`() {
        let list = loadedList()
        list.change(1) {
            $0.name = "B"
        } sending: { [sender] _ in
            try await sender.ask()
        }
        expect(names(list), equals: ["a", "B"])
        expect(list.changing.value, equals: [1])
        MainQueue.shared.drainCompletely()
        sender.fail()
        expect(names(list), equals: ["a", "b"])
        expect(list.changing.value, equals: [])
        expect(list.changeFailure.value?.message, equals: "The server is away. Try again.")
        expect(list.state.value, equals: .loaded)
        list.retryChange()
        expect(names(list) == ["a", "B"] && list.changeFailure.value == nil)
        MainQueue.shared.drainCompletely()
        sender.answer(Item(id: 1, name: "B!"))
        expect(names(list), equals: ["a", "B!"])
        expectNil(list.retryChange())
        expectNil(
            list.change(9) {
                $0.name = "x"
            } sending: { _ in
            })
        expectNil(
            list.change(1) { _ in
            } sending: { _ in
            })
    }

    @Test func `the last of many changes applies, and a refresh does not undo it`() {
        let list = loadedList()
        var sent: [String] = []
        for name in ["B1", "B2", "B3"] {
            list.change(1) {
                $0.name = name
            } sending: { [sender] item in
                sent.append(item.name)
                return try await sender.ask()
            }
            MainQueue.shared.drainCompletely()
        }
        expect(sent, equals: ["B1"])
        list.refresh()
        MainQueue.shared.drainCompletely()
        server.answer(page("a2", "b"))
        expect(names(list), equals: ["a2", "B3"])
        list.refresh()
        MainQueue.shared.drainCompletely()
        sender.answer(Item(id: 1, name: "B1"))
        expect(sent, equals: ["B1", "B3"])
        sender.answer(Item(id: 1, name: "B3"))
        server.answer(page("a3", "b"))
        expect(names(list), equals: ["a3", "B3"])
    }

    @Test func `a change is sent even if the list is released`() {
        var list: RequestList<Item>? = loadedList()
        list?.change(0) {
            $0.name = "A"
        } sending: { [sender] _ in
            try await sender.ask()
        }
        MainQueue.shared.drainCompletely()
        list?.change(0) {
            $0.name = "a"
        } sending: { [sender] _ in
            try await sender.ask()
        }
        list = nil
        sender.answer(Item(id: 0, name: "A"))
        expect(sender.requestCount, equals: 2)
        sender.answer(Item(id: 0, name: "a"))
    }
}
