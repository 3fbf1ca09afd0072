import Engawa
import Foundation

/// The response to signing in.
struct Session: Decodable, Sendable {
    var token: String
}

/// Signs the user in, and authenticates the client's requests.
@MainActor
final class SignInModel {
    let email = Field("", name: "email", .required("Enter your email address."), .email())
    let password = Field("", name: "password", .required("Enter your password."))
    let form: Form
    let client: APIClient
    private let bearer: BearerAuthenticator

    init(server: URL, token: String?) {
        bearer = BearerAuthenticator(token: token)
        var configuration = APIConfiguration(baseURL: server, serviceName: "Hub")
        configuration.interceptors = [bearer]
        client = APIClient(configuration)
        form = Form([email, password])
    }

    func signIn(completion: @escaping @MainActor () -> Void) {
        form.submit { [client, email, password] in
            let input = ["email": email.value.value, "password": password.value.value]
            return try await client.send(Endpoint<Session>.post("/session", json: input))
        } success: { [bearer] session in
            bearer.token = session.token
            completion()
        }
    }
}
