import AppBundles
import Foundation

/// The delegate of an application. All methods are optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window of an application without a scene delegate.
    var window: UIWindow? { get set }

    /// Called at the start of the launch. Return false if the launch URL cannot be opened.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called at the end of the launch. Create the window here. Return false if the launch URL cannot be opened.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called to open a URL in an application without a scene delegate. Return whether the URL could be opened.
    ///
    /// The URL is one of the launch, unless a method above returned false, or one that the running application
    /// receives. See `UIScene.ConnectionOptions.urlContexts` for applications with a scene delegate.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// Called after the application becomes active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the application becomes inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called after the application enters the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the application enters the foreground.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the application terminates.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when the system is short of memory. Release what can be created again.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Returns the configuration of a new scene.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Returns the interface orientations that `window` supports. The default is those of the key
    /// `UISupportedInterfaceOrientations` in `Info.plist`, or all without this key.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
}

/// The default implementations: methods do nothing, launches succeed, URLs cannot be opened, there is no window, and a
/// scene gets a configuration for its session's role.
extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }

    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }

    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }

    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        application.supportedOrientationsOfInformation(isPad: DeviceKind.current == .pad)
    }
}
