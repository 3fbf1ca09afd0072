import APIClient
import Bindings
import Foundation
import ViewModels

/// One user: what is known of them, and the requests that get and change it. Every screen that shows the user shows
/// this.
@MainActor
public final class UserModel {
    /// What is known, and how the request for it stands.
    public let item: RequestItem<User>
    /// Whether this is the caller, who may change it.
    public let isMe: Bool
    private let service: ProfileService

    /// Somebody else.
    init(_ id: Int, known: User?, service: ProfileService) {
        self.service = service
        isMe = false
        item = RequestItem(known) { try await service.user(id) }
    }

    /// The caller.
    init(me service: ProfileService) {
        self.service = service
        isMe = true
        item = RequestItem { try await service.me() }
    }

    /// What is shown of the user; nil until it came.
    public var user: DynamicValue<User?> { item.item }

    /// Changes the caller's account, and waits for the end of it.
    ///
    /// - Throws: `UserRejection` if the server does not take some of it.
    public func update(_ changes: UserChanges) async throws -> User {
        let service: ProfileService = self.service
        return try await item.saveAndWait { try await service.update(changes) }
    }

    /// Makes what uploads pictures of the caller.
    public func makeAvatarUpload() -> AvatarUpload {
        AvatarUpload(self, service: service)
    }
}
