import Expectations
import Foundation
import FoundationAdditions
import QuartzCore
import TestStage
import Testing
import UIKitControls
import UIKitCore
import UIKitLists
import UIKitNibs
import UIKitPickers
import UIKitSearching
import UIKitText

/// Key-value coding and observing of the kit's classes.
@MainActor @Suite(.onStage) struct ObservedKeysTests {
    /// An observer whose class a table of members cannot describe.
    private class Watcher<Value>: NSObject, __KeyValueObserver {
        var paths: [String] = []
        var values: [Value?] = []

        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            paths.append(keyPath ?? "")
            values.append(change?[.newKey] as? Value)
        }
    }

    private final class IntWatcher: Watcher<Int> {}

    /// Expects that `change` notifies an observer of the key path, and that observing writes no warning.
    private func expectChange(_ object: NSObject, _ keyPath: String, times: Int = 1, _ change: () -> Void) {
        let watcher = IntWatcher()
        let messages: [String] = warnings {
            object.addObserver(watcher, forKeyPath: keyPath, options: .new, context: nil)
        }
        expect(messages, equals: [])
        change()
        expect(watcher.paths, equals: Array(repeating: keyPath, count: times), "\(type(of: object)).\(keyPath)")
        object.removeObserver(watcher, forKeyPath: keyPath)
    }

    private let image = UIImage(systemName: "star")

    @Test func `setters of views notify observers`() {
        let view = UIView()
        expectChange(view, "tag") { view.tag = 3 }
        expectChange(view, "backgroundColor") { view.backgroundColor = .red }
        expectChange(view, "transform") { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
        let label = UILabel()
        expectChange(label, "text") { label.text = "a" }
        expectChange(label, "attributedText") { label.attributedText = NSAttributedString(string: "b") }
        expectChange(label, "font") { label.font = .systemFont(ofSize: 30) }
        expectChange(label, "textColor") { label.textColor = .red }
        let imageView = UIImageView()
        expectChange(imageView, "image") { imageView.image = image }
        let textView = UITextView()
        expectChange(textView, "text") { textView.text = "a" }
        expectChange(textView, "attributedText") { textView.attributedText = NSAttributedString(string: "b") }
        expectChange(textView, "font") { textView.font = .systemFont(ofSize: 30) }
        expectChange(textView, "textColor") { textView.textColor = .red }
        let window = UIWindow()
        expectChange(window, "rootViewController") { window.rootViewController = UIViewController() }
    }

    @Test func `an overriding subclass notifies observers`() {
        final class Title: UILabel {
            override var text: String? { didSet { count += 1 } }
            var count = 0
        }
        let title = Title()
        expectChange(title, "text") { title.text = "a" }
        expect(title.count, equals: 1)
    }

    @Test func `setters of controls notify observers`() {
        let field = UITextField()
        expectChange(field, "text") { field.text = "a" }
        expectChange(field, "attributedText") { field.attributedText = NSAttributedString(string: "b") }
        expectChange(field, "placeholder") { field.placeholder = "p" }
        expectChange(field, "font") { field.font = .systemFont(ofSize: 30) }
        expectChange(field, "textColor") { field.textColor = .red }
        let progress = UIProgressView()
        expectChange(progress, "progress") { progress.setProgress(0.5, animated: false) }
        let pages = UIPageControl()
        expectChange(pages, "numberOfPages") { pages.numberOfPages = 4 }
        expectChange(pages, "currentPage") { pages.currentPage = 2 }
        let toggle = UISwitch()
        expectChange(toggle, "on") { toggle.isOn = true }
        let slider = UISlider()
        expectChange(slider, "value") { slider.value = 0.5 }
        let stepper = UIStepper()
        expectChange(stepper, "value") { stepper.value = 3 }
        let segments = UISegmentedControl(items: ["a", "b"])
        expectChange(segments, "selectedSegmentIndex") { segments.selectedSegmentIndex = 1 }
        let picker = UIDatePicker()
        expectChange(picker, "date") { picker.date = Date(timeIntervalSince1970: 0) }
        picker.datePickerMode = .countDownTimer
        expectChange(picker, "date") { picker.countDownDuration = 60 }
    }

    @Test func `setters of items and controllers notify observers`() {
        let item = UINavigationItem(title: "a")
        expectChange(item, "title") { item.title = "b" }
        expectChange(item, "titleView") { item.titleView = UIView() }
        expectChange(item, "rightBarButtonItems") { item.rightBarButtonItem = UIBarButtonItem() }
        expectChange(item, "leftBarButtonItem") { item.leftBarButtonItem = UIBarButtonItem() }
        let button = UIBarButtonItem()
        expectChange(button, "enabled") { button.isEnabled = false }
        expectChange(button, "title") { button.title = "a" }
        expectChange(button, "image") { button.image = image }
        expectChange(button, "customView") { button.customView = UIView() }
        let tab = UITabBarItem()
        expectChange(tab, "badgeValue") { tab.badgeValue = "1" }
        let controller = UIViewController()
        expectChange(controller, "preferredContentSize") { controller.preferredContentSize.height = 9 }
        expectChange(controller, "navigationItem.title") { controller.title = "a" }
        let tabs = UITabBarController()
        tabs.viewControllers = [controller, UIViewController()]
        expectChange(tabs, "selectedIndex") { tabs.selectedIndex = 1 }
        expectChange(tabs, "selectedViewController") { tabs.selectedViewController = controller }
        let navigation = UINavigationController()
        expectChange(navigation, "viewControllers") {
            navigation.pushViewController(UIViewController(), animated: false)
        }
    }

    @Test func `setters of layers notify observers`() {
        let layer = CALayer()
        expectChange(layer, "frame") { layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40) }
        expectChange(layer, "bounds") { layer.bounds.size.width = 9 }
        expectChange(layer, "position") { layer.position.x = 9 }
        expectChange(layer, "hidden") { layer.isHidden = true }
        expectChange(layer, "opacity") { layer.opacity = 0.5 }
        expectChange(layer, "cornerRadius") { layer.cornerRadius = 9 }
        expectChange(layer, "transform") { layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2)) }
        expectChange(layer, "opacity") { layer.setValue(1, forKey: "opacity") }
        let view = UIView()
        expectChange(view, "layer.bounds") { view.frame.size = CGSize(width: 5, height: 5) }
    }

    @Test func `the safe area of a view notifies observers`() {
        let stage = Stage()
        let controller = UIViewController()
        stage.window.rootViewController = controller
        stage.window.layoutIfNeeded()
        expectChange(controller.view, "safeAreaInsets") {
            controller.additionalSafeAreaInsets.top = 20
            stage.window.layoutIfNeeded()
        }
    }

    @Test func `the state of a pan notifies observers`() {
        let stage = Stage()
        let scrollView = UIScrollView(frame: stage.root.bounds)
        scrollView.contentSize = CGSize(width: 400, height: 3000)
        stage.root.addSubview(scrollView)
        let watcher = Watcher<Int>()
        scrollView.addObserver(watcher, forKeyPath: "panGestureRecognizer.state", options: .new, context: nil)
        stage.touch(.began, 200, 400)
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300), duration: 0.2)
        stage.touch(.ended, 200, 300)
        expect(watcher.values.first, equals: UIGestureRecognizer.State.began.rawValue)
        expect(watcher.values.dropFirst().first, equals: UIGestureRecognizer.State.changed.rawValue)
        let last: [UIGestureRecognizer.State] = [.ended, .possible]
        expect(watcher.values.suffix(2), equals: last.map(\.rawValue))
        scrollView.removeObserver(watcher, forKeyPath: "panGestureRecognizer.state")
        let recognizer = UITapGestureRecognizer()
        expectChange(recognizer, "enabled") { recognizer.isEnabled = false }
    }

    @Test func `observing a property that notifies no observers writes a warning`() {
        let view = UIView()
        let label = UILabel()
        let watcher = Watcher<Int>()
        let messages: [String] = warnings {
            view.addObserver(watcher, forKeyPath: "clipsToBounds", context: nil)
            label.addObserver(watcher, forKeyPath: "layer.speed", context: nil)
        }
        expect(
            messages,
            equals: [
                "UIView does not notify observers of \"clipsToBounds\".",
                "CALayer does not notify observers of \"speed\".",
            ])
    }

    @Test func `keys of controls are coded`() {
        let slider = UISlider()
        slider.setValue(0.75, forKey: "value")
        expect(slider.value, equals: 0.75)
        let date = Date(timeIntervalSince1970: 600)
        let picker = UIDatePicker()
        picker.setValue(date, forKey: "date")
        expect(picker.value(forKey: "date") as? Date, equals: date)
        let label = UILabel()
        label.setValue(3, forKey: "numberOfLines")
        expect(label.numberOfLines, equals: 3)
        let searchBar = UISearchBar()
        expect(searchBar.value(forKey: "searchField") as? UITextField, isIdenticalTo: searchBar.searchTextField)
        let view = UIView()
        let item = UIBarButtonItem(customView: view)
        expect(item.value(forKey: "view") as? UIView, isIdenticalTo: view)
    }
}
