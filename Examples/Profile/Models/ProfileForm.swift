import Bindings
import Foundation
import ViewModels

/// The caller's account while it is being changed.
@MainActor
public final class ProfileForm {
    public let name: Field<String>
    public let email: Field<String>
    public let about: Field<String>
    /// How the whole stands.
    public let form: Form
    /// Whether something was typed that is not saved.
    public let hasChanges: DynamicValue<Bool>
    /// What was typed and not saved yet, on the disk.
    public let draft: FormDraft
    private let model: UserModel

    /// Makes a form with what is known of a user, and with what was typed and not saved before.
    ///
    /// - Parameter drafts: the folder that keeps what is typed.
    public init(_ user: User, model: UserModel, drafts: URL = ProfileService.drafts) {
        self.model = model
        let original: [String] = [user.name, user.email, user.about]
        name = Field(
            user.name, name: "name", .required("A name is needed."),
            .length(atMost: 50, "A name has at most 50 characters."))
        email = Field(user.email, name: "email", .required("An e-mail address is needed."), .email())
        about = Field(user.about, name: "about", .length(atMost: 160, "At most 160 characters are possible."))
        form = Form([name, email, about])
        hasChanges = combine([name.value, email.value, about.value]).map { $0 != original }.distinct()
        draft = FormDraft([name, email, about], in: drafts.appendingPathComponent("user-\(user.id).json"))
    }

    private var changes: UserChanges {
        UserChanges(name: name.value.value, email: email.value.value, about: about.value.value)
    }

    /// Saves what is filled in, unless it is being saved.
    ///
    /// - Parameter success: called when it was saved.
    public func save(success: @escaping @MainActor () -> Void) {
        let model: UserModel = self.model
        form.submit { [weak self] in
            guard let self else { throw CancellationError() }
            _ = try await model.update(changes)
        } success: { [weak self] _ in
            self?.draft.discard()
            success()
        }
    }

    /// Gives up what was typed, and saving it.
    public func discard() {
        form.cancel()
        draft.discard()
    }
}
