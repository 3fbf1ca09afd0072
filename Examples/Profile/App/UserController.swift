import Engawa
import ProfileModels
import UIKit

/// A user's account. The current user can edit their own.
final class UserController: UIViewController {
    private let model: UserModel
    private let picture = AvatarView(side: 120)
    private let nameLabel = UILabel()
    private let screenNameLabel = UILabel()
    private let emailLabel = UILabel()
    private let aboutLabel = UILabel()
    private let banner = MessageBanner()

    init(_ model: UserModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func loadView() {
        let labels: [(UILabel, UIFont.TextStyle, String)] = [
            (nameLabel, .title2, "user.name"), (screenNameLabel, .subheadline, "user.screenName"),
            (emailLabel, .body, "user.email"), (aboutLabel, .body, "user.about"),
        ]
        for (label, style, name) in labels {
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.textAlignment = .center
            label.accessibilityIdentifier = name
        }
        screenNameLabel.textColor = .secondaryLabel
        let column = UIStackView(arrangedSubviews: [picture] + labels.map(\.0))
        column.alignment = .center
        column.spacing = 6
        column.setCustomSpacing(16, after: picture)
        column.setCustomSpacing(16, after: screenNameLabel)
        view = ColumnView(banner: banner, column: column)
        view.backgroundColor = .systemBackground
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if model.isMe {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edit() })
        }
        banner.bind(to: model.item)
        model.user.bind(with: self) { controller, user in
            if let user { controller.show(user) }
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        model.item.refresh()
    }

    private func show(_ user: User) {
        title = user.name
        picture.setImage(from: user.avatarURL)
        nameLabel.text = user.name
        screenNameLabel.text = "@" + user.screenName
        emailLabel.text = user.email
        aboutLabel.text = user.about
        aboutLabel.isHidden = user.about.isEmpty
    }

    private func edit() {
        guard let user = model.user.value else { return }
        let editor = EditController(user, model: model)
        let navigation = UINavigationController(rootViewController: editor)
        navigation.presentationController?.delegate = editor
        present(navigation, animated: true)
    }
}
