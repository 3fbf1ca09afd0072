import Foundation
import FoundationAdditions
import QuartzCore

/// The root of a view hierarchy.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The level of a window, which determines its position from back to front.
    public struct Level: NumericRawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level. Windows with higher values are in front.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The default level.
        public static let normal = Level(0)
        /// The level of a status bar.
        public static let statusBar = Level(1_000)
        /// The level of an alert.
        public static let alert = Level(2_000)
    }

    /// Posted after a window becomes visible. The object is the window.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted after a window is hidden. The object is the window.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted after a window becomes the key window. The object is the window.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted after a window resigns as the key window. The object is the window.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    package var firstResponder: UIResponder? {
        didSet { if firstResponder !== oldValue { firstResponderDidChange(from: oldValue) } }
    }
    var storedFocusSystem: UIFocusSystem?
    /// The arbitration of touches between recognizers and views.
    let gestureEnvironment = GestureEnvironment()
    private var fillsScene = false
    /// The size of the screen when the window was created or hidden. A window of this size fills its scene when shown.
    private var screenSize: CGSize = .zero
    /// The position in the order in which windows became the key window; 0 for a window that never did.
    private(set) var keyOrder = 0
    private lazy var storedUndoManager = UndoManager()
    var shake: Shake?

    /// Creates a hidden window. When it is shown, it joins the application's scene.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareWindow()
    }

    /// Creates a hidden window of the screen's size.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// Creates a hidden window that fills `windowScene`.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        prepareWindow()
    }

    /// Creates a hidden window.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareWindow()
        coder.configure(self, as: UIWindow.self)
    }

    private func prepareWindow() {
        storedWindow = self
        screenSize = screen.bounds.size
        layer.isHidden = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    // MARK: Scene

    /// The scene of the window.
    open weak var windowScene: UIWindowScene? {
        didSet {
            guard windowScene !== oldValue else { return }
            oldValue?.remove(self)
            if !isHidden { windowScene?.add(self) }
            inheritTraits()
        }
    }

    /// The level of the window. The default is `normal`.
    open var windowLevel: Level = .normal {
        didSet { if windowLevel != oldValue, !isHidden { windowScene?.add(self) } }
    }

    /// The screen of the window.
    open var screen: UIScreen { windowScene?.screen ?? .main }

    /// The undo manager of the window, which the responders inside it share.
    open override var undoManager: UndoManager? { storedUndoManager }

    /// The traits of the scene, which the window inherits.
    var sceneTraits: UITraitCollection { windowScene?.traitCollection ?? UIApplication.shared.sceneTraits }

    /// Called before the scene's size, and possibly its traits, change.
    func sceneWillResize(to size: CGSize, traits: UITraitCollection) {
        guard fillsScene else { return }
        rootViewController?.windowWillResize(to: size, windowTraits: self.traits(inheriting: traits))
    }

    func sceneDidResize() {
        guard fillsScene, let scene = windowScene else { return setNeedsLayout() }
        frame = scene.screen.bounds
        inheritTraits()
        rootViewController?.windowDidResize()
    }

    // MARK: Content

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        willSet { keyWillChange(self, "rootViewController") }
        didSet {
            defer { keyDidChange(self, "rootViewController") }
            guard rootViewController !== oldValue else { return }
            oldValue?.leaveWindow()
            if !isHidden { enterRoot() }
        }
    }

    private func enterRoot() {
        guard let rootViewController else { return }
        rootViewController.enter(self)
        windowScene?.setNeedsOrientation()
    }

    /// Handles keys that no responder in the window used. Control-Alt-Z simulates a shake. Other keys go to the first
    /// responder's text, to key commands, to the menus and to the input assistant. Home scrolls to the top, unless the
    /// text, a command or a menu uses it. The application receives the keys that none of them uses.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let press = presses.first(where: { $0.key?.isShake == true }) {
            if !press.isRepeat { beginShake() }
            return
        }
        if presses.contains(where: { $0.key?.keyCode == .keyboardPrintScreen }) {
            UIApplication.shared.postScreenshot()
        }
        let unused: Set<UIPress> = presses.filter { press in
            if let key = press.key, firstResponder?.accept(key) == true { return false }
            if performKeyCommand(for: press, hasPriority: false) {
                UIApplication.shared.input.ignoresText = true
                return false
            }
            if UIApplication.menuPresenter?.handleUnused(press, in: self) == true { return false }
            if let key = press.key, key.keyCode == .keyboardHome, key.modifierFlags.isEmpty, scrollToTop() {
                return false
            }
            let receiver = firstResponder as? any TextReceiving
            if let key = press.key, receiver?.receiveUnusedKey(key) == true { return false }
            return UIApplication.inputAssistant?.handle(press, in: self) != true
        }
        if !unused.isEmpty { super.pressesBegan(unused, with: event) }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardZ }) { endShake(isCanceled: false) }
        super.pressesEnded(presses, with: event)
    }

    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        rootViewController.map { [$0.topmostPresented] } ?? []
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let rootViewController, let view = rootViewController.viewIfLoaded, view.transform == .identity else {
            return
        }
        // The view of a covered controller, which is not in the window, keeps the size of the window.
        if view.superview === self || rootViewController.presentation?.removableView === view { view.frame = bounds }
    }

    // MARK: Visibility

    /// Shows the window in front of other windows of its level, and makes it the key window.
    open func makeKeyAndVisible() {
        if isHidden { isHidden = false } else { windowScene?.add(self) }
        makeKey()
    }

    /// Makes the window the key window, which receives keyboard events.
    open func makeKey() {
        let application: UIApplication = .shared
        guard application.keyWindowOrNil !== self else { return }
        application.keyWindowOrNil?.resignKey()
        application.keyWindowOrNil = self
        application.keyWindowCount += 1
        keyOrder = application.keyWindowCount
        becomeKey()
    }

    /// Whether the window is the key window.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindowOrNil === self }

    /// Called after the window becomes the key window. Call `super`.
    open func becomeKey() {
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
        firstResponderDidChange(from: nil)
    }

    /// Called when the window resigns as the key window. Call `super`.
    open func resignKey() {
        if UIApplication.shared.keyWindowOrNil === self { UIApplication.shared.keyWindowOrNil = nil }
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }

    override func hiddenDidChange() {
        super.hiddenDidChange()
        if isHidden {
            let wasKeyWindow = isKeyWindow
            if wasKeyWindow { resignKey() }
            screenSize = screen.bounds.size
            windowScene?.remove(self)
            if wasKeyWindow { windowScene?.restoreKeyWindow() }
            rootViewController?.windowDidHide()
            UIApplication.shared.windowDidHide(self)
            UIApplication.shared.inputViewsDidChange()
            NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
        } else {
            if windowScene == nil { windowScene = UIApplication.shared.connectedWindowScene }
            let bounds: CGRect = screen.bounds
            fillsScene = frame.isEmpty || frame.size == bounds.size || frame.size == screenSize
            if fillsScene, frame.size != bounds.size { frame = bounds }
            windowScene?.add(self)
            UIApplication.shared.windowDidShow(self)
            inheritTraits()
            enterRoot()
            NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
        }
    }

    // MARK: Responders

    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    private func firstResponderDidChange(from old: UIResponder?) {
        if old !== firstResponder {
            old?.endComposing()
            focusFirstResponder(after: old)
        }
        let application: UIApplication = .shared
        if firstResponder != nil, application.hasInputViews, let other = application.inputPresenter?.window,
            other !== self
        {
            // Editing in an input view ends when a responder in another window becomes first responder.
            _ = other.firstResponder?.resignFirstResponder()
        }
        application.inputViewsDidChange()
        // The key window receives keys until the window with the input views has a first responder.
        guard receivesKeys || isKeyWindow else { return }
        application.firstResponderDidChange(in: self)
    }

    /// Whether keys and text go to this window: it is the window with the input views and has a first responder, or it
    /// is the key window and no input view is first responder.
    package var receivesKeys: Bool { UIApplication.shared.inputWindow === self }

    /// Called before `view` leaves the window. Makes the first responder resign if it is in the subtree of `view`.
    func resignResponder(in view: UIView) {
        guard let responder = firstResponder, responder.isResponder(in: view) else { return }
        let application: UIApplication = .shared
        application.changingInputViewsOnce {
            _ = responder.resignFirstResponder()
            if application.inputViewChanges.candidate != nil {
                application.inputViewChanges.candidate = view.storedSuperview
            }
        }
    }

    /// Called after the subtree of `view` leaves the window. `views` contains the views of the subtree that have
    /// gesture recognizers.
    func viewDidLeave(_ view: UIView, recognizing views: [UIView]) {
        if firstResponder?.isResponder(in: view) == true { firstResponder = nil }
        for view in views { gestureEnvironment.viewDidLeave(view) }
        if let focused = storedFocusSystem?.focusedItem as? UIView, focused.isDescendant(of: view) {
            storedFocusSystem?.move(to: nil)
        }
    }

    /// Delivers an event. Override this method to observe all events of the window.
    open func sendEvent(_ event: UIEvent) {
        deliver(event)
    }

    /// Converts `point` from this window's coordinates to the coordinates of `window`, or of the screen if `window` is
    /// nil.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        layer.convert(point, to: window?.layer ?? windowScene?.rootLayer)
    }

    /// Converts `point` from the coordinates of `window`, or of the screen if `window` is nil, to this window's
    /// coordinates.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        layer.convert(point, from: window?.layer ?? windowScene?.rootLayer)
    }

    /// Converts `rect` from this window's coordinates to the coordinates of `window`, or of the screen if `window` is
    /// nil.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        layer.convert(rect, to: window?.layer ?? windowScene?.rootLayer)
    }

    /// Converts `rect` from the coordinates of `window`, or of the screen if `window` is nil, to this window's
    /// coordinates.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        layer.convert(rect, from: window?.layer ?? windowScene?.rootLayer)
    }
}

extension UIResponder {
    /// Returns whether the responder is `view`, a descendant, or the controller of one of them.
    func isResponder(in view: UIView) -> Bool {
        let own: UIView? = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        return own?.isDescendant(of: view) ?? false
    }
}
