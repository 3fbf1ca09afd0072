import EngawaTesting
import Foundation

extension SyncOffice {
    /// The event that an account reads or writes.
    private struct Presence: Encodable {
        var conversationID: Int64
        var accountID: Int64
        var upTo: Int64?
    }

    private struct MessagePage: Encodable {
        var items: [Message]
        /// The value of `before` or `after` for the next page; absent on the last one.
        var next: String?
    }

    func addConversationRoutes(to routes: Routes) {
        routes.get(
            "/sync/conversations",
            signedIn { _, account, contents in
                SyncOffice.reply(try contents.database.conversations(of: account.id))
            })
        routes.post("/sync/conversations", signedIn(begin))
        routes.get(
            "/sync/conversations/{id}",
            member { _, account, id, contents in
                SyncOffice.reply(try contents.database.conversation(id, for: account.id))
            })
        routes.patch(
            "/sync/conversations/{id}",
            member { request, account, id, contents in
                try contents.database.setFlags(request.input(), of: id, for: account.id)
                return try SyncOffice.announce(id, to: account.id, &contents)
            })
        routes.get("/sync/conversations/{id}/messages", member(messages))
        routes.post("/sync/conversations/{id}/messages", member(send))
        routes.post(
            "/sync/conversations/{id}/read",
            member { request, account, id, contents in
                let mark: ReadMark = try request.input()
                if try contents.database.markRead(id, upTo: mark.upTo, by: account.id) {
                    let everyone: [Int64] = try contents.database.members(of: id).map(\.account.id)
                    let event = Presence(conversationID: id, accountID: account.id, upTo: mark.upTo)
                    try contents.send(event, type: "read", to: everyone)
                }
                return try SyncOffice.announce(id, to: account.id, &contents)
            })
        routes.post(
            "/sync/conversations/{id}/typing",
            member { _, account, id, contents in
                let others: [Int64] = try contents.database.members(of: id).map(\.account.id)
                    .filter { $0 != account.id }
                try contents.send(
                    Presence(conversationID: id, accountID: account.id), type: "typing", to: others)
                return .status(204)
            })
    }

    @Sendable private func begin(
        _ request: RecordedRequest, _ account: Account, _ contents: inout Contents
    ) throws -> ServerReply {
        let input: NewConversation = try request.input()
        let others: Set<Int64> = Set(input.members).subtracting([account.id])
        guard (1...50).contains(others.count) else {
            throw Refusal(422, "A conversation has 2 to 51 members.", fields: ["members": "Choose 1 to 50 people."])
        }
        for other in others {
            guard try contents.database.account(other) != nil else {
                throw Refusal(422, "A member does not exist.", fields: ["members": "Choose people from the contacts."])
            }
        }
        let (id, isNew): (Int64, Bool) = try contents.database.conversation(of: [account.id] + others.sorted())
        guard let conversation = try contents.database.conversation(id, for: account.id) else { throw Refusal.notFound }
        if isNew {
            for member in conversation.members {
                let seen = try contents.database.conversation(id, for: member.account.id)
                try contents.send(seen, type: "conversation", to: [member.account.id])
            }
        }
        return SyncOffice.reply(conversation, status: isNew ? 201 : 200)
    }

    /// Replies with a changed conversation, and sends it to the other devices of the account.
    private static func announce(
        _ id: Int64, to account: Int64, _ contents: inout Contents
    ) throws -> ServerReply {
        guard let conversation = try contents.database.conversation(id, for: account) else { throw Refusal.notFound }
        try contents.send(conversation, type: "conversation", to: [account])
        return reply(conversation)
    }

    @Sendable private func messages(
        _ request: RecordedRequest, _ account: Account, _ id: Int64, _ contents: inout Contents
    ) throws -> ServerReply {
        let limit: Int64 = min(max(1, request.query["limit"].flatMap { Int64($0) } ?? 50), 200)
        let found: [Message] = try contents.database.messages(
            of: id, before: request.query["before"].flatMap { Int64($0) },
            after: request.query["after"].flatMap { Int64($0) }, matching: request.query["q"], limit: limit + 1)
        let items: [Message] = Array(found.prefix(Int(limit)))
        let next: String? = found.count > items.count ? items.last.map { "\($0.id)" } : nil
        return SyncOffice.reply(MessagePage(items: items, next: next))
    }

    /// Stores a message and sends it to all members. A message that was stored before is not stored again: a client may
    /// repeat the request when it does not know the result.
    @Sendable private func send(
        _ request: RecordedRequest, _ account: Account, _ id: Int64, _ contents: inout Contents
    ) throws -> ServerReply {
        let input: NewMessage = try request.input()
        if let known = try contents.database.message(client: input.clientId, author: account.id) {
            guard known.conversationID == id else {
                throw Refusal(409, "The client used the identifier of a message twice.")
            }
            return SyncOffice.reply(known)
        }
        try contents.posts.check("\(account.id)", at: now)
        contents.posts.count("\(account.id)", at: now)
        let text: String = input.text ?? ""
        let isEmpty: Bool = text.allSatisfy(\.isWhitespace) && input.picture == nil
        try Refusal.check([
            "client_id": (1...64).contains(input.clientId.utf8.count) ? nil : "This is not an identifier.",
            "text": isEmpty ? "Write something." : text.utf8.count > 20_000 ? "This message is too long." : nil,
        ])
        if let picture = input.picture {
            guard try contents.database.picture(picture, for: account.id) != nil else { throw Refusal.notFound }
        }
        if let replied = input.replyTo {
            let found = try contents.database.messages(of: id, before: replied + 1, matching: nil, limit: 1)
            guard found.first?.id == replied else { throw Refusal.notFound }
        }
        guard let message = try contents.database.addMessage(input, to: id, author: account.id, at: now) else {
            throw Refusal.notFound
        }
        let members: [Int64] = try contents.database.members(of: id).map(\.account.id)
        try contents.send(message, type: "message", to: members)
        return SyncOffice.reply(message, status: 201)
    }
}
