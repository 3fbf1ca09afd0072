import CoreGraphics
import Foundation

/// A picture of a layer before a transition.
final class TransitionSnapshot {
    let pixels: PixelBuffer
    /// The layer's bounds in the picture, in pixels.
    let box: DeviceRect
    /// The transform from coordinates that begin at the origin of the layer's bounds to the pixels of the picture.
    let transform: PlaneTransform

    init(_ layer: CALayer, _ record: LayerRecord) {
        pixels = PixelBuffer(area: record.subtreeRect)
        box = record.deviceBox
        transform = record.boundsTransform
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

    /// Returns the area of the old picture at the current place of the layer.
    func snapshotArea(_ record: LayerRecord) -> DeviceRect {
        let old = oldPicture(record)
        return old.transform.map { DeviceRect(around: $0.apply(old.pixels.area.cgRect)) } ?? old.pixels.area
    }

    /// Returns the old picture, and the transform from its pixels to the current place of the layer. The transform is
    /// nil if the pixels are there already, because the layer only moved.
    private func oldPicture(_ record: LayerRecord) -> (pixels: PixelBuffer, transform: PlaneTransform?) {
        let new: PlaneTransform = record.boundsTransform
        var old: PlaneTransform = snapshot.transform
        (old.tx, old.ty) = (new.tx, new.ty)
        if old != new, let inverse = snapshot.transform.inverted {
            return (snapshot.pixels, inverse.concatenating(new))
        }
        let box: DeviceRect = record.deviceBox
        let area = snapshot.pixels.area.offsetBy(x: box.x0 - snapshot.box.x0, y: box.y0 - snapshot.box.y0)
        return (PixelBuffer(sharing: snapshot.pixels, area: area), nil)
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
    func mix(_ new: PixelBuffer, _ record: LayerRecord, inside area: DeviceRect) -> PixelBuffer {
        let result = PixelBuffer(area: area)
        let box: DeviceRect = record.deviceBox
        let old: (pixels: PixelBuffer, transform: PlaneTransform?) = oldPicture(record)
        guard type != .fade else {
            var pixels: PixelBuffer = old.pixels
            if let transform = old.transform {
                pixels = PixelBuffer(area: area)
                pixels.draw(old.pixels, through: transform, inside: area)
            }
            result.add(pixels, alpha: 1 - progress)
            result.add(new, alpha: progress)
            return result
        }
        guard type != .flip else {
            guard let turn = FlipGeometry(subtype, box: box).transform(at: progress) else { return result }
            if progress < 0.5 {
                result.draw(old.pixels, through: old.transform?.concatenating(turn) ?? turn, inside: area)
            } else {
                result.draw(new, through: turn, inside: area)
            }
            return result
        }
        let offsets: (old: (x: Int, y: Int), new: (x: Int, y: Int)) = self.offsets(in: box)
        let inside = area.intersection(box)
        let isOldInFront: Bool = type == .reveal
        if isOldInFront { result.draw(new, inside: inside, offset: offsets.new) }
        if let transform = old.transform {
            let (x, y) = offsets.old
            result.draw(old.pixels, through: transform.movedBy(x: x, y: y), inside: inside)
        } else {
            result.draw(old.pixels, inside: inside, offset: offsets.old)
        }
        if !isOldInFront { result.draw(new, inside: inside, offset: offsets.new) }
        return result
    }
}

extension LayerRecord {
    /// The bounding rectangle of the bounds, in pixels.
    var deviceBox: DeviceRect { DeviceRect(nearest: box ?? transform.apply(properties.bounds)) }

    /// The transform from coordinates that begin at the origin of the bounds to pixels.
    fileprivate var boundsTransform: PlaneTransform {
        PlaneTransform(tx: properties.bounds.minX, ty: properties.bounds.minY).concatenating(transform)
    }
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
