import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitSystem

/// The accessibility properties of objects of any class.
@MainActor @Suite(.onStage) struct ObjectAccessibilityTests {
    private final class Action: NSObject {}

    @Test func `an object stores its accessibility properties`() {
        let action = Action()
        action.accessibilityLabel = "Delete"
        action.isAccessibilityElement = true
        action.accessibilityTraits = .button
        action.accessibilityElements = [UIView()]
        let object: NSObject = action
        expect(object.accessibilityLabel == "Delete" && object.isAccessibilityElement)
        expect(object.accessibilityTraits == .button && object.accessibilityElements?.count == 1)
        expectNil(Action().accessibilityLabel)
    }

    @Test func `a view, an item or an element has its own properties also as an object`() {
        let view = UIView()
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        for object in [view, item, element] as [NSObject] {
            object.accessibilityLabel = "name"
            object.accessibilityHint = "hint"
            object.accessibilityValue = "value"
        }
        expect(view.accessibilityLabel == "name" && view.accessibilityHint == "hint")
        expect(item.accessibilityLabel == "name" && item.accessibilityValue == "value")
        expect(element.accessibilityLabel == "name" && element.accessibilityValue == "value")
        view.accessibilityElementsHidden = true
        expect((view as NSObject).accessibilityElementsHidden)
    }
}
