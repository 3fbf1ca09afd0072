import Foundation

/// A move of pixels inside an area of the screen, by whole pixels, from one frame to the next.
package struct PixelMove: Equatable, Sendable {
    /// The area whose pixels move. Pixels neither enter nor leave it.
    package let area: DeviceRect
    /// The distance to the right.
    package let x: Int
    /// The distance down.
    package let y: Int

    /// The pixels that are overwritten by moved pixels. The other pixels of the area are exposed, and must be redrawn.
    package var target: DeviceRect { area.intersection(area.offsetBy(x: x, y: y)) }

    /// Returns where the pixels of `rect` are after the move.
    func moved(_ rect: DeviceRect) -> DeviceRect { rect.offsetBy(x: x, y: y).intersection(area) }

    /// Returns whether two clips of a layer, before and after the move, are the same for the moved pixels.
    func isSame(_ old: DeviceRect, _ new: DeviceRect) -> Bool {
        let target = self.target
        return old.offsetBy(x: x, y: y).intersection(target) == new.intersection(target)
    }

    /// Returns whether neither `old` nor its place after the move touches an edge of the area.
    func isInside(_ old: DeviceRect) -> Bool {
        let inner = area.insetBy(1)
        return inner.contains(old) && inner.contains(old.offsetBy(x: x, y: y))
    }
}

extension PixelBuffer {
    /// Moves pixels inside the buffer.
    func move(_ move: PixelMove) {
        let target = move.target.intersection(area).intersection(area.offsetBy(x: move.x, y: move.y))
        guard !target.isEmpty else { return }
        // Starts at the edge toward which the pixels move, so that no row is overwritten before it is read.
        let rows = target.y0..<target.y1
        if target.width * 4 == rowBytes {
            // OPTIMIZATION: whole rows are contiguous.
            memmove(
                pixel(target.x0, target.y0), pixel(target.x0, target.y0 - move.y), rowBytes * target.height)
        } else if move.y > 0 {
            for y in rows.reversed() { moveRow(target, y: y, move) }
        } else {
            for y in rows { moveRow(target, y: y, move) }
        }
    }

    private func moveRow(_ target: DeviceRect, y: Int, _ move: PixelMove) {
        memmove(pixel(target.x0, y), pixel(target.x0 - move.x, y - move.y), target.width * 4)
    }
}
