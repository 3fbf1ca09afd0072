import Foundation

extension SyncDatabase {
    func account(_ id: Int64) throws -> Account? {
        try rows("SELECT \(Account.columns) FROM accounts WHERE id = ?1", .integer(id), read: Account.init(row:)).first
    }

    /// Returns the account of a token; nil if its session does not exist or has expired.
    func account(token: String, at now: Date) throws -> Account? {
        try rows(
            """
            SELECT \(Account.columns) FROM sessions JOIN accounts ON accounts.id = sessions.account
            WHERE digest = ?1 AND expires > ?2
            """, .bytes(Token.digest(token)), .real(now.timeIntervalSince1970), read: Account.init(row:)
        ).first
    }

    /// Returns an account and the hash of its password.
    func credentials(email: String) throws -> (id: Int64, hash: String)? {
        try rows("SELECT id, password FROM accounts WHERE email = ?1", .text(email)) { ($0.integer(0), $0.text(1)) }
            .first
    }

    /// Adds an account, and returns its identifier; nil if the address is in use.
    func addAccount(email: String, name: String, hash: String) throws -> Int64? {
        try rows(
            """
            INSERT INTO accounts (email, name, password) VALUES (?1, ?2, ?3) ON CONFLICT (email) DO NOTHING RETURNING id
            """, .text(email), .text(name), .text(hash)
        ) { $0.integer(0) }.first
    }

    func setName(_ name: String, of account: Int64) throws {
        try run("UPDATE accounts SET name = ?1 WHERE id = ?2", .text(name), .integer(account))
    }

    func setAvatar(_ picture: String, of account: Int64) throws {
        try run("UPDATE accounts SET picture = ?1 WHERE id = ?2", .text(picture), .integer(account))
    }

    /// Begins a session.
    func addSession(of account: Int64, at now: Date, lasting duration: TimeInterval) throws -> String {
        let token: String = Token.make()
        let end: TimeInterval = now.timeIntervalSince1970 + duration
        try run(
            "INSERT INTO sessions (digest, account, expires) VALUES (?1, ?2, ?3)", .bytes(Token.digest(token)),
            .integer(account), .real(end))
        return token
    }

    /// Returns the date at which a session ends; nil if there is no such session.
    func expiration(ofSession digest: [UInt8]) throws -> Date? {
        try rows("SELECT expires FROM sessions WHERE digest = ?1", .bytes(digest)) {
            Date(timeIntervalSince1970: $0.number(0))
        }.first
    }

    /// Ends a session and its streams.
    func removeSession(_ digest: [UInt8]) throws {
        try run("DELETE FROM sessions WHERE digest = ?1", .bytes(digest))
        try send(.ended(session: digest))
    }

    /// Returns all accounts except one, sorted by name.
    func contacts(of account: Int64) throws -> [Account] {
        try rows(
            "SELECT \(Account.columns) FROM accounts WHERE id <> ?1 ORDER BY name, id", .integer(account),
            read: Account.init(row:))
    }

    // MARK: Pictures

    func addPicture(of account: Int64, type: String, bytes: [UInt8]) throws -> String {
        let id: String = Token.make()
        try run(
            "INSERT INTO pictures (id, account, type, bytes) VALUES (?1, ?2, ?3, ?4)", .text(id), .integer(account),
            .text(type), .bytes(bytes))
        return id
    }

    /// Returns a picture that an account may access: its own pictures, the pictures in its conversations, and all
    /// avatars.
    func picture(_ id: String, for account: Int64) throws -> (type: String, bytes: [UInt8])? {
        try rows(
            """
            SELECT type, bytes FROM pictures WHERE id = ?1 AND (
                account = ?2 OR EXISTS (SELECT 1 FROM accounts WHERE picture = ?1) OR EXISTS (
                    SELECT 1 FROM messages JOIN members USING (conversation)
                    WHERE messages.picture = ?1 AND members.account = ?2))
            """, .text(id), .integer(account)
        ) { row in
            (row.text(0), row.bytes(1))
        }.first
    }
}
