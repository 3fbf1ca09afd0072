import Expectations
import TestStage
import Testing

@testable import UIKitCore

@MainActor @Suite(.onStage) struct TintTests {
    private final class TintRecorder: UIView {
        var tints: [UIColor] = []

        override func tintColorDidChange() {
            super.tintColorDidChange()
            tints.append(tintColor)
        }
    }

    private let stage = Stage()

    @Test func `a view and its subviews are notified when they move to a different tint color`() {
        let parent = UIView()
        let child = TintRecorder()
        parent.addSubview(child)
        stage.root.addSubview(parent)
        expect(child.tints.isEmpty)
        let red = UIView()
        red.tintColor = .red
        stage.root.addSubview(red)
        red.addSubview(parent)
        expect(child.tints, equals: [.red])
        stage.root.addSubview(parent)
        expect(child.tints, equals: [.red, .systemBlue])
        parent.tintColor = .green
        red.addSubview(parent)
        expect(child.tints, equals: [.red, .systemBlue, .green])
    }

    @Test func `a view with its own tint color is notified when its superview is dimmed`() {
        let parent = UIView()
        let own = TintRecorder()
        own.tintColor = .red
        let bright = TintRecorder()
        bright.tintAdjustmentMode = .normal
        for view in [own, bright] { parent.addSubview(view) }
        stage.root.addSubview(parent)
        (own.tints, bright.tints) = ([], [])
        parent.tintAdjustmentMode = .dimmed
        expect(own.tints, equals: [.systemGray])
        parent.tintColor = .green
        expect(own.tints == [.systemGray] && bright.tints == [.green])
        stage.root.addSubview(own)
        expect(own.tints, equals: [.systemGray, .red])
        parent.addSubview(own)
        expect(own.tints, equals: [.systemGray, .red, .systemGray])
    }

    @Test func `a button that is added to a tinted bar has its tint color`() throws {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.tintColor = .red
        stage.window.rootViewController = navigation
        navigation.pushViewController(controller, animated: false)
        stage.advance(by: 1)
        let item = UIBarButtonItem(title: "Stop", style: .plain, target: nil, action: nil)
        controller.navigationItem.rightBarButtonItem = item
        stage.advance(by: 0.1)
        let button = try #require(item.displayedView)
        let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
        expect(label.textColor, equals: .red)
    }
}
