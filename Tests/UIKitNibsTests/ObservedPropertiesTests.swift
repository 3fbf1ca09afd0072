import Expectations
import Foundation
import FoundationAdditions
import QuartzCore
import TestStage
import Testing
import UIKitContainers
import UIKitControls
import UIKitCore
import UIKitLists
import UIKitNibs
import UIKitPickers
import UIKitSearching
import UIKitText

/// The properties of the kit that notify observers, and key paths to properties that a class inherits.
@MainActor @Suite(.onStage) struct ObservedPropertiesTests {
    private let stage = Stage()

    /// Returns the number of notifications during a change.
    private func count<Object: NSObject, Value>(
        _ object: Object, _ path: KeyPath<Object, Value>, _ change: (Object) -> Void
    ) -> Int {
        var count = 0
        let observation = object.observe(path) { _, _ in count += 1 }
        change(object)
        observation.invalidate()
        change(object)
        return count
    }

    private final class Field: UITextField {}
    private final class Slider: UISlider {}
    private class Button: UIButton {
        override var isEnabled: Bool { didSet {} }
    }

    // MARK: Key paths

    @Test func `a key path to an inherited property is observed`() {
        expect(count(UIButton(), \.isEnabled) { $0.isEnabled = false }, equals: 1)
        expect(count(Button(), \.isEnabled) { $0.isEnabled = false }, equals: 1)
        expect(count(UIButton(), \.isHidden) { $0.isHidden = true }, equals: 1)
        expect(count(UIBarButtonItem(), \.isEnabled) { $0.isEnabled = false }, equals: 1)
        expect(count(UITapGestureRecognizer(), \.isEnabled) { $0.isEnabled = false }, equals: 1)
        expect(count(UIScrollView(), \.backgroundColor) { $0.backgroundColor = .red }, equals: 1)
        expect(count(UITableView(), \.contentOffset) { $0.contentOffset.y = 9 }, equals: 1)
        expect(count(UINavigationController(), \.title) { $0.title = "a" }, equals: 1)
        expect(count(CAShapeLayer(), \.bounds) { $0.bounds.size.width = 9 }, equals: 1)
        expect(count(Field(), \.text) { $0.text = "a" }, equals: 1)
        expect(count(Slider(), \.value) { $0.value = 1 }, equals: 1)
    }

    @Test func `a key path has the name of its property`() {
        expect((\CAGradientLayer.locations)._kvcKeyPathString, equals: "locations")
        let opacity = \CAShapeLayer.opacity
        expect(opacity._kvcKeyPathString, equals: "opacity")
        expect((\UIButton.isHidden)._kvcKeyPathString, equals: "hidden")
        expectNil((\UIView.frame.size.width)._kvcKeyPathString)
        expectNil((\String.count)._kvcKeyPathString)
        // The property is observed with another name.
        expect(count(UIButton(), \.isHidden) { $0.isHidden = true }, equals: 1)
        expect((\UIButton.isHidden)._kvcKeyPathString, equals: "hidden")
    }

    // MARK: Views and controls

    @Test func `properties of views notify observers`() {
        expect(count(UIView(), \.tintColor) { $0.tintColor = .red }, equals: 1)
        expect(count(UIView(), \.isUserInteractionEnabled) { $0.isUserInteractionEnabled = false }, equals: 1)
        expect(count(UITableView(), \.isEditing) { $0.setEditing(true, animated: false) }, equals: 1)
        expect(count(UITableViewCell(), \.isSelected) { $0.isSelected = true }, equals: 1)
        expect(count(UITableViewCell(), \.isHighlighted) { $0.setHighlighted(true, animated: true) }, equals: 1)
        expect(count(UICollectionViewCell(), \.isSelected) { $0.isSelected = true }, equals: 1)
        expect(count(UICollectionViewCell(), \.isHighlighted) { $0.isHighlighted = true }, equals: 1)
        expect(count(UISearchBar(), \.text) { $0.text = "a" }, equals: 1)
        expect(count(UIColorWell(), \.selectedColor) { $0.selectedColor = .red }, equals: 1)
    }

    @Test func `the selection of a text notifies observers`() {
        let field = UITextField()
        field.text = "abc"
        let fieldCount = count(field, \.selectedTextRange) { field in
            field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        }
        expect(fieldCount, equals: 1)
        let view = UITextView()
        view.text = "abc"
        let viewCount = count(view, \.selectedTextRange) { view in
            view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
        }
        expect(viewCount, equals: 1)
    }

    @Test func `a refresh notifies observers when it begins and when it ends`() {
        var values: [Bool?] = []
        let control = UIRefreshControl()
        let observation = control.observe(\.isRefreshing, options: [.old, .new]) { _, change in
            values += [change.oldValue, change.newValue]
        }
        control.beginRefreshing()
        control.beginRefreshing()
        control.endRefreshing()
        expect(values, equals: [false, true, true, false])
        observation.invalidate()
    }

    @Test func `the sublayers notify observers once for each change`() {
        let layer = CALayer()
        let first = CALayer()
        let second = CALayer()
        var counts: [Int?] = []
        let observation = layer.observe(\.sublayers, options: .new) { _, change in
            counts.append(change.newValue?.map(\.count))
        }
        layer.addSublayer(first)
        layer.insertSublayer(second, below: first)
        layer.replaceSublayer(first, with: CALayer())
        second.removeFromSuperlayer()
        layer.sublayers = [first, second]
        layer.sublayers = nil
        expect(counts, equals: [1, 2, 2, 1, 2, nil])
        observation.invalidate()
    }

    // MARK: Tabs

    @Test func `the selected tab notifies observers however it is selected`() {
        let pages: [UITab] = ["a", "b", "c"].map { name in
            UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
        }
        let group = UITabGroup(title: "g", image: nil, identifier: "g", children: Array(pages[1...])) { _ in
            UIViewController()
        }
        let tabs = UITabBarController(tabs: [pages[0], group])
        stage.root.removeFromSuperview()
        stage.window.rootViewController = tabs
        stage.advance(by: 0.1)
        tabs.selectedTab = pages[0]
        var changes: [[String?]] = []
        let observation = tabs.observe(\.selectedTab, options: [.old, .new]) { _, change in
            changes.append([change.oldValue??.identifier, change.newValue??.identifier])
        }
        tabs.selectedTab = pages[1]
        tabs.selectedTab = pages[2]
        tabs.selectedIndex = 0
        tabs.tabBar(tabs.tabBar, didSelect: tabs.tabBar.items?[1] ?? UITabBarItem())
        stage.advance(by: 1)
        expect(changes, equals: [["a", "b"], ["b", "c"], ["c", "a"], ["a", "c"]])
        observation.invalidate()
    }
}
