import TestCases
import UIKitCore
import XCTest

/// Tests that traits and sizes reach children, and that preferred sizes reach parents.
final class ContentContainerTests: KitTestCase {
    /// Records the traits and sizes that it is notified of.
    private class Page: UIViewController {
        var calls: [String] = []

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            calls.append("\(newCollection.horizontalSizeClass.rawValue) \(newCollection.verticalSizeClass.rawValue)")
        }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            calls.append("\(Int(size.width)) x \(Int(size.height))")
        }
    }

    /// Gives its children half of its height, or a fixed size.
    private final class Container: Page {
        var fixed: CGSize?
        var preferredSizes: [CGSize] = []

        override func size(
            forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
        ) -> CGSize { fixed ?? CGSize(width: parentSize.width, height: parentSize.height / 2) }

        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            preferredSizes.append(container.preferredContentSize)
        }
    }

    private func add(_ child: UIViewController, to parent: UIViewController, frame: CGRect) {
        parent.addChild(child)
        child.view.frame = frame
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    func testAContainerDeterminesTheNewSizesOfItsChildren() {
        let container = Container()
        let child = Page()
        launch(container)
        add(child, to: container, frame: CGRect(x: 0, y: 0, width: 390, height: 422))
        session.resize(to: CGSize(width: 932, height: 430))
        XCTAssertEqual(child.calls, ["2 1", "932 x 215"])
        XCTAssertEqual(container.calls, ["2 1", "932 x 430"])
    }

    func testAChildWithAnUnchangedSizeIsNotNotified() {
        let container = Container()
        container.fixed = CGSize(width: 100, height: 100)
        let child = Page()
        launch(container)
        add(child, to: container, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        session.resize(to: CGSize(width: 500, height: 900))
        XCTAssertEqual(container.calls, ["500 x 900"])
        XCTAssertEqual(child.calls, [])
    }

    func testPresentedControllersAreNotified() {
        let root = Page()
        launch(root)
        let presented = Page()
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: false)
        session.settle()
        session.resize(to: CGSize(width: 932, height: 430))
        XCTAssertEqual(presented.calls, ["2 1", "932 x 430"])
    }

    func testAChildsPreferredSizeReachesItsParent() {
        let container = Container()
        let child = Page()
        container.addChild(child)
        child.preferredContentSize = CGSize(width: 200, height: 100)
        child.preferredContentSize = CGSize(width: 200, height: 100)
        XCTAssertEqual(container.preferredSizes, [CGSize(width: 200, height: 100)])
    }

    // MARK: Traits

    func testOverridesApplyToAViewAndItsDescendants() {
        let root = UIViewController()
        let inner = UIView()
        let label = UILabel()
        inner.addSubview(label)
        root.view.addSubview(inner)
        launch(root)
        inner.traitOverrides.layoutDirection = .rightToLeft
        XCTAssertEqual(label.traitCollection.layoutDirection, .rightToLeft)
        XCTAssertEqual(label.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        XCTAssertEqual(root.view.traitCollection.layoutDirection, .leftToRight)
        inner.traitOverrides.remove(UITraitLayoutDirection.self)
        XCTAssertEqual(label.traitCollection.layoutDirection, .leftToRight)
    }

    func testControllerOverridesApplyToChildrenAndSurviveRotation() {
        let container = UIViewController()
        let child = Page()
        launch(container)
        add(child, to: container, frame: container.view.bounds)
        container.traitOverrides.verticalSizeClass = .regular
        child.calls = []
        session.resize(to: CGSize(width: 932, height: 430))
        XCTAssertEqual(child.traitCollection.verticalSizeClass, .regular)
        XCTAssertEqual(child.calls, ["2 2", "932 x 430"])
    }

    func testAControllerIsNotifiedOfRegisteredTraits() {
        let root = UIViewController()
        launch(root)
        var changes: [UIUserInterfaceSizeClass] = []
        let registration = root.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
            (controller: UIViewController, previous: UITraitCollection) in
            changes += [previous.verticalSizeClass, controller.traitCollection.verticalSizeClass]
        }
        root.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(changes, [])
        session.resize(to: CGSize(width: 844, height: 390))
        XCTAssertEqual(changes, [.regular, .compact])
        root.unregisterForTraitChanges(registration)
        session.resize(to: CGSize(width: 390, height: 844))
        XCTAssertEqual(changes, [.regular, .compact])
    }

    func testAViewIsNotifiedOfTraitsThatDifferInItsNewSuperview() {
        let root = UIViewController()
        launch(root)
        root.traitOverrides.preferredContentSizeCategory = .extraLarge
        let view = UIView()
        var changes: [UIContentSizeCategory] = []
        view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: UIView, _) in
            changes.append(view.traitCollection.preferredContentSizeCategory)
        }
        view.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (_: UIView, _) in changes.append(.unspecified) }
        root.view.addSubview(view)
        XCTAssertEqual(changes, [.extraLarge])
    }

    func testSceneOverridesApplyToEverythingInTheScene() {
        let root = UIViewController()
        launch(root)
        var changes = 0
        let scene: UIWindowScene? = root.view.window?.windowScene
        scene?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindowScene, _) in changes += 1 }
        scene?.traitOverrides.userInterfaceStyle = .dark
        XCTAssertEqual(root.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(changes, 1)
    }
}
