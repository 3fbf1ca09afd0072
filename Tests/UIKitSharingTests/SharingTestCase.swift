import HostHeadless
import UIKit
import XCTest
import XCUIAutomation

@testable import AppDriver
@testable import UIKitSharing

/// A test case for an application with one view controller and its own home folder.
class SharingTestCase: XCTestCase {
    let app = XCUIApplication()
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)

    override func setUp() {
        super.setUp()
        app.launchEnvironment["HOME"] = home.path
        app.launchEnvironment["XDG_CONFIG_HOME"] = home.path
        make(["Documents/"])
    }

    override func tearDown() {
        app.terminate()
        try? FileManager.default.removeItem(at: home)
        super.tearDown()
    }

    var host: HeadlessHost { AppSession.current!.host }

    /// Creates files and, for paths that end with a slash, folders in the home folder.
    func make(_ paths: [String], content: Data? = nil) {
        for path in paths {
            let url = home.appendingPathComponent(path)
            let folder = path.hasSuffix("/") ? url : url.deletingLastPathComponent()
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            if !path.hasSuffix("/") { try? (content ?? Data(path.utf8)).write(to: url) }
        }
    }

    /// Launches an application whose only button calls `make` with the view controller. The button is at the top right.
    func launch(iPad: Bool = false, _ make: @escaping (UIViewController) -> Void) {
        SharingDelegate.action = make
        XCUIApplication.delegateClass = SharingDelegate.self
        if iPad { app.launchArguments += ["-UIScreenSize", "1024x768"] }
        app.launch()
    }

    /// The names of the entries of the shown folder.
    var entries: [String] {
        app.tables["Folder"].cells.allElementsBoundByIndex.map { $0.staticTexts.firstMatch.label }
    }
}

final class SharingDelegate: NSObject, UIApplicationDelegate {
    static var action: (UIViewController) -> Void = { _ in }
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        controller.title = "Notes"
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Open",
            primaryAction: UIAction(title: "Open") { [weak controller] _ in
                if let controller { Self.action(controller) }
            })
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
