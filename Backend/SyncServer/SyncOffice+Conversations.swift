import EngawaTesting
import Foundation

extension SyncOffice {
    /// The data of an event that reports which message a member has read last.
    private struct ReadEvent: Encodable {
        var conversationID: Int64
        var accountID: Int64
        var upTo: Int64
    }

    private struct MessagePage: Encodable {
        var items: [Message]
        /// The value of `before` or `after` for the next page; absent on the last page.
        var next: String?
    }

    func addConversationRoutes(to routes: Routes) {
        routes.get(
            "/sync/conversations",
            signedIn { _, account, database in
                SyncOffice.reply(try database.conversations(of: account.id))
            })
        routes.post("/sync/conversations", signedIn(begin))
        routes.get(
            "/sync/conversations/{id}",
            member { _, account, id, database in
                SyncOffice.reply(try database.conversation(id, for: account.id))
            })
        routes.patch(
            "/sync/conversations/{id}",
            member { request, account, id, database in
                let flags: ConversationFlags = try request.input()
                return try database.transaction {
                    try database.setFlags(flags, of: id, for: account.id)
                    return try SyncOffice.announce(id, to: account.id, database)
                }
            })
        routes.get("/sync/conversations/{id}/messages", member(messages))
        routes.post("/sync/conversations/{id}/messages", member(send))
        routes.post(
            "/sync/conversations/{id}/read",
            member { request, account, id, database in
                let mark: ReadMark = try request.input()
                return try database.transaction {
                    if let last = try database.markRead(id, upTo: mark.upTo, by: account.id) {
                        let event = ReadEvent(conversationID: id, accountID: account.id, upTo: last)
                        try database.append(NewEvent(event, type: "read", conversation: id))
                    }
                    return try SyncOffice.announce(id, to: account.id, database)
                }
            })
        routes.post(
            "/sync/conversations/{id}/typing",
            member { _, account, id, database in
                try database.send(.typing(conversation: id, account: account.id))
                return .status(204)
            })
    }

    @Sendable private func begin(
        _ request: RecordedRequest, _ account: Account, _ database: SyncDatabase
    ) throws -> ServerReply {
        let input: NewConversation = try request.input()
        let others: Set<Int64> = Set(input.members).subtracting([account.id])
        guard (1...50).contains(others.count) else {
            throw Refusal(422, "A conversation has 2 to 51 members.", fields: ["members": "Choose 1 to 50 people."])
        }
        for other in others {
            guard try database.account(other) != nil else {
                throw Refusal(422, "A member does not exist.", fields: ["members": "Choose people from the contacts."])
            }
        }
        return try database.transaction {
            let members: [Int64] = [account.id] + others.sorted()
            let (id, isNew): (Int64, Bool) = try database.addConversation(of: members)
            guard let conversation = try database.conversation(id, for: account.id) else { throw Refusal.notFound }
            for member in isNew ? members : [] {
                let seen: Conversation? = try database.conversation(id, for: member)
                try database.append(NewEvent(seen, type: "conversation", account: member))
            }
            return SyncOffice.reply(conversation, status: isNew ? 201 : 200)
        }
    }

    /// Replies with a changed conversation, and sends it to all devices of the account. Call it in a transaction.
    private static func announce(_ id: Int64, to account: Int64, _ database: SyncDatabase) throws -> ServerReply {
        guard let conversation = try database.conversation(id, for: account) else { throw Refusal.notFound }
        try database.append(NewEvent(conversation, type: "conversation", account: account))
        return reply(conversation)
    }

    @Sendable private func messages(
        _ request: RecordedRequest, _ account: Account, _ id: Int64, _ database: SyncDatabase
    ) throws -> ServerReply {
        let limit: Int64 = min(max(1, request.query["limit"].flatMap { Int64($0) } ?? 50), 200)
        let found: [Message] = try database.messages(
            of: id, before: request.query["before"].flatMap { Int64($0) },
            after: request.query["after"].flatMap { Int64($0) }, matching: request.query["q"], limit: limit + 1)
        let items: [Message] = Array(found.prefix(Int(limit)))
        let next: String? = found.count > items.count ? items.last.map { "\($0.id)" } : nil
        return SyncOffice.reply(MessagePage(items: items, next: next))
    }

    /// Stores a message and sends it to all members. A message that was stored before is not stored again: a client may
    /// repeat the request if its result is unknown.
    @Sendable private func send(
        _ request: RecordedRequest, _ account: Account, _ id: Int64, _ database: SyncDatabase
    ) throws -> ServerReply {
        let input: NewMessage = try request.input()
        if let known = try known(input, of: account, in: id, database) { return known }
        let text: String = input.text ?? ""
        let isEmpty: Bool = text.allSatisfy(\.isWhitespace) && input.picture == nil
        try Refusal.check([
            "client_id": (1...64).contains(input.clientId.utf8.count) ? nil : "This is not an identifier.",
            "text": isEmpty ? "Write something." : text.utf8.count > 20_000 ? "This message is too long." : nil,
        ])
        if let picture = input.picture {
            guard try database.picture(picture, for: account.id) != nil else { throw Refusal.notFound }
        }
        if let replied = input.replyTo {
            let found = try database.messages(
                of: id, before: replied == .max ? replied : replied + 1, matching: nil, limit: 1)
            guard found.first?.id == replied else { throw Refusal.notFound }
        }
        let added: NewEvent? = try database.transaction {
            try database.count(.posts, "\(account.id)", at: now)
            guard let message = try database.insertMessage(input, to: id, author: account.id, at: now) else {
                return nil
            }
            let event = try NewEvent(message, type: "message", conversation: id)
            try database.append(event)
            return event
        }
        if let added { return .json(text: added.data, status: 201) }
        // The client has repeated the request while another process handled it.
        guard let known = try known(input, of: account, in: id, database) else { throw Refusal.unavailable }
        return known
    }

    private func known(
        _ input: NewMessage, of account: Account, in conversation: Int64, _ database: SyncDatabase
    ) throws -> ServerReply? {
        guard let known = try database.message(client: input.clientId, author: account.id) else { return nil }
        guard known.conversationID == conversation else {
            throw Refusal(409, "The client used the identifier of a message twice.")
        }
        return SyncOffice.reply(known)
    }
}
