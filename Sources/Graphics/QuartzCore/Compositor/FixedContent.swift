import CoreGraphics
import Foundation

/// The rectangles inside the area of a scrolling layer that do not move when the layer scrolls, as of the last commit.
/// They are the rectangles of the layers in front of it, and of the visible layers behind it that do not fill the area
/// with one color.
struct FixedContent {
    let area: DeviceRect
    private(set) var rects: [DeviceRect] = []
    /// Whether an opaque color covers the layers that have not been visited yet.
    private var isCovered = false

    init(area: DeviceRect) {
        self.area = area
    }

    /// Collects the rectangles. Returns false if they take at least half of the area, or if the pixels behind the
    /// moving content have more than one color.
    ///
    /// - Parameter path: The superlayers of `layer`, from the root.
    mutating func collect(around layer: CALayer, path: [CALayer]) -> Bool {
        guard let record = layer.record, addOwn(record) else { return false }
        // A pattern moves with the origin of the bounds, so the pattern of the scrolling layer moves with its content.
        var child: CALayer = layer
        for parent in path.reversed() {
            guard let record = parent.record else { return false }
            var isInFront = true
            // From front to back.
            for sibling in record.ordered(parent).reversed() {
                if sibling === child {
                    isInFront = false
                } else if isInFront {
                    addSubtree(of: sibling)
                } else if !isCovered {
                    addBackground(sibling)
                }
            }
            guard record.properties.backgroundColor?.tile == nil || isCovered, addOwn(record) else { return false }
            child = parent
        }
        return rects.reduce(0) { $0 + $1.area } * 2 < area.area
    }

    private mutating func add(_ rect: DeviceRect) {
        let visible = rect.intersection(area)
        if !visible.isEmpty { rects.append(visible) }
    }

    /// Adds the rounded corners and the border of the scrolling layer or of one of its superlayers. Returns false if
    /// the layer's background, contents or shadow may fill the area with more than one color.
    private mutating func addOwn(_ record: LayerRecord) -> Bool {
        let values = record.properties
        if values.hasRoundedCorners {
            guard let box = record.roundedBox else { return false }
            for rect in box.cornerRects { add(rect) }
        }
        let border: CGFloat = values.rareBox?.value.borderWidth ?? 0
        if border > 0 {
            guard let box = record.box else { return false }
            let scale: CGFloat = max(record.transform.a, record.transform.d)
            let width: Int = DeviceRect.pixel(Double(border * scale).rounded(.up))
            area.subtracting(DeviceRect(inside: box).insetBy(width)) { add($0) }
        }
        guard !isCovered, record.ownRect.intersects(area) else { return true }
        guard !record.hasContents else { return false }
        if let color = values.backgroundColor, color.alpha > 0 {
            guard let box = record.box, DeviceRect(inside: box).contains(area) else { return false }
            if color.alpha >= 1 && values.opacity >= 1 {
                isCovered = true
                return true
            }
        }
        return record.shadow == .none
    }

    /// Adds a layer behind the scrolling layer, with its sublayers, or ends the search if the layer fills the area with
    /// an opaque color.
    private mutating func addBackground(_ layer: CALayer) {
        guard let record = layer.record, record.isVisible, record.subtreeRect.intersects(area) else { return }
        let isColor: Bool =
            !record.needsGroup && !layer.flags.contains(.structureChanged) && record.opaqueRect.contains(area)
            && !record.hasContents
            && (record.properties.rareBox?.value.borderWidth ?? 0) == 0
            && !layer.drawnChildren.contains {
                $0.record.map { $0.isVisible && $0.subtreeRect.intersects(area) } ?? false
            }
        if isColor { isCovered = true } else { addSubtree(of: layer) }
    }

    /// Adds a layer with its sublayers.
    private mutating func addSubtree(of layer: CALayer) {
        guard let record = layer.record, record.isVisible, record.subtreeRect.intersects(area) else { return }
        let isEmpty: Bool = !record.hasOwnPaint && record.shadow == .none && !record.needsGroup
        // For removed sublayers, only the area of their superlayer is known.
        guard isEmpty, record.clipping != .path, !layer.flags.contains(.structureChanged) else {
            return add(record.subtreeRect)
        }
        for child in layer.drawnChildren { addSubtree(of: child) }
    }
}
