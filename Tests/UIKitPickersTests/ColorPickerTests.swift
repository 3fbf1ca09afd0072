import Expectations
import Foundation
import TestStage
import Testing
import UIKitControls
import UIKitCore
import UIKitLists

@testable import UIKitPickers

@MainActor @Suite(.onStage) struct ColorPickerTests {
    private final class Delegate: NSObject, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate {
        var log: [String] = []

        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) {
            let values: [Int] = color.components.map { Int(($0 * 255).rounded()) }
            log.append("\(values)\(continuously ? " moving" : "")")
        }

        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("finish") }

        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
            log.append("font \(viewController.selectedFontDescriptor != nil)")
        }

        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { log.append("cancel") }
    }

    private let stage = Stage()
    private let root = UIViewController()
    private let delegate = Delegate()

    init() {
        stage.root.removeFromSuperview()
        stage.window.rootViewController = root
        stage.host.turn()
    }

    private func present(_ controller: UIViewController) {
        controller.modalPresentationStyle = .fullScreen
        root.present(controller, animated: false)
        stage.advance(by: 0.5)
    }

    private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
        (view as? View) ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
    }

    private func tap(_ view: UIView, _ x: CGFloat, _ y: CGFloat) {
        let point = view.convert(CGPoint(x: view.bounds.width * x, y: view.bounds.height * y), to: nil)
        stage.tap(point.x, point.y)
        stage.advance(by: 0.5)
    }

    @Test func `observers are notified of the selected color`() {
        let picker = UIColorPickerViewController()
        var colors: [UIColor?] = []
        let token: NSKeyValueObservation = picker.observe(\.selectedColor, options: [.initial, .new]) { _, change in
            colors.append(change.newValue)
        }
        picker.selectedColor = .red
        expect(colors, equals: [.black, .red])
        token.invalidate()
    }

    @Test(
        arguments: [UIUserInterfaceStyle.light, .dark],
        [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func `the track of the opacity slider differs from the background`(
        _ style: UIUserInterfaceStyle, _ direction: UISemanticContentAttribute
    ) throws {
        stage.window.overrideUserInterfaceStyle = style
        let picker = UIColorPickerViewController()
        picker.selectedColor = style == .dark ? .black : .white
        present(picker)
        let track = try #require(find(OpacityTrackView.self, in: picker.view))
        track.semanticContentAttribute = direction
        track.setNeedsDisplay()
        stage.host.turn()
        let frame: CGRect = track.convert(track.bounds, to: nil)
        // A row of pixels in the upper part of the track, which the thumb of 28 points covers at one end.
        let row: [UInt32] = stage.pixels(row: Int(frame.minY) + 2)
        let transparent: Int = Int(direction == .forceLeftToRight ? frame.minX + 40 : frame.maxX - 80) * 2
        expect(Set(row[transparent..<transparent + 32]).count, isGreaterThan: 1)
        let opaque: Int = Int(direction == .forceLeftToRight ? frame.maxX - 60 : frame.minX + 60) * 2
        let (light, dark) = (row[transparent] & 0xFF, row[opaque] & 0xFF)
        expect(style == .dark ? dark < light : dark >= light)
    }

    @Test(arguments: [UIContentSizeCategory.large, .accessibilityExtraLarge])
    func `the parts of a color picker do not overlap, and scroll if they do not fit`(
        _ size: UIContentSizeCategory
    ) throws {
        stage.window.traitOverrides.preferredContentSizeCategory = size
        let picker = UIColorPickerViewController()
        root.addChild(picker)
        root.view.addSubview(picker.view)
        picker.view.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        let kinds = try #require(find(UISegmentedControl.self, in: picker.view))
        let scroll = try #require(kinds.superview as? UIScrollView)
        let grid = try #require(find(ColorGridView.self, in: scroll))
        let sliders = try #require(find(ColorSlidersView.self, in: scroll))
        kinds.selectedSegmentIndex = 2
        kinds.sendActions(for: .valueChanged)
        stage.host.turn()
        let labels: [UILabel] = (sliders.subviews + scroll.subviews).compactMap { $0 as? UILabel }
        expect(labels.count, equals: 8)
        for label in labels { expect(label.bounds.height >= label.sizeThatFits(.zero).height.rounded()) }
        let rows: [CGRect] = (sliders.subviews + scroll.subviews)
            .filter { ($0 is UILabel || $0 is UIControl) && !$0.isHidden }.map { $0.convert($0.bounds, to: scroll) }
        for (index, row) in rows.enumerated() {
            for other in rows[(index + 1)...] { expect(!row.intersects(other)) }
        }
        expect(scroll.contentSize.height, isGreaterThan: scroll.bounds.height)
        expect(grid.isHidden)
    }

    @Test func `a tap in the grid selects its color`() throws {
        let picker = UIColorPickerViewController()
        picker.delegate = delegate
        present(picker)
        let grid = try #require(find(ColorGridView.self, in: picker.view))
        tap(grid, 0.99, 0.05)
        tap(grid, 0.01, 0.05)
        expect(delegate.log, equals: ["[0, 0, 0, 255]", "[255, 255, 255, 255] moving", "[255, 255, 255, 255]"])
        expect(picker.selectedColor.isSimilar(to: .white))
        let close = try #require(find(UIButton.self, in: picker.view))
        tap(close, 0.5, 0.5)
        stage.advance(by: 0.5)
        expect(delegate.log.last == "finish" && root.presentedViewController == nil)
    }

    private func findAll<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { findAll(type, in: $0) }
    }

    @Test func `a step of a slider is a whole selection`() throws {
        let picker = UIColorPickerViewController()
        picker.delegate = delegate
        present(picker)
        let sliders: [UISlider] = findAll(UISlider.self, in: picker.view)
        expect(sliders.map(\.accessibilityLabel), equals: ["Red", "Green", "Blue", "Opacity"])
        sliders[1].accessibilityIncrement()
        sliders[3].accessibilityDecrement()
        expect(delegate.log, equals: ["[0, 13, 0, 255]", "[0, 13, 0, 242]"])
    }

    @Test func `a drag of a slider ends once`() throws {
        let picker = UIColorPickerViewController()
        picker.delegate = delegate
        present(picker)
        let slider = try #require(findAll(UISlider.self, in: picker.view).last)
        let end: CGPoint = slider.convert(CGPoint(x: slider.bounds.maxX - 14, y: slider.bounds.midY), to: nil)
        stage.swipe(from: end, to: CGPoint(x: end.x - 60, y: end.y), duration: 0.1)
        expect(delegate.log.filter { !$0.hasSuffix("moving") }.count, equals: 1)
        expect(delegate.log.count > 2 && delegate.log.last?.hasSuffix("moving") == false)
    }

    @Test(arguments: [0, 1])
    func `a canceled touch ends the selection`(_ kind: Int) throws {
        let picker = UIColorPickerViewController()
        picker.delegate = delegate
        present(picker)
        let kinds = try #require(find(UISegmentedControl.self, in: picker.view))
        kinds.selectedSegmentIndex = kind
        kinds.sendActions(for: .valueChanged)
        stage.host.turn()
        let views: [UIView] = [
            try #require(find(ColorGridView.self, in: picker.view)),
            try #require(find(ColorSpectrumView.self, in: picker.view)),
        ]
        let view = views[kind]
        let point: CGPoint = view.convert(CGPoint(x: view.bounds.maxX - 8, y: view.bounds.midY), to: nil)
        stage.touch(.began, point.x, point.y)
        stage.advance(by: 0.5)
        stage.touch(.cancelled, point.x, point.y)
        expect(delegate.log.count, equals: 2)
        expect(delegate.log.first, equals: delegate.log.last.map { $0 + " moving" })
    }

    @Test func `colors of the palette differ, and shade from dark to light`() {
        var seen: Set<String> = []
        var isAscending = true
        for column in 0..<ColorPalette.columns {
            for row in 1..<ColorPalette.rows {
                let (color, next) = (
                    ColorPalette.color(column: column, row: row),
                    ColorPalette.color(column: column, row: min(row + 1, ColorPalette.rows - 1))
                )
                seen.insert("\(color)")
                if next.red + next.green + next.blue < color.red + color.green + color.blue { isAscending = false }
            }
        }
        expect(seen.count == ColorPalette.columns * (ColorPalette.rows - 1) && isAscending)
        expect(ColorPalette.color(hue: 0, lightness: 0.5), equals: .init(red: 1, green: 0, blue: 0))
    }

    @Test func `a color well opens a color picker and follows it`() throws {
        let well = UIColorWell(frame: CGRect(x: 100, y: 300, width: 0, height: 0))
        expect(well.bounds.size, equals: CGSize(width: 28, height: 28))
        var sent = 0
        well.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
        root.view.addSubview(well)
        stage.host.turn()
        tap(well, 0.5, 0.5)
        let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
        let grid = try #require(find(ColorGridView.self, in: picker.view))
        tap(grid, 0.99, 0.05)
        expect(well.selectedColor?.isSimilar(to: .black) == true && sent == 1)
    }

    @Test func `a font picker lists families and reports the selection`() {
        let picker = UIFontPickerViewController()
        picker.delegate = delegate
        present(picker)
        expect(picker.tableView(UITableView(), numberOfRowsInSection: 0), equals: UIFont.familyNames.count)
        picker.tableView(UITableView(), didSelectRowAt: IndexPath(row: 0, section: 0))
        stage.advance(by: 1)
        expect(delegate.log == ["font true"] && root.presentedViewController == nil)
        let other = UIFontPickerViewController()
        other.delegate = delegate
        present(other)
        stage.tap(40, other.view.safeAreaInsets.top + 22)
        stage.advance(by: 1)
        expect(delegate.log, equals: ["font true", "cancel"])
    }
}
