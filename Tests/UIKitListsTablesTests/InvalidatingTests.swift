import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// Properties of views that invalidate aspects of the view.
@MainActor @Suite(.onStage) struct InvalidatingTests {
    private class Recorder: UIView {
        @Invalidating(.layout, .display) var inset: CGFloat = 4
        @Invalidating(.intrinsicContentSize) var text: String? = nil
        @Invalidating(.constraints, .layout, .properties) var mode = 0
        private(set) var calls: [String] = []

        func takeCalls() -> [String] {
            defer { calls = [] }
            return calls
        }
        override func setNeedsLayout() {
            super.setNeedsLayout()
            calls.append("layout")
        }
        override func setNeedsDisplay() {
            super.setNeedsDisplay()
            calls.append("display")
        }
        override func setNeedsUpdateConstraints() {
            super.setNeedsUpdateConstraints()
            calls.append("constraints")
        }
        override func invalidateIntrinsicContentSize() {
            super.invalidateIntrinsicContentSize()
            calls.append("size")
        }
        override func updateProperties() {
            super.updateProperties()
            calls.append("properties")
        }
    }

    @Test func `a new value of a property invalidates its aspects`() {
        let view = Recorder()
        _ = view.takeCalls()
        view.inset = 4
        expect(view.takeCalls(), equals: [])
        view.inset += 1
        expect(view.inset, equals: 5)
        expect(view.takeCalls(), equals: ["layout", "display"])
        view.text = "a"
        expect(view.takeCalls().contains("size"))
        view.mode = 2
        expect(Set(view.takeCalls()), equals: ["constraints", "layout"])
        view.updatePropertiesIfNeeded()
        expect(view.takeCalls(), equals: ["properties"])
    }

    @Test func `a new value updates the configuration of a cell or a button`() {
        final class Cell: UITableViewCell {
            @Invalidating(.configuration) var isMarked = false
            var updates = 0
            override func updateConfiguration(using state: UICellConfigurationState) { updates += 1 }
        }
        final class Button: UIButton {
            @Invalidating(.configuration) var isMarked = false
            var updates = 0
            override func updateConfiguration() { updates += 1 }
        }
        let stage = Stage()
        let cell = Cell(style: .default, reuseIdentifier: nil)
        let button = Button(configuration: .plain())
        for view in [cell, button] as [UIView] {
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
            stage.root.addSubview(view)
        }
        stage.host.turn()
        let old: (Int, Int) = (cell.updates, button.updates)
        (cell.isMarked, button.isMarked) = (true, true)
        stage.host.turn()
        expect(cell.updates == old.0 + 1 && button.updates == old.1 + 1)
    }
}
