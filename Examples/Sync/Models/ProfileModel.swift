import APIClient
import Bindings
import Foundation
import ViewModels

/// The account of the person who is signed in, and the form that changes its name.
@MainActor
public final class ProfileModel {
    public let name: Field<String>
    public let form: Form

    private let session: SyncSession

    public init(_ session: SyncSession) {
        self.session = session
        name = Field(
            session.account.value?.name ?? "", name: "name", .required(.localized("Enter your name.")))
        form = Form([name])
    }

    /// Sends the new name. The other people receive it as an event.
    public func save(completion: @escaping @MainActor () -> Void) {
        form.submit(rejection: \Rejection.fields) { [client = session.client, name] in
            try await client.send(.rename(name.value.value))
        } success: { [session] account in
            session.replace(account)
            completion()
        }
    }
}
