import APIClient
import Bindings
import Foundation
import Store
import ViewModels

/// The person who is signed in, and what the app has stored for that person.
@MainActor
public final class SyncSession {
    public let name = Field("", name: "name", .required("Enter your name."))
    public let email = Field("", name: "email", .required("Enter your email address."), .email())
    public let password = Field("", name: "password", .required("Enter a password."))
    public let signUpForm: Form
    public let signInForm: Form
    /// The account that is signed in; nil if none is.
    public let account: DynamicValue<Account?>

    let client: APIClient
    let store: Store
    private let current = Dynamic<Account?>(nil)
    private let bearer: BearerAuthenticator

    /// The token and the account, encrypted in the store.
    private struct StoredSession: StoredRecord {
        var id: Int
        var token: Encrypted<String>
        var account: Account

        static let schema = Schema<StoredSession>(
            "session", id: Column("id", \.id), Column("token", \.token), Column("account", \.account))
    }

    /// The migrations of the store that a session needs. The store also needs a key.
    public static let migrations: [Migration] = [
        .create(StoredSession.self), .create(Account.self), .create(Conversation.self), .create(Message.self),
        .create(OutgoingMessage.self),
    ]

    /// Creates the session that the store contains.
    public init(server: URL, store: Store) throws {
        let stored: StoredSession? = try store.read { try $0.first(StoredSession.all) }
        let bearer = BearerAuthenticator(token: stored?.token.value)
        var configuration = APIConfiguration(baseURL: server, serviceName: "Sync")
        configuration.json = JSONFormat(keys: .snakeCase, dates: .iso8601)
        configuration.timeout = 15
        configuration.interceptors = [bearer]
        client = APIClient(configuration)
        self.store = store
        self.bearer = bearer
        signUpForm = Form([name, email, password])
        signInForm = Form([email, password])
        account = current
        current.value = stored?.account
    }

    /// Signs up with the input of the form.
    @discardableResult
    public func signUp() -> Task<Void, Never>? {
        signUpForm.submit(rejection: \Rejection.fields) { [client, name, email, password] in
            try await client.send(
                .signUp(name: name.value.value, email: email.value.value, password: password.value.value))
        } success: { [weak self] welcome in
            self?.begin(welcome)
        }
    }

    /// Signs in with the input of the form.
    @discardableResult
    public func signIn() -> Task<Void, Never>? {
        signInForm.submit(rejection: \Rejection.fields) { [client, email, password] in
            try await client.send(.signIn(email: email.value.value, password: password.value.value))
        } success: { [weak self] welcome in
            self?.begin(welcome)
        }
    }

    private func begin(_ welcome: Welcome) {
        // If the session cannot be stored, the person signs in again after the next launch.
        try? store.write {
            try $0.save(StoredSession(id: 1, token: Encrypted(welcome.token), account: welcome.account))
        }
        bearer.token = welcome.token
        password.reset(to: "")
        current.value = welcome.account
    }

    /// Signs out, and removes all that is stored for the person, also without a connection.
    ///
    /// - Throws: A `StoreError` if the records cannot be removed; then the person stays signed in.
    public func signOut() throws {
        try store.write { transaction in
            _ = try transaction.delete(StoredSession.all)
            _ = try transaction.delete(Account.all)
            _ = try transaction.delete(Conversation.all)
            _ = try transaction.delete(Message.all)
            _ = try transaction.delete(OutgoingMessage.all)
        }
        let token: String = bearer.token ?? ""
        bearer.token = nil
        current.value = nil
        let farewell = Endpoint<Void>(.delete, "/sync/sessions", headers: ["Authorization": "Bearer \(token)"])
        Task { [client] in try? await client.send(farewell) }
    }
}
