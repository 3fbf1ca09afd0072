import CoreGraphics
import Foundation
@testable import TextLayout

/// A bitmap with a white background on which text is drawn.
final class Canvas {
    let width: Int
    let height: Int
    let scale: CGFloat
    private(set) var pixels: [UInt32]

    init(width: Int, height: Int, scale: CGFloat) {
        self.width = Int(CGFloat(width) * scale)
        self.height = Int(CGFloat(height) * scale)
        self.scale = scale
        pixels = Array(repeating: 0xFFFF_FFFF, count: self.width * self.height)
    }

    func draw(
        _ layout: TextLayout, at origin: CGPoint = .zero, color: CGColor = .black, alpha: CGFloat = 1,
        degrees: CGFloat = 0, parts: TextParts = .all
    ) {
        pixels.withUnsafeMutableBytes { bytes in
            let context = CGContext(
                pixels: bytes.baseAddress!, width: width, height: height, bytesPerRow: width * 4, scale: scale)!
            context.setAlpha(alpha)
            if degrees != 0 { context.rotate(by: degrees * .pi / 180) }
            layout.draw(in: context, at: origin, color: color, parts: parts)
        }
    }

    func draw(_ layout: VerticalLayout, at origin: CGPoint) {
        pixels.withUnsafeMutableBytes { bytes in
            let context = CGContext(
                pixels: bytes.baseAddress!, width: width, height: height, bytesPerRow: width * 4, scale: scale)!
            layout.draw(in: context, at: origin, color: .black)
        }
    }

    /// The smallest rectangle that contains all nonwhite pixels, in points.
    var inkBounds: CGRect {
        var box = CGRect.null
        for y in 0..<height {
            for x in 0..<width where pixels[y * width + x] != 0xFFFF_FFFF {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    }

    /// The average darkness, where 0 is white and 1 is black.
    var darkness: Double {
        let sum = pixels.reduce(0) { $0 + 255 - Int($1 & 0xFF) }
        return Double(sum) / 255 / Double(pixels.count)
    }

    /// Whether some pixel is not gray.
    var isColored: Bool {
        pixels.contains { pixel in
            let parts: [Int] = [Int(pixel & 0xFF), Int((pixel >> 8) & 0xFF), Int((pixel >> 16) & 0xFF)]
            return parts.max()! - parts.min()! > 30
        }
    }

    func color(x: Int, y: Int) -> UInt32 { pixels[y * width + x] & 0xFF_FFFF }
}

enum Paint {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
