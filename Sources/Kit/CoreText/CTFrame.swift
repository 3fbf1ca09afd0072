import CoreGraphics
import Foundation
import UIKitDrawing

/// Lines of text in an area.
public final class CTFrame: NSObject {
    fileprivate let lines: [CTLine]
    /// The origins of the lines relative to the bottom left of the area.
    fileprivate let origins: [CGPoint]
    fileprivate let range: CFRange
    fileprivate let visibleRange: CFRange
    fileprivate let path: CGPath
    fileprivate let area: CGRect
    fileprivate let attributes: CFDictionary?

    init(_ content: CTFramesetter.Lines, range: NSRange, path: CGPath, area: CGRect, attributes: CFDictionary?) {
        lines = content.lines.map(\.line)
        origins = content.lines.map { CGPoint(x: $0.origin.x, y: area.height - $0.origin.y) }
        self.range = CFRange(location: range.location, length: range.length)
        visibleRange = CFRange(location: content.range.location, length: content.range.length)
        self.path = path
        self.area = area
        self.attributes = attributes
    }

    fileprivate func draw(in context: CGContext) {
        let matrix: CGAffineTransform = context.textMatrix
        let outlines = CGMutablePath()
        for (line, origin) in zip(lines, origins) {
            context.textPosition = CGPoint(x: area.minX + origin.x, y: area.minY + origin.y)
            line.draw(in: context)
            if context.textDrawingMode.clips, let outline = context.placed(line.outline) { outlines.addPath(outline) }
        }
        context.textMatrix = matrix
        if context.textDrawingMode.clips { context.clipToText(outlines.isEmpty ? nil : outlines) }
    }
}

/// Returns the range of the string for which a frame was created.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }

/// Returns the range of the string that fits in a frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.visibleRange }

/// Returns the path of a frame.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Returns the attributes with which a frame was created.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }

/// Returns the lines of a frame, `CTLine` objects, from top to bottom.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines) }

/// Copies the origins of lines, relative to the bottom left of the path's bounds. A length of 0 means all lines after
/// the start.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let rest: ArraySlice<CGPoint> = frame.origins.dropFirst(range.location)
    for (index, origin) in (range.length == 0 ? rest : rest.prefix(range.length)).enumerated() {
        origins[index] = origin
    }
}

/// Draws the lines of a frame. The text is upright if y points up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) { frame.draw(in: context) }
