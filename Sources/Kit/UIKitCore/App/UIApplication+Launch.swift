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
        guard let delegateClass = configuration.delegateClass else { return }
        guard let delegate = (delegateClass as? NSObject.Type)?.make() as? any UISceneDelegate else {
            Complaint.log(
                "The scene delegate class \(delegateClass) does not conform to UISceneDelegate, or is not an NSObject.")
            return
        }
        scene.delegate = delegate
        delegate.scene(scene, willConnectTo: scene.session, options: options)
        delegate.sceneWillEnterForeground(scene)
    }
}
