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

/// The properties of the kit that notify observers, and key paths to properties that a class inherits.
@MainActor @Suite(.onStage) struct ObservedPropertiesTests {
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
        // The name with which the property is observed is another one.
        expect(count(UIButton(), \.isHidden) { $0.isHidden = true }, equals: 1)
        expect((\UIButton.isHidden)._kvcKeyPathString, equals: "hidden")
    }
}
