import Engawa
import ProfileModels
import UIKit

/// Changes the caller's account.
final class EditController: UIViewController {
    private let editing: ProfileForm
    private let upload: AvatarUpload
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
        nameRow = FieldRow("Name", editing.name)
        emailRow = FieldRow("E-mail", editing.email)
        aboutRow = FieldRow("About", editing.about)
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
        doneItem.bind(to: editing.form.button)
        editing.form.isSubmitting.bind(with: self) { controller, isSaving in
            controller.doneItem.title = isSaving ? "Saving…" : "Done"
            for row in [controller.nameRow, controller.emailRow, controller.aboutRow] {
                row.field.isEnabled = !isSaving
            }
        }
        editing.form.failure.bind(with: self) { controller, failure in
            guard let failure else { return controller.banner.clear() }
            controller.banner.show(failure) { [weak controller] in controller?.save() }
        }
        model.user.bind(with: self) { controller, user in controller.uploadRow.show(user?.avatarURL) }
    }

    private func save() {
        view.endEditing(true)
        editing.save { [weak self] in self?.dismiss(animated: true) }
    }

    // MARK: Leaving

    /// What was typed goes only when the person says so.
    private func leave() {
        guard editing.isChanged || editing.form.isSubmitting.value else { return close() }
        let question = UIAlertController(
            title: "Discard your changes?", message: "What you typed has not been saved.", preferredStyle: .alert)
        question.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        question.addAction(
            UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.close() })
        present(question, animated: true)
    }

    private func close() {
        editing.form.cancel()
        upload.cancel()
        dismiss(animated: true)
    }

    // MARK: The picture

    private func choosePicture() {
        let pictures = PicturesController { [weak self] file in
            self?.upload.start(file)
            self?.navigationController?.popViewController(animated: true)
        }
        navigationController?.pushViewController(pictures, animated: true)
    }
}
