import CoreGraphics
import Foundation

/// A picture of a layer before a transition.
final class TransitionSnapshot {
    let pixels: PixelBuffer
    /// The layer's bounds in the picture, in pixels.
    let box: DeviceRect

    init(_ layer: CALayer, _ record: LayerRecord) {
        pixels = PixelBuffer(area: record.subtreeRect)
        box = record.deviceBox
        let painter = LayerPainter(compositor: record.compositor)
        painter.paintParts(layer, record, into: pixels, inside: record.subtreeRect)
    }
}

/// The state of a transition at a point in time.
struct TransitionFrame {
    let snapshot: TransitionSnapshot
    let type: CATransitionType
    let subtype: CATransitionSubtype
    let progress: Double

    /// Returns the area of the old picture for the current bounds `box` of the layer.
    func snapshotArea(_ box: DeviceRect) -> DeviceRect {
        snapshot.pixels.area.offsetBy(x: box.x0 - snapshot.box.x0, y: box.y0 - snapshot.box.y0)
    }

    /// Returns the area in which pictures are visible during the whole transition.
    func area(of pictures: DeviceRect, around box: DeviceRect) -> DeviceRect {
        guard type == .flip else { return pictures }
        return FlipGeometry(subtype, box: box).area(of: pictures)
    }

    /// Returns the offsets of the old and the new picture.
    func offsets(in box: DeviceRect) -> (old: (x: Int, y: Int), new: (x: Int, y: Int)) {
        let across: Int
        let down: Int
        switch subtype {
        case .fromRight: (across, down) = (-box.width, 0)
        case .fromTop: (across, down) = (0, -box.height)
        case .fromBottom: (across, down) = (0, box.height)
        default: (across, down) = (box.width, 0)
        }
        func part(_ length: Int, _ fraction: Double) -> Int { Int((Double(length) * fraction).rounded()) }
        let outgoing: (Int, Int) = (part(across, progress), part(down, progress))
        let incoming: (Int, Int) = (part(-across, 1 - progress), part(-down, 1 - progress))
        switch type {
        case .push: return (outgoing, incoming)
        case .moveIn: return ((0, 0), incoming)
        case .reveal: return (outgoing, (0, 0))
        default: return ((0, 0), (0, 0))
        }
    }

    /// Returns the blend of the old picture and `new`, the current picture of the layer, inside `area`.
    ///
    /// Sliding pictures are clipped to the layer's bounds.
    func mix(_ new: PixelBuffer, box: DeviceRect, inside area: DeviceRect) -> PixelBuffer {
        let result = PixelBuffer(area: area)
        let old = PixelBuffer(sharing: snapshot.pixels, area: snapshotArea(box))
        guard type != .fade else {
            result.add(old, alpha: 1 - progress)
            result.add(new, alpha: progress)
            return result
        }
        guard type != .flip else {
            guard let turn = FlipGeometry(subtype, box: box).transform(at: progress) else { return result }
            result.draw(progress < 0.5 ? old : new, through: turn, inside: area)
            return result
        }
        let offsets: (old: (x: Int, y: Int), new: (x: Int, y: Int)) = self.offsets(in: box)
        let inside = area.intersection(box)
        let isOldInFront: Bool = type == .reveal
        if isOldInFront { result.draw(new, inside: inside, offset: offsets.new) }
        result.draw(old, inside: inside, offset: offsets.old)
        if !isOldInFront { result.draw(new, inside: inside, offset: offsets.new) }
        return result
    }
}

extension LayerRecord {
    /// The bounding rectangle of the bounds, in pixels.
    var deviceBox: DeviceRect { DeviceRect(nearest: box ?? transform.apply(properties.bounds)) }
}

extension PixelBuffer {
    /// Adds the pixels of another buffer, multiplied by `alpha`.
    func add(_ source: PixelBuffer, alpha: Double) {
        let rect = area.intersection(source.area)
        let part = UInt32((min(max(0, alpha), 1) * 255).rounded())
        guard !rect.isEmpty, part > 0 else { return }
        for y in rect.y0..<rect.y1 {
            let from = source.pixel(rect.x0, y)
            let into = pixel(rect.x0, y)
            for index in 0..<rect.width {
                into[index] = PixelBlending.add(into[index], PixelBlending.scale(from[index], part))
            }
        }
    }
}
