import Foundation
import HostClock
import LinkPresentation
import UIKitCore
import UIKitLists
import UniformTypeIdentifiers

/// A share sheet, which shows the activities that are available for items.
///
/// It offers the activities of the desktop (an email, a text message, copying, opening in the default application, and
/// saving) and the activities of the app. Present it modally. In a compact width, it is a sheet. Otherwise, it is a
/// popover, which needs a source.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// A closure that receives the type of the chosen activity or nil, whether the activity was completed, the items
    /// that an extension returned (always nil), and an error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
    /// A closure that receives the type of the chosen activity or nil, and whether it was completed.
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

    private let activityItems: [Any]
    private let applicationActivities: [UIActivity]
    /// The configuration that provides the items, if any.
    private var configuration: (any UIActivityItemsConfigurationReading)?

    /// The types of the activities that are not offered. The default is nil.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    /// A closure that is called after an activity ends, and after the user closes the share sheet without choosing an
    /// activity.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// A closure that is called instead of `completionWithItemsHandler` if that handler is nil.
    open var completionHandler: CompletionHandler?

    private lazy var page = ShareSheetController(sheet: self)
    private var current: UIActivity?
    /// Whether an activity or the user has ended the share sheet.
    private(set) var hasEnded = false
    /// Whether the view is disappearing because the share sheet is being dismissed.
    private var isClosing = false

    /// Creates a share sheet.
    ///
    /// - Parameters:
    ///   - activityItems: Strings, URLs, images, data, objects of the app, and sources of such items.
    ///   - applicationActivities: The activities of the app, which precede the activities of the desktop.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        preferredContentSize = CGSize(width: 375, height: 420)
    }

    /// Creates a share sheet with the items and the activities of a configuration.
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        let providers: [NSItemProvider] = activityItemsConfiguration.itemProvidersForActivityItemsConfiguration
        self.init(
            activityItems: providers.enumerated().map { index, provider in
                ConfiguredItem(provider, at: index, of: activityItemsConfiguration)
            }, applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
        configuration = activityItemsConfiguration
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "ActivityListView"
        view.backgroundColor = .systemGroupedBackground
        page.view.frame = view.bounds
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addChild(page)
        view.addSubview(page.view)
        page.didMove(toParent: self)
        load(configuredItems.filter(\.isShort)) { [weak self] in self?.page.reload() }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isBeingPresented { hasEnded = false }
        popoverPresentationController?.backgroundColor = .systemGroupedBackground
        guard let sheet = sheetPresentationController else { return }
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = true
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isClosing = isBeingDismissed
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isClosing { end(nil, false) }
    }

    // MARK: Items

    private var configuredItems: [ConfiguredItem] { activityItems.compactMap { $0 as? ConfiguredItem } }

    /// Loads items of the configuration, and then calls the completion handler.
    private func load(_ items: [ConfiguredItem], completion: @escaping @MainActor @Sendable () -> Void) {
        guard let first = items.first else { return completion() }
        first.load { [weak self] in self?.load(Array(items.dropFirst()), completion: completion) }
    }

    /// The items that activities inspect to determine whether they can act on them. An item source is represented by
    /// its placeholder.
    var placeholders: [Any] {
        activityItems.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
    }

    /// Returns the activities to offer: those in the row of services, and those in the list of actions.
    func activities() -> (services: [UIActivity], actions: [UIActivity]) {
        let items: [Any] = placeholders
        let excluded: Set<UIActivity.ActivityType> = Set(excludedActivityTypes ?? [])
        let offered: [UIActivity] = (applicationActivities + DesktopActivity.all()).filter { activity in
            if let type = activity.activityType, excluded.contains(type) { return false }
            if let configuration, !configuration.supports(activity) { return false }
            return activity.canPerform(withActivityItems: items)
        }
        func isService(_ activity: UIActivity) -> Bool {
            (activity as? DesktopActivity)?.isService ?? (type(of: activity).activityCategory == .share)
        }
        return (offered.filter(isService), offered.filter { !isService($0) })
    }

    /// The title of the shared items, and the picture beside it.
    func summary(side: CGFloat) -> (title: String, image: UIImage?) {
        let shared: [SharedItem] = zip(activityItems, placeholders).compactMap { item, placeholder in
            SharedItem(placeholder, type: placeholder is Data ? dataType(of: item, for: nil) : nil)
        }
        let sources: [any UIActivityItemSource] = activityItems.compactMap { $0 as? any UIActivityItemSource }
        let metadata: [LPLinkMetadata] = sources.compactMap { $0.activityViewControllerLinkMetadata(self) }
        let subject: String? =
            metadata.lazy.compactMap(\.title).first
            ?? sources.lazy.map { $0.activityViewController(self, subjectForActivityType: nil) }
            .first { !$0.isEmpty }
        let pictures: [UIImage] = sources.compactMap {
            $0.activityViewController(
                self, thumbnailImageForActivityType: nil, suggestedSize: CGSize(width: side, height: side))
        }
        let images: [UIImage] = shared.compactMap { if case .image(let image) = $0 { image } else { nil } }
        let titles: [String] = shared.map(\.title)
        let title: String = subject ?? (titles.count > 1 ? "\(titles.count) items" : titles.first ?? "Item")
        let symbol: UIImage? = UIImage(systemName: shared.first?.symbolName ?? "doc")
        return (title, pictures.first ?? images.first ?? symbol)
    }

    /// Loads the picture in the metadata of the shared items, and passes it to `show`.
    func loadPicture(_ show: @escaping @MainActor @Sendable (UIImage) -> Void) {
        let sources: [any UIActivityItemSource] = activityItems.compactMap { $0 as? any UIActivityItemSource }
        let pictures: [NSItemProvider] = configuredItems.compactMap { $0.picture(side: ShareHeaderView.pictureSide) }
        let providers: [NSItemProvider] =
            sources.compactMap { $0.activityViewControllerLinkMetadata(self) }
            .compactMap { $0.imageProvider ?? $0.iconProvider } + pictures
        guard let provider = providers.first(where: { $0.canLoadObject(ofClass: UIImage.self) }) else { return }
        provider.loadObject(ofClass: UIImage.self) { object, _ in
            guard let image = object as? UIImage else { return }
            MainQueue.shared.async { show(image) }
        }
    }

    // MARK: Activities

    /// Begins an activity with its items.
    func begin(_ activity: UIActivity) {
        guard current == nil else { return }
        current = activity
        let type: UIActivity.ActivityType? = activity.activityType
        load(configuredItems) { [weak self] in
            guard let self else { return }
            ItemLoading.run(activityItems.compactMap { $0 as? UIActivityItemProvider }, for: type) { [weak self] in
                self?.start(activity, type)
            }
        }
    }

    private func start(_ activity: UIActivity, _ type: UIActivity.ActivityType?) {
        // The user may have closed the sheet while the items were created.
        guard current === activity else { return }
        var items: [Any] = []
        var dataTypes: [Int: UTType] = [:]
        for item in activityItems {
            if let source = item as? any UIActivityItemSource {
                guard let made = source.activityViewController(self, itemForActivityType: type) else { continue }
                if made is Data { dataTypes[items.count] = dataType(of: source, for: type) }
                items.append(made)
            } else {
                items.append(item)
            }
        }
        if type == .mail || type == .message,
            let body = configuration?.activityItemsConfigurationMetadata(key: .messageBody) as? String
        {
            items.insert(body, at: 0)
            dataTypes = Dictionary(uniqueKeysWithValues: dataTypes.map { ($0 + 1, $1) })
        }
        (activity as? DesktopActivity)?.subject = subject(for: type)
        (activity as? DesktopActivity)?.dataTypes = dataTypes
        activity.prepare(withActivityItems: items)
        let controller: UIViewController? = activity.activityViewController
        activity.onFinish = { [weak self, weak activity] completed in
            guard let self, let activity, current === activity else { return }
            activityDidEnd(type, completed, controller: controller)
        }
        if let controller {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    /// Returns the type of the data that an item source provides, or nil if `item` is not a source or has no type.
    private func dataType(of item: Any, for type: UIActivity.ActivityType?) -> UTType? {
        (item as? any UIActivityItemSource).flatMap {
            UTType($0.activityViewController(self, dataTypeIdentifierForActivityType: type))
        }
    }

    private func subject(for type: UIActivity.ActivityType?) -> String {
        let sources: [any UIActivityItemSource] = activityItems.compactMap { $0 as? any UIActivityItemSource }
        return sources.lazy.map { $0.activityViewController(self, subjectForActivityType: type) }
            .first { !$0.isEmpty } ?? ""
    }

    /// Dismisses the share sheet after an activity ends. If the user canceled the controller of the activity, dismisses
    /// only the controller, unless a gesture has already dismissed it.
    private func activityDidEnd(_ type: UIActivity.ActivityType?, _ completed: Bool, controller: UIViewController?) {
        current = nil
        if let controller, !completed {
            guard presentedViewController === controller else { return report(type, false) }
            controller.dismiss(animated: true) { self.report(type, false) }
            return
        }
        hasEnded = true
        let presenter: UIViewController? = presentingViewController
        if let presenter {
            presenter.dismiss(animated: true) { self.report(type, completed) }
        } else {
            report(type, completed)
        }
    }

    /// Reports that the share sheet ended, unless an activity has already ended it.
    private func end(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        current = nil
        report(type, completed)
    }

    private func report(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        if let completionWithItemsHandler {
            completionWithItemsHandler(type, completed, nil, nil)
        } else {
            completionHandler?(type, completed)
        }
    }
}

extension UIActivityItemsConfigurationReading {
    /// Returns whether the items support an activity.
    fileprivate func supports(_ activity: UIActivity) -> Bool {
        activityItemsConfigurationSupports(interaction: activity.activityType == .copyToPasteboard ? .copy : .share)
    }
}

/// The operations of item providers.
@MainActor
enum ItemLoading {
    private static let queue = OperationQueue()

    /// Runs providers on other threads, and calls the completion handler when all have ended. A provider that has
    /// already finished creates its item again.
    static func run(
        _ providers: [UIActivityItemProvider], for type: UIActivity.ActivityType?,
        completion: @escaping @MainActor () -> Void
    ) {
        guard !providers.isEmpty else { return completion() }
        let work = Ledger.shared.begin()
        let last = BlockOperation { Ledger.shared.finish(work) { completion() } }
        for provider in providers {
            guard !provider.isExecuting else {
                last.addDependency(provider)
                continue
            }
            provider.prepare(for: type)
            // An operation runs only once.
            let operation: Operation = provider.isFinished ? BlockOperation { provider.main() } : provider
            last.addDependency(operation)
            queue.addOperation(operation)
        }
        queue.addOperation(last)
    }
}
