import Expectations
import Foundation
import TestStage
import Testing

@testable import QuartzCore
@testable import UIKitCore

/// The objects that provide the actions of a view's layer, inside and outside animation blocks.
@MainActor @Suite(.onStage) struct LayerActionTests {
    private final class ActionView: UIView {
        var requestedKeys: [String] = []
        override func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
            requestedKeys.append(key)
            return super.action(for: layer, forKey: key)
        }
    }

    private final class ActionLayer: CALayer {
        var requestedKeys: [String] = []
        override func action(forKey event: String) -> (any CAAction)? {
            requestedKeys.append(event)
            return super.action(forKey: event)
        }
    }

    private final class ViewWithActionLayer: UIView {
        override class var layerClass: AnyClass { ActionLayer.self }
    }

    private final class OtherDelegate: NSObject, CALayerDelegate {
        var requestedKeys: [String] = []
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            requestedKeys.append(event)
            return NSNull()
        }
    }

    @Test func `a view that overrides actions provides them outside blocks too`() {
        let view = ActionView()
        view.requestedKeys = []
        view.center.x = 5
        expect(view.requestedKeys, equals: ["position"])
    }

    @Test func `a layer that overrides actions provides them outside blocks too`() throws {
        let view = ViewWithActionLayer()
        let layer: ActionLayer = try #require(view.layer as? ActionLayer)
        layer.requestedKeys = []
        view.center.x = 5
        expect(layer.requestedKeys, equals: ["position"])
    }

    /// A view that animates its progress with the duration of the block.
    private final class ProgressView: UIView {
        var usesOwnAnimation = true
        override func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
            guard key == "position" else { return super.action(for: layer, forKey: key) }
            guard let model = super.action(for: layer, forKey: "backgroundColor") as? CABasicAnimation else {
                return NSNull()
            }
            guard usesOwnAnimation else { return NSNull() }
            let own = CABasicAnimation(keyPath: "opacity")
            own.fromValue = 0
            own.duration = model.duration
            return own
        }
    }

    @Test(arguments: [true, false]) func `an action that the view does not run does not hold up the block`(isOwn: Bool)
    {
        let stage = Stage()
        let view = ProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.usesOwnAnimation = isOwn
        stage.root.addSubview(view)
        stage.advance(by: 0.1)
        var ends: [Bool] = []
        UIView.animate(withDuration: 0.3, animations: { view.center.x = 200 }, completion: { ends.append($0) })
        stage.advance(by: 0.5)
        expect(ends, equals: [true])
        expect(stage.window.hitTest(CGPoint(x: 200, y: 50), with: nil), isIdenticalTo: view)
    }

    @Test func `animations of the app stay when a block changes the same property`() {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.addSubview(view)
        stage.advance(by: 0.1)
        let pulse = CABasicAnimation(keyPath: "transform.scale")
        (pulse.fromValue, pulse.toValue, pulse.duration, pulse.repeatCount) = (1, 2, 1, .infinity)
        view.layer.add(pulse, forKey: "transform-pulse")
        UIView.animate(withDuration: 0.3) { view.transform = CGAffineTransform(translationX: 50, y: 0) }
        stage.advance(by: 0.1)
        expect(view.layer.animation(forKey: "transform-pulse") != nil)
        expect(view.layer.animation(forKey: "transform") != nil)
        stage.advance(by: 1)
        expect(view.layer.animationKeys(), equals: ["transform-pulse"])
    }

    @Test func `an animation replaces a spring that never ends`() {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.addSubview(view)
        stage.advance(by: 0.1)
        UIView.animate(springDuration: 0.5, bounce: 1) { view.center.x = 250 }
        stage.advance(by: 0.2)
        UIView.animate(withDuration: 0.3) { view.center.x = 100 }
        stage.advance(by: 0.5)
        expect(view.layer.animationKeys() == nil && view.layer.presentation()?.position.x == 100)
    }

    @Test func `a plain view provides actions only in blocks`() {
        let view = UIView()
        expect(view.layer.hasActionsOnlyInBlocks && !view.layer.mayHaveActions)
        UIView.animate(withDuration: 1) {
            expect(view.layer.mayHaveActions)
            UIView.performWithoutAnimation { expect(!view.layer.mayHaveActions) }
            UIView.animate(withDuration: 1) {}
            expect(view.layer.mayHaveActions)
        }
        expect(!view.layer.mayHaveActions)
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1) { expect(!view.layer.mayHaveActions) }
        UIView.setAnimationsEnabled(true)
        expect(!view.layer.mayHaveActions)
    }

    @Test func `a different layer delegate provides the actions`() {
        let view = UIView()
        let delegate = OtherDelegate()
        view.layer.delegate = delegate
        view.center.x = 5
        expect(delegate.requestedKeys, equals: ["position"])
    }

    @Test func `the first layout of a prepared view starts no animations`() {
        final class GradientView: UIView {
            let gradient = CAGradientLayer()

            override init(frame: CGRect) {
                super.init(frame: frame)
                layer.addSublayer(gradient)
            }

            required init?(coder: NSCoder) {
                super.init(coder: coder)
            }

            override func layoutSubviews() { gradient.frame = bounds }
        }
        let stage = Stage()
        let view = GradientView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.host.turn()
        stage.root.addSubview(view)
        stage.host.turn()
        expect(view.gradient.frame, equals: view.bounds)
        expectNil(view.gradient.animationKeys())
        view.frame.size.width = 200
        stage.host.turn()
        expect(view.gradient.animationKeys(), equals: ["bounds", "position"])
    }

    @Test func `a layer that outlives its view searches for actions itself`() {
        var view: UIView? = UIView()
        let layer: CALayer? = view?.layer
        view = nil
        expect(layer?.hasActionsOnlyInBlocks, equals: false)
        expect(layer?.mayHaveActions, equals: true)
    }
}
