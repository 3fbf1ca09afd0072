import Foundation
import UIKitCore
import UIKitSharing

/// A file that a preview shows.
@preconcurrency @MainActor
public protocol QLPreviewItem: NSObjectProtocol {
    /// The file, or nil if it is not available yet.
    var previewItemURL: URL? { get }
    /// The title. The default is the name of the file.
    var previewItemTitle: String? { get }
}

/// The default implementation of the optional requirement.
extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
}

/// A page that shows pictures and text files. Other files appear as a name, with a button that opens the file in the
/// default application.
///
/// Present it, or push it on a navigation controller.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
    /// The object that provides the files, held weakly.
    open weak var dataSource: (any QLPreviewControllerDataSource)? {
        didSet { if isViewLoaded { reloadData() } }
    }

    /// The delegate, held weakly.
    open weak var delegate: (any QLPreviewControllerDelegate)?

    /// The index of the file that is shown.
    open var currentPreviewItemIndex = 0 {
        didSet { if isViewLoaded, currentPreviewItemIndex != oldValue { refreshCurrentPreviewItem() } }
    }

    /// The file that is shown, if any.
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, (0..<count).contains(currentPreviewItemIndex) else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    private var count = 0
    /// Whether the view is disappearing because the preview is being dismissed.
    private var isClosing = false
    private var page: UIViewController?
    private var bar: UINavigationBar?
    private lazy var previous = makeStep(-1, symbol: "chevron.left", label: "Previous")
    private lazy var following = makeStep(1, symbol: "chevron.right", label: "Next")

    /// Returns whether the preview can show the content of a file: whether it is a picture or text.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool {
        item.previewItemURL.map { FilePreviewController.showsContent(of: $0) } ?? false
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        if navigationController == nil { addBar() }
        reloadData()
    }

    /// Adds a navigation bar to a controller that is presented without one.
    private func addBar() {
        let bar = UINavigationBar()
        bar.setItems([navigationItem], animated: false)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        view.addSubview(bar)
        self.bar = bar
    }

    private func makeStep(_ step: Int, symbol: String, label: String) -> UIBarButtonItem {
        let image: UIImage? = UIImage(systemName: symbol)?.imageFlippedForRightToLeftLayoutDirection()
        let item = UIBarButtonItem(
            image: image,
            primaryAction: UIAction(image: image) { [weak self] _ in self?.currentPreviewItemIndex += step })
        item.accessibilityLabel = label
        return item
    }

    /// Reloads the files from the data source.
    open func reloadData() {
        count = dataSource?.numberOfPreviewItems(in: self) ?? 0
        navigationItem.rightBarButtonItems = count > 1 ? [following, previous] : nil
        refreshCurrentPreviewItem()
    }

    /// Reloads the current file. Call it when the content of the file changes.
    open func refreshCurrentPreviewItem() {
        page?.willMove(toParent: nil)
        page?.viewIfLoaded?.removeFromSuperview()
        page?.removeFromParent()
        page = nil
        previous.isEnabled = currentPreviewItemIndex > 0
        following.isEnabled = currentPreviewItemIndex < count - 1
        let item: (any QLPreviewItem)? = currentPreviewItem
        title = item?.previewItemTitle
        guard let item, let url = item.previewItemURL else { return }
        let page = FilePreviewController(url, title: item.previewItemTitle)
        self.page = page
        title = page.title
        addChild(page)
        view.insertSubview(page.view, at: 0)
        page.didMove(toParent: self)
        view.setNeedsLayout()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let bar else { page?.view.frame = view.bounds; return }
        let height: CGFloat = bar.sizeThatFits(view.bounds.size).height
        bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
        page?.view.frame = CGRect(
            x: 0, y: bar.frame.maxY, width: view.bounds.width, height: max(0, view.bounds.height - bar.frame.maxY))
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isClosing = isBeingDismissed
        if isClosing { delegate?.previewControllerWillDismiss(self) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isClosing { delegate?.previewControllerDidDismiss(self) }
    }
}

/// The object that provides the files of a preview.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    /// Returns the number of files.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// Returns the file at the given index.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Methods that a preview calls. All methods are optional.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
    /// Called before the preview is dismissed.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// Called after the preview was dismissed.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}

/// The default implementations of the optional methods, which do nothing.
extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}
