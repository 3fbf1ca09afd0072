import Engawa
import SyncModels
import UIKit

/// A conversation: its messages by day, and the input below them.
final class ConversationController: UIViewController, UITableViewDelegate {
    private let model: ConversationModel
    private let models: SignedInModels
    private let pictures: ImagePipeline
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let banner = MessageBanner()
    private let input: MessageInput
    private let newestButton = UIButton(type: .system)
    private lazy var pictureDrop = PictureDrop { [weak self] in self?.send(picture: $0) }
    private var rows: SectionedTableBinding<Date, MessageRow>?
    /// Whether the newest message stays visible when messages arrive.
    private var isFollowing: Bool {
        get { model.isFollowing }
        set { model.isFollowing = newValue }
    }
    /// The message to which the user replies; nil if the next message is not a reply.
    private var replied: Message?

    /// The distance from the first or last row at which more messages are loaded, in points.
    private static let loadingDistance: CGFloat = 600

    init(_ model: ConversationModel, _ models: SignedInModels, pictures: ImagePipeline) {
        self.model = model
        self.pictures = pictures
        self.models = models
        input = MessageInput(model.draft)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        arrangeViews()
        tableView.delegate = self
        tableView.accessibilityIdentifier = "messages"
        tableView.separatorStyle = .none
        tableView.sectionHeaderTopPadding = 0
        tableView.estimatedRowHeight = 60
        tableView.keyboardDismissMode = .interactive
        tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
        let placeholder = RequestPlaceholder(noData: localized("No messages yet."))
        placeholder.bind(to: model.pages)
        tableView.backgroundView = placeholder
        banner.bind(to: model.pages)
        input.onAttach = { [weak self] in self?.choosePicture() }
        input.onSend = { [weak self] in self?.send() }
        input.textView.onPastePicture = { [weak self] picture in
            if let file = PicturePicker.file(of: picture) { self?.send(picture: file) }
        }
        input.onEndReply = { [weak self] in self?.reply(to: nil) }
        let newest = UIAction { [weak self] _ in
            self?.showNewest()
        }
        newestButton.addAction(newest, for: .primaryActionTriggered)
        let find = UIBarButtonItem(
            image: UIImage(systemName: "magnifyingglass"),
            primaryAction: UIAction { [weak self] _ in self?.findMessages() })
        find.accessibilityLabel = localized("Find")
        find.accessibilityIdentifier = "find"
        navigationItem.rightBarButtonItem = find
        view.addInteraction(UIDropInteraction(delegate: pictureDrop))
        follow()
        model.pages.load()
    }

    private func arrangeViews() {
        newestButton.setImage(UIImage(systemName: "chevron.down"), for: .normal)
        newestButton.accessibilityLabel = localized("Newest message")
        newestButton.backgroundColor = .secondarySystemBackground
        newestButton.layer.cornerRadius = 20
        newestButton.isHidden = true
        for subview in [tableView, input, newestButton, banner] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            banner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.topAnchor.constraint(equalTo: banner.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: input.topAnchor),
            input.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            input.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            input.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            newestButton.widthAnchor.constraint(equalToConstant: 40),
            newestButton.heightAnchor.constraint(equalToConstant: 40),
            newestButton.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            newestButton.bottomAnchor.constraint(equalTo: input.topAnchor, constant: -12),
        ])
    }

    private func follow() {
        model.title.bind(to: navigationItem, \.title)
        rows = tableView.bind(to: model.days, animation: .none, title: { DateText.day($0) }) {
            [weak self] table, path, row in
            let cell = table.dequeueReusableCell(withIdentifier: "message", for: path)
            guard let self, let cell = cell as? MessageCell else { return cell }
            cell.show(row, url: models.session.url(ofPicture: row.picturePath), from: pictures)
            cell.showProgress(row.outgoingId.flatMap { self.model.progress.value[$0] })
            cell.onOpen = { [weak self] in self?.open($0) }
            cell.onRetry = { [weak self] in row.outgoingId.map { self?.model.retry($0) } }
            return cell
        }
        rows?.keepsPositionsAtTop = true
        model.progress.observe(with: self) { controller, progress in
            for case let cell as MessageCell in controller.tableView.visibleCells {
                cell.showProgress(cell.outgoingId.flatMap { progress[$0] })
            }
        }
        model.days.observe(with: self) { controller, _, _ in controller.rowsDidChange() }
        models.typingNames(in: model).bind(with: self) { controller, names in controller.input.showTyping(names) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        model.isVisible = true
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        model.isVisible = false
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if isFollowing { scrollToNewest(animated: false) }
    }

    // MARK: Position

    private func rowsDidChange() {
        tableView.backgroundView?.isHidden = !model.rows.elements.isEmpty
        guard isFollowing, !tableView.isDragging else { return }
        view.layoutIfNeeded()
        scrollToNewest(animated: view.window != nil)
    }

    private func scrollToNewest(animated: Bool) {
        guard let sections = rows?.sections, let last = sections.last else { return }
        let path = IndexPath(row: last.elements.count - 1, section: sections.count - 1)
        tableView.scrollToRow(at: path, at: .bottom, animated: animated)
        newestButton.isHidden = true
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        // The last row may have grown during the animation, for example because its message failed.
        let bottom: CGFloat = scrollView.contentOffset.y + scrollView.bounds.height
        let end: CGFloat = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
        if isFollowing, !scrollView.isDragging, end > bottom + 1 { scrollToNewest(animated: true) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.isTracking || scrollView.isDecelerating else { return }
        let bottom: CGFloat = scrollView.contentOffset.y + scrollView.bounds.height
        let end: CGFloat = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
        isFollowing = model.isAtEnd.value && bottom >= end - 40
        newestButton.isHidden = isFollowing
        if scrollView.contentOffset.y < Self.loadingDistance { model.loadEarlier() }
        if bottom > end - Self.loadingDistance { model.loadLater() }
    }

    private func showNewest() {
        model.showNewest()
        scrollToNewest(animated: true)
    }

    // MARK: Messages

    private func send() {
        do {
            model.showNewest()
            try model.send(replyingTo: replied)
            reply(to: nil)
        } catch {
            banner.show(error) { [weak self] in self?.send() }
        }
    }

    private func choosePicture() {
        let picker = PicturePicker { [weak self] picture in self?.send(picture: picture) }
        present(picker, animated: true)
    }

    private func send(picture: Data) {
        do {
            model.showNewest()
            try model.send(picture: picture, replyingTo: replied)
            reply(to: nil)
        } catch {
            banner.show(error) { [weak self] in self?.send(picture: picture) }
        }
    }

    private func reply(to message: Message?) {
        replied = message
        input.showReply(to: message?.text)
        if message != nil { input.textView.becomeFirstResponder() }
    }

    /// Opens the link of a message. If there are several, the user chooses one.
    private func open(_ urls: [URL]) {
        guard urls.count > 1 else { return urls.forEach { UIApplication.shared.open($0) } }
        let choice = UIAlertController(title: localized("Open Link"), message: nil, preferredStyle: .alert)
        for url in urls {
            choice.addAction(
                UIAlertAction(title: url.absoluteString, style: .default) { _ in UIApplication.shared.open(url) })
        }
        choice.addAction(UIAlertAction(title: localized("Cancel"), style: .cancel))
        present(choice, animated: true)
    }

    private func findMessages() {
        let find = FindController(MessageSearch(in: model)) { [weak self] message in
            self?.dismiss(animated: true)
            self?.show(message)
        }
        present(UINavigationController(rootViewController: find), animated: true)
    }

    /// Scrolls to a message, and loads it if necessary.
    private func show(_ message: Message) {
        Task { [weak self, model] in
            do {
                try await model.show(message: message.id)
                self?.scroll(to: message.id)
            } catch {
                self?.banner.show(error) { [weak self] in self?.show(message) }
            }
        }
    }

    private func scroll(to message: Int) {
        isFollowing = false
        newestButton.isHidden = false
        view.layoutIfNeeded()
        for (section, day) in (rows?.sections ?? []).enumerated() {
            guard let row = day.elements.firstIndex(where: { $0.messageId == message }) else { continue }
            tableView.scrollToRow(at: IndexPath(row: row, section: section), at: .middle, animated: false)
        }
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let row = rows?.sections[indexPath.section].elements[indexPath.row] else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            var actions: [UIAction] = [
                UIAction(title: localized("Copy")) { _ in UIPasteboard.general.string = row.text }
            ]
            if let message = self?.model.messages.elements.first(where: { $0.id == row.messageId }) {
                actions.insert(UIAction(title: localized("Reply")) { _ in self?.reply(to: message) }, at: 0)
            }
            for link in MessageLink.links(in: row.text) {
                actions.append(
                    UIAction(title: localized("Open %@", link.url.host ?? "")) { _ in self?.open([link.url]) })
            }
            if let id = row.outgoingId, case .failed = row.status {
                actions.append(
                    UIAction(title: localized("Discard"), attributes: .destructive) { _ in self?.model.discard(id) })
            }
            return UIMenu(children: actions)
        }
    }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                title: localized("Send"), action: Selector("sendMessage", ConversationController.sendMessage),
                input: "\r", modifierFlags: .command),
            UIKeyCommand(
                title: localized("Find"), action: Selector("findMessages", ConversationController.findMessages),
                input: "f",
                modifierFlags: .command),
        ]
    }

    private func sendMessage() {
        if !model.draft.value.allSatisfy(\.isWhitespace) { send() }
    }
}
