import CoreGraphics
import Foundation

/// An interaction that opens a context menu after a long press or a secondary click, or when the user presses the Menu
/// key or Shift-F10.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
    /// The appearance of a context menu.
    public enum Appearance: Int, Sendable {
        /// No menu is open.
        case unknown = 0
        /// The menu has a preview.
        case rich = 1
        /// The menu has no preview.
        case compact = 2
    }

    /// The object that provides the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// The view that has the interaction.
    open private(set) weak var view: UIView?

    /// The appearance of the open menu.
    open private(set) var menuAppearance = Appearance.unknown

    private let press = UILongPressGestureRecognizer()
    private let click = SecondaryClickRecognizer()
    private var lastLocation: CGPoint = .zero
    private var request: MenuRequest?
    private var presentation: (any MenuPresentation)?
    private var menu: UIMenu?

    /// Returns the location at which a key opens the menu; nil for the middle of the focused view.
    package var locationForKeys: (() -> CGPoint?)?
    /// Whether menus open without a preview, beside the whole view.
    package var isForControl = false {
        didSet { press.isEnabled = !isForControl }
    }

    /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.name = "contextMenu.press"
        click.name = "contextMenu.click"
        for recognizer in [press, click] {
            recognizer.delegate = self
            recognizer.addTarget(
                self, action: Selector("handle", UIContextMenuInteraction.handle(_:)))
        }
    }

    // MARK: Interaction

    open func willMove(to view: UIView?) {
        dismissMenu()
        for recognizer in [press, click] { self.view?.removeGestureRecognizer(recognizer) }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        for recognizer in [press, click] { view?.addGestureRecognizer(recognizer) }
    }

    /// Returns the location of the last gesture in the coordinates of a view, or of the window if `view` is nil.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return lastLocation }
        return own.convert(lastLocation, to: view)
    }

    /// Replaces the open menu with the menu that `block` returns. `block` receives the open menu. Does nothing if no
    /// menu is open.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let presentation, let menu else { return }
        let changed: UIMenu = block(menu)
        self.menu = changed
        presentation.update(changed)
    }

    /// Closes the menu.
    open func dismissMenu() { presentation?.dismiss() }

    /// Closes the menu that a long press opened, because the finger drags the view.
    package func yieldToDrag() {
        guard isOpen else { return }
        dismissMenu()
        // Cancels the press, so that the finger does not choose elements of the menu.
        press.isEnabled = false
        press.isEnabled = !isForControl
    }

    /// Returns whether `recognizer` is the long-press recognizer of the interaction.
    package func isPress(_ recognizer: UIGestureRecognizer) -> Bool { recognizer === press }

    /// Whether a menu is open.
    package var isOpen: Bool { presentation != nil }

    // MARK: Gestures

    /// The gesture begins only if there is a menu or a preview at the location.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard presentation == nil, let view else { return false }
        let location = gestureRecognizer.location(in: view)
        request = makeRequest(at: location, isClick: gestureRecognizer === click)
        return request != nil
    }

    private func handle(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began: open()
        case .changed: presentation?.track(to: recognizer.location(in: nil))
        case .ended: presentation?.lift(at: recognizer.location(in: nil))
        case .possible, .cancelled, .failed: break
        }
    }

    /// Opens the menu at a location of the view, and returns the presentation; nil if there is no menu.
    @discardableResult
    package func open(at location: CGPoint, isClick: Bool = false) -> (any MenuPresentation)? {
        guard presentation == nil else { return nil }
        request = makeRequest(at: location, isClick: isClick)
        open()
        return presentation
    }

    private func open() {
        guard let request else { return }
        self.request = nil
        menu = request.menu
        menuAppearance = request.preview == nil ? .compact : .rich
        presentation = UIApplication.menuPresenter?.present(request)
        if presentation == nil { menuAppearance = .unknown }
    }

    private func makeRequest(at location: CGPoint, isClick: Bool) -> MenuRequest? {
        guard let view, view.window != nil else { return nil }
        lastLocation = location
        guard let delegate,
            let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location)
        else { return nil }
        let menu: UIMenu? = configuration.actionProvider?([])
        let controller: UIViewController? = isForControl ? nil : configuration.previewProvider?()
        guard menu?.children.isEmpty == false || controller != nil else { return nil }
        let isPlain: Bool = isForControl || (isClick && controller == nil)
        let ownPreview: UITargetedPreview? =
            isPlain
            ? nil
            : delegate.contextMenuInteraction(
                self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
                ?? delegate.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
        // A control that opens its own menu is not lifted, unless it has a preview.
        let isOwn: Bool = (view as? UIControl)?.contextMenuInteraction === self
        let isControl: Bool = isForControl || (!isPlain && isOwn && ownPreview == nil && controller == nil)
        var request = MenuRequest(
            menu: menu, style: isControl ? .control : isPlain ? .pointer : .preview, source: view,
            anchor: isClick && !isForControl ? CGRect(origin: location, size: .zero) : view.bounds)
        if isControl, let control = view as? UIControl {
            let point: CGPoint = control.menuAttachmentPoint(for: configuration)
            if point != CGPoint(x: view.bounds.midX, y: view.bounds.maxY) { request.attachmentPoint = point }
        }
        request.sender = (view as? UIControl)?.menuSender
        request.onChoose = { [weak view] in (view as? UIControl)?.menuDidSelect($0) }
        request.order = configuration.preferredMenuElementOrder
        if !isPlain, !isControl {
            request.preview = ownPreview ?? (view.superview == nil ? nil : UITargetedPreview(view: view))
            request.previewController = controller
        }
        connect(&request, configuration)
        return request
    }

    private func connect(_ request: inout MenuRequest, _ configuration: UIContextMenuConfiguration) {
        request.onAppear = { [weak self] animator in
            guard let self else { return }
            delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        }
        request.onEnd = { [weak self] animator in
            guard let self else { return }
            presentation = nil
            menu = nil
            menuAppearance = .unknown
            delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        }
        request.dismissalPreview = { [weak self] in
            guard let self, let delegate else { return nil }
            return delegate.contextMenuInteraction(
                self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
                ?? delegate.contextMenuInteraction(self, previewForDismissingMenuWithConfiguration: configuration)
        }
        request.onCommit = { [weak self] animator in
            guard let self else { return }
            delegate?.contextMenuInteraction(
                self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }
}
