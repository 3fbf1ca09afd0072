import Expectations
import Bindings
import EngawaTesting
import Foundation
import Store
import SyncServer
import TestStage
import Testing
import ViewModels

@testable import SyncModels

/// The models of the messenger, with its server, in virtual time.
@MainActor @Suite(.onStage) struct SyncModelsTests {
    private let stage = Stage()
    private let server: SyncServer
    private let url: URL
    private let ada: Person
    private let bo: Person

    init() throws {
        server = try SyncServer(passwords: .minimum)
        url = try server.start()
        ada = try Person(server: url)
        bo = try Person(server: url)
        ada.join("ada", on: stage)
        bo.join("bo", on: stage)
    }

    private func wait<Value: Sendable>(_ body: @escaping @MainActor () async throws -> Value) throws -> Value {
        var result: Result<Value, any Error>?
        Task { @MainActor in
            do { result = .success(try await body()) } catch { result = .failure(error) }
        }
        _ = stage.host.wait(for: 60) { result != nil }
        return try #require(result).get()
    }

    /// Begins a conversation of Ada and Bo, and returns the model of each person.
    private func talk() throws -> (ada: ConversationModel, bo: ConversationModel) {
        ada.contacts.contacts.load()
        stage.advance(by: 1)
        let others: [Account] = ada.contacts.contacts.items.elements
        let conversation: Conversation = try wait { [ada] in try await ada.conversations.begin(with: others) }
        stage.advance(by: 1)
        return (
            try ConversationModel(conversation.id, session: ada.session),
            try ConversationModel(conversation.id, session: bo.session)
        )
    }

    private func texts(_ model: ConversationModel) -> [String] {
        model.messages.elements.map(\.text) + model.outgoing.elements.map { "\($0.text) …" }
    }

    @Test func `a session is stored, explains refusals, and leaves no data when it ends`() throws {
        expect(ada.session.account.value?.name == "ada" && ada.session.password.value.value == "")
        let taken = try Person(server: url)
        taken.join("ada", on: stage)
        expectNil(taken.session.account.value)
        expect(taken.session.email.message.value, equals: "This email address is already in use.")
        let again = try Person(server: url, store: ada.store)
        expect(again.session.account.value?.name, equals: "ada")
        again.contacts.contacts.load()
        stage.advance(by: 1)
        expect(again.contacts.contacts.items.elements.map(\.name), equals: ["bo"])
        let talk = try talk()
        talk.ada.draft.value = "bye"
        try talk.ada.send()
        try ada.session.signOut()
        stage.advance(by: 1)
        expect(server.requests.contains { $0.line == "DELETE /sync/sessions" })
        talk.bo.draft.value = "late"
        try talk.bo.send()
        stage.advance(by: 1)
        expectNil(ada.session.account.value)
        let counts: [Int] = try ada.store.read {
            [try $0.count(Account.all), try $0.count(Message.all), try $0.count(OutgoingMessage.all)]
        }
        expect(counts, equals: [0, 0, 0])
        try expectNil(Person(server: url, store: ada.store).session.account.value)
    }

    @Test func `contacts are searched, and the stored ones remain without a connection`() throws {
        let contacts: RequestList<Account> = ada.contacts.contacts
        for name in ["cy", "dee"] { try Person(server: url).join(name, on: stage) }
        contacts.load()
        stage.advance(by: 1)
        expect(contacts.items.elements.map(\.name), equals: ["bo", "cy", "dee"])
        server.faults.always(.dropConnection)
        ada.contacts.word.value = "e"
        stage.advance(by: 2)
        expect(contacts.items.elements.map(\.name) == ["bo", "cy", "dee"] && contacts.state.value.failure != nil)
        ada.contacts.word.value = "dee"
        stage.advance(by: 2)
        expect(contacts.items.elements.map(\.name), equals: ["dee"])
    }

    @Test func `a message is shown immediately, arrives once, and is counted as unread`() throws {
        let talk = try talk()
        talk.ada.draft.value = " hello \n"
        try talk.ada.send()
        expect(texts(talk.ada) == ["hello …"] && talk.ada.draft.value == "")
        stage.advance(by: 1)
        expect(texts(talk.ada) == ["hello"] && texts(talk.bo) == ["hello"])
        expect(bo.conversations.unreadCount.value == 1 && ada.conversations.unreadCount.value == 0)
        expect(bo.conversations.conversations.elements.first?.lastMessage?.text, equals: "hello")
        talk.bo.markRead()
        stage.advance(by: 1)
        expect(bo.conversations.unreadCount.value, equals: 0)
        let members: [Conversation.Member]? = ada.conversations.conversations.elements.first?.members
        expect(members?.last?.account.name == "bo" && members?.last?.readUpTo == 1)
    }

    @Test func `a read mark that the server did not receive is sent when the connection returns`() throws {
        let talk = try talk()
        talk.ada.draft.value = "hello"
        try talk.ada.send()
        stage.advance(by: 1)
        server.faults.always(.status(503), path: "/sync/conversations/*/read")
        talk.bo.isVisible = true
        stage.advance(by: 60)
        expect(bo.conversations.unreadCount.value, equals: 1)
        server.faults.removeAll()
        bo.session.eventsWereMissed()
        stage.advance(by: 1)
        expect(bo.conversations.unreadCount.value, equals: 0)
    }

    @Test(arguments: ["conversations", "accounts"])
    func `a change that could not be stored is requested again`(table: String) throws {
        _ = try talk()
        let models = try SignedInModels(bo.session)
        stage.advance(by: 1)
        try bo.store.write { transaction in
            for change in ["INSERT", "UPDATE"] {
                let body: String = "BEFORE \(change) ON \(table) BEGIN SELECT RAISE(ABORT, 'refused'); END"
                _ = try transaction.execute("CREATE TRIGGER refused\(change) \(body)")
            }
        }
        server.faults.always(.delay(2), method: "GET", path: "/sync/conversations")
        try wait { [ada] in _ = try await ada.session.client.send(.rename("Ada the Second")) }
        stage.advance(by: 1)
        try bo.store.write { transaction in
            for change in ["INSERT", "UPDATE"] { _ = try transaction.execute("DROP TRIGGER refused\(change)") }
        }
        stage.advance(by: 5)
        let members: [Conversation.Member]? = models.conversations.conversations.elements.first?.members
        expect(members?.map(\.account.name), equals: ["Ada the Second", "bo"])
    }

    @Test(arguments: [Fault.dropConnection, .status(503), .neverRespond, .truncate(afterBytes: 5)])
    func `a message that fails keeps its reason, and sending it again stores it once`(fault: Fault) throws {
        let talk = try talk()
        server.faults.once(fault, method: "POST", path: "/sync/conversations/*/messages")
        talk.ada.draft.value = "hello"
        try talk.ada.send()
        stage.advance(by: 60)
        // If only the response is truncated, the server has stored the message, and an event confirms it.
        if let failed = talk.ada.outgoing.elements.first {
            expect(failed.problem?.isEmpty, equals: false)
            talk.ada.retry(failed.id)
            expectNil(talk.ada.outgoing.elements.first?.problem)
        }
        stage.advance(by: 5)
        expect(texts(talk.ada) == ["hello"] && texts(talk.bo) == ["hello"])
    }

    @Test(arguments: [Fault.delay(1), .neverRespond])
    func `a message is not sent endlessly while its state cannot be stored`(fault: Fault) throws {
        let talk = try talk()
        // An event would confirm the message too.
        ada.live.stop()
        server.faults.always(fault, method: "POST", path: "/sync/conversations/*/messages")
        talk.ada.draft.value = "hello"
        try talk.ada.send()
        let changes: [String] = ["INSERT", "UPDATE", "DELETE"]
        try ada.store.write { transaction in
            for change in changes {
                let body: String = "BEFORE \(change) ON outgoing BEGIN SELECT RAISE(ABORT, 'refused'); END"
                _ = try transaction.execute("CREATE TRIGGER refused\(change) \(body)")
            }
        }
        func sentCount() -> Int {
            server.requests.count { $0.line.hasSuffix("/messages") && $0.line.hasPrefix("POST") }
        }
        stage.advance(by: 60)
        expect(sentCount(), equals: 1)
        let failed: OutgoingMessage = try #require(talk.ada.outgoing.elements.first)
        expect(failed.problem?.isEmpty, equals: false)
        talk.ada.retry(failed.id)
        expectNil(talk.ada.outgoing.elements.first?.problem)
        stage.advance(by: 60)
        expect(sentCount(), equals: 2)
        try ada.store.write { transaction in
            for change in changes { _ = try transaction.execute("DROP TRIGGER refused\(change)") }
        }
        server.faults.removeAll()
        talk.ada.retry(failed.id)
        stage.advance(by: 5)
        expect(texts(talk.ada) == ["hello"] && texts(talk.bo) == ["hello"])
    }

    @Test func `a message that was being sent when the app ended is sent after the next launch`() throws {
        let talk = try talk()
        server.faults.always(.neverRespond, method: "POST")
        talk.ada.draft.value = "hello"
        try talk.ada.send()
        stage.advance(by: 5)
        server.faults.removeAll()
        let again = try Person(server: url, store: ada.store)
        let model = try ConversationModel(talk.ada.id, session: again.session)
        expect(texts(model), equals: ["hello …"])
        stage.advance(by: 5)
        expect(texts(model) == ["hello"] && texts(talk.bo) == ["hello"])
    }

    @Test func `a member counts as typing for five seconds, or until the message arrives`() throws {
        let talk = try talk()
        let typing = LiveUpdates.Typing(conversationId: talk.ada.id, accountId: 1)
        func type() throws {
            try wait { [ada] in try await ada.live.sendTyping(in: typing.conversationId) }
            stage.advance(by: 0.5)
        }
        try type()
        expect(bo.live.typing.value == [typing] && ada.live.typing.value == [])
        stage.advance(by: 3)
        try type()
        stage.advance(by: 3)
        expect(bo.live.typing.value, equals: [typing])
        stage.advance(by: 3)
        expect(bo.live.typing.value, equals: [])
        try type()
        talk.ada.draft.value = "hello"
        try talk.ada.send()
        stage.advance(by: 1)
        expect(bo.live.typing.value, equals: [])
    }

    @Test func `older messages are loaded in pages, and conversations change immediately`() throws {
        let talk = try talk()
        for number in 1...120 {
            talk.ada.draft.value = "\(number)"
            try talk.ada.send()
        }
        stage.advance(by: 5)
        let fresh = try Person(server: url)
        fresh.session.email.value.value = "bo@example.org"
        fresh.session.password.value.value = "bo-password"
        fresh.session.signIn()
        stage.advance(by: 1)
        fresh.conversations.list.load()
        let model = try ConversationModel(talk.bo.id, session: fresh.session)
        model.pages.load()
        stage.advance(by: 1)
        expect(model.messages.count == 50 && model.messages.elements.last?.text == "120")
        for _ in 0..<2 {
            model.loadEarlier()
            stage.advance(by: 1)
        }
        expect(Set(model.messages.elements.map(\.text)).count == 120 && !model.hasEarlier)
        expect(fresh.conversations.unreadCount.value, equals: 120)
        let conversation: Conversation = try #require(fresh.conversations.conversations.elements.first)
        fresh.conversations.change(conversation) { $0.isMuted = true }
        expect(fresh.conversations.unreadCount.value, equals: 0)
        fresh.conversations.change(conversation) { $0.isArchived = true }
        expect(fresh.conversations.conversations.count, equals: 0)
        stage.advance(by: 1)
        expectNil(fresh.conversations.list.changeFailure.value)
    }
}
