import Engawa
import UIKit

/// The examples as one application, opened at their table or at one of them.
final class ShowcaseAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let example: Example?

    init(example: Example?) {
        self.example = example
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        NetworkActivityIndicator.follow()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root: UIViewController = example?.makeController() ?? ShowcaseController()
        window.rootViewController = UINavigationController(rootViewController: root)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
