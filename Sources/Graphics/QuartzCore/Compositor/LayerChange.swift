import CoreGraphics
import Foundation

extension LayerCompositor {
    /// The difference between a layer and its record of the last commit.
    struct Change {
        /// Whether the layer's own painting, or its position, changed.
        var changesPaint = false
        /// Whether an effect on the layer with its sublayers changed: opacity, mask, clip, rasterization or blending.
        var changesEffect = false
        /// Whether the position of the sublayers changed.
        var movesSublayers = false
        /// Whether the layer moved together with its sublayers.
        var movesSubtree = false

        /// - Parameter scroll: The move of the pixels that contain the layer. A layer that moves with these pixels is
        ///   unchanged.
        init(
            layer: CALayer, record: LayerRecord, values: LayerProperties, transform: PlaneTransform, clip: DeviceRect,
            isNew: Bool, scroll: PixelMove?
        ) {
            if isNew {
                changesPaint = true
                movesSublayers = true
                return
            }
            let old = record.properties
            let bounds = values.bounds
            /// The transform that the layer has if it only moved with the pixels.
            let expected: PlaneTransform = scroll.map { record.transform.movedBy(x: $0.x, y: $0.y) } ?? record.transform
            let changesClip: Bool = scroll.map { !$0.isSame(record.clip, clip) } ?? (clip != record.clip)
            let didMoveBox: Bool =
                bounds.size != old.bounds.size
                || PlaneTransform(tx: bounds.minX, ty: bounds.minY).concatenating(transform).snapped
                    != PlaneTransform(tx: old.bounds.minX, ty: old.bounds.minY).concatenating(expected).snapped
            let isMoved: Bool = transform != expected || changesClip
            movesSublayers = transform != record.transform || clip != record.clip
            changesPaint = didMoveBox || changesClip || Change.paintDiffers(values, old)
            if transform != expected, values.rareBox?.value.hasPaths ?? false { changesPaint = true }
            movesSubtree = didMoveBox && isMoved
            let mask = layer.extrasBox?.mask
            changesEffect =
                values.opacity != old.opacity || Change.groupingDiffers(values, old)
                || values.masksToBounds != old.masksToBounds
                || (values.masksToBounds && Change.clipDiffers(values, old))
                || record.hasMask != (mask != nil) || (mask?.treeNeedsCommit ?? false)
                || (mask != nil && isMoved) || Change.rasterDiffers(values, old)
                || (values.rareBox?.value.blendMode ?? .normal) != (old.rareBox?.value.blendMode ?? .normal)
            let transforms: (CATransform3D?, CATransform3D?) = (
                values.rareBox?.value.sublayerTransform, old.rareBox?.value.sublayerTransform
            )
            if !Change.areSame(transforms.0, transforms.1) { movesSublayers = true }
            if transforms.0 != nil && bounds != old.bounds { movesSublayers = true }
            if values.masksToBounds && didMoveBox { changesEffect = true }
        }

        private static func groupingDiffers(_ new: LayerProperties, _ old: LayerProperties) -> Bool {
            (new.rareBox?.value.allowsGroupOpacity ?? true) != (old.rareBox?.value.allowsGroupOpacity ?? true)
        }

        private static func rasterDiffers(_ new: LayerProperties, _ old: LayerProperties) -> Bool {
            if new.options.contains(.rasterized) != old.options.contains(.rasterized) { return true }
            guard new.options.contains(.rasterized), new.rareBox !== old.rareBox else { return false }
            return new.rare.rasterizationScale != old.rare.rasterizationScale
        }

        private static func clipDiffers(_ new: LayerProperties, _ old: LayerProperties) -> Bool {
            if new.cornerRadius != old.cornerRadius { return true }
            guard new.rareBox !== old.rareBox else { return false }
            let a = new.rare
            let b = old.rare
            if a.cornerRadii != b.cornerRadii { return true }
            guard new.cornerRadius > 0 else { return false }
            return a.maskedCorners != b.maskedCorners || a.cornerCurve != b.cornerCurve
        }

        private static func paintDiffers(_ new: LayerProperties, _ old: LayerProperties) -> Bool {
            if new.image !== old.image || !QuartzCore.areSame(new.backgroundColor, old.backgroundColor) { return true }
            if new.cornerRadius != old.cornerRadius || new.contentsScale != old.contentsScale { return true }
            if new.options.contains(.opaque) != old.options.contains(.opaque) { return true }
            if new.rareBox === old.rareBox { return false }
            return new.rare.paintsDifferently(from: old.rare)
        }

        static func areSame(_ left: CATransform3D?, _ right: CATransform3D?) -> Bool {
            switch (left, right) {
            case (nil, nil): true
            case (let left?, let right?): CATransform3DEqualToTransform(left, right)
            default: false
            }
        }
    }
}

extension RareLayerProperties {
    /// Returns whether a layer with these values paints itself differently than one with `other`. Ignores movements.
    func paintsDifferently(from other: RareLayerProperties) -> Bool {
        if borderWidth != other.borderWidth || hasBorderColor != other.hasBorderColor { return true }
        if !areSame(borderColor, other.borderColor) || maskedCorners != other.maskedCorners { return true }
        if cornerRadii != other.cornerRadii { return true }
        if shadowOpacity != other.shadowOpacity || cornerCurve != other.cornerCurve { return true }
        if shadowOpacity > 0 {
            if shadowRadius != other.shadowRadius || shadowOffset != other.shadowOffset { return true }
            if !areSame(shadowColor, other.shadowColor) || shadowPath !== other.shadowPath { return true }
            if hasShadowColor != other.hasShadowColor { return true }
        }
        if contentsGravity != other.contentsGravity || contentsRect != other.contentsRect { return true }
        if contentsCenter != other.contentsCenter || minificationFilter != other.minificationFilter { return true }
        if magnificationFilter != other.magnificationFilter { return true }
        if minificationFilterBias != other.minificationFilterBias { return true }
        if allowsEdgeAntialiasing != other.allowsEdgeAntialiasing { return true }
        if fadingImage !== other.fadingImage || fadeFraction != other.fadeFraction { return true }
        return special != other.special
    }

    /// Whether the layer draws a path, whose position does not depend on the bounds.
    var hasPaths: Bool {
        if case .shape = special { return true }
        return shadowPath != nil && shadowOpacity > 0
    }
}
