import Expectations
import Foundation
import TestStage
import Testing
import UIKitStackViews

@testable import UIKitCore

@MainActor @Suite(.onStage) struct ButtonTests {
    private func show(_ button: UIButton, on stage: Stage) {
        button.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
        stage.root.addSubview(button)
        stage.host.turn()
    }

    @Test func `space that is reserved for the image centers it and moves the title`() {
        var configuration: UIButton.Configuration = .plain()
        configuration.title = "Title"
        configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 8)).image { _ in }
        configuration.imagePadding = 4
        let button = UIButton(configuration: configuration)
        let stage = Stage()
        func size(reserving space: CGFloat, at edge: NSDirectionalRectEdge) -> CGSize {
            button.configuration?.imageReservation = space
            button.configuration?.imagePlacement = edge
            stage.root.addSubview(button)
            stage.host.turn()
            button.bounds.size = button.intrinsicContentSize
            stage.host.turn()
            return button.bounds.size
        }
        let plain: CGSize = size(reserving: 0, at: .leading)
        expect(size(reserving: 6, at: .leading), equals: plain, "The image is wider than the reserved space.")
        expect(size(reserving: 40, at: .leading).width, equals: plain.width + 30)
        let middle: CGFloat = button.imageView?.frame.midX ?? 0
        expect(abs(middle - 32), isLessThan: 0.5)
        let stacked: CGSize = size(reserving: 0, at: .top)
        expect(size(reserving: 28, at: .top).height, equals: stacked.height + 20)
    }

    @Test func `the title label and the image view show the current state before the first layout`() {
        let button = UIButton(type: .system)
        button.setTitle("A", for: .normal)
        button.setTitle("S", for: .selected)
        expect(button.titleLabel?.text, equals: "A")
        button.isSelected = true
        expect(button.titleLabel?.text, equals: "S")
        expect(button.titleLabel?.intrinsicContentSize.width ?? 0, isGreaterThan: 5)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 8)).image { _ in }
        button.setImage(image, for: .normal)
        expect(button.imageView?.image, equals: image)
    }

    @Test func `an attributed title leaves the font of a button unchanged`() {
        let button = UIButton(type: .system)
        button.titleLabel?.font = .systemFont(ofSize: 20)
        button.setTitle("A", for: .normal)
        button.setAttributedTitle(
            NSAttributedString(string: "S", attributes: [.font: UIFont.systemFont(ofSize: 50)]), for: .selected)
        button.isSelected = true
        expect(button.titleLabel?.attributedText?.string, equals: "S")
        button.isSelected = false
        expect(button.titleLabel?.text == "A" && button.titleLabel?.font.pointSize == 20)
    }

    @Test func `the standard margins of a configuration can be restored`() {
        for (make, margin) in [(UIButton.Configuration.filled, CGFloat(20)), (UIButton.Configuration.borderless, 0)] {
            var configuration: UIButton.Configuration = make()
            configuration.buttonSize = .large
            configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
            configuration.setDefaultContentInsets()
            expect(configuration.contentInsets.leading, equals: margin)
        }
    }

    @Test func `a button made from an image has the type system`() {
        let image = UIImage(systemName: "star") ?? UIImage()
        expect(UIButton.systemButton(with: image, target: nil, action: nil).buttonType, equals: .system)
    }

    @Test func `a subclass is created with every button type by its own initializer`() {
        final class Marked: UIButton {
            var isMarked = false

            override init(frame: CGRect) {
                super.init(frame: frame)
                isMarked = true
            }

            required init?(coder: NSCoder) {
                super.init(coder: coder)
            }
        }
        let button = Marked(type: .system, primaryAction: UIAction(title: "Go") { _ in })
        expect(button.isMarked && button.buttonType == .system && button.currentTitle == "Go")
        expect(Marked(type: .close).currentImage != nil && Marked(frame: .zero).buttonType == .custom)
    }

    @Test func `a close button is a circle of 30 points`() {
        let stage = Stage()
        let button = UIButton(type: .close)
        expect(button.intrinsicContentSize, equals: CGSize(width: 30, height: 30))
        button.sizeToFit()
        stage.root.addSubview(button)
        stage.host.turn()
        let circle: UIView? = button.subviews.first
        expect(circle?.frame == button.bounds && circle?.layer.cornerRadius == 15)
        expect(circle?.backgroundColor, equals: .tertiarySystemFill)
    }

    @Test func `titles follow the state, and a state without a title shows the normal one`() {
        let button = UIButton(type: .system)
        button.setTitle("Add", for: .normal)
        button.setTitle("Adding…", for: .disabled)
        expect(button.currentTitle, equals: "Add")
        button.isHighlighted = true
        expect(button.currentTitle, equals: "Add")
        button.isHighlighted = false
        button.isEnabled = false
        expect(button.currentTitle, equals: "Adding…")
        expect(button.title(for: .selected), equals: "Add")
    }

    @Test func `colors and images follow the state`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        let button = UIButton(type: .custom)
        expect(button.currentTitleColor, equals: .white)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.blue, for: .selected)
        button.setImage(image, for: .selected)
        expect(button.currentTitleColor == .red && button.currentImage == nil)
        button.isSelected = true
        expect(button.currentTitleColor == .blue && button.currentImage === image)
    }

    @Test func `a press sends its events in order`() {
        let stage = Stage()
        let button = UIButton(type: .system)
        var events: [String] = []
        for (name, event): (String, UIControl.Event) in [
            ("down", .touchDown), ("inside", .touchUpInside), ("primary", .primaryActionTriggered),
            ("outside", .touchUpOutside), ("exit", .touchDragExit), ("cancel", .touchCancel),
        ] {
            button.addAction(UIAction { _ in events.append(name) }, for: event)
        }
        show(button, on: stage)
        stage.tap(100, 40)
        expect(events, equals: ["down", "inside", "primary"])
        events = []
        stage.swipe(from: CGPoint(x: 100, y: 40), to: CGPoint(x: 100, y: 300), duration: 0.2)
        expect(events, equals: ["down", "exit", "outside"])
    }

    @Test func `a touch that moves out and back in still presses the button`() {
        let stage = Stage()
        let button = UIButton(type: .system)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        show(button, on: stage)
        stage.touch(.began, 100, 40)
        stage.touch(.moved, 100, 300)
        expect(!button.isHighlighted)
        stage.touch(.moved, 100, 60)
        expect(button.isHighlighted)
        stage.touch(.ended, 100, 60)
        expect(presses, equals: 1)
    }

    @Test func `titles of configurations follow the preferred text size, other titles if they opt in`() throws {
        let stage = Stage()
        let configured = UIButton(configuration: .filled())
        configured.setTitle("Show", for: .normal)
        let plain = UIButton(type: .system)
        plain.setTitle("Show", for: .normal)
        let adjusting = UIButton(type: .system)
        adjusting.setTitle("Show", for: .normal)
        adjusting.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
        adjusting.titleLabel?.adjustsFontForContentSizeCategory = true
        let stackView = UIStackView(arrangedSubviews: [configured, plain, adjusting])
        stackView.axis = .vertical
        stackView.alignment = .leading
        stackView.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(stackView)
        stage.host.turn()
        let usual: [CGSize] = [configured, plain, adjusting].map(\.bounds.size)
        expect(configured.titleLabel?.font.pointSize, equals: 17)
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        stage.host.turn()
        expect(configured.bounds.width > usual[0].width + 20 && configured.bounds.height > usual[0].height + 10)
        expect(plain.bounds.size, equals: usual[1])
        expect(adjusting.bounds.width > usual[2].width + 20 && adjusting.bounds.height > usual[2].height + 10)
        stage.window.traitOverrides.preferredContentSizeCategory = .large
        stage.host.turn()
        expect([configured, plain, adjusting].map(\.bounds.size), equals: usual)
    }

    @Test func `a configuration and the state determine the appearance`() throws {
        let stage = Stage()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        configuration.subtitle = "now"
        let button = UIButton(configuration: configuration)
        show(button, on: stage)
        expect(button.currentTitle, equals: "Go")
        expect(button.titleLabel?.textColor, equals: .white)
        button.isEnabled = false
        stage.host.turn()
        expect(button.titleLabel?.textColor, equals: .tertiaryLabel)
    }

    @Test func `a selected button has a more prominent background unless its configuration forbids it`() {
        let table: [(UIButton.Configuration, selected: UIButton.Configuration)] = [
            (.plain(), .tinted()), (.borderless(), .tinted()), (.gray(), .filled()), (.bordered(), .filled()),
            (.tinted(), .filled()), (.filled(), .filled()),
        ]
        for (configuration, expected) in table {
            let button = UIButton(configuration: configuration)
            let model = UIButton(configuration: expected)
            let usual: UIButton.Configuration = configuration.updated(for: button)
            button.isSelected = true
            let shown: UIButton.Configuration = configuration.updated(for: button)
            let wanted: UIButton.Configuration = expected.updated(for: model)
            expect(shown.background.backgroundColor, equals: wanted.background.backgroundColor)
            expect(shown.baseForegroundColor, equals: wanted.baseForegroundColor)
            var unchanged = configuration
            unchanged.automaticallyUpdateForSelection = false
            expect(unchanged.updated(for: button).background.backgroundColor, equals: usual.background.backgroundColor)
        }
    }

    @Test func `the default insets belong to the kind and the size of the button`() {
        var configuration = UIButton.Configuration.filled()
        configuration.buttonSize = .large
        let insets: NSDirectionalEdgeInsets = configuration.contentInsets
        configuration.contentInsets = .zero
        configuration.setDefaultContentInsets()
        expect(configuration.contentInsets == insets && insets.leading == 20)
        var bare = UIButton.Configuration.borderless()
        bare.contentInsets.top = 9
        bare.setDefaultContentInsets()
        expect(bare.contentInsets, equals: .zero)
    }

    @Test func `the effect of a background has its size and its corners, and can be removed`() throws {
        let stage = Stage()
        var configuration = UIButton.Configuration.plain()
        configuration.background.visualEffect = UIBlurEffect(style: .systemMaterial)
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration)
        show(button, on: stage)
        func effectView() -> UIVisualEffectView? {
            button.subviews.flatMap(\.subviews).compactMap { $0 as? UIVisualEffectView }.first
        }
        let view: UIVisualEffectView = try #require(effectView())
        expect(view.frame, equals: CGRect(x: 0, y: 0, width: 200, height: 44))
        expect(view.layer.cornerRadius == 22 && view.clipsToBounds)
        button.frame.size.height = 60
        stage.host.turn()
        expect(view.frame.height == 60 && view.layer.cornerRadius == 30)
        button.configuration?.background.visualEffect = nil
        stage.host.turn()
        expectNil(effectView())
    }

    @Test func `an update handler can change the configuration for the state`() {
        let stage = Stage()
        let button = UIButton(configuration: .tinted())
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isEnabled ? "Send" : "Sending"
            button.configuration?.showsActivityIndicator = !button.isEnabled
        }
        show(button, on: stage)
        expect(button.currentTitle, equals: "Send")
        button.isEnabled = false
        stage.host.turn()
        expect(button.currentTitle, equals: "Sending")
        expect(button.activityView?.isAnimating, equals: true)
    }

    @Test func `a tap on the activity indicator of a button is a tap on the button`() {
        let stage = Stage()
        let button = UIButton(configuration: .filled())
        button.configuration?.showsActivityIndicator = true
        show(button, on: stage)
        let middle: CGPoint = button.activityView?.center ?? .zero
        expect(button.hitTest(middle, with: nil), isIdenticalTo: button)
    }

    @Test(arguments: [NSDirectionalRectEdge.leading, .trailing])
    func `a button without space for its title does not draw it over its insets`(placement: NSDirectionalRectEdge) {
        let stage = Stage()
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
        configuration.image = UIImage(systemName: "star")
        configuration.imagePadding = 8
        configuration.imagePlacement = placement
        configuration.title = "Title"
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        stage.root.addSubview(button)
        stage.host.turn()
        expect(button.titleLabel?.frame.width, equals: 0)
    }

    @Test func `the natural size includes content and insets`() {
        let plain = UIButton(type: .system)
        plain.setTitle("Title", for: .normal)
        let filled = UIButton(configuration: .filled())
        filled.configuration?.title = "Title"
        let small: CGSize = plain.intrinsicContentSize
        let large: CGSize = filled.intrinsicContentSize
        expect(large.width > small.width + 20 && large.height > small.height)
        filled.configuration?.contentInsets.leading += 10
        expect(filled.intrinsicContentSize.width, equals: large.width + 10)
    }

    // MARK: Layout without a configuration

    private func makeImage(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    }

    @Test func `an empty button has the height of a line with margins`() {
        let custom = UIButton()
        custom.sizeToFit()
        expect(custom.frame.size, equals: CGSize(width: 30, height: 34))
        expect(UIButton(type: .system).intrinsicContentSize, equals: CGSize(width: 30, height: 30))
        custom.setTitle("", for: .normal)
        expect(custom.intrinsicContentSize, equals: CGSize(width: 30, height: 34))
        custom.titleLabel?.font = .systemFont(ofSize: 30)
        custom.setTitle(nil, for: .normal)
        expect(custom.intrinsicContentSize.height, equals: ceil(UIFont.systemFont(ofSize: 30).lineHeight) + 12)
    }

    @Test func `an image has no margins, and a background image can enlarge the button`() {
        let button = UIButton()
        button.setImage(makeImage(80, 80), for: .normal)
        expect(button.intrinsicContentSize, equals: CGSize(width: 80, height: 80))
        button.setBackgroundImage(makeImage(100, 50), for: .normal)
        expect(button.intrinsicContentSize, equals: CGSize(width: 100, height: 80))
        button.setImage(nil, for: .normal)
        expect(button.intrinsicContentSize, equals: CGSize(width: 100, height: 50))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        button.setImage(makeImage(200, 200), for: .normal)
        expect(button.intrinsicContentSize, equals: CGSize(width: 206, height: 204))
    }

    @Test func `the image and the title are aligned separately`() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        button.setTitle("Title", for: .normal)
        button.setImage(makeImage(40, 40), for: .normal)
        func frames(
            _ horizontal: UIControl.ContentHorizontalAlignment, _ vertical: UIControl.ContentVerticalAlignment
        ) throws -> (image: CGRect, title: CGRect) {
            button.contentHorizontalAlignment = horizontal
            button.contentVerticalAlignment = vertical
            button.layoutIfNeeded()
            return (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
        }
        let center = try frames(.center, .center)
        let title: CGSize = center.title.size
        expect(center.image.midY == 50 && abs(center.title.midY - 50) < 0.6)
        expect(abs(center.image.minX - (200 - 40 - title.width) / 2) < 0.6 && center.title.minX == center.image.maxX)
        let topLeft = try frames(.left, .top)
        expect(topLeft.image, equals: CGRect(x: 0, y: 0, width: 40, height: 40))
        expect(topLeft.title.origin, equals: CGPoint(x: 40, y: 0))
        let bottomRight = try frames(.right, .bottom)
        expect(bottomRight.title.maxX == 200 && bottomRight.title.maxY == 100)
        expect(bottomRight.image.maxX == bottomRight.title.minX && bottomRight.image.maxY == 100)
        let fill = try frames(.fill, .fill)
        expect(fill.image, equals: CGRect(x: 0, y: 0, width: 40, height: 100))
        expect(fill.title, equals: CGRect(x: 40, y: 0, width: 160, height: 100))
        button.setTitle(nil, for: .normal)
        try expect(frames(.fill, .fill).image, equals: button.bounds)
    }

    @Test func `insets move the title and reduce its space`() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        button.setTitle("Title", for: .normal)
        button.layoutIfNeeded()
        let plain: CGRect = try #require(button.titleLabel).frame
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
        button.layoutIfNeeded()
        expect(button.titleLabel?.frame.minX, equals: plain.minX + 10)
        button.contentHorizontalAlignment = .left
        button.layoutIfNeeded()
        expect(button.titleLabel?.frame.minX, equals: 20)
        button.titleEdgeInsets.right = 170
        button.layoutIfNeeded()
        expect(button.titleLabel?.frame.width, equals: 10)
    }

    @Test func `a subclass can determine the frames of image and title`() {
        final class Stacked: UIButton {
            override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: contentRect.midX - 10, y: contentRect.minY, width: 20, height: 20)
            }
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: contentRect.minX, y: contentRect.maxY - 20, width: contentRect.width, height: 20)
            }
        }
        let button = Stacked(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        button.setTitle("Title", for: .normal)
        button.setImage(makeImage(40, 40), for: .normal)
        button.layoutIfNeeded()
        expect(button.imageView?.frame, equals: CGRect(x: 40, y: 5, width: 20, height: 20))
        expect(button.titleLabel?.frame, equals: CGRect(x: 10, y: 55, width: 80, height: 20))
    }

    @Test func `a title with several lines wraps at the button's width`() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 150, height: 200))
        button.setTitle("Back to the beginning of the text", for: .normal)
        button.titleLabel?.numberOfLines = 0
        button.layoutIfNeeded()
        let label: UILabel = try #require(button.titleLabel)
        expect(label.frame.width <= 150 && label.frame.height > 1.5 * label.font.lineHeight)
    }

    @Test func `the title of a configuration wraps at the width from constraints`() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "A title that is longer than the place it is in"
        expect(configuration.titleLineBreakMode, equals: .byWordWrapping)
        let button = UIButton(configuration: configuration)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 400))
        button.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            button.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        let line: CGFloat = try #require(button.titleLabel).font.lineHeight
        expect(button.frame.height, isGreaterThan: 2 * line + 14)
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        root.layoutIfNeeded()
        expect(button.frame.height, isLessThan: 2 * line + 14)
    }

    @Test func `the color of a title's shadow follows the state`() {
        let button = UIButton()
        expect(button.titleShadowColor(for: .normal) == nil && button.currentTitleShadowColor == .white)
        button.setTitle("Title", for: .normal)
        button.setTitleShadowColor(.gray, for: .normal)
        button.setTitleShadowColor(.red, for: .highlighted)
        expect(button.titleShadowColor(for: .disabled) == .gray && button.currentTitleShadowColor == .gray)
        button.layoutIfNeeded()
        expect(button.titleLabel?.shadowColor, equals: .gray)
        button.isHighlighted = true
        button.layoutIfNeeded()
        expect(button.currentTitleShadowColor == .red && button.titleLabel?.shadowColor == .red)
    }

    @Test func `a button shows and performs its primary action`() {
        var count = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Count") { _ in count += 1 })
        expect(button.currentTitle, equals: "Count")
        button.sendActions(for: .primaryActionTriggered)
        expect(count, equals: 1)
    }

    @Test func `an action that is added twice is performed once`() {
        var count = 0
        let action = UIAction { _ in count += 1 }
        let button = UIButton()
        button.addAction(action, for: .touchUpInside)
        button.addAction(action, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        expect(count, equals: 1)
        button.removeAction(action, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        expect(count, equals: 1)
    }

    @Test func `a deallocated target receives no actions`() {
        final class Target: NSObject {
            var count = 0
            func pressed() { count += 1 }
        }
        let button = UIButton()
        var target: Target? = Target()
        button.addTarget(target, action: Selector("pressed", Target.pressed), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        expect(target?.count, equals: 1)
        weak let remembered = target
        target = nil
        expectNil(remembered)
        button.sendActions(for: .touchUpInside)
    }

    @Test func `a selected system button has a background in the tint color behind its title`() {
        let stage = Stage()
        stage.root.backgroundColor = .white
        let button = UIButton(type: .system)
        button.tintColor = .red
        button.setTitle("Button", for: .normal)
        show(button, on: stage)
        func colors() -> Set<UInt32> {
            let title: CGRect = button.convert(button.titleLabel?.frame ?? .zero, to: nil)
            let row: [UInt32] = stage.pixels(row: Int(title.minY) + 1)
            return Set(row[Int(title.minX * 2)..<Int(title.maxX * 2)].map { $0 & 0xFFFFFF })
        }
        expect(colors(), equals: [0xFFFFFF])
        button.isSelected = true
        stage.host.turn()
        expect(colors().contains(0xFF0000) && !colors().contains(0xFFFFFF))
        expect(button.titleLabel?.textColor, equals: .systemBackground)
        button.setTitleColor(.green, for: .selected)
        stage.host.turn()
        expect(button.titleLabel?.textColor, equals: .green)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        button.setBackgroundImage(image, for: .selected)
        stage.host.turn()
        expect(colors(), equals: [0xFFFFFF])
        button.setBackgroundImage(nil, for: .selected)
        button.isSelected = false
        stage.host.turn()
        expect(colors(), equals: [0xFFFFFF])
    }

    @Test func `the label of the subtitle has the text of the configuration`() {
        var configuration: UIButton.Configuration = .plain()
        configuration.title = "Title"
        configuration.subtitle = "Subtitle"
        let button = UIButton(configuration: configuration)
        show(button, on: Stage())
        expect(button.subtitleLabel?.text, equals: "Subtitle")
    }

    @Test func `the title of a state takes the place of a configuration's title, with its transformer`() {
        let stage = Stage()
        let button = UIButton(configuration: .filled())
        button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
            var attributes = $0
            attributes.font = UIFont.systemFont(ofSize: 31)
            attributes.foregroundColor = UIColor.red
            return attributes
        }
        button.setTitle("Hi", for: .normal)
        show(button, on: stage)
        expect(button.titleLabel?.text, equals: "Hi")
        let attributes = button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
        expect(attributes?[.font] as? UIFont, equals: .systemFont(ofSize: 31))
        expect(attributes?[.foregroundColor] as? UIColor, equals: .red)
        button.setAttributedTitle(NSAttributedString(string: "You", attributes: [.kern: CGFloat(4)]), for: .normal)
        stage.host.turn()
        expect(button.titleLabel?.text, equals: "You")
        expect(button.titleLabel?.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat, equals: 4)
        button.configuration?.title = "Own"
        stage.host.turn()
        expect(button.titleLabel?.text, equals: "Own")
    }

    @Test func `a combined state without values has those of the normal state`() {
        let button = UIButton(type: .custom)
        button.setTitle("normal", for: .normal)
        button.setTitle("selected", for: .selected)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.green, for: .highlighted)
        button.isSelected = true
        expect(button.currentTitle, equals: "selected")
        button.isHighlighted = true
        expect(button.currentTitle, equals: "normal")
        expect(button.currentTitleColor, equals: .red)
        expect(button.title(for: [.selected, .disabled]), equals: "normal")
        expect(button.title(for: [.selected, .focused]), equals: "selected")
        button.setTitle("both", for: [.selected, .highlighted])
        expect(button.currentTitle, equals: "both")
    }
}
