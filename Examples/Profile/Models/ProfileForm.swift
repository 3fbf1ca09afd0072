import Bindings
import ViewModels

/// The caller's account while it is being changed.
@MainActor
public final class ProfileForm {
    public let name: Field<String>
    public let email: Field<String>
    public let about: Field<String>
    /// How the whole stands.
    public let form: Form
    private let model: UserModel
    private let original: UserChanges

    /// Makes a form with what is known of a user.
    public init(_ user: User, model: UserModel) {
        self.model = model
        original = UserChanges(name: user.name, email: user.email, about: user.about)
        name = Field(
            user.name, name: "name", .required("A name is needed."),
            .length(atMost: 50, "A name has at most 50 characters."))
        email = Field(user.email, name: "email", .required("An e-mail address is needed."), .email())
        about = Field(user.about, name: "about", .length(atMost: 160, "At most 160 characters are possible."))
        form = Form([name, email, about])
    }

    private var changes: UserChanges {
        UserChanges(name: name.value.value, email: email.value.value, about: about.value.value)
    }

    /// Whether something was typed that is not saved.
    public var isChanged: Bool { changes != original }

    /// Saves what is filled in, unless it is being saved.
    ///
    /// - Parameter success: called when it was saved.
    public func save(success: @escaping @MainActor () -> Void) {
        let model: UserModel = self.model
        form.submit { [weak self] in
            guard let self else { throw CancellationError() }
            _ = try await model.update(changes)
        } success: { _ in
            success()
        }
    }
}
