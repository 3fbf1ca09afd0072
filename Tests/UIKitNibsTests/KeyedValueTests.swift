import Expectations
import Foundation
import FoundationAdditions
import TestStage
import Testing
import UIKitControls
import UIKitCore
import UIKitLists
import UIKitNibs
import UIKitPickers
import UIKitSearching
import UIKitStackViews

/// Reading and setting properties of the kit's classes by key.
@MainActor @Suite(.onStage) struct KeyedValueTests {
    @Test func `the view of a tab bar item is the value of a key`() {
        let stage = Stage()
        let item = UITabBarItem(title: "a", image: nil, tag: 0)
        expect(item.value(forKey: "view") == nil)
        let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: 300, height: 49))
        bar.items = [item]
        stage.root.addSubview(bar)
        stage.host.turn()
        expect((item.value(forKey: "view") as? UIView)?.superview === bar)
    }

    @Test func `keys change titles and colors`() throws {
        let stage = Stage()
        let search = UISearchBar()
        search.setValue("Stop", forKey: "cancelButtonText")
        search.showsCancelButton = true
        stage.root.addSubview(search)
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 200, width: 320, height: 216))
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .date
        stage.root.addSubview(picker)
        stage.host.turn()
        func labels(in view: UIView) -> [UILabel] {
            view.subviews.flatMap { view in (view as? UILabel).map { [$0] } ?? labels(in: view) }
        }
        expect(labels(in: search).contains { $0.text == "Stop" })
        picker.setValue(UIColor.red, forKey: "textColor")
        let shown: [UILabel] = labels(in: picker)
        expect(!shown.isEmpty && shown.allSatisfy { $0.textColor == .red })
        expect(picker.value(forKey: "textColor") as? UIColor, equals: .red)
    }

    @Test func `a key replaces the bar of a navigation controller`() {
        final class Bar: UINavigationBar {}
        let stage = Stage()
        let page = UIViewController()
        page.title = "Page"
        let navigation = UINavigationController(rootViewController: page)
        let former: UINavigationBar = navigation.navigationBar
        stage.root.removeFromSuperview()
        stage.window.rootViewController = navigation
        stage.host.turn()
        navigation.setValue(Bar(), forKey: "navigationBar")
        stage.host.turn()
        expect(navigation.navigationBar is Bar && navigation.navigationBar.superview != nil)
        expect(former.superview == nil)
        expect(navigation.navigationBar.frame.height == 44 && navigation.navigationBar.topItem === page.navigationItem)
        navigation.pushViewController(UIViewController(), animated: false)
        expect(navigation.navigationBar.items?.count, equals: 2)
    }

    @Test func `the values of enumerations are numbers`() {
        let label = UILabel()
        label.textAlignment = .center
        expect(label.value(forKey: "textAlignment") as? Int, equals: NSTextAlignment.center.rawValue)
        expect(label.value(forKey: "lineBreakMode") as? NSNumber, equals: 4)
        label.setValue(2, forKey: "textAlignment")
        expect(label.textAlignment, equals: .right)
        let copy = UILabel()
        copy.setValue(label.value(forKey: "textAlignment"), forKey: "textAlignment")
        expect(copy.textAlignment, equals: .right)
        let view = UIView()
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        expect(view.value(forKey: "autoresizingMask") as? UInt, equals: 18)
    }

    @Test func `labels have their properties by key`() {
        let label = UILabel()
        for (key, value) in [
            "minimumScaleFactor": 0.5, "shadowColor": UIColor.red, "highlightedTextColor": UIColor.blue,
            "shadowOffset": CGSize(width: 2, height: 3), "baselineAdjustment": UIBaselineAdjustment.none.rawValue,
        ] as [String: Any] { label.setValue(value, forKeyPath: key) }
        expect(label.minimumScaleFactor, equals: 0.5)
        expect(label.shadowColor == .red && label.highlightedTextColor == .blue)
        expect(label.shadowOffset, equals: CGSize(width: 2, height: 3))
        expect(label.baselineAdjustment, equals: .none)
    }

    @Test func `controls, lists and controllers have their properties by key`() {
        let field = UITextField()
        field.setValue(UITextField.BorderStyle.roundedRect.rawValue, forKey: "borderStyle")
        expect(field.borderStyle, equals: .roundedRect)
        let slider = UISlider()
        slider.setValue(UIColor.red, forKey: "minimumTrackTintColor")
        expect(slider.minimumTrackTintColor, equals: .red)
        let table = UITableView()
        table.setValue(60, forKey: "rowHeight")
        table.setValue(UIColor.red, forKey: "separatorColor")
        expect(table.rowHeight, equals: 60)
        expect(table.separatorColor, equals: .red)
        let stack = UIStackView()
        stack.setValue(12, forKey: "spacing")
        stack.setValue(1, forKey: "axis")
        expect(stack.spacing, equals: 12)
        expect(stack.axis, equals: .vertical)
        let controller = UIViewController()
        controller.setValue(true, forKey: "hidesBottomBarWhenPushed")
        controller.setValue(UIModalPresentationStyle.formSheet.rawValue, forKey: "modalPresentationStyle")
        expect(controller.hidesBottomBarWhenPushed)
        expect(controller.modalPresentationStyle, equals: .formSheet)
    }
}
