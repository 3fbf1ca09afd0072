import EngawaTesting
import Foundation
import HostClock
import Sodium
import Synchronization

/// Handles the requests of all accounts. Safe from any thread.
final class SyncOffice: Sendable {
    /// What a request may use, under the lock.
    struct Contents: ~Copyable {
        let database: SyncDatabase
        /// The failed sign-ins, by email address.
        var failures = RateLimit(10)
        /// The accounts that were created, of all clients.
        var signUps = RateLimit(100)
        /// The messages and pictures, by account.
        var posts = RateLimit(600)
        var channels: [Int64: EventChannel] = [:]
    }

    // The database is used by one thread at a time, under the lock.
    private let contents: Mutex<Contents>
    let passwords: PasswordHash.Cost
    /// How long a session lasts, in seconds.
    let sessionDuration: TimeInterval
    /// A hash that no password matches, so that an unknown address takes as long as a wrong password.
    let unknownHash: PasswordHash

    init(
        _ database: sending SyncDatabase, _ passwords: PasswordHash.Cost, sessionDuration: TimeInterval
    ) {
        contents = Mutex(Contents(database: database))
        self.passwords = passwords
        self.sessionDuration = sessionDuration
        unknownHash = PasswordHash(of: Token.make(), cost: passwords) ?? PasswordHash(text: "")
    }

    /// The date of the host's clock.
    var now: Date { MainQueue.shared.date }

    /// Returns the stream of an account's events.
    func channel(of account: Int64) -> EventChannel {
        contents.withLock { $0.channel(of: account) }
    }

    /// Returns a handler that anyone may call.
    func open(
        _ body: @escaping @Sendable (RecordedRequest, inout Contents) throws -> ServerReply
    ) -> Routes.Handler {
        { request in
            try self.contents.withLock { contents in
                do {
                    return try body(request, &contents)
                } catch let refusal as Refusal {
                    return refusal.reply
                }
            }
        }
    }

    /// Returns a handler for requests with the token of a session. Others are answered with 401.
    func signedIn(
        _ body: @escaping @Sendable (RecordedRequest, Account, inout Contents) throws -> ServerReply
    ) -> Routes.Handler {
        open { request, contents in
            guard let token = request.token,
                let account = try contents.database.account(token: token, at: self.now)
            else { throw Refusal(401, "You are signed out. Sign in again.") }
            return try body(request, account, &contents)
        }
    }

    /// Returns a handler for requests about a conversation that the caller is a member of. Others are answered with 404.
    func member(
        _ body: @escaping @Sendable (RecordedRequest, Account, Int64, inout Contents) throws -> ServerReply
    ) -> Routes.Handler {
        signedIn { request, account, contents in
            let conversation: Int64 = try request.number("id")
            guard try contents.database.isMember(account.id, of: conversation) else { throw Refusal.notFound }
            return try body(request, account, conversation, &contents)
        }
    }

    /// Returns a reply with a value in the format of the server.
    static func reply(_ value: some Encodable, status: Int = 200) -> ServerReply {
        .json(value, status: status, encoder: encoder())
    }

    static func encoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}

extension SyncOffice.Contents {
    mutating func channel(of account: Int64) -> EventChannel {
        if let channel = channels[account] { return channel }
        let channel = EventChannel(opening: "begin")
        channels[account] = channel
        return channel
    }

    /// Sends an event to accounts.
    mutating func send(_ value: some Encodable, type: String, to accounts: [Int64]) throws {
        let data = String(decoding: try SyncOffice.encoder().encode(value), as: UTF8.self)
        for account in accounts { channel(of: account).send(data, type: type, id: Token.make()) }
    }
}
