import Foundation
import TestStage
import Testing

@testable import QuartzCore
@testable import UIKitCore

/// Who is asked for the actions of a view's layer, and when.
@MainActor @Suite(.onStage) struct LayerActionTests {
    private final class ActingView: UIView {
        var asked: [String] = []
        override func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
            asked.append(key)
            return super.action(for: layer, forKey: key)
        }
    }

    private final class ActingLayer: CALayer {
        var asked: [String] = []
        override func action(forKey event: String) -> (any CAAction)? {
            asked.append(event)
            return super.action(forKey: event)
        }
    }

    private final class ViewOfActingLayer: UIView {
        override class var layerClass: AnyClass { ActingLayer.self }
    }

    private final class OtherDelegate: NSObject, CALayerDelegate {
        var asked: [String] = []
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            asked.append(event)
            return NSNull()
        }
    }

    @Test func `a view with actions of its own is asked outside of blocks too`() {
        let view = ActingView()
        view.asked = []
        view.center.x = 5
        #expect(view.asked == ["position"])
    }

    @Test func `a layer with actions of its own is asked outside of blocks too`() throws {
        let view = ViewOfActingLayer()
        let layer: ActingLayer = try #require(view.layer as? ActingLayer)
        layer.asked = []
        view.center.x = 5
        #expect(layer.asked == ["position"])
    }

    @Test func `a plain view acts inside of blocks only`() {
        let view = UIView()
        #expect(view.layer.actsInBlocks && !view.layer.seeksActions)
        UIView.animate(withDuration: 1) {
            #expect(view.layer.seeksActions)
            UIView.performWithoutAnimation { #expect(!view.layer.seeksActions) }
            UIView.animate(withDuration: 1) {}
            #expect(view.layer.seeksActions)
        }
        #expect(!view.layer.seeksActions)
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1) { #expect(!view.layer.seeksActions) }
        UIView.setAnimationsEnabled(true)
        #expect(!view.layer.seeksActions)
    }

    @Test func `another delegate is asked again`() {
        let view = UIView()
        let delegate = OtherDelegate()
        view.layer.delegate = delegate
        view.center.x = 5
        #expect(delegate.asked == ["position"])
    }

    @Test func `a layer that outlives its view looks for actions itself`() {
        var view: UIView? = UIView()
        let layer: CALayer? = view?.layer
        view = nil
        #expect(layer?.actsInBlocks == false)
        #expect(layer?.seeksActions == true)
    }
}
