import Expectations
import Foundation
import FoundationAdditions
import TestStage
import Testing
import UIKitControls
import UIKitCore
import UIKitLists
import UIKitNibs
import UIKitStackViews

/// Reading and setting properties of the kit's classes by key.
@MainActor @Suite(.onStage) struct KeyedValueTests {
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
