import Foundation

/// One of the surfaces on which an application shows itself.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Whether a scene can be seen and used.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// What a scene is told when it connects.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The links that the application was opened with.
        public let urlContexts: Set<UIOpenURLContext>

        init(urlContexts: Set<UIOpenURLContext> = []) {
            self.urlContexts = urlContexts
        }
    }

    /// What outlives it.
    public let session: UISceneSession

    /// Who is told of its life.
    open var delegate: (any UISceneDelegate)?

    /// Whether it can be seen and used.
    open internal(set) var activationState: ActivationState = .unattached

    /// What the title bar says; nil or empty is the application's name.
    open var title: String! {
        didSet { titleDidChange() }
    }

    /// Makes a scene.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    open override var next: UIResponder? { UIApplication.shared }

    func titleDidChange() {}
}

/// A link that the application was asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The link.
    public let url: URL

    init(url: URL) {
        self.url = url
    }
}

/// What a scene is made from.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// Its name; nil for none.
    public let name: String?

    /// What the scene is for.
    public let role: UISceneSession.Role

    /// The class of the scene's delegate; nil for none.
    open var delegateClass: AnyClass?

    /// Makes a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

/// What outlives a scene: its purpose and its name.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A scene with windows that a person uses.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What the scene is for.
    public let role: Role

    /// What the scene was made from.
    open internal(set) var configuration: UISceneConfiguration

    /// Its scene; nil while there is none.
    open internal(set) weak var scene: UIScene?

    /// A name that no other session has.
    public let persistentIdentifier: String

    init(configuration: UISceneConfiguration) {
        role = configuration.role
        self.configuration = configuration
        persistentIdentifier = UUID().uuidString
    }
}

/// Who is told of a scene's life. Every method may be left out.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Tells that the scene came: make its window here.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Tells that the scene goes.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Tells that the scene can be used.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Tells that the scene will not be used for a while.
    func sceneWillResignActive(_ scene: UIScene)
    /// Tells that the scene will be seen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Tells that the scene is no longer seen.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Tells that links shall be opened.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

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
}

/// Who is told of a window scene's life. Every method may be left out.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window.
    var window: UIWindow? { get set }
    /// Tells that the scene has another size, orientation or traits.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    /// Tells that the scene stands another way than before.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
}

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
}
