import EngawaTesting
import Foundation
import HostClock
import Sodium

/// Handles the requests from all accounts. It is thread-safe.
final class SyncOffice: Sendable {
    let pool: StoragePool
    let hub: EventHub
    let passwords: PasswordHash.Cost
    /// How long a session lasts, in seconds.
    let sessionDuration: TimeInterval
    /// A hash that matches no password, so that the response for an unknown address takes as long as for a wrong
    /// password.
    let unknownHash: PasswordHash

    init(_ pool: StoragePool, _ hub: EventHub, _ passwords: PasswordHash.Cost, sessionDuration: TimeInterval) {
        self.pool = pool
        self.hub = hub
        self.passwords = passwords
        self.sessionDuration = sessionDuration
        unknownHash = PasswordHash(of: Token.make(), cost: passwords) ?? PasswordHash(text: "")
    }

    /// The date of the host's clock.
    var now: Date { MainQueue.shared.date }

    /// Returns a handler for requests that need no token.
    func open(_ body: @escaping @Sendable (RecordedRequest) throws -> ServerReply) -> Routes.Handler {
        { request in
            do {
                return try body(request)
            } catch let refusal as Refusal {
                return refusal.reply
            } catch {
                // The client may repeat the request, because a message is stored only once.
                FileHandle.standardError.write(Data("\(request.method) \(request.path): \(error)\n".utf8))
                return Refusal.unavailable.reply
            }
        }
    }

    /// Returns a handler for requests with the token of a session. The response to other requests is 401.
    func signedIn(
        _ body: @escaping @Sendable (RecordedRequest, Account, SyncDatabase) throws -> ServerReply
    ) -> Routes.Handler {
        open { request in
            try self.pool.use { database in
                guard let token = request.token, let account = try database.account(token: token, at: self.now)
                else { throw Refusal.signedOut }
                return try body(request, account, database)
            }
        }
    }

    /// Returns a handler for requests about a conversation of which the caller is a member. The response to others is
    /// 404.
    func member(
        _ body: @escaping @Sendable (RecordedRequest, Account, Int64, SyncDatabase) throws -> ServerReply
    ) -> Routes.Handler {
        signedIn { request, account, database in
            let conversation: Int64 = try request.number("id")
            guard try database.isMember(account.id, of: conversation) else { throw Refusal.notFound }
            return try body(request, account, conversation, database)
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
