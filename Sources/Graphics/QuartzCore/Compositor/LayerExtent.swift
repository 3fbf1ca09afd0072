import CoreGraphics
import Foundation

/// The area in pixels that a layer and its descendants may paint if no ancestor clips them.
struct LayerExtent: Equatable {
    private(set) var minX: Double
    private(set) var minY: Double
    private(set) var maxX: Double
    private(set) var maxY: Double

    static let empty = LayerExtent(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

    /// The extent of a layer whose area is not known.
    static let unlimited = LayerExtent(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

    private init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    init(_ rect: CGRect) {
        self.init(
            minX: Double(rect.minX), minY: Double(rect.minY), maxX: Double(rect.maxX), maxY: Double(rect.maxY))
    }

    mutating func formUnion(_ other: LayerExtent) {
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }

    func movedBy(x: Double, y: Double) -> LayerExtent {
        LayerExtent(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }

    func insetBy(_ distance: Double) -> LayerExtent {
        LayerExtent(minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
    }

    /// Whether the extent is outside `clip`, by more than the rounding of positions can change it. An extent with NaN
    /// is not outside.
    func isOutside(_ clip: DeviceRect) -> Bool {
        let margin = 2.0
        return maxX + margin <= Double(clip.x0) || minX - margin >= Double(clip.x1)
            || maxY + margin <= Double(clip.y0) || minY - margin >= Double(clip.y1)
    }
}

/// The distance by which a layer moved its sublayers since the last commit, in pixels.
struct LayerShift {
    var x: Double
    var y: Double

    /// Creates the shift from an old to a new transform. Returns nil if the transforms differ by more than a
    /// translation.
    init?(from old: PlaneTransform, to new: PlaneTransform) {
        guard old.kind == new.kind, new.kind != .projective, old.a == new.a, old.b == new.b, old.c == new.c,
            old.d == new.d
        else { return nil }
        x = Double(new.tx - old.tx)
        y = Double(new.ty - old.ty)
    }
}

extension LayerRecord {
    /// Moves the extent of a layer that was outside the clip, and still is. Returns false if the layer was inside, or
    /// if it is inside after the shift.
    ///
    /// The rest of the record, and the records of the descendants, then still describe an earlier position. The next
    /// update of the layer compares it with that position.
    func skip(_ shift: LayerShift, clip: DeviceRect) -> Bool {
        guard isOutside else { return false }
        let moved: LayerExtent = extent.movedBy(x: shift.x, y: shift.y)
        guard moved.isOutside(clip) else { return false }
        extent = moved
        return true
    }
}
