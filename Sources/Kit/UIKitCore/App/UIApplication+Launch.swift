import ClassRuntime
import Foundation
import HostClock
import PlatformHost

/// How an application is launched.
package struct LaunchOptions {
    /// What its window is called until it says otherwise.
    package var name: String?
    /// The size of its window, in points; nil for that of an upright phone.
    package var size: CGSize?
    package var prefersDark = false
    package var reducesMotion = false
    package var layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
    package var contentSizeCategory: UIContentSizeCategory = .large
    /// What is known in place of an `Info.plist`; nil looks for one.
    package var information: ApplicationInformation?

    package init() {}
}

extension UIApplication {
    /// Launches the application on `host`.
    ///
    /// 1. The host opens a window, and a scene is made of it.
    /// 2. The delegate is told that launching begins and ends.
    /// 3. The scene's delegate, if the application names one, is told that its scene came.
    /// 4. The application becomes active.
    ///
    /// - Throws: `HostError` when the host cannot open a window.
    package func launch(
        on host: any PlatformHost, delegate: any UIApplicationDelegate, options: LaunchOptions = LaunchOptions()
    ) throws {
        self.host = host
        ownedDelegate = delegate
        self.delegate = delegate
        if let name = options.name { self.name = name }
        information = options.information
        prefersDark = options.prefersDark || host.display.prefersDark
        reducesMotion = options.reducesMotion || host.display.reducesMotion
        userInterfaceLayoutDirection = options.layoutDirection
        preferredContentSizeCategory = options.contentSizeCategory
        UIScreen.main.maximumFramesPerSecond = Int(host.display.refreshRate.rounded())

        let scene: UIWindowScene = try makeScene(on: host, size: options.size)
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
        connect(scene)
        setState(.active)
    }

    private func makeScene(on host: any PlatformHost, size: CGSize?) throws -> UIWindowScene {
        let window: any HostWindow = try host.makeWindow(
            WindowRequest(title: name, size: size ?? CGSize(width: 390, height: 844)))
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let scene = UIWindowScene(
            session: UISceneSession(configuration: configuration), options: UIScene.ConnectionOptions(),
            hostWindow: window)
        scene.session.scene = scene
        UIDevice.current.reset(heldAs: UIDeviceOrientation(scene.interfaceOrientation))
        connectedScenes.insert(scene)
        scene.setShowsNetworkActivity(isNetworkActivityIndicatorVisible)
        return scene
    }

    private func connect(_ scene: UIWindowScene) {
        let options = UIScene.ConnectionOptions()
        guard
            let configuration = delegate?.application(
                self, configurationForConnecting: scene.session, options: options)
        else { return }
        scene.session.configuration = configuration
        guard let delegateClass = configuration.delegateClass ?? namedDelegateClass(of: configuration) else { return }
        guard let delegate = (delegateClass as? NSObject.Type)?.make() as? any UISceneDelegate else {
            Diagnostics.warn(
                "The scene delegate class \(delegateClass) does not conform to UISceneDelegate, or is not an NSObject.")
            return
        }
        scene.delegate = delegate
        delegate.scene(scene, willConnectTo: scene.session, options: options)
        delegate.sceneWillEnterForeground(scene)
    }

    /// The class that `Info.plist` names for a configuration without a class. Where there should be one, a sentence says
    /// what to do.
    private func namedDelegateClass(of configuration: UISceneConfiguration) -> AnyClass? {
        let delegateName: String = delegate.map { String(reflecting: type(of: $0)) } ?? ""
        let module = String(delegateName.prefix { $0 != "." })
        let information: ApplicationInformation = information ?? ApplicationInformation(module: module)
        let className: String? = information.sceneDelegateClassName(
            configuration: configuration.name, role: configuration.role.rawValue, module: module)
        guard let className else {
            guard let name = configuration.name else { return nil }
            Diagnostics.warn(
                "The scene configuration “\(name)” has no delegateClass, and no Info.plist names one for it, so that no "
                    + "scene delegate is made. Set it in application(_:configurationForConnecting:options:): "
                    + "configuration.delegateClass = SceneDelegate.self.")
            return nil
        }
        guard let named = NSClassFromString(className) else {
            Diagnostics.warn(
                "Info.plist names the scene delegate class \(className), which is not in the program. Correct its "
                    + "UISceneDelegateClassName, or set the configuration's delegateClass.")
            return nil
        }
        configuration.delegateClass = named
        return named
    }
}
