import EngawaTesting
import Foundation
import Sodium

extension SyncOffice {
    /// The longest picture, in bytes.
    private static let pictureLimit = 10 << 20

    func addRoutes(to routes: Routes) {
        addAccountRoutes(to: routes)
        addConversationRoutes(to: routes)
    }

    private func addAccountRoutes(to routes: Routes) {
        routes.post("/sync/accounts", open(signUp))
        routes.post("/sync/sessions", open(signIn))
        routes.delete(
            "/sync/sessions",
            signedIn { request, _, contents in
                try contents.database.removeSession(token: request.token ?? "")
                return .status(204)
            })
        routes.get("/sync/me", signedIn { _, account, _ in SyncOffice.reply(account) })
        routes.patch("/sync/me", signedIn(changeName))
        routes.put(
            "/sync/me/avatar",
            signedIn { request, account, contents in
                let picture: String = try self.storePicture(request, of: account, &contents)
                try contents.database.run(
                    "UPDATE accounts SET picture = ? WHERE id = ?", .text(picture), .integer(account.id))
                return try SyncOffice.announce(account.id, &contents)
            })
        routes.get(
            "/sync/contacts",
            signedIn { request, account, contents in
                let word: String = request.query["q"] ?? ""
                let found: [Account] = try contents.database.contacts(of: account.id).filter { contact in
                    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
                    return word.isEmpty || contact.name.range(of: word, options: options) != nil
                        || contact.email.range(of: word, options: options) != nil
                }
                return .page(of: found, for: request, encoder: SyncOffice.encoder())
            })
        routes.post(
            "/sync/pictures",
            signedIn { request, account, contents in
                struct Stored: Encodable {
                    var id: String
                    var path: String
                }
                let id: String = try self.storePicture(request, of: account, &contents)
                return SyncOffice.reply(Stored(id: id, path: "/sync/pictures/\(id)"), status: 201)
            })
        routes.get(
            "/sync/pictures/{id}",
            signedIn { request, account, contents in
                guard let picture = try contents.database.picture(request.parameters["id"] ?? "", for: account.id)
                else { throw Refusal.notFound }
                return .bytes(picture.bytes, type: picture.type)
            })
        routes.get(
            "/sync/events", signedIn { _, account, contents in .events(contents.channel(of: account.id)) })
    }

    // MARK: Accounts

    @Sendable private func signUp(_ request: RecordedRequest, _ contents: inout Contents) throws -> ServerReply {
        let input: Credentials = try request.input()
        let email: String = input.email.trimmingCharacters(in: .whitespaces).lowercased()
        let name: String = (input.name ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        let isTaken: Bool = try contents.database.credentials(email: email) != nil
        try Refusal.check([
            "email": isTaken ? "This email address is already in use." : SyncOffice.problem(email: email),
            "name": SyncOffice.problem(name: name),
            "password": (8...200).contains(input.password.utf8.count)
                ? nil : "The password must have 8 to 200 characters.",
        ])
        try contents.signUps.check("", at: now)
        contents.signUps.count("", at: now)
        guard let hash = PasswordHash(of: input.password, cost: passwords) else {
            throw Refusal(503, "The server is busy. Try again later.", retryAfter: 5)
        }
        let id: Int64 = try contents.database.addAccount(email: email, name: name, hash: hash.text)
        return try welcome(id, at: now, status: 201, &contents)
    }

    @Sendable private func signIn(_ request: RecordedRequest, _ contents: inout Contents) throws -> ServerReply {
        let input: Credentials = try request.input()
        let email: String = input.email.trimmingCharacters(in: .whitespaces).lowercased()
        try contents.failures.check(email, at: now)
        let known = try contents.database.credentials(email: email)
        let hash: PasswordHash = known.map { PasswordHash(text: $0.hash) } ?? unknownHash
        guard hash.matches(input.password), let known else {
            contents.failures.count(email, at: now)
            let problem = "The email address or the password is wrong."
            throw Refusal(422, problem, fields: ["password": problem])
        }
        return try welcome(known.id, at: now, status: 200, &contents)
    }

    private func welcome(
        _ id: Int64, at now: Date, status: Int, _ contents: inout Contents
    ) throws -> ServerReply {
        guard let account = try contents.database.account(id) else { throw Refusal.notFound }
        let token: String = try contents.database.addSession(of: id, at: now, lasting: sessionDuration)
        return SyncOffice.reply(Welcome(token: token, account: account), status: status)
    }

    @Sendable private func changeName(
        _ request: RecordedRequest, _ account: Account, _ contents: inout Contents
    ) throws -> ServerReply {
        let input: AccountChange = try request.input()
        let name: String = input.name.trimmingCharacters(in: .whitespacesAndNewlines)
        try Refusal.check(["name": SyncOffice.problem(name: name)])
        try contents.database.run("UPDATE accounts SET name = ? WHERE id = ?", .text(name), .integer(account.id))
        return try SyncOffice.announce(account.id, &contents)
    }

    /// Replies with a changed account, and sends it to everyone who sees it.
    private static func announce(_ id: Int64, _ contents: inout Contents) throws -> ServerReply {
        guard let account = try contents.database.account(id) else { throw Refusal.notFound }
        let others: [Int64] = try contents.database.contacts(of: id).map(\.id)
        try contents.send(account, type: "account", to: [id] + others)
        return reply(account)
    }

    private static func problem(email: String) -> String? {
        let parts: [Substring] = email.split(separator: "@", omittingEmptySubsequences: false)
        let isValid: Bool = parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && email.utf8.count <= 254
        return isValid && !email.contains(" ") ? nil : "This is not an email address."
    }

    private static func problem(name: String) -> String? {
        if name.isEmpty { return "Enter a name." }
        return name.count > 50 ? "This name is too long." : nil
    }

    private func storePicture(
        _ request: RecordedRequest, of account: Account, _ contents: inout Contents
    ) throws -> String {
        let type: String = request.headers["content-type"] ?? ""
        guard type.hasPrefix("image/"), !request.bytes.isEmpty else { throw Refusal(415, "This is not a picture.") }
        guard request.bytes.count <= SyncOffice.pictureLimit else {
            throw Refusal(413, "The picture is larger than 10 megabytes. Choose a smaller one.")
        }
        try contents.posts.check("\(account.id)", at: now)
        contents.posts.count("\(account.id)", at: now)
        return try contents.database.addPicture(of: account.id, type: type, bytes: request.bytes)
    }
}
