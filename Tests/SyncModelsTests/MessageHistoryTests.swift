import Expectations
import Bindings
import EngawaTesting
import Foundation
import Store
import SyncServer
import TestStage
import TestSupport
import Testing

@testable import SyncModels

/// The windows and gaps of long conversations.
@MainActor @Suite(.onStage) struct MessageHistoryTests {
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

    /// Begins the conversation of both people, and returns its identifier.
    private func begin() -> Int {
        Task { [ada] in
            let page: [Account] = try await ada.session.client.send(.contacts(""))
            _ = try await ada.conversations.begin(with: page)
        }
        stage.advance(by: 1)
        return ada.conversations.conversations.elements.first?.id ?? 0
    }

    private func say(_ texts: some Sequence<Int>, by person: Person, in conversation: Int) {
        Task {
            for text in texts {
                _ = try await person.session.client.send(
                    .send(
                        OutgoingMessage(
                            id: "\(text)", conversationId: conversation, text: "\(text)", writtenAt: Date())))
            }
        }
        stage.advance(by: 5)
    }

    private func numbers(_ model: ConversationModel) -> [Int] { model.messages.elements.compactMap { Int($0.text) } }

    /// Launches the app of Ada again.
    private func launch() throws -> Person {
        let person = try Person(server: url, store: ada.store)
        person.live.start()
        stage.advance(by: 1)
        return person
    }

    @Test func `messages that arrived while the app was closed are loaded in pages, without gaps`() throws {
        let id: Int = begin()
        say(1...60, by: bo, in: id)
        var model: ConversationModel? = try ConversationModel(id, session: ada.session)
        model?.pages.load()
        stage.advance(by: 1)
        expect(model.map(numbers), equals: Array(1...60))
        model = nil
        ada.live.stop()
        say(61...230, by: bo, in: id)
        let again = try launch()
        let fresh = try ConversationModel(id, session: again.session)
        expect(numbers(fresh), equals: Array(1...60))
        // A message arrives before the newest page is loaded.
        say(231...231, by: bo, in: id)
        fresh.pages.load()
        stage.advance(by: 1)
        expect(numbers(fresh) == Array(182...231) && fresh.hasEarlier)
        for _ in 0..<8 {
            fresh.loadEarlier()
            stage.advance(by: 1)
        }
        expect(numbers(fresh) == Array(1...231) && !fresh.hasEarlier)
        expect(server.requests.filter { $0.path.hasSuffix("/messages") && $0.method == "GET" }.count, equals: 5)
    }

    @Test func `a message that could not be stored leaves a gap before the next one`() throws {
        let id: Int = begin()
        say(1...1, by: bo, in: id)
        try ada.store.write { transaction in
            _ = try transaction.execute(
                "CREATE TRIGGER refusal BEFORE INSERT ON messages BEGIN SELECT RAISE(ABORT, 'refused'); END")
        }
        say(2...2, by: bo, in: id)
        try ada.store.write { _ = try $0.execute("DROP TRIGGER refusal") }
        say(3...3, by: bo, in: id)
        let stored: [Message] = try ada.store.read { try $0.fetch(Message.all) }.sorted { $0.id < $1.id }
        expect(stored.map(\.text), equals: ["1", "3"])
        let gaps: [MessageGap] = try ada.store.read { try $0.fetch(MessageGap.where(\.after > 0)) }
        expect(gaps, equals: [MessageGap(id: stored[1].id, conversationId: id, after: stored[0].id)])
    }

    @Test func `older messages stay while they are read, and scrolling down loads up to the newest`() throws {
        let id: Int = begin()
        say(1...60, by: bo, in: id)
        var model: ConversationModel? = try ConversationModel(id, session: ada.session)
        model?.pages.load()
        stage.advance(by: 1)
        model = nil
        ada.live.stop()
        say(61...230, by: bo, in: id)
        let again = try launch()
        let fresh = try ConversationModel(id, session: again.session)
        fresh.isFollowing = false
        fresh.pages.load()
        stage.advance(by: 1)
        expect(numbers(fresh) == Array(1...60) && !fresh.isAtEnd.value)
        for _ in 0..<6 {
            fresh.loadLater()
            stage.advance(by: 1)
        }
        expect(numbers(fresh) == Array(1...230) && fresh.isAtEnd.value)
    }

    @Test func `an old message is shown with the messages around it, and the gap closes from both sides`() throws {
        let id: Int = begin()
        say(1...230, by: bo, in: id)
        let fresh = try Person(server: url)
        fresh.session.email.value.value = "ada@example.org"
        fresh.session.password.value.value = "ada-password"
        fresh.session.signIn()
        stage.advance(by: 1)
        fresh.live.start()
        fresh.conversations.list.load()
        let model = try ConversationModel(id, session: fresh.session)
        model.pages.load()
        stage.advance(by: 1)
        let target: Int = try #require(model.messages.elements.first?.id) - 100
        Task { try await model.show(message: target) }
        stage.advance(by: 1)
        expect(numbers(model) == Array(32...81) && !model.isAtEnd.value)
        for _ in 0..<8 {
            model.loadLater()
            stage.advance(by: 1)
        }
        expect(numbers(model) == Array(32...230) && model.isAtEnd.value)
        model.loadEarlier()
        stage.advance(by: 1)
        expect(numbers(model), equals: Array(1...230))
    }

    @Test func `opening, typing and receiving read as many rows in a long conversation as in a short one`()
        throws
    {
        try ada.store.write { transaction in
            for number in 1...2 {
                try transaction.save(
                    Conversation(
                        id: 1_000_000 * number, members: [], unreadCount: 0, isMuted: false, isArchived: false,
                        isMarkedUnread: false))
            }
        }
        func counts(_ count: Int, _ number: Int) throws -> [Int] {
            let id: Int = 1_000_000 * number
            try ada.store.write { transaction in
                try transaction.insert((1...count).map { message($0, in: id) })
                try transaction.save(KnownMessages(id: id, upTo: id + count))
            }
            ada.session.followed.insert(id)
            var counts: [Int] = []
            func measure<Result>(_ body: () throws -> Result) rethrows -> Result {
                let before: Int = ada.store.rowCount
                defer { counts.append(ada.store.rowCount - before) }
                return try body()
            }
            let model = try measure { try ConversationModel(id, session: ada.session) }
            model.pages.load()
            stage.advance(by: 1)
            measure {
                model.draft.value = "a"
                stage.advance(by: 1)
            }
            try measure {
                let arrived: Message = message(count + 1, in: id)
                try ada.store.write { transaction in
                    try arrived.store(in: transaction, for: 1)
                    try transaction.recordArrival(of: arrived, isContiguous: true)
                }
            }
            expect(model.messages.elements.last?.text, equals: "\(count + 1)")
            expect(model.rows.count, equals: model.messages.count)
            return counts
        }
        let count: Int = ProcessInfo.processInfo.environment["ENGAWA_SYNC_MESSAGES"].flatMap { Int($0) } ?? 3_000
        let short: [Int] = try counts(250, 1)
        let long: [Int] = try counts(count, 2)
        expect(long, equals: short)
        expect(short.max() ?? 0, isLessThan: 300)
    }

    private func message(_ number: Int, in conversation: Int) -> Message {
        Message(
            id: conversation + number, conversationId: conversation, authorId: 2, clientId: "\(conversation)-\(number)",
            text: "\(number)", sentAt: Date(timeIntervalSince1970: 1_767_225_600 + Double(number)))
    }

    @Test func `missing messages of a random conversation are always recorded as gaps`() throws {
        for seed in randomCases(30) { try check(seed: seed) }
    }

    /// Compares the stored messages and gaps with those of a server, after random pages and events.
    private func check(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let store = try Store.inMemory(migrations: [
            .create(Message.self), .create(MessageGap.self), .create(KnownMessages.self), .create(Conversation.self),
            .create(OutgoingMessage.self),
        ])
        var server: [Message] = []
        var isFollowed = false
        for step in 0..<60 {
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                server.append(message(3 * server.count + step + 1, in: 0))
            }
            let size = Int.random(in: 1...5, using: &random)
            let gaps: [MessageGap] = try store.read { try $0.fetch(MessageGap.sorted(by: \.id)) }
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                let page: [Message] = Array(server.suffix(size).reversed())
                let range = KnownRange(page: page, before: nil, isLast: page.count == server.count)
                try store.write { try $0.store(page, of: 0, known: range) }
                isFollowed = true
            case 1:
                guard let end = gaps.randomElement(using: &random)?.id ?? server.randomElement(using: &random)?.id
                else { continue }
                let before: [Message] = server.filter { $0.id < end }
                let page: [Message] = Array(before.suffix(size).reversed())
                guard try store.read({ try $0.find(Message.self, id: end) }) != nil else { continue }
                let range = KnownRange(page: page, before: end, isLast: page.count == before.count)
                try store.write { try $0.store(page, of: 0, known: range) }
            case 2:
                guard let start = gaps.randomElement(using: &random)?.after, start > 0 else { continue }
                let later: [Message] = server.filter { $0.id > start }
                let page: [Message] = Array(later.prefix(size))
                let range = KnownRange(page: page, after: start, isLast: page.count == later.count)
                try store.write { try $0.store(page, of: 0, known: range) }
            case 3:
                // A new stream begins, and messages were missed.
                isFollowed = false
            default:
                let known: Int = try store.read { try $0.find(KnownMessages.self, id: 0)?.upTo ?? 0 }
                let missed: [Message] = server.filter { $0.id > known }
                for message in isFollowed ? missed : Array(missed.suffix(1)) {
                    try store.write { transaction in
                        try message.store(in: transaction, for: 1)
                        try transaction.recordArrival(of: message, isContiguous: isFollowed)
                    }
                    isFollowed = true
                }
            }
            let stored: Set<Int> = Set(try store.read { try $0.fetch(Message.all) }.map(\.id))
            let known: Int = try store.read { try $0.find(KnownMessages.self, id: 0)?.upTo ?? 0 }
            let left: [MessageGap] = try store.read { try $0.fetch(MessageGap.sorted(by: \.id)) }
            let missing: [Message] = server.filter { message in
                message.id <= known && !stored.contains(message.id)
                    && !left.contains { $0.after < message.id && message.id < $0.id }
            }
            let isSound: Bool = left.allSatisfy {
                stored.contains($0.id) && ($0.after == 0 || stored.contains($0.after))
            }
            if !missing.isEmpty || !isSound {
                Issue.record("seed \(seed), step \(step): \(missing.map(\.id)) are missing, gaps \(left)")
                return
            }
        }
    }
}
