import Engawa
import ProfileModels
import UIKit

/// Edits the current user's account.
final class EditController: UIViewController, UIAdaptivePresentationControllerDelegate {
    private let editing: ProfileForm
    private let upload: AvatarUpload<URL, User>
    private let model: UserModel
    private let nameRow: FieldRow
    private let emailRow: FieldRow
    private let aboutRow: FieldRow
    private let banner = MessageBanner()
    private let uploadRow: UploadRow

    private lazy var doneItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.save() })
    private lazy var cancelItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.leave() })

    init(_ user: User, model: UserModel) {
        self.model = model
        editing = ProfileForm(user, model: model)
        upload = model.makeAvatarUpload()
        nameRow = FieldRow("Name", editing.name, in: editing.form)
        emailRow = FieldRow("Email", editing.email, in: editing.form)
        aboutRow = FieldRow("About", editing.about, in: editing.form)
        uploadRow = UploadRow(upload)
        super.init(nibName: nil, bundle: nil)
        title = "Edit Profile"
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func loadView() {
        let column = UIStackView(arrangedSubviews: [uploadRow, nameRow, emailRow, aboutRow])
        column.spacing = 14
        view = ColumnView(banner: banner, column: column)
        view.backgroundColor = .systemBackground
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = cancelItem
        navigationItem.rightBarButtonItem = doneItem
        emailRow.field.autocapitalizationType = .none
        emailRow.field.keyboardType = .emailAddress
        uploadRow.onChoose = { [weak self] in self?.choosePicture() }
        for row in [nameRow, emailRow, aboutRow] {
            row.field.addAction(UIAction { [weak self] _ in self?.save() }, for: .primaryActionTriggered)
        }
        follow()
    }

    private func follow() {
        doneItem.bind(
            to: editing.form.button.combine(upload.state) { Self.button($0, while: $1) }, busyTitle: "Saving…")
        editing.form.isSubmitting.bind(to: uploadRow, \.isBlocked)
        // Unsaved changes prevent an interactive dismissal.
        combine(editing.hasChanges, editing.form.isSubmitting, upload.state) { $0 || $1 || $2 == .requesting }
            .bind(to: self, \.isModalInPresentation)
        editing.form.failure.bind(with: self) { controller, failure in
            guard let failure else { return controller.banner.clear() }
            controller.banner.show(failure) { [weak controller] in controller?.save() }
        }
        editing.draft.failure.bind(with: self) { controller, failure in
            if let failure { controller.banner.show(failure.message, details: failure.details) }
        }
        if editing.draft.isRestored {
            banner.show("Your unsaved changes were restored.")
        }
        model.user.bind(with: self) { controller, user in controller.uploadRow.show(user?.avatarURL) }
    }

    /// Dismissal would cancel an upload, so Done is disabled during uploads.
    private static func button(_ button: Form.ButtonState, while upload: RequestState) -> Form.ButtonState {
        guard button.isEnabled, upload == .requesting else { return button }
        var button = button
        button.isEnabled = false
        button.disabledReason = "Your picture is being uploaded. Wait for the upload, or stop it."
        return button
    }

    private func save() {
        view.endEditing(true)
        editing.save { [weak self] in self?.dismiss(animated: true) }
    }

    // MARK: Dismissal

    /// Dismisses the sheet. If there are unsaved changes or a request is in progress, asks for confirmation first.
    private func leave() {
        let hasTyped: Bool = editing.hasChanges.value || editing.form.isSubmitting.value
        guard hasTyped || upload.state.value == .requesting else { return close() }
        let message: String =
            hasTyped ? "Your changes have not been saved." : "Your picture has not been uploaded yet."
        let question = UIAlertController(
            title: "Discard your changes?", message: message, preferredStyle: .alert)
        question.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        question.addAction(
            UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.close() })
        present(question, animated: true)
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        leave()
    }

    private func close() {
        editing.discard()
        upload.cancel()
        dismiss(animated: true)
    }

    // MARK: Picture

    private func choosePicture() {
        let pictures = PicturesController { [weak self] file in
            self?.upload.start(file)
            self?.navigationController?.popViewController(animated: true)
        }
        navigationController?.pushViewController(pictures, animated: true)
    }
}
