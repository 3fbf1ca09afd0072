import Engawa
import SyncModels
import UIKit

/// A list of the user's conversations. The conversation with the newest message is first.
final class ConversationsController: UIViewController, UITableViewDelegate {
    /// Called with the identifier of the conversation to open.
    var onOpen: (Int) -> Void = { _ in }

    private let models: SignedInModels
    private let pictures: ImagePipeline
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let banner = MessageBanner()
    private let emptyLabel = UILabel()
    private var rows: TableBinding<Conversation>?

    init(_ models: SignedInModels, pictures: ImagePipeline) {
        self.models = models
        self.pictures = pictures
        super.init(nibName: nil, bundle: nil)
        title = localized("Conversations")
        navigationItem.backButtonTitle = localized("Conversations")
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.chooseContact() })
        let profile = UIAction(title: localized("Profile"), image: UIImage(systemName: "person.crop.circle")) {
            [weak self] _ in self?.showProfile()
        }
        navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: profile)
        navigationItem.rightBarButtonItem?.accessibilityIdentifier = "compose"
        let archive = UIBarButtonItem(
            image: UIImage(systemName: "archivebox"),
            primaryAction: UIAction { [models] _ in
                models.conversations.showsArchive.value.toggle()
            })
        archive.accessibilityLabel = localized("Archived")
        archive.accessibilityIdentifier = "archive"
        navigationItem.rightBarButtonItems?.append(archive)
        navigationItem.leftBarButtonItem?.accessibilityIdentifier = "profile"
        tableView.delegate = self
        tableView.accessibilityIdentifier = "conversations"
        tableView.estimatedRowHeight = 76
        rows = tableView.bind(to: models.conversations.conversations) {
            [weak self] (cell: ConversationCell, conversation) in
            guard let self else { return }
            cell.show(conversation, for: models.session, pictures)
        }
        tableView.bindState(
            to: models.conversations.list, noData: localized("There are no conversations yet."), banner: banner)
        models.conversations.unreadCount.combine(models.conversations.showsArchive).bind(with: self) {
            $0.showTitle(unreadCount: $1.0, showsArchive: $1.1)
        }
        arrange(banner, above: tableView)
        arrangeEmptyText()
    }

    /// Adds the text that explains an empty list, for example when all conversations are archived.
    private func arrangeEmptyText() {
        emptyLabel.font = .preferredFont(forTextStyle: .body)
        emptyLabel.adjustsFontForContentSizeCategory = true
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        emptyLabel.numberOfLines = 0
        emptyLabel.accessibilityIdentifier = "empty"
        emptyLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(emptyLabel)
        NSLayoutConstraint.activate([
            emptyLabel.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            emptyLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            emptyLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        let lists: ConversationsModel = models.conversations
        let isEmpty: DynamicValue<Bool> = lists.conversations.asValue().map(\.isEmpty)
        combine(isEmpty, lists.list.items.asValue().map(\.isEmpty), lists.showsArchive).bind(with: self) {
            $0.emptyLabel.isHidden = !$1.0 || $1.1
            $0.emptyLabel.text = localized(
                $1.2 ? "There are no archived conversations." : "All conversations are archived.")
        }
    }

    private func showTitle(unreadCount: Int, showsArchive: Bool) {
        let count: String =
            unreadCount == 0 ? localized("Conversations") : localized("Conversations (%d)", unreadCount)
        navigationItem.title = showsArchive ? localized("Archived") : count
    }

    /// Returns the title of the action that archives or unarchives a conversation.
    private func archiveTitle(_ conversation: Conversation) -> String {
        conversation.isArchived ? localized("Unarchive") : localized("Archive")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let path = tableView.indexPathForSelectedRow, splitViewController?.isCollapsed != false else { return }
        tableView.deselectRow(at: path, animated: animated)
    }

    private func conversation(at path: IndexPath) -> Conversation? {
        rows.flatMap { $0.elements.indices.contains(path.row) ? $0.elements[path.row] : nil }
    }

    // MARK: Other screens

    private func chooseContact() {
        let contacts = ContactsController(models, pictures: pictures) { [weak self] conversation in
            self?.dismiss(animated: true)
            self?.onOpen(conversation.id)
        }
        present(UINavigationController(rootViewController: contacts), animated: true)
    }

    private func showProfile() {
        present(
            UINavigationController(rootViewController: ProfileController(models.session, pictures: pictures)),
            animated: true)
    }

    // MARK: Rows

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let conversation = conversation(at: indexPath) else { return }
        onOpen(conversation.id)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let conversation = conversation(at: indexPath) else { return nil }
        let archive = UIContextualAction(style: .destructive, title: archiveTitle(conversation)) {
            [models] _, _, completion in
            models.conversations.change(conversation) { $0.isArchived.toggle() }
            completion(true)
        }
        let mute = UIContextualAction(style: .normal, title: muteTitle(conversation)) { [models] _, _, completion in
            models.conversations.change(conversation) { $0.isMuted.toggle() }
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [archive, mute])
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let conversation = conversation(at: indexPath) else { return nil }
        let unread = UIContextualAction(style: .normal, title: localized("Mark Unread")) {
            [models] _, _, completion in
            models.conversations.change(conversation) { $0.isMarkedUnread = true }
            completion(true)
        }
        unread.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [unread])
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let conversation = conversation(at: indexPath) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) {
            [models, muteTitle, archiveTitle] _ in
            UIMenu(children: [
                UIAction(title: localized("Mark Unread")) { _ in
                    models.conversations.change(conversation) { $0.isMarkedUnread = true }
                },
                UIAction(title: muteTitle(conversation)) { _ in
                    models.conversations.change(conversation) { $0.isMuted.toggle() }
                },
                UIAction(title: archiveTitle(conversation), attributes: .destructive) { _ in
                    models.conversations.change(conversation) { $0.isArchived.toggle() }
                },
            ])
        }
    }

    private func muteTitle(_ conversation: Conversation) -> String {
        conversation.isMuted ? localized("Unmute") : localized("Mute")
    }
}
