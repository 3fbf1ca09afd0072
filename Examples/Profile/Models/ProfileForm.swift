import Bindings
import Foundation
import ViewModels

/// The form that edits the current user's account.
@MainActor
public final class ProfileForm {
    public let name: Field<String>
    public let email: Field<String>
    public let about: Field<String>
    /// The fields as a form.
    public let form: Form
    /// Whether there are unsaved changes.
    public let hasChanges: DynamicValue<Bool>
    /// The unsaved changes on disk.
    public let draft: FormDraft
    private let model: UserModel

    /// Creates a form with a user's data and earlier unsaved changes.
    ///
    /// - Parameter drafts: The folder for unsaved changes.
    public init(_ user: User, model: UserModel, drafts: URL = ProfileService.drafts) {
        self.model = model
        let original: [String] = [user.name, user.email, user.about]
        name = Field(
            user.name, name: "name", .required("Enter a name."),
            .length(atMost: 50, "Enter at most 50 characters."))
        email = Field(user.email, name: "email", .required("Enter an email address."), .email())
        about = Field(user.about, name: "about", .length(atMost: 160, "Enter at most 160 characters."))
        form = Form([name, email, about])
        hasChanges = combine([name.value, email.value, about.value]).map { $0 != original }.distinct()
        draft = FormDraft([name, email, about], in: drafts.appendingPathComponent("user-\(user.id).json"))
    }

    private var changes: UserChanges {
        UserChanges(name: name.value.value, email: email.value.value, about: about.value.value)
    }

    /// Saves the changes, unless they are being saved.
    ///
    /// - Parameter success: Called after the changes have been saved.
    public func save(success: @escaping @MainActor () -> Void) {
        let model = self.model
        form.submit { [weak self] in
            guard let self else { throw CancellationError() }
            _ = try await model.update(changes)
        } success: { [weak self] _ in
            self?.draft.discard()
            success()
        }
    }

    /// Discards the changes, and cancels saving.
    public func discard() {
        form.cancel()
        draft.discard()
    }
}
