import APIClient
import Bindings
import Foundation
import ViewModels

/// The account of the signed-in user, and the form that changes the name.
@MainActor
public final class ProfileModel {
    public let name: Field<String>
    public let form: Form

    /// Whether a new picture is being sent.
    public var isSavingPicture: DynamicValue<Bool> { picture.isSaving }

    private let session: SyncSession
    private let picture: RequestItem<Account>

    public init(_ session: SyncSession) {
        self.session = session
        picture = RequestItem(session.account.value) { [client = session.client] in try await client.send(.me) }
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

    /// Sends a new picture, the contents of a JPEG file. The other people receive it as an event.
    ///
    /// - Parameter failure: Called if the picture could not be sent.
    public func save(picture file: Data, failure: @escaping @MainActor (RequestFailure) -> Void) {
        picture.save { [client = session.client] in
            try await client.send(.avatar(file))
        } completion: { [session] result in
            switch result {
            case .success(let account): session.replace(account)
            case .failure(let reason): failure(reason)
            }
        }
    }
}
