import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

@MainActor @Suite(.onStage) struct SegmentedControlTests {
    private func make(_ control: UISegmentedControl = UISegmentedControl(items: ["One", "Two", "Three"]))
        -> ControlStage<UISegmentedControl>
    {
        ControlStage(control, frame: CGRect(x: 20, y: 20, width: 300, height: 32)) { "\($0.selectedSegmentIndex)" }
    }

    @Test func `a tap selects, and a second tap changes nothing`() {
        let screen = make()
        expect(screen.control.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
        screen.tap(150, 16)
        screen.tap(150, 16)
        screen.tap(290, 16)
        expect(screen.sent, equals: ["1", "2"])
    }

    @Test func `a disabled segment cannot be selected`() {
        let screen = make()
        screen.control.setEnabled(false, forSegmentAt: 1)
        screen.tap(150, 16)
        expect(screen.sent.isEmpty)
        expect(!screen.control.isEnabledForSegment(at: 1))
    }

    @Test func `a momentary segment is selected only while actions are sent`() {
        let screen = make()
        screen.control.isMomentary = true
        screen.tap(50, 16)
        screen.tap(50, 16)
        expect(screen.sent, equals: ["0", "0"])
        expect(screen.control.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
    }

    @Test func `setting the selected segment sends no actions`() {
        let screen = make()
        screen.control.selectedSegmentIndex = 2
        expect(screen.sent.isEmpty)
    }

    @Test func `the selection moves with inserted and removed segments`() {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        expect(control.selectedSegmentIndex, equals: 2)
        control.removeSegment(at: 0, animated: false)
        expect(control.selectedSegmentIndex, equals: 1)
        control.removeSegment(at: 1, animated: false)
        expect(control.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
        expect(control.numberOfSegments, equals: 1)
        control.insertSegment(withTitle: "Last", at: 99, animated: false)
        expect(control.titleForSegment(at: 1), equals: "Last")
        control.removeAllSegments()
        expect(control.numberOfSegments, equals: 0)
    }

    @Test func `the selection moves by the clamped index of an inserted segment`() {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.insertSegment(withTitle: "None", at: -3, animated: false)
        expect(control.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: -3, animated: false)
        expect(control.selectedSegmentIndex, equals: 2)
        control.insertSegment(withTitle: "Last", at: 99, animated: false)
        expect(control.selectedSegmentIndex, equals: 2)
    }

    @Test func `a segment shows a title or an image`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 10)).image { _ in }
        let control = UISegmentedControl(items: ["One", image])
        expect(control.imageForSegment(at: 1), isIdenticalTo: image)
        expectNil(control.titleForSegment(at: 1))
        control.setImage(image, forSegmentAt: 0)
        expectNil(control.titleForSegment(at: 0))
        control.setTitle("Two", forSegmentAt: 1)
        expect(control.imageForSegment(at: 1) == nil && control.titleForSegment(at: 1) == "Two")
        expect(control.intrinsicContentSize, equals: CGSize(width: 2 * (60 + 24), height: 32))
    }

    @Test func `the action of a selected segment is performed before valueChanged is sent`() {
        var log: [String] = []
        let identifier = UIAction.Identifier("second")
        let control = UISegmentedControl(
            frame: .zero,
            actions: [
                UIAction(title: "First") { _ in log.append("first") },
                UIAction(title: "Second", identifier: identifier) { _ in log.append("second") },
            ])
        control.addAction(UIAction { _ in log.append("changed") }, for: .valueChanged)
        let screen = make(control)
        screen.tap(250, 16)
        expect(log, equals: ["second", "changed"])
        expect(control.titleForSegment(at: 0), equals: "First")
        expect(control.segmentIndex(identifiedBy: identifier), equals: 1)
        expect(control.segmentIndex(identifiedBy: UIAction.Identifier("none")), equals: NSNotFound)
        expect(control.actionForSegment(at: 1)?.identifier, equals: identifier)
    }

    @Test func `custom widths are kept, and the other segments share the rest`() {
        let screen = make()
        screen.control.setWidth(200, forSegmentAt: 0)
        screen.stage.host.turn()
        screen.tap(190, 16)
        screen.tap(210, 16)
        screen.tap(260, 16)
        expect(screen.sent, equals: ["0", "1", "2"])
        expect(screen.control.widthForSegment(at: 0), equals: 200)
    }

    @Test func `the widths of segments can follow their content`() {
        let control = UISegmentedControl(items: ["i", "A long title that takes room"])
        let equalWidths: CGFloat = control.intrinsicContentSize.width
        control.apportionsSegmentWidthsByContent = true
        expect(control.intrinsicContentSize.width, isLessThan: equalWidths)
        let screen = make(control)
        screen.tap(100, 16)
        expect(screen.sent, equals: ["1"])
    }

    @Test func `the attributes of a title determine its font and color`() throws {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .selected)
        control.selectedSegmentIndex = 1
        expect(control.segments[0].label.textColor, equals: .red)
        expect(control.segments[1].label.font.pointSize, equals: 20)
        expectNil(control.titleTextAttributes(for: .highlighted))
    }

    @Test func `the first segment is at the right in a right-to-left layout`() {
        let screen = make()
        screen.control.semanticContentAttribute = .forceRightToLeft
        screen.tap(290, 16)
        expect(screen.sent, equals: ["0"])
    }

    @Test func `segments are accessible, and the value is the selected segment`() {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.selectedSegmentIndex = 1
        expect(control.accessibilityValue, equals: "Two")
        expect(control.segments.map(\.accessibilityLabel), equals: ["One", "Two"])
        expect(control.segments.map { $0.accessibilityTraits.contains(.selected) }, equals: [false, true])
    }

    @Test func `an index past the end means the last segment`() {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.removeSegment(at: 5, animated: false)
        expect(control.numberOfSegments, equals: 1)
        expect(control.titleForSegment(at: 5), equals: "One")
        control.setWidth(80, forSegmentAt: 5)
        control.setEnabled(false, forSegmentAt: 5)
        control.setAction(UIAction(title: "Act") { _ in }, forSegmentAt: 5)
        expect(control.actionForSegment(at: 5)?.title, equals: "Act")
        expect(control.widthForSegment(at: 5) == 80 && !control.isEnabledForSegment(at: 5))
        control.setTitle("Last", forSegmentAt: 5)
        expect(control.titleForSegment(at: 0), equals: "Last")
        control.setImage(UIImage(), forSegmentAt: 5)
        expect(control.imageForSegment(at: 5) != nil)
    }

    @Test func `a control without segments ignores changes to segments`() {
        let control = UISegmentedControl()
        control.setTitle("One", forSegmentAt: 0)
        control.removeSegment(at: 0, animated: false)
        expect(control.numberOfSegments, equals: 0)
        expect(control.titleForSegment(at: 0) == nil && control.imageForSegment(at: 0) == nil)
        expect(control.actionForSegment(at: 0) == nil && control.widthForSegment(at: 0) == 0)
        expect(!control.isEnabledForSegment(at: 0))
    }

    @Test func `the appearance of a disabled state is that which the app set`() {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.selectedSegmentIndex = 0
        control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
        control.setEnabled(false, forSegmentAt: 1)
        expect(control.segments.map(\.label.textColor), equals: [.blue, .tertiaryLabel])
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .disabled)
        expect(control.segments.map(\.label.textColor), equals: [.blue, .red])
        control.isEnabled = false
        expect(control.segments.map(\.label.textColor), equals: [.red, .red])
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        control.setBackgroundImage(image, for: .disabled, barMetrics: .default)
        let backgrounds: [UIImageView] = control.segments.compactMap { $0.subviews.first as? UIImageView }
        expect(backgrounds.map { $0.image === image }, equals: [true, true])
    }

    @Test func `keys trigger the segments of a momentary control one after the other`() {
        let screen = make()
        screen.control.isMomentary = true
        for step in [1, 1, 1, 1, -1] { _ = screen.control.adjust(by: step) }
        expect(screen.sent, equals: ["0", "1", "2", "1"])
    }
}
