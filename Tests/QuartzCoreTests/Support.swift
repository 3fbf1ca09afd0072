import CoreGraphics
import Foundation
import TestSupport

@testable import QuartzCore

extension SplitMix64 {
    /// Returns true with a probability of `percent`.
    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

    mutating func unit() -> CGFloat { CGFloat.random(in: 0...1, using: &self) }
}

/// A compositor with the memory that it draws to.
final class Screen {
    let root = CALayer()
    let compositor: LayerCompositor
    let width: Int
    let height: Int
    private(set) var pixels: [UInt32]

    init(width: Int, height: Int, scale: CGFloat = 1) {
        self.width = width
        self.height = height
        root.frame = CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        root.contentsScale = scale
        compositor = LayerCompositor(
            root: root, scale: scale, pixelSize: CGSize(width: CGFloat(width), height: CGFloat(height)))
        pixels = Array(repeating: 0xDEAD_BEEF, count: width * height)
    }

    /// Commits the tree and redraws the damage.
    @discardableResult
    func refresh() -> DamageRegion {
        CATransaction.flush()
        let update: FrameUpdate = compositor.commit(time: CACurrentMediaTime())
        draw(update)
        return update.changedRegion
    }

    func draw(_ update: FrameUpdate) {
        pixels.withUnsafeMutableBytes { bytes in
            compositor.composite(update, into: bytes.baseAddress!, bytesPerRow: width * 4)
        }
    }

    /// Returns the pixels that result from redrawing everything.
    func redrawn() -> [UInt32] {
        var fresh: [UInt32] = Array(repeating: 0xDEAD_BEEF, count: width * height)
        fresh.withUnsafeMutableBytes { bytes in
            compositor.composite(compositor.fullUpdate, into: bytes.baseAddress!, bytesPerRow: width * 4)
        }
        return fresh
    }

    /// Returns the alpha, red, green and blue of a pixel, from the highest to the lowest byte.
    func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[y * width + x] }
}

/// A delegate that draws one color and counts its calls.
final class PaintingDelegate: NSObject, CALayerDelegate {
    var color: CGColor
    private(set) var drawCount = 0
    private(set) var clips: [CGRect] = []
    /// The drawn part of the layer; nil for the bounds.
    var part: CGRect?

    init(_ color: CGColor) {
        self.color = color
    }

    func draw(_ layer: CALayer, in ctx: CGContext) {
        drawCount += 1
        clips.append(ctx.boundingBoxOfClipPath)
        ctx.setFillColor(color)
        ctx.fill(part ?? layer.bounds)
    }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}

extension CGColor {
    static let testRed = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let testGreen = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let testBlue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let testWhite = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
}

/// Runs `body` without actions, so that no animation starts.
func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
}
