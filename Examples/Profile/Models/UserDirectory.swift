import Bindings
import Foundation
import ViewModels

/// All users, with one shared model for each.
@MainActor
public final class UserDirectory {
    /// The current user.
    public let me: UserModel
    /// All users, as the server lists them, with later changes.
    public let people: RequestList<User>
    private let service: ProfileService
    private var otherModels: [Int: UserModel] = [:]

    /// Creates a directory. It sends no request.
    public init(service: ProfileService = ProfileService()) {
        self.service = service
        me = UserModel(me: service)
        people = RequestList(first: { RequestPage(try await service.everybody()) })
        follow(me)
        // A model of the current user may have been created before the current user was known.
        me.user.observe(with: self) { directory, user in
            if let user { directory.otherModels[user.id]?.item.update(user) }
        }
    }

    /// Returns the shared model of a user.
    public func model(of user: User) -> UserModel {
        if me.user.value?.id == user.id { return me }
        if let model = otherModels[user.id] { return model }
        let model = UserModel(user.id, known: user, service: service)
        otherModels[user.id] = model
        follow(model)
        return model
    }

    /// Updates the list with changes to a model.
    private func follow(_ model: UserModel) {
        let people = self.people
        model.user.observe(with: people) { people, user in
            if let user { people.update(user) }
        }
    }
}
