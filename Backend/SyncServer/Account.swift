import EngawaTesting
import Foundation
import SQLite

/// A person who uses the messenger.
struct Account: Encodable, Equatable, Identifiable, Sendable {
    var id: Int64
    var email: String
    var name: String
    /// The path of the picture, if any.
    var avatarPath: String?

    /// The columns of the table `accounts`, in the order of `init(row:)`.
    static let columns = "accounts.id, accounts.email, accounts.name, accounts.picture"

    init(row: SQLiteRow) {
        id = row.integer(0)
        email = row.text(1)
        name = row.text(2)
        avatarPath = row.string(3).map { "/sync/pictures/\($0)" }
    }
}

/// A response to signing up or in.
struct Welcome: Encodable, Sendable {
    var token: String
    var account: Account
}

extension SyncDatabase {
    func account(_ id: Int64) throws -> Account? {
        try rows("SELECT \(Account.columns) FROM accounts WHERE id = ?", .integer(id), read: Account.init(row:)).first
    }

    /// Returns the account that a token belongs to; nil if there is no such session, or if it has expired.
    func account(token: String, at now: Date) throws -> Account? {
        try rows(
            """
            SELECT \(Account.columns) FROM sessions JOIN accounts ON accounts.id = sessions.account
            WHERE digest = ? AND expires > ?
            """, .blob(Token.digest(token)), .real(now.timeIntervalSince1970), read: Account.init(row:)
        ).first
    }

    /// Returns an account and the hash of its password.
    func credentials(email: String) throws -> (id: Int64, hash: String)? {
        try rows("SELECT id, password FROM accounts WHERE email = ?", .text(email)) { ($0.integer(0), $0.text(1)) }
            .first
    }

    func addAccount(email: String, name: String, hash: String) throws -> Int64 {
        try insert(
            "INSERT INTO accounts (email, name, password) VALUES (?, ?, ?)", .text(email), .text(name), .text(hash))
    }

    /// Begins a session, and removes those that have expired.
    func addSession(of account: Int64, at now: Date, lasting duration: TimeInterval) throws -> String {
        let token: String = Token.make()
        let time: TimeInterval = now.timeIntervalSince1970
        try run("DELETE FROM sessions WHERE expires <= ?", .real(time))
        try run(
            "INSERT INTO sessions VALUES (?, ?, ?)", .blob(Token.digest(token)), .integer(account),
            .real(time + duration))
        return token
    }

    func removeSession(token: String) throws {
        try run("DELETE FROM sessions WHERE digest = ?", .blob(Token.digest(token)))
    }

    /// Returns everyone but an account, by name.
    func contacts(of account: Int64) throws -> [Account] {
        try rows(
            "SELECT \(Account.columns) FROM accounts WHERE id <> ? ORDER BY name, id", .integer(account),
            read: Account.init(row:))
    }

    // MARK: Pictures

    func addPicture(of account: Int64, type: String, bytes: [UInt8]) throws -> String {
        let id: String = Token.make()
        try run("INSERT INTO pictures VALUES (?, ?, ?, ?)", .text(id), .integer(account), .text(type), .blob(bytes))
        return id
    }

    /// Returns a picture that an account may see: its own, those in its conversations, and the avatars of all.
    func picture(_ id: String, for account: Int64) throws -> (type: String, bytes: [UInt8])? {
        try rows(
            """
            SELECT type, bytes FROM pictures WHERE id = ?1 AND (
                account = ?2 OR EXISTS (SELECT 1 FROM accounts WHERE picture = ?1) OR EXISTS (
                    SELECT 1 FROM messages JOIN members USING (conversation)
                    WHERE messages.picture = ?1 AND members.account = ?2))
            """, .text(id), .integer(account)
        ) { row in
            (row.text(0), row.withBytes(1) { Array($0) })
        }.first
    }
}
