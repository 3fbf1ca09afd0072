import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

/// Changes to a button after it was shown.
@MainActor @Suite(.onStage) struct ButtonChangeTests {
    private let stage = Stage()

    private func show(_ button: UIButton) {
        button.frame = CGRect(x: 20, y: 20, width: 300, height: 100)
        stage.root.addSubview(button)
        stage.host.turn()
    }

    @Test func `the size of a button follows the font of its title label`() {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        show(button)
        let size: CGSize = button.intrinsicContentSize
        let frame: CGRect = button.titleLabel?.frame ?? .zero
        button.titleLabel?.font = .systemFont(ofSize: 40)
        stage.host.turn()
        expect(size.width, isLessThan: button.intrinsicContentSize.width)
        expect(frame.width, isLessThan: button.titleLabel?.frame.width ?? 0)
        expect(button.titleLabel?.font.pointSize, equals: 40)
    }

    @Test func `a view with constraints follows the font of a button's title label`() {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(button)
        button.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
        button.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
        stage.host.turn()
        let width: CGFloat = button.frame.width
        button.titleLabel?.font = .systemFont(ofSize: 40)
        stage.host.turn()
        expect(width, isLessThan: button.frame.width)
    }

    @Test func `a configuration that is set during a press ends the highlight of the title`() {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        show(button)
        stage.touch(.began, 100, 60)
        expect(button.titleLabel?.alpha ?? 1, isLessThan: 0.5)
        button.configuration = .filled()
        expect(button.titleLabel?.alpha, equals: 1)
        stage.touch(.ended, 100, 60)
        expect(button.titleLabel?.alpha, equals: 1)
    }

    @Test func `removing a configuration removes its arrows and stops its activity indicator`() {
        var configuration: UIButton.Configuration = .plain()
        configuration.title = "Order"
        configuration.showsActivityIndicator = true
        let button = UIButton(configuration: configuration)
        button.menu = UIMenu(children: [UIAction(title: "Name") { _ in }])
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        show(button)
        expect(button.indicatorView?.isHidden == false && button.activityView?.isAnimating == true)
        button.configuration = nil
        stage.host.turn()
        expect(button.indicatorView?.isHidden == true && button.activityView?.isAnimating == false)
    }

    @Test func `a symbol in a configuration scales with the text size unless it has a size in points`() {
        let heights: [[CGFloat]] = [nil, UIImage.SymbolConfiguration(pointSize: 17)].map { symbol in
            var configuration: UIButton.Configuration = .plain()
            configuration.title = "Title"
            configuration.image = UIImage(systemName: "star", withConfiguration: symbol)
            let button = UIButton(configuration: configuration)
            show(button)
            return [UIContentSizeCategory.large, .accessibilityExtraLarge, .large].map { category in
                stage.window.traitOverrides.preferredContentSizeCategory = category
                stage.host.turn()
                return button.imageView?.frame.height ?? 0
            }
        }
        expect(heights[0][1] > heights[0][0] * 1.5 && heights[0][2] == heights[0][0])
        expect(heights[1], equals: Array(repeating: heights[0][0], count: 3))
    }

    @Test func `a symbol keeps the size of its image if the configuration of the button specifies only a weight`() {
        let heights: [CGFloat] = [nil, UIImage.SymbolConfiguration(pointSize: 40)].map { symbol in
            var configuration: UIButton.Configuration = .plain()
            configuration.image = UIImage(systemName: "star", withConfiguration: symbol)
            configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(weight: .bold)
            let button = UIButton(configuration: configuration)
            show(button)
            return button.imageView?.frame.height ?? 0
        }
        expect(heights[0] > 0 && heights[1] > heights[0] * 2)
    }

    @Test func `adjusting the fonts of an attributed title does not change the font of plain titles`() {
        let button = UIButton(type: .custom)
        button.setTitle("A", for: .normal)
        let large = NSAttributedString(string: "B", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        button.setAttributedTitle(large, for: .selected)
        show(button)
        button.isSelected = true
        stage.host.turn()
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        let font: UIFont? = button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        expect(font?.pointSize, equals: 30)
        button.isSelected = false
        stage.host.turn()
        expect(button.titleLabel?.font.pointSize, equals: 18)
    }

    @Test(arguments: [UIControl.State.highlighted, .disabled])
    func `a selected system button prefers the title color of its exact state`(_ other: UIControl.State) {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.setTitleColor(.red, for: [.selected, other])
        stage.root.addSubview(button)
        button.isSelected = true
        button.sizeToFit()
        stage.host.turn()
        expect(button.titleLabel?.textColor, equals: .systemBackground)
        func change(_ isOn: Bool) {
            if other == .highlighted { button.isHighlighted = isOn } else { button.isEnabled = !isOn }
            stage.host.turn()
        }
        change(true)
        expect(button.titleLabel?.textColor == .red && button.currentTitleColor == .red)
        change(false)
        button.setTitleColor(.green, for: .selected)
        stage.host.turn()
        expect(button.titleLabel?.textColor, equals: .green)
        change(true)
        expect(button.titleLabel?.textColor, equals: .red)
    }
}
