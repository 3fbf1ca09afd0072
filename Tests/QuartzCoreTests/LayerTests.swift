import Expectations
import CAllocationCount
import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite(.offStage) struct LayerTests {
    @Test func `a class defines the default values of its keys`() {
        final class PieLayer: CALayer {
            override class func defaultValue(forKey key: String) -> Any? {
                key == "angle" ? 90.0 : super.defaultValue(forKey: key)
            }
        }
        final class Shake: CABasicAnimation {
            override class func defaultValue(forKey key: String) -> Any? {
                key == "strength" ? 3 : super.defaultValue(forKey: key)
            }
        }
        let layer = PieLayer()
        expect(layer.value(forKey: "angle") as? Double == 90 && layer.value(forKey: "other") == nil)
        layer.setValue(45.0, forKey: "angle")
        expect(layer.value(forKeyPath: "angle") as? Double, equals: 45)
        let shake = Shake()
        expect(shake.value(forKey: "strength") as? Int == 3 && CAAnimation.defaultValue(forKey: "strength") == nil)
        shake.setValue(5, forKey: "strength")
        expect(shake.value(forKey: "strength") as? Int, equals: 5)
    }

    @Test func `sublayers keep their order`() {
        let root = CALayer()
        let layers: [CALayer] = (0..<4).map { _ in CALayer() }
        root.addSublayer(layers[1])
        root.insertSublayer(layers[0], at: 0)
        root.insertSublayer(layers[3], above: layers[1])
        root.insertSublayer(layers[2], below: layers[3])
        expect(root.sublayers, equals: layers)
        root.addSublayer(layers[0])
        expect(root.sublayers, equals: [layers[1], layers[2], layers[3], layers[0]])
        root.insertSublayer(layers[0], at: 99)
        expect(root.sublayers?.last, isIdenticalTo: layers[0])
        root.insertSublayer(layers[0], at: 0)
        root.replaceSublayer(layers[1], with: layers[3])
        expect(root.sublayers, equals: [layers[0], layers[3], layers[2]])
        expectNil(layers[1].superlayer)
        root.sublayers = [layers[2], layers[1]]
        expect(root.sublayers, equals: [layers[2], layers[1]])
        expect(layers[0].superlayer == nil && layers[1].superlayer === root)
        root.sublayers = nil
        expectNil(root.sublayers)
    }

    @Test func `deallocating a superlayer detaches its sublayers`() {
        let child = CALayer()
        do {
            let parent = CALayer()
            parent.addSublayer(child)
            expect(child.superlayer, isIdenticalTo: parent)
        }
        expectNil(child.superlayer)
    }

    @Test func `marks propagate once and notify the observer once`() {
        let root = CALayer()
        let middle = CALayer()
        let leaf = CALayer()
        root.addSublayer(middle)
        middle.addSublayer(leaf)
        root.layoutTree()
        root.flags.remove([.needsCommit, .subtreeNeedsCommit])
        middle.flags.remove([.needsCommit, .subtreeNeedsCommit])
        leaf.flags.remove([.needsCommit, .subtreeNeedsCommit])
        var calls = 0
        root.treeObserver = { calls += 1 }
        leaf.setNeedsLayout()
        leaf.setNeedsLayout()
        expect(calls == 1 && root.treeNeedsLayout && leaf.needsLayout() && !middle.needsLayout())
        leaf.name = "no mark"
        expect(calls == 1 && !root.treeNeedsCommit)
        leaf.backgroundColor = .testRed
        middle.opacity = 0.5
        expect(calls == 2 && root.treeNeedsCommit)
    }

    @Test func `adding a marked branch marks its new ancestors`() {
        let root = CALayer()
        let branch = CALayer()
        let leaf = CALayer()
        branch.addSublayer(leaf)
        root.layoutTree()
        leaf.setNeedsLayout()
        root.addSublayer(branch)
        expect(root.treeNeedsLayout)
    }

    final class LayoutRecorder: NSObject, CALayerDelegate {
        var order: [String] = []

        func layoutSublayers(of layer: CALayer) { order.append(layer.name ?? "") }

        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
    }

    @Test func `layout runs from the top and only for marked layers`() {
        let recorder = LayoutRecorder()
        func make(_ name: String, in parent: CALayer?) -> CALayer {
            let layer = CALayer()
            layer.name = name
            layer.delegate = recorder
            parent?.addSublayer(layer)
            return layer
        }
        let root: CALayer = make("root", in: nil)
        let left: CALayer = make("left", in: root)
        let leaf: CALayer = make("leaf", in: left)
        let right: CALayer = make("right", in: root)
        root.layoutTree()
        recorder.order = []
        leaf.setNeedsLayout()
        right.bounds.size.width = 10
        root.layoutTree()
        expect(recorder.order, equals: ["root", "leaf", "right"])
        recorder.order = []
        right.bounds.origin.x = 5
        right.position.x = 5
        root.layoutTree()
        expect(recorder.order, equals: ["right"])
        recorder.order = []
        root.setNeedsLayout()
        leaf.setNeedsLayout()
        root.layoutIfNeeded()
        expect(recorder.order, equals: ["root", "leaf"])
        expect(!root.treeNeedsLayout)
        recorder.order = []
        left.setNeedsLayout()
        leaf.setNeedsLayout()
        right.setNeedsLayout()
        leaf.layoutIfNeeded()
        expect(recorder.order, equals: ["left", "leaf"])
    }

    @Test func `layers of a dynamic class are created by their own initializer`() {
        final class Special: CALayer {
            var note = "created"
            override init() {
                super.init()
                note += " by init"
                cornerRadius = 4
            }
            override init(layer: Any) {
                super.init(layer: layer)
                note = "copied"
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let type: CALayer.Type = Special.self
        let created: CALayer = type.makeLayer()
        expect((created as? Special)?.note, equals: "created by init")
        let root = CALayer()
        root.addSublayer(created)
        let copy: CALayer? = created.presentation()
        expect((copy as? Special)?.note, equals: "copied")
        expect(copy?.cornerRadius, equals: 4)
        expectNil(CALayer.makeLayer().sublayers)
        expect(CAShapeLayer.makeLayer() is CAShapeLayer)
    }

    @Test func `values by key path are numbers and values of Foundation`() {
        let layer = CALayer()
        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        let rotation: Any? = layer.value(forKeyPath: "transform.rotation.z")
        expect(abs(((rotation as? NSNumber)?.floatValue ?? 0) - .pi / 2), isLessThan: 1e-6)
        expect(abs((rotation as? Double ?? 0) - .pi / 2), isLessThan: 1e-9)
        expect(layer.value(forKeyPath: "opacity") as? Float, equals: 1)
        expect(layer.value(forKeyPath: "opacity") as? NSNumber, equals: 1)
        layer.position = CGPoint(x: 3, y: 4)
        expect((layer.value(forKeyPath: "position") as? NSValue)?.pointValue, equals: CGPoint(x: 3, y: 4))
        expect((layer.value(forKeyPath: "bounds") as? NSValue)?.rectValue, equals: .zero)
        expect((layer.value(forKeyPath: "bounds.size") as? NSValue)?.sizeValue, equals: .zero)
        expect((layer.value(forKeyPath: "transform") as? NSValue)?.caTransform3DValue.m12 ?? 0, isGreaterThan: 0.5)
        expect(layer.value(forKeyPath: "hidden") as? Bool, equals: false)
        expect((CGFloat(5) as Any) as? NSNumber, equals: 5)
        expectNil((NSValue(size: .zero) as Any) as? CGPoint)
    }

    @Test func `values are found by key path`() {
        let layer = CALayer()
        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        expect(abs(layer.affineTransform().b - 1), isLessThan: 1e-12)
        layer.setValue(3, forKeyPath: "transform.scale.x")
        expect(abs((layer.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0) - .pi / 2), isLessThan: 1e-9)
        layer.setValue(CGPoint(x: 3, y: 4), forKey: "position")
        expect(layer.position, equals: CGPoint(x: 3, y: 4))
        expect(layer.value(forKeyPath: "position") as? CGPoint, equals: CGPoint(x: 3, y: 4))
        layer.setValue("mine", forKey: "tag")
        expect(layer.value(forKey: "tag") as? String, equals: "mine")
        layer.backgroundColor = .testRed
        layer.setValue(nil, forKey: "backgroundColor")
        expectNil(layer.backgroundColor)
        let value = NSValue(caTransform3D: CATransform3DMakeTranslation(1, 2, 3))
        layer.setValue(value, forKey: "transform")
        expect(layer.transform.m43, equals: 3)
        expect(value.caTransform3DValue.m42, equals: 2)
    }

    @Test func `a key with dots is not a key path`() {
        let layer = CALayer()
        expectNil(layer.value(forKey: "transform.scale.x"))
        layer.setValue(3, forKey: "transform.scale.x")
        expect(layer.value(forKey: "transform.scale.x") as? Int, equals: 3)
        expect(layer.value(forKeyPath: "transform.scale.x") as? CGFloat, equals: 1)
        layer.setValue(2, forKeyPath: "transform.scale.x")
        expect(layer.transform.m11, equals: 2)
        expect(layer.value(forKey: "transform.scale.x") as? Int, equals: 3)
    }

    @Test func `declared properties have keys`() {
        let layer = CALayer()
        let sublayer = CALayer()
        layer.addSublayer(sublayer)
        layer.setValue(NSValue(rect: NSRect(x: 1, y: 2, width: 4, height: 8)), forKey: "frame")
        expect(layer.frame, equals: CGRect(x: 1, y: 2, width: 4, height: 8))
        expect((layer.value(forKey: "frame") as? NSValue)?.rectValue, equals: layer.frame)
        layer.setValue("a", forKey: "name")
        expect(layer.name == "a" && layer.value(forKey: "name") as? String == "a")
        layer.setValue("center", forKeyPath: "contentsGravity")
        expect(layer.contentsGravity, equals: .center)
        expect(layer.value(forKey: "contentsGravity") as? String, equals: "center")
        layer.setValue(2, forKey: "speed")
        layer.setValue(true, forKey: "opaque")
        expect(layer.speed == 2 && layer.isOpaque && layer.value(forKey: "speed") as? Float == 2)
        expect((layer.value(forKey: "sublayers") as? [CALayer])?.first, isIdenticalTo: sublayer)
        expect(sublayer.value(forKey: "superlayer") as? CALayer, isIdenticalTo: layer)
        let mask = CALayer()
        layer.setValue(mask, forKey: "mask")
        expect(layer.mask, isIdenticalTo: mask)
        layer.setValue(nil, forKey: "mask")
        expect(layer.mask == nil && layer.value(forKey: "mask") == nil)
    }

    @Test func `values of layers and animations are objects and Swift values`() {
        let layer = CALayer()
        layer.setValue(1.5, forKeyPath: "transform.rotation.z")
        layer.cornerRadius = 4
        layer.opacity = 0.3
        layer.bounds.size = CGSize(width: 7, height: 8)
        layer.position = CGPoint(x: 3, y: 4)
        for path in ["cornerRadius", "transform.rotation.z", "bounds.size.width"] {
            let value: Any? = layer.value(forKeyPath: path)
            let number: Double? = (value as? NSNumber)?.doubleValue
            expect(number != nil && value as? Double == number && (value as? CGFloat)?.native == number, "\(path)")
        }
        expect(layer.value(forKey: "cornerRadius") as? Int, equals: 4)
        expect(layer.value(forKey: "opacity") as? Float, equals: 0.3)
        expect((layer.value(forKey: "position") as? NSValue)?.pointValue == layer.position)
        expect((layer.value(forKey: "bounds") as? NSValue)?.rectValue == layer.bounds)
        expect((layer.value(forKeyPath: "bounds.size") as? NSValue)?.sizeValue == layer.bounds.size)
        expect((layer.value(forKey: "transform") as? NSValue)?.caTransform3DValue.m11 == layer.transform.m11)
        expect((layer.value(forKey: "transform") as? CATransform3D)?.m11 == layer.transform.m11)
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = NSNumber(value: 0.5)
        expect(animation.fromValue as? CGFloat == 0.5 && animation.fromValue as? Double == 0.5)
        animation.fromValue = NSValue(point: CGPoint(x: 1, y: 2))
        expect(animation.fromValue as? CGPoint == CGPoint(x: 1, y: 2) && animation.fromValue as? CGSize == nil)
        animation.fromValue = NSValue(caTransform3D: layer.transform)
        expect((animation.fromValue as? CATransform3D)?.m12 == layer.transform.m12)
        expect(animation.fromValue as? CGPoint == nil)
        expect([CGFloat(1), 2] as Any as? [NSNumber], equals: [1, 2])
    }

    @Test func `a shadow path is copied`() {
        let layer = CALayer()
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.shadowPath = path
        path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
        expect(layer.shadowPath?.boundingBoxOfPath, equals: CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.shadowPath = path
        expect(layer.shadowPath?.boundingBoxOfPath, equals: CGRect(x: 0, y: 0, width: 30, height: 10))
    }

    @Test func `setting properties allocates nothing`() {
        guard allocations_are_counted() else { return }
        let layer = CALayer()
        let colors: [CGColor] = [.testRed, .testBlue]
        // Rarely used properties are left out, because their accessor allocates a coroutine frame in debug builds.
        func setProperties(_ step: Int) {
            let value = CGFloat(step)
            layer.bounds = CGRect(x: 0, y: value, width: value, height: value)
            layer.position = CGPoint(x: value, y: value)
            layer.zPosition = value
            layer.opacity = Float(value) / 100
            layer.backgroundColor = colors[step % 2]
            layer.cornerRadius = value
            layer.isHidden = step % 2 == 0
        }
        withoutActions {
            setProperties(0)
            let before: Int = allocation_count()
            for step in 1...100 { setProperties(step) }
            expect(allocation_count(), equals: before)
        }
    }

    @Test func `a tree is described as text`() {
        let root = CALayer()
        root.name = "root"
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 1.5, y: 2, width: 3, height: 4)
        shape.backgroundColor = .testRed
        shape.opacity = 0.5
        root.addSublayer(shape)
        expect(
            root.layerTreeDescription(),
            equals: """
                CALayer "root" (0 0; 100 50)
                  CAShapeLayer (1.5 2; 3 4) opacity=0.5 background=#ff0000ff
                """)
    }
}

@Suite(.offStage) struct TransactionTests {
    @Test func `inner transactions inherit values that they do not set`() {
        expect(CATransaction.animationDuration(), equals: 0.25)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
        CATransaction.setDisableActions(false)
        CATransaction.setValue("here", forKey: "place")
        CATransaction.setValue(3.0, forKey: kCATransactionAnimationDuration)
        expect(CATransaction.value(forKey: "place") as? String, equals: "here")
        expect(CATransaction.animationDuration() == 3 && !CATransaction.disableActions())
        CATransaction.commit()
        expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
        expectNil(CATransaction.value(forKey: "place"))
        CATransaction.commit()
        expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    }

    @Test func `values of transactions may have any numeric type`() {
        let table: [(duration: Any?, flag: Any?)] = [
            (2, 1), (CGFloat(2), true), (Float(2), 1.0), (NSNumber(value: 2), NSNumber(value: true)),
        ]
        for (duration, flag) in table {
            CATransaction.begin()
            CATransaction.setValue(duration, forKey: kCATransactionAnimationDuration)
            CATransaction.setValue(flag, forKey: kCATransactionDisableActions)
            expect(CATransaction.animationDuration(), equals: 2)
            expect(CATransaction.disableActions())
            CATransaction.setValue(0, forKey: kCATransactionDisableActions)
            expect(!CATransaction.disableActions())
            CATransaction.setValue(nil, forKey: kCATransactionAnimationDuration)
            expect(CATransaction.animationDuration(), equals: 0.25)
            CATransaction.commit()
        }
    }

    @Test func `completion blocks without animations are called at the end`() {
        var calls: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("first") }
        CATransaction.setCompletionBlock { calls.append("second") }
        expect(calls, equals: ["first"])
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("inner") }
        CATransaction.commit()
        expect(calls, equals: ["first", "inner"])
        CATransaction.commit()
        expect(calls, equals: ["first", "inner", "second"])
    }

    @Test func `a flush ends the implicit transaction`() {
        CATransaction.setAnimationDuration(9)
        expect(CATransaction.animationDuration(), equals: 9)
        CATransaction.flush()
        expect(CATransaction.animationDuration(), equals: 0.25)
    }
}
