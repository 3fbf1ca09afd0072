import Foundation
import PlatformHost
import QuartzCore
import UIKitCore

/// The cost of a frame in which many small layers move.
@MainActor
enum LayerCost {
    private static let frames = 120

    /// Returns the time of a frame that moves 1,000 layers of 20×20 points by one point, in milliseconds.
    static func moving() throws -> Double {
        try measure(count: 1_000) { layers, index in
            let step: CGFloat = index / 60 % 2 == 0 ? 1 : -1
            for layer in layers { layer.position.x += step }
        }
    }

    /// Returns the time of a frame that rotates 100 layers of 20×20 points a little, in milliseconds.
    static func rotating() throws -> Double {
        try measure(count: 100) { layers, index in
            let rotation = CATransform3DMakeRotation(CGFloat(index) * 0.05, 0, 0, 1)
            for layer in layers { layer.transform = rotation }
        }
    }

    private static func measure(count: Int, _ move: ([CALayer], Int) -> Void) throws -> Double {
        let screen = try BenchmarkScreen()
        let layers: [CALayer] = (0..<count).map { index in
            let layer = CALayer()
            let column = CGFloat(index % 15)
            let row = CGFloat(index / 15 % 40)
            layer.frame = CGRect(x: 5 + column * 21, y: 5 + row * 20, width: 20, height: 20)
            let hue = CGFloat(index) / CGFloat(count)
            layer.backgroundColor = UIColor(hue: hue, saturation: 0.8, brightness: 0.9, alpha: 1).cgColor
            screen.root.layer.addSublayer(layer)
            return layer
        }
        for _ in 0..<5 { _ = screen.frame() }
        let times: [Double] = (0..<frames).map { index in
            screen.frame([]) {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                move(layers, index)
                CATransaction.commit()
            }
        }
        return times.quantile(0.5)
    }

    /// Returns how many of 100 frames are drawn if nothing changes.
    static func idleFrames() throws -> Double {
        let screen = try BenchmarkScreen()
        for _ in 0..<5 { _ = screen.frame() }
        let before: Int = screen.presentationCount
        for _ in 0..<100 { _ = screen.frame() }
        return Double(screen.presentationCount - before)
    }
}
