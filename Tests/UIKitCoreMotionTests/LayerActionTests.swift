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
