import Foundation

/// An instance of the application's user interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The activation state of a scene.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// In the foreground, and receives events.
        case foregroundActive = 0
        /// In the foreground, but receives no events.
        case foregroundInactive = 1
        /// Not visible.
        case background = 2
    }

    /// The options of a connection.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The URLs with which the application was opened, such as those among its command-line arguments. Web pages
        /// are in `userActivities` instead, unless the application is a browser.
        ///
        /// An argument is a URL if it contains `://`, if its scheme is registered in `Info.plist`, or if it is the path
        /// of an existing file.
        public let urlContexts: Set<UIOpenURLContext>

        /// The activities to continue: web pages with which the application was opened, and the activity with which the
        /// app requested the scene. The saved activity of the scene is in `UISceneSession.stateRestorationActivity`.
        public let userActivities: Set<NSUserActivity>

        /// The quick action with which the application was opened, or nil.
        public let shortcutItem: UIApplicationShortcutItem?

        /// The bundle identifier of the application that opened this one; nil if it is unknown.
        public var sourceApplication: String? { urlContexts.first?.options.sourceApplication }

        /// The type of the activity that another device sends. Always nil, because no device sends activities.
        public var handoffUserActivityType: String? { nil }

        init(
            urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
            shortcutItem: UIApplicationShortcutItem? = nil
        ) {
            self.urlContexts = urlContexts
            self.userActivities = userActivities
            self.shortcutItem = shortcutItem
        }
    }

    /// The options of a URL to open.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The bundle identifier of the application that opened the URL; nil if it is unknown. It is known only if this
        /// application opened the URL itself.
        public let sourceApplication: String?

        /// Data of the application that opened the URL. Always nil.
        public let annotation: Any? = nil

        /// Whether the URL refers to the original file, rather than to a copy. True for all file URLs.
        public let openInPlace: Bool

        init(sourceApplication: String?, openInPlace: Bool) {
            self.sourceApplication = sourceApplication
            self.openInPlace = openInPlace
        }
    }

    /// Options for opening a URL.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Whether the URL is opened only by an app that is installed for it, rather than by a browser. The default is
        /// false.
        open var universalLinksOnly = false

        /// Creates the default options.
        public override init() { super.init() }
    }

    /// The session, which outlives the scene.
    public let session: UISceneSession

    /// The delegate, which the scene retains.
    open var delegate: (any UISceneDelegate)?

    /// The activation state.
    open internal(set) var activationState: ActivationState = .unattached

    /// The text of the title bar; nil or empty for the application's name.
    open var title: String! {
        didSet { titleDidChange() }
    }

    /// Creates a scene.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// Opens a URL as `UIApplication.open(_:options:completionHandler:)` does.
    @preconcurrency
    open func open(
        _ url: URL, options: OpenExternalURLOptions?,
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let only: Bool = options?.universalLinksOnly ?? false
        UIApplication.shared.open(url, options: [.universalLinksOnly: only], completionHandler: completion)
    }

    func titleDidChange() {}
}

/// A URL to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL

    /// The options.
    public let options: UIScene.OpenURLOptions

    init(url: URL, from source: String?) {
        self.url = url
        options = UIScene.OpenURLOptions(sourceApplication: source, openInPlace: url.isFileURL)
    }

    /// Returns a context for each URL.
    static func contexts(_ urls: [URL], from source: String? = nil) -> Set<UIOpenURLContext> {
        Set(urls.map { UIOpenURLContext(url: $0, from: source) })
    }
}

/// The configuration of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name, if any.
    public let name: String?

    /// The role of the scene.
    public let role: UISceneSession.Role

    /// The class of the scene's delegate, if any.
    open var delegateClass: AnyClass?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

/// A session, which keeps the role and the configuration of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// The role of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A scene with interactive windows.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A scene on the display of a car.
        public static let carTemplateApplication = Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
    }

    /// The role of the scene.
    public let role: Role

    /// The configuration of the scene.
    open internal(set) var configuration: UISceneConfiguration

    /// The scene; nil while none is connected.
    open internal(set) weak var scene: UIScene?

    /// The unique identifier. For apps with a bundle identifier, the next launch restores it with the session.
    public internal(set) var persistentIdentifier: String

    /// The activity to restore when the scene connects, or nil. It is saved when the scene enters the background. For
    /// apps with a bundle identifier, it is kept for the next launch.
    open var stateRestorationActivity: NSUserActivity?

    /// Values that the app stores in the session. They must be property list values. The default is nil.
    open var userInfo: [String: Any]?

    /// Whether the next launch restores the session.
    var isSaved = false

    init(configuration: UISceneConfiguration) {
        role = configuration.role
        self.configuration = configuration
        persistentIdentifier = UUID().uuidString
    }
}

/// The delegate of a scene. All methods are optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene connects. Create its window here.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called when the scene disconnects.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called after the scene becomes active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene becomes inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before the scene enters the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called after the scene enters the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Called to open URLs while the scene is connected: files that the user drops on the window, URLs that another
    /// program requests the application to open, and URLs that the application opens itself. URLs of the launch are in
    /// the connection options instead.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Called before an activity continues in the scene.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Called to continue an activity, such as a universal link, in a connected scene.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Returns the activity that describes the scene. The activity is saved when the scene enters the background. The
    /// default is nil.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Called with the saved activity after the scene connects and before it enters the foreground.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

/// The defaults of the optional requirements, which do nothing.
extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
}

/// The delegate of a window scene. All methods are optional.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window.
    var window: UIWindow? { get set }
    /// Called after the size, the orientation or the traits of the scene change.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    /// Called after the geometry of the scene changes.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
    /// Called to perform a quick action in a connected scene. Call the handler when the action is done.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

/// The defaults of the optional requirements, which do nothing.
extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {}
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}
