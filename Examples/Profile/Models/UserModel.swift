import APIClient
import Bindings
import Foundation
import ViewModels

/// A user's data, with the requests that load and change it. All screens that show the user share it.
@MainActor
public final class UserModel {
    /// The data, with the state of its request.
    public let item: RequestItem<User>
    /// Whether this is the current user, who can edit the account.
    public let isMe: Bool
    private let service: ProfileService

    /// Creates a model of another user.
    init(_ id: Int, known: User?, service: ProfileService) {
        self.service = service
        isMe = false
        item = RequestItem(known) { try await service.user(id) }
    }

    /// Creates the model of the current user.
    init(me service: ProfileService) {
        self.service = service
        isMe = true
        item = RequestItem { try await service.me() }
    }

    /// The user; nil until it is loaded.
    public var user: DynamicValue<User?> { item.item }

    /// Changes the current user's account, and waits for the result.
    ///
    /// - Throws: `UserRejection` if the server rejects some fields.
    public func update(_ changes: UserChanges) async throws -> User {
        let service = self.service
        return try await item.saveAndWait { try await service.update(changes) }
    }

    /// Creates an object that uploads pictures of the current user from files. Afterward, all screens show the new
    /// picture.
    public func makeAvatarUpload() -> AvatarUpload<URL, User> {
        AvatarUpload(send: { [service] in try service.uploadAvatar($0) }, success: { [item] in item.update($0) })
    }
}
