import APIClient
import Bindings
import Foundation
import ProfileModels
import ViewModels

/// The account of the signed-in user, and the form that changes the name.
@MainActor
public final class ProfileModel {
    public let name: Field<String>
    public let form: Form

    /// Uploads the contents of a JPEG file as the new picture. The other people receive the change as an event.
    public let upload: AvatarUpload<Data, Account>

    private let session: SyncSession

    public init(_ session: SyncSession) {
        self.session = session
        upload = AvatarUpload(
            send: { [client = session.client] in client.task(.avatar($0)) },
            success: { [session] in session.replace($0) })
        name = Field(
            session.account.value?.name ?? "", name: "name", .required(.localized("Enter your name.")))
        form = Form([name])
    }

    /// Sends the new name. The other people receive it as an event.
    public func save(completion: @escaping @MainActor () -> Void) {
        form.submit(rejection: \Rejection.sentences) { [client = session.client, name] in
            try await client.send(.rename(name.value.value))
        } success: { [session] account in
            session.replace(account)
            completion()
        }
    }
}
