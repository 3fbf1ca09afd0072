import AppBundles
import ClassRuntime
import Foundation
import HostClock
import PlatformHost

/// The options for the launch of an application.
package struct LaunchOptions {
    /// The name of the application, which is the window's title until the scene sets one; nil for the name in
    /// `Info.plist` or, if it contains no name, the name of the process.
    package var name: String?
    /// The size of the window, in points; nil for the size of a phone, 390 × 844, in an orientation that the
    /// application supports.
    package var size: CGSize?
    package var prefersDark = false
    /// Whether phone-sized scenes have a status bar.
    package var showsStatusBar = false
    /// Whether the keyboard is shown on the screen while text is edited.
    package var showsKeyboard = false
    package var reducesMotion = false
    package var accessibility = AccessibilitySettings()
    /// The layout direction; nil for the direction of the language in which the application is shown.
    package var layoutDirection: UIUserInterfaceLayoutDirection?
    /// The user's text size; nil for the desktop's text size.
    package var contentSizeCategory: UIContentSizeCategory?
    /// The URLs that the application opens.
    package var urls: [URL] = []
    /// The arguments of the process, without the program's path. The application opens the URLs among them.
    package var arguments: [String] = []
    /// Values that replace the contents of `Info.plist`. If nil, the file is read.
    package var information: ApplicationInformation?

    package init() {}
}

extension UIApplication {
    /// Launches the application on `host`.
    ///
    /// 1. Opens a window on the host, and creates its scene. An application without a scene manifest receives a
    ///    window with the initial controller of its main storyboard.
    /// 2. Notifies the delegate of the start and the end of the launch.
    /// 3. Creates the scene's delegate, if the configuration has a delegate class, and notifies the delegate of the
    ///    connection.
    /// 4. Passes the launch URLs to the application's delegate, unless the scene has a delegate or a launch method
    ///    returned false.
    /// 5. Makes the application active.
    ///
    /// - Throws: `HostError` if the host cannot open a window.
    package func launch(
        on host: any PlatformHost, delegate: any UIApplicationDelegate, options: LaunchOptions = LaunchOptions()
    ) throws {
        self.host = host
        ownedDelegate = delegate
        self.delegate = delegate
        information = options.information
        apply(applicationInformation(), options: options)
        ApplicationServices.shared.didLaunch?(self)
        prefersDark = options.prefersDark || host.display.prefersDark
        showsStatusBar = options.showsStatusBar
        showsKeyboard = options.showsKeyboard
        reducesMotion = options.reducesMotion || host.display.reducesMotion
        UIAccessibility.settings = options.accessibility
        userInterfaceLayoutDirection = options.layoutDirection ?? UIUserInterfaceLayoutDirection(of: .main)
        preferredContentSizeCategory =
            options.contentSizeCategory ?? UIContentSizeCategory(textScale: host.display.textScale)

        let session = UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        session.isSaved = true
        SavedScenes.restore(session)
        let scene = try makeScene(for: session, size: options.size, screen: .first)
        UIDevice.current.reset(orientation: UIDeviceOrientation(scene.interfaceOrientation))
        let urls: [URL] = options.allURLs(schemes: applicationInformation().urlSchemes)
        // The delegates of scenes receive the URLs of an application with a scene manifest.
        let (links, others) = splitLinks(urls)
        let shortcut: UIApplicationShortcutItem? = shortcutItem(in: options.arguments)
        let launchOptions: [LaunchOptionsKey: Any]? =
            applicationInformation().hasSceneManifest
            ? nil : makeLaunchOptions(url: others.first, link: links.first, shortcut: shortcut)
        let isClassic: Bool = !applicationInformation().hasSceneManifest
        // The delegate owns the window. A delegate that does not implement `window` does not retain it.
        let mainWindow: UIWindow? = isClassic ? makeStoryboardWindow(nil, mainStoryboard, in: scene) : nil
        if let mainWindow { delegate.window = mainWindow }
        let mayContinue = delegate.application(self, willFinishLaunchingWithOptions: launchOptions)
        if isClassic { ApplicationServices.shared.restoreState?(self) }
        let mayOpen: Bool = delegate.application(self, didFinishLaunchingWithOptions: launchOptions) && mayContinue
        if let mainWindow, delegate.window == nil || delegate.window === mainWindow { mainWindow.makeKeyAndVisible() }
        NotificationCenter.default.post(
            name: UIApplication.didFinishLaunchingNotification, object: self, userInfo: launchOptions)
        let activities: [NSUserActivity] = links.map { .browsing($0) }
        let options = UIScene.ConnectionOptions(
            urlContexts: UIOpenURLContext.contexts(others), userActivities: Set(activities), shortcutItem: shortcut)
        connect(scene, options)
        if scene.delegate == nil, mayOpen {
            openInApplicationDelegate(others)
            for activity in activities { continueActivity(activity) }
            if let shortcut { perform(shortcut) { _ in } }
        }
        setState(.active)
    }

    private func makeScene(for session: UISceneSession, size: CGSize?, screen: UIScreen) throws -> UIWindowScene {
        guard let host else { throw UISceneError(.requestDenied) }
        let window: any HostWindow = try host.makeWindow(WindowRequest(title: name, size: size ?? defaultWindowSize))
        if windowScenes.isEmpty {
            DeviceKind.current = min(window.size.width, window.size.height) >= UIWindowScene.padSide ? .pad : .phone
        }
        let scene = UIWindowScene(
            session: session, options: UIScene.ConnectionOptions(), hostWindow: window, screen: screen)
        session.scene = scene
        windowScenes.append(scene)
        scene.adoptTraits()
        scene.networkActivityBar.setVisible(isNetworkActivityIndicatorVisible, in: scene)
        return scene
    }

    /// Opens another window with a scene, in front of the other windows.
    ///
    /// - Parameters:
    ///   - session: The session of the scene; nil for a new session.
    ///   - size: The size of the window, in points; nil for the default size, the size of a phone.
    ///   - activity: An activity for the connection options.
    /// - Throws: `HostError` if the window cannot be opened.
    package func openScene(session: UISceneSession?, activity: NSUserActivity?, size: CGSize?) throws {
        let session: UISceneSession =
            session
            ?? UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        let scene: UIWindowScene = try makeScene(for: session, size: size, screen: UIScreen())
        keyWindowOrNil?.resignKey()
        connect(scene, UIScene.ConnectionOptions(userActivities: Set([activity].compactMap { $0 })))
        scene.activationState = .foregroundInactive
        if applicationState == .active { scene.becomeActive() } else { setState(.active) }
    }

    private func makeLaunchOptions(
        url: URL?, link: URL?, shortcut: UIApplicationShortcutItem?
    ) -> [LaunchOptionsKey: Any]? {
        var options: [LaunchOptionsKey: Any] = [:]
        options[.url] = url
        options[.shortcutItem] = shortcut
        if link != nil {
            options[.userActivityDictionary] = [LaunchOptionsKey.userActivityType: NSUserActivityTypeBrowsingWeb]
        }
        return options.isEmpty ? nil : options
    }

    private func connect(_ scene: UIWindowScene, _ options: UIScene.ConnectionOptions) {
        guard
            let configuration = delegate?.application(
                self, configurationForConnecting: scene.session, options: options)
        else { return }
        scene.session.configuration = configuration
        let storyboard: String? = applicationInformation().sceneStoryboard(
            configuration: configuration.name, role: configuration.role.rawValue)
        let window: UIWindow? = makeStoryboardWindow(configuration, storyboard, in: scene)
        guard let delegateClass = configuration.delegateClass ?? namedDelegateClass(of: configuration) else {
            window?.makeKeyAndVisible()
            return announce(scene)
        }
        guard let delegate = (delegateClass as? NSObject.Type)?.make() as? any UISceneDelegate else {
            Diagnostics.warn(
                "The scene delegate class \(delegateClass) does not conform to UISceneDelegate, or is not an NSObject.")
            return
        }
        scene.delegate = delegate
        let windowDelegate = delegate as? any UIWindowSceneDelegate
        if let window { windowDelegate?.window = window }
        delegate.scene(scene, willConnectTo: scene.session, options: options)
        if let window, windowDelegate?.window == nil || windowDelegate?.window === window { window.makeKeyAndVisible() }
        if let saved = scene.session.stateRestorationActivity {
            delegate.scene(scene, restoreInteractionStateWith: saved)
        }
        announce(scene)
    }

    /// Posts the notification that a scene connects. Then notifies the scene's delegate, if any, and observers that the
    /// scene enters the foreground.
    private func announce(_ scene: UIWindowScene) {
        scene.post(UIScene.willConnectNotification)
        scene.delegate?.sceneWillEnterForeground(scene)
        scene.post(UIScene.willEnterForegroundNotification)
    }

    /// Returns the class that `Info.plist` names for a configuration without a class. Logs a warning if `Info.plist`
    /// names no class for a named configuration, or if the class does not exist.
    private func namedDelegateClass(of configuration: UISceneConfiguration) -> AnyClass? {
        let className: String? = applicationInformation().sceneDelegateClassName(
            configuration: configuration.name, role: configuration.role.rawValue, module: delegateModule)
        guard let className else {
            guard let name = configuration.name else { return nil }
            Diagnostics.warn(
                "The scene configuration “\(name)” has no delegateClass, and no Info.plist names one, so no scene "
                    + "delegate is created. Set it in application(_:configurationForConnecting:options:): "
                    + "configuration.delegateClass = SceneDelegate.self.")
            return nil
        }
        guard let named = NSClassFromString(className) else {
            Diagnostics.warn(
                "Info.plist names the scene delegate class \(className), which does not exist in the program. Correct "
                    + "UISceneDelegateClassName, or set the configuration's delegateClass.")
            return nil
        }
        configuration.delegateClass = named
        return named
    }
}
