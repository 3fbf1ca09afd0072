import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// Snapshots of views and controllers that are in use: their place in the hierarchy is the same afterward.
final class PlacementTests: SnapshotTestCase {
    private final class PageController: UIViewController {
        private(set) var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
            view.addSubview(button)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("appear")
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            calls.append("disappear")
        }
    }

    private let app = XCUIApplication()
    private let root = PageController()

    override func setUp() {
        super.setUp()
        root.title = "Save"
        WindowDelegate.root = root
        XCUIApplication.delegateClass = WindowDelegate.self
        app.launch()
    }

    override func tearDown() {
        app.terminate()
        WindowDelegate.root = nil
        super.tearDown()
    }

    /// Records snapshots of `controller` with all strategies.
    private func recordAll(_ controller: UIViewController) {
        _ = record(controller, as: .image)
        _ = record(controller, as: .image(size: CGSize(width: 100, height: 50)))
        _ = record(controller, as: .image(on: .iPhoneSe))
        _ = record(controller, as: .hierarchy)
        _ = record(controller, as: .recursiveDescription)
        _ = record(controller, as: .recursiveDescription(on: .iPhoneSe))
    }

    func testAControllerOnTheScreenRemainsThere() throws {
        let window = try XCTUnwrap(root.view.window)
        recordAll(root)
        XCTAssertTrue(root.view.window === window && window.rootViewController === root)
        XCTAssertEqual(root.view.frame, window.bounds)
        XCTAssertTrue(app.buttons["Save"].isHittable)
        XCTAssertEqual(root.calls.last, "appear")
        XCTAssertTrue(window.isKeyWindow)
    }

    func testASnapshotWithoutATraitOrSizeIsTakenInPlace() {
        let image: Data = record(root, as: .image)
        XCTAssertEqual(UIImage(data: image)?.size, CGSize(width: 390 * 2, height: 844 * 2))
        XCTAssertTrue(text(of: root, as: .hierarchy).contains("state: appeared"))
        XCTAssertEqual(root.calls, ["appear"])
    }

    func testPresentedControllersRemainPresented() {
        let sheet = PageController()
        sheet.title = "Done"
        root.present(sheet, animated: false)
        app.wait(seconds: 1)
        recordAll(root)
        recordAll(sheet)
        XCTAssertTrue(root.presentedViewController === sheet)
        XCTAssertTrue(app.buttons["Done"].isHittable)
        XCTAssertEqual(sheet.calls.last, "appear")
        root.dismiss(animated: false)
        app.wait(seconds: 1)
        XCTAssertTrue(app.buttons["Save"].isHittable)
        XCTAssertEqual(root.calls.last, "appear")
    }

    func testAChildControllerReturnsToItsParent() {
        let child = PageController()
        child.title = "Child"
        root.addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        root.view.insertSubview(child.view, at: 0)
        child.didMove(toParent: root)
        NSLayoutConstraint.activate([
            child.view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 10),
            child.view.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 300),
            child.view.widthAnchor.constraint(equalToConstant: 200),
            child.view.heightAnchor.constraint(equalToConstant: 200),
        ])
        app.wait(seconds: 1)
        recordAll(child)
        XCTAssertTrue(root.view.subviews.first === child.view)
        root.view.setNeedsLayout()
        app.wait(seconds: 1)
        XCTAssertEqual(child.view.frame, CGRect(x: 10, y: 300, width: 200, height: 200))
        XCTAssertTrue(app.buttons["Child"].isHittable)
        XCTAssertEqual(child.calls.last, "appear")
    }

    func testAnArrangedViewReturnsToItsStack() {
        let labels: [UILabel] = ["One", "Two", "Three"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        stack.distribution = .fill
        stack.setCustomSpacing(30, after: labels[1])
        labels[1].widthAnchor.constraint(equalTo: labels[0].widthAnchor, multiplier: 2).isActive = true
        labels[2].widthAnchor.constraint(equalToConstant: 60).isActive = true
        let before: Data = record(stack, as: .image)
        let count: Int = stack.constraints.count
        _ = record(labels[1], as: .image(size: CGSize(width: 50, height: 20)))
        XCTAssertEqual(stack.arrangedSubviews, labels)
        XCTAssertEqual(stack.customSpacing(after: labels[1]), 30)
        XCTAssertEqual(record(stack, as: .image), before)
        XCTAssertEqual(stack.constraints.count, count)
    }
}

private final class WindowDelegate: NSObject, UIApplicationDelegate {
    static var root: UIViewController?
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Self.root
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
