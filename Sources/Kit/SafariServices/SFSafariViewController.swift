import Foundation
import ProgramDiagnostics
import UIKitContent
import UIKitCore
import UIKitSharing

/// A view controller that opens a web page in the desktop's browser.
///
/// Linux has no browser that the kit could show inside an app. The web page opens in the default browser when the view
/// controller appears. The view controller shows the address, and buttons that open it again and share it. A button in
/// the bar calls the delegate and dismisses the view controller.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// The style of the button that dismisses the page.
    public enum DismissButtonStyle: Int, Sendable {
        /// “Done”.
        case done
        /// “Close”.
        case close
        /// “Cancel”.
        case cancel
    }

    /// The delegate, held weakly.
    open weak var delegate: (any SFSafariViewControllerDelegate)?

    /// The color of the bar. The default, nil, is the color of other bars. Set it before the page appears.
    open var preferredBarTintColor: UIColor? {
        didSet { bar.barTintColor = preferredBarTintColor }
    }

    /// The color of the buttons. The default, nil, is the tint color of the window. Set it before the page appears.
    open var preferredControlTintColor: UIColor? {
        didSet {
            bar.tintColor = preferredControlTintColor
            viewIfLoaded?.tintColor = preferredControlTintColor
        }
    }

    /// The style of the button that dismisses the page. The default is `done`.
    open var dismissButtonStyle = DismissButtonStyle.done {
        didSet { if dismissButtonStyle != oldValue { updateDismissButton() } }
    }

    /// A copy of the settings with which the page was created.
    public let configuration: Configuration

    private let url: URL
    private let bar = UINavigationBar()
    private let page = UINavigationItem()
    private var content: (any UIView & UIContentView)?
    private var isOpened = false

    /// Creates a page for a web address, which must have the scheme `http` or `https`.
    public convenience init(url: URL) {
        self.init(url: url, configuration: Configuration())
    }

    /// Creates a page for a web address with the given settings. The address must have the scheme `http` or `https`.
    public init(url URL: URL, configuration: Configuration) {
        let scheme: String? = URL.scheme?.lowercased()
        stopProgram(
            unless: scheme == "http" || scheme == "https",
            "The address “\(URL.absoluteString)” does not begin with http or https. Use UIApplication.open(_:) for others."
        )
        url = URL
        self.configuration = configuration.makeCopy()
        super.init(nibName: nil, bundle: nil)
        page.title = URL.host
        updateDismissButton()
        page.rightBarButtonItem = UIBarButtonItem(
            systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
    }

    public required init?(coder: NSCoder) { nil }

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.tintColor = preferredControlTintColor
        bar.setItems([page], animated: false)
        view.addSubview(bar)
        show("Opening the page in your browser …", offersButton: false)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height: CGFloat = bar.sizeThatFits(view.bounds.size).height
        bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
        content?.frame = CGRect(
            x: 0, y: bar.frame.maxY, width: view.bounds.width, height: max(0, view.bounds.height - bar.frame.maxY))
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isOpened else { return }
        isOpened = true
        delegate?.safariViewController(self, didCompleteInitialLoad: open())
    }

    /// Opens the web page, and returns whether that succeeded.
    @discardableResult
    private func open() -> Bool {
        let isOpen: Bool = UIApplication.shared.host?.open(url) ?? false
        let failure = "The browser cannot be opened. Install one, and try again."
        show(isOpen ? "The page is open in your browser" : failure, offersButton: true)
        return isOpen
    }

    private func show(_ text: String, offersButton: Bool) {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "safari")
        configuration.text = text
        configuration.secondaryText = url.absoluteString
        if offersButton {
            configuration.button.title = "Open Again"
            configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.open() }
        }
        if let content {
            content.configuration = configuration
        } else {
            let content = configuration.makeContentView()
            view.insertSubview(content, at: 0)
            self.content = content
        }
        view.setNeedsLayout()
    }

    // MARK: Bar

    private func updateDismissButton() {
        let item: UIBarButtonItem.SystemItem =
            switch dismissButtonStyle {
            case .done: .done
            case .close: .close
            case .cancel: .cancel
            }
        page.leftBarButtonItem = UIBarButtonItem(
            systemItem: item, primaryAction: UIAction { [weak self] _ in self?.finish() })
    }

    private func finish() {
        delegate?.safariViewControllerDidFinish(self)
        if !isBeingDismissed { dismiss(animated: true) }
    }

    private func share() {
        let activities: [UIActivity] = delegate?.safariViewController(self, activityItemsFor: url, title: nil) ?? []
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: activities)
        let excluded: [UIActivity.ActivityType]? =
            delegate?.safariViewController(self, excludedActivityTypesFor: url, title: nil)
        if let excluded { sheet.excludedActivityTypes = excluded }
        sheet.popoverPresentationController?.barButtonItem = page.rightBarButtonItem
        present(sheet, animated: true)
    }
}
