import UIKit
import XCTest
import XCUIAutomation

/// An application with one label, for tests of waits.
final class WaitingApp: UIResponder, UIApplicationDelegate {
    // The cast succeeds because no test that uses this class launches another application.
    static var label: UILabel { (UIApplication.shared.delegate as! WaitingApp).label }

    let label = UILabel()
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        label.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
        label.text = "waiting"
        controller.view.addSubview(label)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

class WaitingTestCase: XCTestCase {
    override class func setUp() {
        XCUIApplication.delegateClass = WaitingApp.self
    }

    func launch() -> XCUIApplication {
        let app = XCUIApplication()
        app.launch()
        return app
    }
}
