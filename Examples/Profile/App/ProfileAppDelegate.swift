import Engawa
import ProfileModels
import UIKit

/// The app delegate of Profile.
public final class ProfileAppDelegate: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?

    public override init() {
        super.init()
    }

    /// Creates the root view controller of the example.
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
