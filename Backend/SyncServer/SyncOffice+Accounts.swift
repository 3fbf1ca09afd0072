import EngawaTesting
import Foundation
import Sodium

extension SyncOffice {
    /// The maximum size of a picture, in bytes.
    private static let pictureLimit = 10 << 20

    /// The maximum size of a JSON text, in bytes. It is sufficient for a message in which every character is escaped.
    private static let textLimit = 128 << 10

    /// The maximum size of a password, in bytes. A character can have any number of bytes.
    private static let passwordLimit = 4_096

    /// Rejects the upload of a picture, before the client sends the body, if the request has no token or the picture is
    /// too large. Limits the size of all other bodies.
    @Sendable static func admit(_ method: String, _ path: String, _ headers: [String: String]) -> Admission {
        guard path == "/sync/pictures" || path == "/sync/me/avatar" else { return .body(limit: textLimit) }
        guard headers["authorization"] != nil else { return .refusal(Refusal.signedOut.reply) }
        // The reply to a larger picture explains the limit.
        guard (headers["content-length"].flatMap { Int($0) } ?? 0) <= pictureLimit else {
            return .refusal(Refusal.largePicture.reply)
        }
        return .body(limit: pictureLimit)
    }

    func addRoutes(to routes: Routes) {
        addAccountRoutes(to: routes)
        addConversationRoutes(to: routes)
    }

    private func addAccountRoutes(to routes: Routes) {
        routes.post("/sync/accounts", open(signUp))
        routes.post("/sync/sessions", open(signIn))
        routes.delete("/sync/sessions", signedIn(signOut))
        routes.get("/sync/me", signedIn { _, account, _ in SyncOffice.reply(account) })
        routes.patch("/sync/me", signedIn(changeName))
        routes.put(
            "/sync/me/avatar",
            signedIn { request, account, database in
                let picture: String = try self.storePicture(request, of: account, database)
                return try SyncOffice.announce(account.id, database) {
                    try database.setAvatar(picture, of: account.id)
                }
            })
        routes.get("/sync/contacts", signedIn(contacts))
        routes.post(
            "/sync/pictures",
            signedIn { request, account, database in
                struct Stored: Encodable {
                    var id: String
                    var path: String
                }
                let id: String = try self.storePicture(request, of: account, database)
                return SyncOffice.reply(Stored(id: id, path: "/sync/pictures/\(id)"), status: 201)
            })
        routes.get(
            "/sync/pictures/{id}",
            signedIn { request, account, database in
                guard let picture = try database.picture(request.parameters["id"] ?? "", for: account.id)
                else { throw Refusal.notFound }
                return .bytes(picture.bytes, type: picture.type)
            })
        routes.get("/sync/events", signedIn(events))
    }

    @Sendable private func signOut(
        _ request: RecordedRequest, _ account: Account, _ database: SyncDatabase
    ) throws -> ServerReply {
        try database.transaction { try database.removeSession(Token.digest(request.token ?? "")) }
        return .status(204)
    }

    @Sendable private func contacts(
        _ request: RecordedRequest, _ account: Account, _ database: SyncDatabase
    ) throws -> ServerReply {
        let word: String = request.query["q"] ?? ""
        let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
        let found: [Account] = try database.contacts(of: account.id).filter { contact in
            word.isEmpty || contact.name.range(of: word, options: options) != nil
                || contact.email.range(of: word, options: options) != nil
        }
        return .page(of: found, for: request, encoder: SyncOffice.encoder())
    }

    @Sendable private func events(
        _ request: RecordedRequest, _ account: Account, _ database: SyncDatabase
    ) throws -> ServerReply {
        let session: [UInt8] = Token.digest(request.token ?? "")
        let last: Int64? = request.headers["last-event-id"].flatMap { Int64($0) }
        guard let expiration = try database.expiration(ofSession: session) else {
            throw Refusal.signedOut
        }
        let stream = EventStream(of: account.id, session: session, expiration: expiration, hub: hub)
        try hub.add(stream, after: last, in: database)
        return .feed(stream)
    }

    // MARK: Accounts

    // Passwords are hashed while no connection to the database is in use, because hashing takes a long time.
    @Sendable private func signUp(_ request: RecordedRequest) throws -> ServerReply {
        let input: Credentials = try request.input()
        let email: String = input.email.trimmingCharacters(in: .whitespaces).lowercased()
        let name: String = (input.name ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        let taken = "This email address is already in use."
        try pool.use { database in
            let isTaken: Bool = try database.credentials(email: email) != nil
            try Refusal.check([
                "email": isTaken ? taken : SyncOffice.problem(email: email), "name": SyncOffice.problem(name: name),
                "password": SyncOffice.problem(password: input.password),
            ])
            try database.count(.signUps, "", at: now)
        }
        guard let hash = PasswordHash(of: input.password, cost: passwords) else { throw Refusal.unavailable }
        return try pool.use { database in
            let added: Int64? = try database.addAccount(email: email, name: name, hash: hash.text)
            // Another request may have used the address since the check.
            try Refusal.check(["email": added == nil ? taken : nil])
            return try welcome(added ?? 0, status: 201, database)
        }
    }

    @Sendable private func signIn(_ request: RecordedRequest) throws -> ServerReply {
        let input: Credentials = try request.input()
        let email: String = input.email.trimmingCharacters(in: .whitespaces).lowercased()
        guard email.utf8.count <= 254, input.password.utf8.count <= SyncOffice.passwordLimit else {
            throw SyncOffice.wrongPassword
        }
        let known: (id: Int64, hash: String)? = try pool.use { database in
            // The attempt is counted before the password is compared, so that concurrent requests are counted too.
            try database.count(.failures, email, at: now)
            return try database.credentials(email: email)
        }
        let hash: PasswordHash = known.map { PasswordHash(text: $0.hash) } ?? unknownHash
        guard hash.matches(input.password), let known else { throw SyncOffice.wrongPassword }
        return try pool.use { database in
            try database.forget(.failures, email)
            try database.removeExpired(at: now)
            return try welcome(known.id, status: 200, database)
        }
    }

    private static var wrongPassword: Refusal {
        let problem = "The email address or the password is wrong."
        return Refusal(422, problem, fields: ["password": problem])
    }

    private func welcome(_ id: Int64, status: Int, _ database: SyncDatabase) throws -> ServerReply {
        guard let account = try database.account(id) else { throw Refusal.notFound }
        let token: String = try database.addSession(of: id, at: now, lasting: sessionDuration)
        return SyncOffice.reply(Welcome(token: token, account: account), status: status)
    }

    @Sendable private func changeName(
        _ request: RecordedRequest, _ account: Account, _ database: SyncDatabase
    ) throws -> ServerReply {
        let input: AccountChange = try request.input()
        let name: String = input.name.trimmingCharacters(in: .whitespacesAndNewlines)
        try Refusal.check(["name": SyncOffice.problem(name: name)])
        return try SyncOffice.announce(account.id, database) { try database.setName(name, of: account.id) }
    }

    /// Changes an account, replies with it, and sends it to everyone.
    private static func announce(
        _ id: Int64, _ database: SyncDatabase, _ change: () throws -> Void
    ) throws -> ServerReply {
        try database.transaction {
            try change()
            guard let account = try database.account(id) else { throw Refusal.notFound }
            try database.append(NewEvent(account, type: "account"))
            return reply(account)
        }
    }

    private static func problem(email: String) -> String? {
        let parts: [Substring] = email.split(separator: "@", omittingEmptySubsequences: false)
        let isValid: Bool = parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && email.utf8.count <= 254
        return isValid && !email.contains(" ") ? nil : "This is not an email address."
    }

    private static func problem(password: String) -> String? {
        guard password.utf8.count <= passwordLimit else { return "This password is too long." }
        return (8...200).contains(password.count) ? nil : "The password must have 8 to 200 characters."
    }

    private static func problem(name: String) -> String? {
        if name.isEmpty { return "Enter a name." }
        return name.count > 50 ? "This name is too long." : nil
    }

    private func storePicture(
        _ request: RecordedRequest, of account: Account, _ database: SyncDatabase
    ) throws -> String {
        let type: String = request.headers["content-type"] ?? ""
        guard type.hasPrefix("image/"), type.utf8.count <= 100, !request.bytes.isEmpty else {
            throw Refusal(415, "This is not a picture.")
        }
        try database.count(.posts, "\(account.id)", at: now)
        return try database.addPicture(of: account.id, type: type, bytes: request.bytes)
    }
}
