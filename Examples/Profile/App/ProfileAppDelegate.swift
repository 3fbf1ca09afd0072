import Engawa
import ProfileModels
import UIKit

/// Profile as an application of its own.
public final class ProfileAppDelegate: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?

    public override init() {
        super.init()
    }

    /// The screen that the example begins with.
    public static func makeController() -> UIViewController {
        HomeController(UserDirectory())
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        NetworkActivityIndicator.follow()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: Self.makeController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
