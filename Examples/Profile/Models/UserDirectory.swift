import Bindings
import Foundation
import ViewModels

/// Everybody, each of them one model for all screens.
@MainActor
public final class UserDirectory {
    /// The caller.
    public let me: UserModel
    /// Everybody, as the list of the server has them and as they changed since.
    public let people: RequestList<User>
    private let service: ProfileService
    private var others: [Int: UserModel] = [:]

    /// Makes a directory. Nothing is requested yet.
    public init(service: ProfileService = ProfileService()) {
        self.service = service
        me = UserModel(me: service)
        people = RequestList(first: { RequestPage(try await service.everybody()) })
        follow(me)
        // Who was opened before it was known that they are the caller.
        me.user.observe(with: self) { directory, user in
            if let user { directory.others[user.id]?.item.update(user) }
        }
    }

    /// The one model of a user.
    public func model(of user: User) -> UserModel {
        if me.user.value?.id == user.id { return me }
        if let model = others[user.id] { return model }
        let model = UserModel(user.id, known: user, service: service)
        others[user.id] = model
        follow(model)
        return model
    }

    /// Whatever a model learns, the list shows too.
    private func follow(_ model: UserModel) {
        let people: RequestList<User> = self.people
        model.user.observe(with: people) { people, user in
            if let user { people.update(user) }
        }
    }
}
