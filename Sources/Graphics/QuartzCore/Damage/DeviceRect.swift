import CoreGraphics
import Foundation

/// A rectangle of whole pixels, with the origin at the top left. `x1` and `y1` are exclusive.
package struct DeviceRect: Hashable, Sendable {
    package var x0: Int
    package var y0: Int
    package var x1: Int
    package var y1: Int

    package init(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
        self.x0 = x0
        self.y0 = y0
        self.x1 = x1
        self.y1 = y1
    }

    package static let empty = DeviceRect(0, 0, 0, 0)

    /// Creates the smallest rectangle of whole pixels around `rect`, with a tolerance of a ten-thousandth of a pixel.
    package init(around rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else {
            self = .empty
            return
        }
        let slack = 1e-4
        x0 = DeviceRect.pixel((Double(rect.minX) + slack).rounded(.down))
        y0 = DeviceRect.pixel((Double(rect.minY) + slack).rounded(.down))
        x1 = DeviceRect.pixel((Double(rect.maxX) - slack).rounded(.up))
        y1 = DeviceRect.pixel((Double(rect.maxY) - slack).rounded(.up))
    }

    /// Creates the largest rectangle of whole pixels inside `rect`, with a tolerance of a ten-thousandth of a pixel.
    package init(inside rect: CGRect) {
        let slack = 1e-4
        x0 = DeviceRect.pixel((Double(rect.minX) - slack).rounded(.up))
        y0 = DeviceRect.pixel((Double(rect.minY) - slack).rounded(.up))
        x1 = DeviceRect.pixel((Double(rect.maxX) + slack).rounded(.down))
        y1 = DeviceRect.pixel((Double(rect.maxY) + slack).rounded(.down))
    }

    /// Creates a rectangle with the edges of `rect` rounded to the nearest pixels.
    package init(nearest rect: CGRect) {
        x0 = DeviceRect.pixel((Double(rect.minX) + 1e-4).rounded())
        y0 = DeviceRect.pixel((Double(rect.minY) + 1e-4).rounded())
        x1 = DeviceRect.pixel((Double(rect.maxX) + 1e-4).rounded())
        y1 = DeviceRect.pixel((Double(rect.maxY) + 1e-4).rounded())
    }

    /// Returns a coordinate clamped to ±2²², so that no sum overflows. NaN becomes 0.
    static func pixel(_ value: Double) -> Int {
        guard value == value else { return 0 }
        return Int(min(max(value, -4_194_304), 4_194_304))
    }

    package var width: Int { x1 - x0 }
    package var height: Int { y1 - y0 }
    package var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
    /// The number of pixels.
    package var area: Int { isEmpty ? 0 : width * height }

    package func intersection(_ other: DeviceRect) -> DeviceRect {
        let result = DeviceRect(max(x0, other.x0), max(y0, other.y0), min(x1, other.x1), min(y1, other.y1))
        return result.isEmpty ? DeviceRect(0, 0, 0, 0) : result
    }

    package func intersects(_ other: DeviceRect) -> Bool {
        max(x0, other.x0) < min(x1, other.x1) && max(y0, other.y0) < min(y1, other.y1)
    }

    /// Returns the smallest rectangle that contains both. Empty rectangles are ignored.
    package func union(_ other: DeviceRect) -> DeviceRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return DeviceRect(min(x0, other.x0), min(y0, other.y0), max(x1, other.x1), max(y1, other.y1))
    }

    package func contains(_ other: DeviceRect) -> Bool {
        other.isEmpty || (x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1)
    }

    package func contains(x: Int, y: Int) -> Bool { x >= x0 && x < x1 && y >= y0 && y < y1 }

    package func insetBy(_ distance: Int) -> DeviceRect {
        DeviceRect(x0 + distance, y0 + distance, x1 - distance, y1 - distance)
    }

    package func offsetBy(x: Int, y: Int) -> DeviceRect {
        DeviceRect(x0 + x, y0 + y, x1 + x, y1 + y)
    }

    package var cgRect: CGRect {
        CGRect(x: CGFloat(x0), y: CGFloat(y0), width: CGFloat(width), height: CGFloat(height))
    }

    package var pixelRect: PixelRect { PixelRect(x: x0, y: y0, width: width, height: height) }

    /// Calls `body` with the parts of this rectangle outside `other`, at most four.
    func subtracting(_ other: DeviceRect, _ body: (DeviceRect) -> Void) {
        let common = intersection(other)
        guard !common.isEmpty else { return body(self) }
        if y0 < common.y0 { body(DeviceRect(x0, y0, x1, common.y0)) }
        if x0 < common.x0 { body(DeviceRect(x0, common.y0, common.x0, common.y1)) }
        if common.x1 < x1 { body(DeviceRect(common.x1, common.y0, x1, common.y1)) }
        if common.y1 < y1 { body(DeviceRect(x0, common.y1, x1, y1)) }
    }
}
