import TestCases
import UIKitContainers
import UIKitCore
import XCTest

/// Tests properties that the loading of a view sets, and methods that containers override.
final class ViewLoadingTests: KitTestCase {
    private final class LabelController: UIViewController {
        @ViewLoading var label: UILabel
        @ViewLoading var count = 3

        override func viewDidLoad() {
            super.viewDidLoad()
            label = UILabel()
            label.text = "loaded"
        }
    }

    func testAPropertyLoadsTheViewBeforeItIsRead() {
        let controller = LabelController()
        controller.count += 1
        XCTAssertTrue(controller.isViewLoaded)
        XCTAssertEqual(controller.count, 4)
        XCTAssertEqual(LabelController().label.text, "loaded")
    }

    private final class Container: UIViewController {
        var calls: [String] = []

        override func transition(
            from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
            options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
        ) {
            calls.append("transition")
            super.transition(
                from: fromViewController, to: toViewController, duration: duration, options: options,
                animations: animations, completion: completion)
        }

        override func setOverrideTraitCollection(
            _ collection: UITraitCollection?, forChild childViewController: UIViewController
        ) {
            calls.append("traits")
            super.setOverrideTraitCollection(collection, forChild: childViewController)
        }
    }

    private final class CloseButton: UIButton {
        override var buttonType: ButtonType { .close }
    }

    func testAContainerOverridesTransitionsAndTraits() {
        let container = Container()
        let (old, new) = (UIViewController(), UIViewController())
        launch(container)
        for child in [old, new] { container.addChild(child) }
        container.view.addSubview(old.view)
        let base: UIViewController = container
        base.transition(from: old, to: new, duration: 0, animations: nil)
        session.settle()
        XCTAssertTrue(new.view.superview === container.view && old.view.superview == nil)
        base.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: new)
        XCTAssertEqual(new.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(container.calls, ["transition", "traits"])
        XCTAssertEqual(CloseButton().buttonType, .close)
    }
}
