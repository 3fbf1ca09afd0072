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
    /// This method is called for a URL that the running application receives. It is also called for a launch URL,
    /// unless `application(_:willFinishLaunchingWithOptions:)` or `application(_:didFinishLaunchingWithOptions:)`
    /// returned false. See `UIScene.ConnectionOptions.urlContexts` for applications with a scene delegate.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// Called to open a URL if `application(_:open:options:)` is not implemented. Return whether the URL could be
    /// opened.
    func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool

    /// Called to open a URL if neither `application(_:open:options:)` nor
    /// `application(_:open:sourceApplication:annotation:)` is implemented. Return whether the URL could be opened.
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool

    /// Called before an activity continues. Return whether the application informs the user that the activity will
    /// continue. The default is false.
    func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool

    /// Called to continue an activity, such as a universal link, in an application without a scene delegate. Pass the
    /// objects that restore the activity to the handler. Return whether the activity was continued.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// Called to perform a quick action in an application without a scene delegate. Call the handler when the action is
    /// done.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)

    /// Called in the background when the application may fetch data. Call the handler when the data is fetched.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    /// Called after the registration for remote notifications fails. It always fails, because desktops have no service
    /// for remote notifications.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

    /// Returns whether the application allows extensions of other applications. Engawa does not call this method,
    /// because desktops have no such extensions. The default is true.
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool

    /// Called after the application becomes active.
    ///
    /// If a scene has a delegate, that delegate is notified instead. This also applies to
    /// `applicationWillResignActive(_:)`, `applicationDidEnterBackground(_:)` and
    /// `applicationWillEnterForeground(_:)`.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the application becomes inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called after the application enters the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the application enters the foreground.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the application terminates.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when the system is low on memory. Release objects that can be created again.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Returns whether the states of controllers are saved when the application enters the background. Called only if
    /// no scene has a delegate. The default is false.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Returns whether saved states are restored at launch. The default is false.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// Returns the controller to which a state is restored, if the saved controller has no restoration class. If the
    /// result is nil, the default, the state is restored to the controller with the same path in the window.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?

    /// Called when a new day begins.
    func applicationSignificantTimeChange(_ application: UIApplication)

    /// Returns the configuration of a new scene.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Called after scenes are discarded, because the user closed one of several windows or the app requested it.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// Returns the interface orientations that `window` supports. By default, they are the orientations of the key
    /// `UISupportedInterfaceOrientations` in `Info.plist`, or all orientations if the key is missing.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
}

/// The default implementations: methods do nothing, launches succeed, URLs cannot be opened, there is no window, and a
/// scene gets a configuration for its session's role. Newer methods call the older ones.
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
    ) -> Bool {
        application(
            app, open: url, sourceApplication: options[.sourceApplication] as? String,
            annotation: options[.annotation] as Any)
    }

    public func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool { self.application(application, handleOpen: url) }

    public func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }

    public func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }

    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }

    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }

    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}

    public func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { true }

    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    public func application(
        _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool { false }
    public func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool { false }
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }

    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func applicationSignificantTimeChange(_ application: UIApplication) {}

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }

    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        application.supportedInterfaceOrientations(for: window)
    }
}
