import APIClient
import Bindings
import Foundation
import Store
import ViewModels

/// The signed-in user, and the user's stored records.
@MainActor
public final class SyncSession {
    public let name = Field("", name: "name", .required(.localized("Enter your name.")))
    public let email = Field(
        "", name: "email", .required(.localized("Enter your email address.")),
        .email(.localized("Enter a valid email address, such as name@example.org.")))
    public let password = Field("", name: "password", .required(.localized("Enter a password.")))
    public let signUpForm: Form
    public let signInForm: Form
    /// The account that is signed in; nil if none is.
    public let account: DynamicValue<Account?>

    /// The interceptor that adds the token of the session to requests for pictures.
    public var authenticator: any RequestInterceptor { bearer }

    let client: APIClient
    let store: Store
    /// The number of the current period; 0 before the first stream of events. A new period begins when events may
    /// have been missed.
    let period = Dynamic(0)
    /// The conversations whose messages since the beginning of the period are all stored.
    var followed: Set<Int> = []
    private let server: URL
    private let current = Dynamic<Account?>(nil)
    private let bearer: BearerAuthenticator

    /// The token, encrypted in the store.
    private struct StoredToken: StoredRecord {
        var id: Int
        var token: Encrypted<String>

        static let schema = Schema<StoredToken>("token", id: Column("id", \.id), Column("token", \.token))
    }

    /// The user whose records the store contains.
    private struct Owner: StoredRecord {
        var id: Int
        var account: Account

        static let schema = Schema<Owner>("owner", id: Column("id", \.id), Column("account", \.account))
    }

    /// The migrations of the store that a session needs. The store also needs a key.
    public static let migrations: [Migration] = [
        .create(StoredToken.self), .create(Owner.self), .create(Account.self), .create(Conversation.self),
        .create(Message.self), .create(OutgoingMessage.self), .create(Draft.self),
        .create(MessageGap.self), .create(KnownMessages.self),
    ]

    /// Creates the session that the store contains.
    public init(server: URL, store: Store) throws {
        let stored: Owner? = try store.read { try $0.first(Owner.all) }
        let token: StoredToken? = try store.read { try $0.first(StoredToken.all) }
        let bearer = BearerAuthenticator(token: token?.token.value)
        var configuration = APIConfiguration(baseURL: server, serviceName: "Sync")
        configuration.json = JSONFormat(keys: .snakeCase, dates: .iso8601)
        configuration.timeout = 15
        let refusals = RefusalObserver()
        configuration.interceptors = [bearer, refusals]
        client = APIClient(configuration)
        self.store = store
        self.server = server
        self.bearer = bearer
        signUpForm = Form([name, email, password])
        signInForm = Form([email, password])
        account = current
        current.value = bearer.token == nil ? nil : stored?.account
        email.value.value = stored?.account.email ?? ""
        refusals.observe { [weak self] header in self?.end(refused: header) }
    }

    /// Ends a session that the server refuses. The stored records remain, so that they are available when the same user
    /// signs in again.
    private func end(refused header: String) {
        guard let token = bearer.token, header == "Bearer \(token)" else { return }
        bearer.token = nil
        current.value = nil
        // If the token cannot be removed, the server refuses it again after the next launch.
        _ = try? store.write { try $0.delete(StoredToken.all) }
    }

    /// Records that events may have been missed: a stream does not continue an earlier one, or the change that an event
    /// reports could not be stored.
    func eventsWereMissed() {
        followed = []
        period.value += 1
    }

    /// Returns the address of a person's picture; nil for a person without a picture.
    public func pictureURL(of account: Account?) -> URL? {
        url(ofPicture: account?.avatarPath)
    }

    /// Returns the URL of a picture from its path; nil if the path is nil.
    public func url(ofPicture path: String?) -> URL? {
        path.flatMap { URL(string: $0, relativeTo: server)?.absoluteURL }
    }

    /// Signs in with a seeded account, unless someone is signed in.
    public func signInIfNeeded(as name: String) {
        guard account.value == nil else { return }
        email.value.value = "\(name.lowercased())@example.org"
        password.value.value = "\(name.lowercased())-password"
        signIn()
    }

    /// Replaces and stores the account of the signed-in user, if the account has changed.
    func replace(_ account: Account) {
        guard current.value?.id == account.id, current.value != account else { return }
        current.value = account
        // If the account cannot be stored, the next launch shows the old one until an event arrives.
        try? store.write { transaction in
            try transaction.save(Owner(id: 1, account: account))
        }
    }

    /// Signs up with the input of the form.
    @discardableResult
    public func signUp() -> Task<Void, Never>? {
        signUpForm.submit(rejection: \Rejection.sentences) { [client, name, email, password] in
            try await client.send(
                .signUp(name: name.value.value, email: email.value.value, password: password.value.value))
        } success: { [weak self] welcome in
            self?.begin(welcome)
        }
    }

    /// Signs in with the input of the form.
    @discardableResult
    public func signIn() -> Task<Void, Never>? {
        signInForm.submit(rejection: \Rejection.sentences) { [client, email, password] in
            try await client.send(.signIn(email: email.value.value, password: password.value.value))
        } success: { [weak self] welcome in
            self?.begin(welcome)
        }
    }

    private func begin(_ welcome: Welcome) {
        // If the session cannot be stored, the user must sign in again after the next launch.
        let isNewOwner: Bool? = try? store.write { transaction in
            let owner: Owner? = try transaction.first(Owner.all)
            let isNew: Bool = owner?.account.id != welcome.account.id
            if isNew { try Self.removeRecords(in: transaction) }
            try transaction.save(Owner(id: 1, account: welcome.account))
            try transaction.save(StoredToken(id: 1, token: Encrypted(welcome.token)))
            return isNew
        }
        // If the files cannot be rewritten now, signing out rewrites them.
        if isNewOwner == true { try? store.eraseDeletedRecords() }
        bearer.token = welcome.token
        password.reset(to: "")
        current.value = welcome.account
    }

    /// Signs out, and removes all records of the user from the files, even without a connection.
    ///
    /// - Throws: A `StoreError` if the records cannot be removed; then the user stays signed in and can try again.
    public func signOut() throws {
        try store.write { try Self.removeRecords(in: $0) }
        try store.eraseDeletedRecords()
        let token: String = bearer.token ?? ""
        bearer.token = nil
        for field in [name, email, password] { field.reset(to: "") }
        current.value = nil
        let farewell = Endpoint<Void>(.delete, "/sync/sessions", headers: ["Authorization": "Bearer \(token)"])
        Task { [client] in try? await client.send(farewell) }
    }

    private static func removeRecords(in transaction: WriteTransaction) throws {
        _ = try transaction.delete(StoredToken.all)
        _ = try transaction.delete(Owner.all)
        _ = try transaction.delete(Account.all)
        _ = try transaction.delete(Conversation.all)
        _ = try transaction.delete(Message.all)
        _ = try transaction.delete(OutgoingMessage.all)
        _ = try transaction.delete(Draft.all)
        _ = try transaction.delete(MessageGap.all)
        _ = try transaction.delete(KnownMessages.all)
    }
}
