import UIKit
import XCTest
import XCUIAutomation

/// Navigation bars, tab bars, toolbars and controls.
final class BarQueryTests: AutomationTestCase {
    private func launchPages() {
        launchRoot({
            let first = UIViewController()
            first.view.backgroundColor = .systemBackground
            first.title = "First"
            first.navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .add,
                primaryAction: UIAction { [weak first] _ in
                    let second = UIViewController()
                    second.title = "Second"
                    second.navigationItem.rightBarButtonItems = [
                        UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil),
                        UIBarButtonItem(title: "Inner", style: .plain, target: nil, action: nil),
                    ]
                    first?.navigationController?.pushViewController(second, animated: true)
                })
            return UINavigationController(rootViewController: first)
        })
    }

    func testANavigationBarIsIdentifiedByItsTitleAndItsFirstButtonIsBack() {
        launchPages()
        app.navigationBars["First"].buttons["Add"].tap()
        let bar = app.navigationBars["Second"]
        XCTAssertTrue(bar.waitForExistence(timeout: 2))
        XCTAssertEqual(bar.identifier, "Second")
        XCTAssertEqual(bar.buttons.allElementsBoundByIndex.map(\.label), ["First", "Inner", "Right"])
        XCTAssertEqual(bar.children(matching: .button).count, 3)
        XCTAssertEqual(bar.children(matching: .staticText).element.label, "Second")
        XCTAssertTrue(bar.buttons["BackButton"].isHittable)
        bar.buttons.element(boundBy: 0).tap()
        XCTAssertTrue(app.navigationBars["First"].waitForExistence(timeout: 2))
    }

    func testANavigationBarWithoutATitleIsIdentifiedByTheClassOfItsController() {
        launchRoot({ UINavigationController(rootViewController: UntitledPage()) })
        XCTAssertTrue(app.navigationBars["XCUIAutomationTests.UntitledPage"].exists)
    }

    func testATabBarHasAButtonForEachTab() {
        launchRoot({
            let tabs = UITabBarController()
            tabs.viewControllers = ["Home", "Saved"].map { title in
                let page = UIViewController()
                page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
                page.view.add(UILabel("page " + title), 20, 100, 200, 30)
                return page
            }
            return tabs
        })
        XCTAssertEqual(app.tabBars.buttons.allElementsBoundByIndex.map(\.label), ["Home", "Saved"])
        XCTAssertTrue(app.tabBars["Tab Bar"].buttons["Home"].isSelected)
        app.tabBars.buttons["Saved"].tap()
        XCTAssertTrue(app.staticTexts["page Saved"].exists)
        XCTAssertTrue(app.tabBars.buttons.element(boundBy: 1).isSelected)
        XCTAssertEqual(app.staticTexts.matching(identifier: "Saved").count, 0, "A tab is one element.")
    }

    func testControlsHaveTypesAndValues() {
        launch { controller in
            let view: UIView = controller.view
            let slider = view.add(UISlider(), 20, 100, 200, 30)
            slider.value = 0.25
            view.add(UISwitch(), 20, 150, 60, 30).isOn = true
            let segments = view.add(UISegmentedControl(items: ["One", "Two"]), 20, 200, 200, 30)
            segments.selectedSegmentIndex = 1
            let pages = view.add(UIPageControl(), 20, 250, 200, 30)
            pages.numberOfPages = 3
            view.add(UIProgressView(), 20, 300, 200, 4).progress = 0.5
            view.add(UIStepper(), 20, 320, 94, 32)
            let link = view.add(UILabel("Terms"), 20, 370, 100, 20)
            link.accessibilityTraits = .link
            link.isUserInteractionEnabled = true
        }
        XCTAssertEqual(app.sliders.element.value as? String, "25%")
        XCTAssertEqual(app.sliders.element.normalizedSliderPosition, 0.25)
        app.sliders.element.adjust(toNormalizedSliderPosition: 0.75)
        XCTAssertEqual(app.sliders.element.normalizedSliderPosition, 0.75, accuracy: 0.02)
        XCTAssertEqual(app.switches.element.value as? String, "1")
        app.switches.element.tap()
        XCTAssertEqual(app.switches.element.value as? String, "0")
        let segments = app.segmentedControls
        XCTAssertEqual(segments.buttons.allElementsBoundByIndex.map(\.label), ["One", "Two"])
        XCTAssertTrue(segments.buttons["Two"].isSelected)
        segments.children(matching: .button).element(boundBy: 0).tap()
        XCTAssertTrue(segments.buttons["One"].isSelected)
        XCTAssertEqual(app.pageIndicators.element.value as? String, "page 1 of 3")
        XCTAssertEqual(app.progressIndicators.element.value as? String, "50%")
        XCTAssertTrue(app.steppers.buttons["Increment"].exists)
        XCTAssertTrue(app.links["Terms"].isHittable)
        XCTAssertEqual(app.links.element.elementType, .link)
    }

    func testAButtonWithOnlyAnImageIsFoundByTheNameOfTheImage() {
        launch { controller in
            let button = UIButton(type: .custom)
            button.setImage(UIImage(systemName: "plus"), for: .normal)
            controller.view.add(button, 20, 100, 44, 44)
            controller.view.add(UIImageView(image: UIImage(systemName: "star")), 20, 200, 44, 44)
        }
        XCTAssertTrue(app.buttons["plus"].isHittable)
        XCTAssertTrue(app.images["star"].exists)
    }
}

/// A page without a title, whose bar is identified by the class name.
final class UntitledPage: UIViewController {}
