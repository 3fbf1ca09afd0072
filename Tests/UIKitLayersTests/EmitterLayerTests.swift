import Expectations
import CoreGraphics
import Foundation
import QuartzCore
import TestStage
import Testing
import UIKitCore

@testable import UIKitLayers

@MainActor @Suite(.onStage) struct EmitterLayerTests {
    private let stage = Stage()
    private let layer = CAEmitterLayer()
    private let cell = CAEmitterCell()

    init() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { _ in
            UIColor.white.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8)).fill()
        }
        cell.contents = image.cgImage
        cell.birthRate = 20
        cell.lifetime = 1
        cell.velocity = 50
        cell.color = UIColor.red.cgColor
        layer.emitterPosition = CGPoint(x: 100, y: 100)
        layer.emitterCells = [cell]
        stage.root.layer.addSublayer(layer)
        stage.host.turn()
    }

    private var positions: [CGPoint] { (layer.sublayers ?? []).map(\.position) }

    @Test func `particles move while the layer is in a window`() {
        stage.advance(by: 0.5)
        expect((8...11).contains(positions.count))
        expect(positions.allSatisfy { $0.y == 100 && $0.x >= 100 && $0.x < 130 })
        stage.advance(by: 3)
        expect((18...21).contains(positions.count))
        layer.removeFromSuperlayer()
        stage.advance(by: 0.2)
        expect(positions.isEmpty)
    }

    @Test func `particles end when no more are created`() {
        stage.advance(by: 1)
        layer.birthRate = 0
        stage.advance(by: 1.5)
        expect(positions.isEmpty)
        layer.birthRate = 1
        stage.advance(by: 1)
        expect(!positions.isEmpty)
    }

    @Test func `particles are created again when the layer returns to a window`() {
        let view = UIView()
        stage.root.addSubview(view)
        view.layer.addSublayer(layer)
        stage.advance(by: 0.5)
        expect(!positions.isEmpty)
        view.removeFromSuperview()
        stage.advance(by: 0.5)
        expect(positions.isEmpty)
        stage.root.addSubview(view)
        stage.advance(by: 0.5)
        expect((8...11).contains(positions.count))
    }

    @Test func `particles follow the time of the layer`() {
        let start: TimeInterval = CACurrentMediaTime()
        layer.beginTime = start + 1
        stage.advance(by: 0.9)
        expect(positions.isEmpty)
        stage.advance(by: 0.6)
        expect((8...11).contains(positions.count))
        // The usual way to pause a layer.
        layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        stage.advance(by: 0.1)
        let paused: [CGPoint] = positions
        stage.advance(by: 0.5)
        expect(!paused.isEmpty && positions == paused)
        let offset: TimeInterval = layer.timeOffset
        (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - offset
        stage.advance(by: 0.1)
        expect((9...13).contains(positions.count))
        expect(positions.map(\.x).max() ?? 0, isGreaterThan: paused.map(\.x).max() ?? 0)
    }

    @Test func `a layer that starts later creates no particles for the time before`() {
        layer.removeFromSuperlayer()
        stage.advance(by: 5)
        stage.root.layer.addSublayer(layer)
        layer.beginTime = CACurrentMediaTime()
        stage.advance(by: 0.25)
        expect((3...6).contains(positions.count))
    }

    @Test func `key paths change the properties of named cells and of the layer`() {
        cell.name = "spark"
        layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
        expect(layer.value(forKeyPath: "emitterCells.spark.birthRate") as? Float == 0 && cell.birthRate == 0)
        stage.advance(by: 1.5)
        expect(positions.isEmpty)
        layer.setValue(20, forKeyPath: "emitterCells.spark.birthRate")
        layer.setValue(CGFloat(0), forKeyPath: "emitterCells.spark.velocity")
        stage.advance(by: 0.5)
        expect((8...11).contains(positions.count) && positions.allSatisfy { $0 == CGPoint(x: 100, y: 100) })
        layer.setValue(0, forKey: "birthRate")
        expect(layer.birthRate == 0 && layer.value(forKey: "birthRate") as? Float == 0)
        stage.advance(by: 1.5)
        expect(positions.isEmpty)
        layer.setValue(UIColor.green.cgColor, forKeyPath: "emitterCells.spark.color")
        expect(cell.color, equals: UIColor.green.cgColor)
        layer.setValue(CGPoint(x: 20, y: 30), forKeyPath: "emitterPosition")
        expect(layer.emitterPosition, equals: CGPoint(x: 20, y: 30))
        layer.setValue(1, forKeyPath: "emitterCells.none.birthRate")
        layer.setValue(2, forKeyPath: "own")
        expect(layer.value(forKeyPath: "own") as? Int, equals: 2)
    }

    @Test func `key paths change all properties that they name`() {
        cell.name = "spark"
        layer.setValue(0, forKeyPath: "emitterCells.spark.enabled")
        expect(!cell.isEnabled)
        layer.setValue(true, forKeyPath: "emitterCells.spark.enabled")
        expect(cell.isEnabled)
        expect(layer.value(forKeyPath: "emitterCells.spark") as? CAEmitterCell, isIdenticalTo: cell)
        expectNil(layer.value(forKeyPath: "emitterCells.none"))
        layer.setValue("circle", forKey: "emitterShape")
        layer.setValue(CAEmitterLayerEmitterMode.outline, forKeyPath: "emitterMode")
        layer.setValue("additive", forKey: "renderMode")
        layer.setValue(7, forKey: "seed")
        expect(layer.emitterShape == .circle && layer.emitterMode == .outline)
        expect(layer.renderMode == .additive && layer.seed == 7)
        expect(layer.value(forKey: "emitterShape") as? CAEmitterLayerEmitterShape, equals: .circle)
        expect(layer.value(forKeyPath: "emitterMode") as? CAEmitterLayerEmitterMode, equals: .outline)
        expect(layer.value(forKey: "renderMode") as? CAEmitterLayerRenderMode, equals: .additive)
        expect(layer.value(forKey: "seed") as? UInt32, equals: 7)
    }

    @Test func `in the additive mode, particles brighten each other`() {
        cell.velocity = 0
        cell.color = UIColor(red: 0.3, green: 0, blue: 0, alpha: 1).cgColor
        stage.root.backgroundColor = .black
        stage.advance(by: 0.5)
        func red() -> UInt32 { stage.pixels(row: 100)[200] >> 16 & 255 }
        let covering: UInt32 = red()
        layer.renderMode = .additive
        stage.host.turn()
        let added: UInt32 = red()
        expect(covering > 60 && covering < 90 && added > 3 * covering / 2)
        stage.advance(by: 0.2)
        expect(red(), isAtLeast: added)
    }

    @Test func `the color multiplies the picture`() {
        stage.advance(by: 0.5)
        let particle: CALayer? = layer.sublayers?.first
        expect(particle?.contents as? CGImage, isNotIdenticalTo: cell.contents as? CGImage)
        let row: [UInt32] = stage.pixels(row: 100)
        expect(row.contains { $0 & 0xFFFFFF == 0xFF0000 })
    }
}
