import Foundation
import QuartzCore

/// The root of a tree of views.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// How far in front of others a window lies.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(0)
        public static let statusBar = Level(1_000)
        public static let alert = Level(2_000)
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    /// Sent when a window becomes visible. The object is the window.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Sent when a window is hidden. The object is the window.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Sent when a window gets the keys. The object is the window.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Sent when a window no longer gets the keys. The object is the window.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    package var firstResponder: UIResponder? {
        didSet { if firstResponder !== oldValue { firstResponderDidChange(from: oldValue) } }
    }
    var storedFocusSystem: UIFocusSystem?
    /// Where its touches meet its recognisers and views.
    let gestureEnvironment = GestureEnvironment()
    private var fillsScene = false

    /// Makes a window, hidden at first, of the scene that the application has.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareWindow()
    }

    /// Makes a window, hidden at first, as large as the screen.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// Makes a window, hidden at first, that fills `windowScene`.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        prepareWindow()
        self.windowScene = windowScene
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareWindow()
    }

    private func prepareWindow() {
        storedWindow = self
        layer.isHidden = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    // MARK: Scene

    /// The scene it is in.
    open weak var windowScene: UIWindowScene? {
        didSet {
            guard windowScene !== oldValue else { return }
            oldValue?.remove(self)
            if !isHidden { windowScene?.add(self) }
            inheritTraits()
        }
    }

    /// How far in front of others it lies. The default is `normal`.
    open var windowLevel: Level = .normal {
        didSet { if windowLevel != oldValue, !isHidden { windowScene?.add(self) } }
    }

    /// The screen it is on.
    open var screen: UIScreen { .main }

    /// Which way up it is.
    var sceneTraits: UITraitCollection { windowScene?.traitCollection ?? UIApplication.shared.sceneTraits }

    /// Tells that the scene will have another size and, perhaps, other traits.
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
        didSet {
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

    /// Hands keys on to the application, except that Home sends what is seen to its top.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isHome: Bool = presses.contains { press in
            press.key.map { $0.keyCode == .keyboardHome && $0.modifierFlags.isEmpty } ?? false
        }
        if isHome, scrollToTop() { return }
        let unused: Set<UIPress> = presses.filter { UIApplication.inputAssistant?.take($0, in: self) != true }
        if !unused.isEmpty { super.pressesBegan(unused, with: event) }
    }

    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        rootViewController.map { [$0.topmostPresented] } ?? []
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let view = rootViewController?.viewIfLoaded, view.superview === self, view.transform == .identity else {
            return
        }
        view.frame = bounds
    }

    // MARK: Showing

    /// Shows the window and makes it the one that gets keys.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Makes the window the one that gets keys.
    open func makeKey() {
        let application: UIApplication = .shared
        guard application.keyWindowOrNil !== self else { return }
        application.keyWindowOrNil?.resignKey()
        application.keyWindowOrNil = self
        becomeKey()
    }

    /// Whether it gets keys.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindowOrNil === self }

    /// Tells that it gets keys. Call `super`.
    open func becomeKey() {
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
        firstResponderDidChange(from: nil)
    }

    /// Tells that it no longer gets keys. Call `super`.
    open func resignKey() {
        if UIApplication.shared.keyWindowOrNil === self { UIApplication.shared.keyWindowOrNil = nil }
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }

    override func hiddenDidChange() {
        super.hiddenDidChange()
        if isHidden {
            if isKeyWindow { resignKey() }
            windowScene?.remove(self)
            rootViewController?.leaveWindow()
            UIApplication.shared.windowDidHide(self)
            NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
        } else {
            if windowScene == nil { windowScene = UIApplication.shared.connectedWindowScene }
            fillsScene = frame.size == windowScene?.screen.bounds.size || frame.isEmpty
            if frame.isEmpty, let scene = windowScene { frame = scene.screen.bounds }
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
        if old !== firstResponder { focusFirstResponder(after: old) }
        guard isKeyWindow else { return }
        UIApplication.shared.firstResponderDidChange(in: self)
    }

    /// Lets a first responder in the tree of `view`, which will leave the window, resign.
    func resignResponder(in view: UIView) {
        guard let responder = firstResponder, responder.isResponder(in: view) else { return }
        _ = responder.resignFirstResponder()
    }

    /// Called when `view` has left the window with `views`, which have gesture recognizers.
    func forget(_ view: UIView, recognizing views: [UIView]) {
        if firstResponder?.isResponder(in: view) == true { firstResponder = nil }
        for view in views { gestureEnvironment.viewDidLeave(view) }
        if let focused = storedFocusSystem?.focusedItem as? UIView, focused.isDescendant(of: view) {
            storedFocusSystem?.move(to: nil)
        }
    }

    /// Gives `event` to whoever it concerns. Override it to see everything that happens in the window.
    open func sendEvent(_ event: UIEvent) {
        deliver(event)
    }

    /// Where `point` of this window is in `window`; on the screen when nil.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        layer.convert(point, to: window?.layer ?? windowScene?.rootLayer)
    }

    /// Where `point` of `window`, or of the screen when nil, is in this window.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        layer.convert(point, from: window?.layer ?? windowScene?.rootLayer)
    }

    /// Where `rect` of this window is in `window`; on the screen when nil.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        layer.convert(rect, to: window?.layer ?? windowScene?.rootLayer)
    }

    /// Where `rect` of `window`, or of the screen when nil, is in this window.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        layer.convert(rect, from: window?.layer ?? windowScene?.rootLayer)
    }
}

extension UIResponder {
    /// Whether it is `view`, a view in it, or the controller of one of those.
    fileprivate func isResponder(in view: UIView) -> Bool {
        let own: UIView? = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        return own?.isDescendant(of: view) ?? false
    }
}
