import AppDriver
import UIKitCore
import XCTest

/// A test case that launches an application on a screen of 390 by 844 points at a scale of 2.
open class KitTestCase: XCTestCase {
    private var storedSession: AppSession?

    /// The running application.
    package var session: AppSession {
        guard let storedSession else { preconditionFailure("Launch an application first.") }
        return storedSession
    }

    /// Launches an application with `controller` as the root.
    ///
    /// The method does not throw, so that tests need not throw: the runner does not find throwing test methods of main
    /// actor classes.
    package func launch(_ controller: UIViewController, options: AppSession.Options = AppSession.Options()) {
        do {
            storedSession = try AppSession(delegate: RootDelegate(controller), options: options)
        } catch {
            XCTFail("The application could not be launched: \(error)")
        }
    }

    /// Launches an application whose root controller has the view `view`, which fills the screen.
    package func launch(showing view: UIView) {
        let controller = UIViewController()
        controller.view = view
        launch(controller)
    }

    open override func tearDown() {
        storedSession?.end()
        storedSession = nil
        super.tearDown()
    }

    /// The key window.
    package var window: UIWindow {
        guard let window = UIApplication.shared.keyWindow else { preconditionFailure("There is no window.") }
        return window
    }
}

private final class RootDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let root: UIViewController

    init(_ root: UIViewController) {
        self.root = root
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
