import Foundation
import PlatformHost
import QuartzCore
import UIKitCore

/// What a frame costs in which many small layers move.
@MainActor
enum LayerCost {
    private static let frames = 120

    /// 1,000 layers of 20×20 points, moved by a whole point each frame.
    static func moving() throws -> Double {
        try measure(count: 1_000) { layers, index in
            let step: CGFloat = index / 60 % 2 == 0 ? 1 : -1
            for layer in layers { layer.position.x += step }
        }
    }

    /// 100 layers of 20×20 points, turned a little each frame.
    static func turning() throws -> Double {
        try measure(count: 100) { layers, index in
            let turn = CATransform3DMakeRotation(CGFloat(index) * 0.05, 0, 0, 1)
            for layer in layers { layer.transform = turn }
        }
    }

    private static func measure(count: Int, _ move: ([CALayer], Int) -> Void) throws -> Double {
        let theatre = try Theatre()
        let layers: [CALayer] = (0..<count).map { index in
            let layer = CALayer()
            let column = CGFloat(index % 15)
            let row = CGFloat(index / 15 % 40)
            layer.frame = CGRect(x: 5 + column * 21, y: 5 + row * 20, width: 20, height: 20)
            let hue = CGFloat(index) / CGFloat(count)
            layer.backgroundColor = UIColor(hue: hue, saturation: 0.8, brightness: 0.9, alpha: 1).cgColor
            theatre.root.layer.addSublayer(layer)
            return layer
        }
        for _ in 0..<5 { _ = theatre.frame() }
        let times: [Double] = (0..<frames).map { index in
            theatre.frame([]) {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                move(layers, index)
                CATransaction.commit()
            }
        }
        return times.quantile(0.5)
    }

    /// How many of 100 frames are drawn on a screen on which nothing changed.
    static func idleFrames() throws -> Double {
        let theatre = try Theatre()
        for _ in 0..<5 { _ = theatre.frame() }
        let before: Int = theatre.presentationCount
        for _ in 0..<100 { _ = theatre.frame() }
        return Double(theatre.presentationCount - before)
    }
}
