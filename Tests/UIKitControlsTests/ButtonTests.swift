import Foundation
import TestStage
import Testing

@testable import UIKitCore

@MainActor @Suite(.onStage) struct ButtonTests {
    private func show(_ button: UIButton, on stage: Stage) {
        button.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
        stage.root.addSubview(button)
        stage.host.turn()
    }

    @Test func `a subclass is made of any kind, by its own initialiser`() {
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
        #expect(button.isMarked && button.buttonType == .system && button.currentTitle == "Go")
        #expect(Marked(type: .close).currentImage != nil && Marked(frame: .zero).buttonType == .custom)
    }

    @Test func `titles follow the state, and a state without one shows the normal one`() {
        let button = UIButton(type: .system)
        button.setTitle("Add", for: .normal)
        button.setTitle("Adding…", for: .disabled)
        #expect(button.currentTitle == "Add")
        button.isHighlighted = true
        #expect(button.currentTitle == "Add")
        button.isEnabled = false
        #expect(button.currentTitle == "Adding…")
        #expect(button.title(for: .selected) == "Add")
    }

    @Test func `colours and images follow the state`() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        let button = UIButton(type: .custom)
        #expect(button.currentTitleColor == .white)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.blue, for: .selected)
        button.setImage(picture, for: .selected)
        #expect(button.currentTitleColor == .red && button.currentImage == nil)
        button.isSelected = true
        #expect(button.currentTitleColor == .blue && button.currentImage === picture)
    }

    @Test func `a press sends what a person does, in order`() {
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
        #expect(events == ["down", "inside", "primary"])
        events = []
        stage.swipe(from: CGPoint(x: 100, y: 40), to: CGPoint(x: 100, y: 300), duration: 0.2)
        #expect(events == ["down", "exit", "outside"])
    }

    @Test func `a finger that strays and comes back still presses`() {
        let stage = Stage()
        let button = UIButton(type: .system)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        show(button, on: stage)
        stage.touch(.began, 100, 40)
        stage.touch(.moved, 100, 300)
        #expect(!button.isHighlighted)
        stage.touch(.moved, 100, 60)
        #expect(button.isHighlighted)
        stage.touch(.ended, 100, 60)
        #expect(presses == 1)
    }

    @Test func `titles of a configuration follow the person's text size, others where they are told to`() throws {
        let stage = Stage()
        let configured = UIButton(configuration: .filled())
        configured.setTitle("Show", for: .normal)
        let plain = UIButton(type: .system)
        plain.setTitle("Show", for: .normal)
        let told = UIButton(type: .system)
        told.setTitle("Show", for: .normal)
        told.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
        told.titleLabel?.adjustsFontForContentSizeCategory = true
        let column = UIStackView(arrangedSubviews: [configured, plain, told])
        column.axis = .vertical
        column.alignment = .leading
        column.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(column)
        stage.host.turn()
        let usual: [CGSize] = [configured, plain, told].map(\.bounds.size)
        #expect(configured.titleLabel?.font.pointSize == 17)
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        stage.host.turn()
        #expect(configured.bounds.width > usual[0].width + 20 && configured.bounds.height > usual[0].height + 10)
        #expect(plain.bounds.size == usual[1])
        #expect(told.bounds.width > usual[2].width + 20 && told.bounds.height > usual[2].height + 10)
        stage.window.traitOverrides.preferredContentSizeCategory = .large
        stage.host.turn()
        #expect([configured, plain, told].map(\.bounds.size) == usual)
    }

    @Test func `a configuration says how it looks, and its state changes it`() throws {
        let stage = Stage()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        configuration.subtitle = "now"
        let button = UIButton(configuration: configuration)
        show(button, on: stage)
        #expect(button.currentTitle == "Go")
        #expect(button.titleLabel?.textColor == .white)
        button.isEnabled = false
        stage.host.turn()
        #expect(button.titleLabel?.textColor == .tertiaryLabel)
    }

    @Test func `an update handler may change the configuration by state`() {
        let stage = Stage()
        let button = UIButton(configuration: .tinted())
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isEnabled ? "Send" : "Sending"
            button.configuration?.showsActivityIndicator = !button.isEnabled
        }
        show(button, on: stage)
        #expect(button.currentTitle == "Send")
        button.isEnabled = false
        stage.host.turn()
        #expect(button.currentTitle == "Sending")
        #expect(button.activityView?.isAnimating == true)
    }

    @Test func `it is as large as what it shows, with the space around it`() {
        let plain = UIButton(type: .system)
        plain.setTitle("Title", for: .normal)
        let filled = UIButton(configuration: .filled())
        filled.configuration?.title = "Title"
        let small: CGSize = plain.intrinsicContentSize
        let large: CGSize = filled.intrinsicContentSize
        #expect(large.width > small.width + 20 && large.height > small.height)
        filled.configuration?.contentInsets.leading += 10
        #expect(filled.intrinsicContentSize.width == large.width + 10)
    }

    @Test func `an action gives title, image and what is done`() {
        var count = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Count") { _ in count += 1 })
        #expect(button.currentTitle == "Count")
        button.sendActions(for: .primaryActionTriggered)
        #expect(count == 1)
    }

    @Test func `an action added twice is carried out once`() {
        var count = 0
        let action = UIAction { _ in count += 1 }
        let button = UIButton()
        button.addAction(action, for: .touchUpInside)
        button.addAction(action, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(count == 1)
        button.removeAction(action, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(count == 1)
    }

    @Test func `a target that is gone is sent nothing`() {
        final class Target: NSObject {
            var count = 0
            func pressed() { count += 1 }
        }
        let button = UIButton()
        var target: Target? = Target()
        button.addTarget(target, action: Selector("pressed", Target.pressed), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(target?.count == 1)
        weak let remembered = target
        target = nil
        #expect(remembered == nil)
        button.sendActions(for: .touchUpInside)
    }
}
