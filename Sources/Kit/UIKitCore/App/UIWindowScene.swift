import Foundation
import HostClock
import PlatformHost
import QuartzCore

/// A scene with windows. It corresponds to one window of the host, which shows all windows of the scene.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    /// The screen of the scene.
    public let screen: UIScreen

    /// The visible windows, from back to front.
    open internal(set) var windows: [UIWindow] = [] {
        didSet { networkActivityBar.setNeedsBackdrop() }
    }

    /// The key window, if any: the visible window that became the key window last. While the scene is in front, this
    /// window receives keyboard events.
    open var keyWindow: UIWindow? { windows.filter { $0.keyOrder > 0 }.max { $0.keyOrder < $1.keyOrder } }

    /// The coordinate space of the scene.
    open var coordinateSpace: any UICoordinateSpace { screen }

    /// The orientation of the interface.
    open internal(set) var interfaceOrientation: UIInterfaceOrientation = .portrait

    /// Returns the orientation of the interface when the window has a given size.
    func orientation(atSize size: CGSize) -> UIInterfaceOrientation {
        let isWide: Bool = size.width > size.height
        if targetOrientation.isLandscape == isWide { return targetOrientation }
        return isWide ? .landscapeRight : .portrait
    }

    /// The orientation of the last rotation. The window's size may not match it yet.
    var targetOrientation: UIInterfaceOrientation = .portrait

    /// The orientation that the app requested, until the device rotates.
    var requestedOrientation: UIInterfaceOrientation?

    /// The traits of the scene.
    open internal(set) var traitCollection: UITraitCollection = .current

    /// Called after the traits change. The default implementation does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits that replace the traits of the environment in the scene. The default replaces none.
    open var traitOverrides = UITraitOverrides() {
        didSet { updateTraits() }
    }

    var traitRegistrations: [TraitChangeRegistration] = []
    package let hostWindow: any HostWindow
    /// The superlayer of the windows' layers.
    let rootLayer = CALayer()
    private(set) var compositor: LayerCompositor
    private var needsFullRepaint = true
    package let networkActivityBar = NetworkActivityBar()
    package let statusBar = StatusBar()

    /// The manager that describes the status bar.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)
    /// The changes that are not painted yet.
    private var pendingUpdate = FrameUpdate()

    /// The minimum length of the shorter side of a tablet's window, in points.
    static let padSide: CGFloat = 700

    /// Whether the window of the host has the keyboard focus.
    var hasFocus = true
    /// Whether the window of the host is hidden or minimized.
    var isHiddenByHost = false

    init(session: UISceneSession, options: ConnectionOptions, hostWindow: any HostWindow, screen: UIScreen) {
        self.hostWindow = hostWindow
        self.screen = screen
        compositor = LayerCompositor(
            root: rootLayer, scale: hostWindow.scale, pixelSize: UIWindowScene.pixelSize(of: hostWindow))
        super.init(session: session, connectionOptions: options)
        // The layers of a window change only on the main thread.
        rootLayer.treeObserver = { MainActor.assumeIsolated { UIApplication.setNeedsFrame() } }
        rootLayer.actions = ["position": NSNull(), "bounds": NSNull(), "backgroundColor": NSNull()]
        rootLayer.backgroundColor = UIColor.black.cgColor
        updateSize()
        targetOrientation = interfaceOrientation
    }

    private static func pixelSize(of window: any HostWindow) -> CGSize {
        CGSize(
            width: (window.size.width * window.scale).rounded(), height: (window.size.height * window.scale).rounded())
    }

    // MARK: Size

    /// Updates the screen, the layers and the traits to the size of the host's window.
    func updateSize() {
        let size: CGSize = hostWindow.size
        screen.bounds = CGRect(origin: .zero, size: size)
        interfaceOrientation = orientation(atSize: size)
        screen.scale = hostWindow.scale
        screen.rootLayer = rootLayer
        rootLayer.frame = CGRect(origin: .zero, size: size)
        rootLayer.contentsScale = hostWindow.scale
        adoptNewTraits()
        networkActivityBar.layOut(in: self)
        setNeedsStatusBarUpdate()
    }

    func hostDidResize() {
        let previousTraits: UITraitCollection = traitCollection
        let previous: Geometry = effectiveGeometry
        let newTraits: UITraitCollection = traits(size: hostWindow.size, scale: hostWindow.scale)
        for window in windows { window.sceneWillResize(to: hostWindow.size, traits: newTraits) }
        let didChange = ApplicationServices.shared.sceneWillChange?(
            self, orientation(atSize: hostWindow.size), hostWindow.size)
        updateSize()
        updateOrientationFromSize()
        compositor = LayerCompositor(
            root: rootLayer, scale: hostWindow.scale, pixelSize: UIWindowScene.pixelSize(of: hostWindow))
        pendingUpdate = FrameUpdate()
        needsFullRepaint = true
        for window in windows { window.sceneDidResize() }
        didChange?()
        notifyDelegate(of: previous, traits: previousTraits)
    }

    /// Returns the traits for a size in points.
    func traits(size: CGSize, scale: CGFloat) -> UITraitCollection {
        let application: UIApplication = .shared
        let isDark: Bool = application.isAlwaysDark ?? application.prefersDark
        let traits = UITraitCollection { traits in
            traits.userInterfaceIdiom = min(size.width, size.height) >= UIWindowScene.padSide ? .pad : .phone
            traits.userInterfaceStyle = isDark ? .dark : .light
            traits.displayScale = scale
            traits.displayGamut = .SRGB
            // Small phones have a compact width in landscape as well.
            traits.horizontalSizeClass = size.width >= 700 && size.height >= 414 ? .regular : .compact
            traits.verticalSizeClass = size.height >= 480 ? .regular : .compact
            traits.layoutDirection =
                application.userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
            traits.preferredContentSizeCategory = application.preferredContentSizeCategory
            traits.accessibilityContrast = UIAccessibility.isDarkerSystemColorsEnabled ? .high : .normal
            traits.userInterfaceLevel = .base
            traits.legibilityWeight = UIAccessibility.isBoldTextEnabled ? .bold : .regular
            traits.activeAppearance = .active
        }
        return traitOverrides.applied(to: traits)
    }

    /// Updates the traits, propagates a change to the windows, and notifies the delegate.
    func updateTraits() {
        let previous: UITraitCollection = traitCollection
        adoptNewTraits()
        if traitCollection != previous { notifyDelegate(ofUpdateFrom: effectiveGeometry, traits: previous) }
    }

    private func adoptNewTraits() {
        let size: CGSize = screen.bounds.size
        let traits: UITraitCollection = traits(size: size, scale: screen.scale)
        let previous: UITraitCollection = traitCollection
        guard traits != traitCollection else { return }
        traitCollection = traits
        screen.traitCollection = traits
        if screen === UIScreen.main { adoptTraits() }
        networkActivityBar.layOut(in: self)
        setNeedsStatusBarUpdate()
        for window in windows { window.inheritTraits() }
        traitCollectionDidChange(previous)
        notifyRegistrations(from: previous)
    }

    /// Makes the traits the current traits, which also apply to views outside all windows.
    func adoptTraits() {
        UITraitCollection.fallback = traitCollection
        UITraitCollection.current = traitCollection
    }

    // MARK: Windows

    func add(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        let index: Int = windows.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue } ?? windows.count
        windows.insert(window, at: index)
        if index + 1 < windows.count {
            rootLayer.insertSublayer(window.layer, below: windows[index + 1].layer)
        } else {
            rootLayer.addSublayer(window.layer)
        }
    }

    func remove(_ window: UIWindow) {
        guard windows.contains(where: { $0 === window }) else { return }
        windows.removeAll { $0 === window }
        window.layer.removeFromSuperlayer()
    }

    /// Makes the window that was the key window last, or otherwise the frontmost window of the application, the key
    /// window.
    func restoreKeyWindow() {
        let application: UIApplication = .shared
        let inputViews: UIWindow? = application.hasInputViews ? application.inputPresenter?.window : nil
        (keyWindow ?? windows.last { $0 !== inputViews })?.makeKey()
    }

    override func titleDidChange() {
        let name: String = (title?.isEmpty == false ? title : nil) ?? UIApplication.shared.name
        hostWindow.title = badgeNumber > 0 ? "(\(badgeNumber)) \(name)" : name
    }

    /// The number in front of the title; 0 for no number.
    package var badgeNumber = 0 {
        didSet { if badgeNumber != oldValue { titleDidChange() } }
    }

    // MARK: Drawing

    /// Commits the layer tree, whose damage the next frame paints.
    func commit() { pendingUpdate.append(compositor.commit(time: MainQueue.shared.now)) }

    /// Commits the layer tree, and paints the damage if the host's window is visible. Returns whether it painted.
    @discardableResult
    func present() -> Bool {
        networkActivityBar.update(in: self)
        // Commit even if the window is not visible: layers report their next change only after this commit.
        commit()
        guard hostWindow.needsPixels else { return false }
        if needsFullRepaint {
            pendingUpdate = compositor.fullUpdate
            needsFullRepaint = false
        }
        guard !pendingUpdate.isEmpty else { return false }
        let update: FrameUpdate = pendingUpdate
        pendingUpdate = FrameUpdate()
        let rects: [HostRect] = update.changedRegion.rects.map {
            HostRect(x: $0.x0, y: $0.y0, width: $0.x1 - $0.x0, height: $0.y1 - $0.y0)
        }
        hostWindow.present(damage: rects) { surface in
            compositor.composite(update, into: surface.pixels, bytesPerRow: surface.bytesPerRow)
        }
        return true
    }

    /// Marks the whole window for repainting after the host lost its content.
    func hostDidLoseContent() {
        needsFullRepaint = true
        UIApplication.setNeedsFrame()
    }
}
