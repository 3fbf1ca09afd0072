import Engawa
import SyncModels
import UIKit

/// A screen with the user's account. The user can change the picture and the name, and sign out.
final class ProfileController: UIViewController {
    private let session: SyncSession
    private let model: ProfileModel
    private let pictures: ImagePipeline
    private let banner = MessageBanner()
    private let avatar = AvatarView(side: 96)
    private let emailLabel = UILabel()
    private let pictureButton = UIButton(type: .system)
    private let progressView = UIProgressView(progressViewStyle: .default)
    private let saveButton = UIButton(type: .system)
    private let signOutButton = UIButton(type: .system)

    init(_ session: SyncSession, pictures: ImagePipeline) {
        self.session = session
        self.pictures = pictures
        model = ProfileModel(session)
        super.init(nibName: nil, bundle: nil)
        title = localized("Profile")
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: localized("Done"), primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        let name = TextFieldView(model.name, placeholder: localized("Name"))
        name.textField.bindText(to: model.name, in: model.form)
        emailLabel.font = .preferredFont(forTextStyle: .footnote)
        emailLabel.adjustsFontForContentSizeCategory = true
        emailLabel.textColor = .secondaryLabel
        emailLabel.textAlignment = .center
        saveButton.setTitle(localized("Save"), for: .normal)
        saveButton.bind(to: model.form.button, busyTitle: localized("Saving…"))
        saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .primaryActionTriggered)
        signOutButton.setTitle(localized("Sign Out"), for: .normal)
        signOutButton.setTitleColor(.systemRed, for: .normal)
        signOutButton.addAction(UIAction { [weak self] _ in self?.confirmSignOut() }, for: .primaryActionTriggered)
        pictureButton.setTitle(localized("Change Picture"), for: .normal)
        pictureButton.addAction(UIAction { [weak self] _ in self?.choosePicture() }, for: .primaryActionTriggered)
        progressView.accessibilityIdentifier = "picture.progress"
        progressView.bind(to: model.upload.progress)
        model.upload.state.bind(with: self) { controller, state in controller.show(state) }
        for button in [pictureButton, saveButton, signOutButton] {
            button.titleLabel?.font = .preferredFont(forTextStyle: .body)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            // The largest titles are wider than a phone.
            button.titleLabel?.adjustsFontSizeToFitWidth = true
            button.titleLabel?.minimumScaleFactor = 0.5
        }
        let picture = UIStackView(arrangedSubviews: [avatar, pictureButton, progressView])
        picture.axis = .vertical
        picture.alignment = .center
        progressView.widthAnchor.constraint(equalToConstant: 160).isActive = true
        let column = UIStackView(arrangedSubviews: [picture, emailLabel, name, saveButton, signOutButton, UIView()])
        column.axis = .vertical
        column.spacing = 12
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        arrange(banner, above: column)
        session.account.bind(with: self) { controller, account in controller.show(account) }
        model.form.failure.bind(with: self) { controller, failure in
            guard let failure else { return controller.banner.clear() }
            controller.banner.show(failure) { [weak controller] in controller?.save() }
        }
    }

    private func show(_ account: Account?) {
        avatar.show(account, url: session.pictureURL(of: account), from: pictures)
        emailLabel.text = account?.email
    }

    private func choosePicture() {
        let picker = PicturePicker { [model] picture in model.upload.start(picture) }
        present(picker, animated: true)
    }

    /// Shows the state of the latest upload of a picture.
    private func show(_ upload: RequestState) {
        let isUploading: Bool = upload == .requesting
        pictureButton.isEnabled = !isUploading
        pictureButton.disabledReason = isUploading ? localized("The picture is being saved. Wait a moment.") : nil
        pictureButton.setTitle(localized(isUploading ? "Saving…" : "Change Picture"), for: .normal)
        if isUploading { banner.clear() }
        guard let failure = upload.failure else { return }
        banner.show(failure) { [model] in model.upload.retry() }
    }

    private func save() {
        view.endEditing(true)
        model.save { [weak self] in self?.dismiss(animated: true) }
    }

    private func confirmSignOut() {
        let question = UIAlertController(
            title: localized("Sign out?"),
            message: localized("Messages that have not been sent yet will be removed from this device."),
            preferredStyle: .alert)
        question.addAction(UIAlertAction(title: localized("Cancel"), style: .cancel))
        question.addAction(
            UIAlertAction(title: localized("Sign Out"), style: .destructive) { [weak self] _ in self?.signOut() })
        present(question, animated: true)
    }

    private func signOut() {
        do {
            try session.signOut()
        } catch {
            banner.show(error) { [weak self] in self?.signOut() }
        }
    }
}
