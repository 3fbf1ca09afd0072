import UIKit
import XCTest
import XCUIAutomation

/// A test case for an application with one view controller.
class AutomationTestCase: XCTestCase {
    let app = XCUIApplication()

    override func tearDown() {
        app.terminate()
        super.tearDown()
    }

    /// Launches an application whose root view controller `makeRoot` creates.
    func launchRoot(_ makeRoot: @escaping () -> UIViewController) {
        SampleDelegate.makeRoot = makeRoot
        XCUIApplication.delegateClass = SampleDelegate.self
        app.launch()
    }

    /// Launches an application, and calls `fill` to add views to its root view controller.
    func launch(filling fill: @escaping (UIViewController) -> Void) {
        launchRoot({
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            fill(controller)
            return controller
        })
    }
}

final class SampleDelegate: NSObject, UIApplicationDelegate {
    static var makeRoot: () -> UIViewController = { UIViewController() }
    static var openedURLs: [URL] = []
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Self.makeRoot()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        Self.openedURLs.append(url)
        return true
    }
}

extension UIView {
    /// Adds a view with a frame, and returns it.
    @discardableResult
    func add<View: UIView>(_ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> View {
        view.frame = CGRect(x: x, y: y, width: width, height: height)
        addSubview(view)
        return view
    }
}

extension UILabel {
    convenience init(_ text: String) {
        self.init()
        self.text = text
    }
}

extension UIButton {
    convenience init(_ title: String, action: @escaping () -> Void = {}) {
        self.init(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    }
}
