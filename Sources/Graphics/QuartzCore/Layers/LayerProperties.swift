import CoreGraphics
import Foundation

/// The visible properties of a layer: its model values, or its values at a point in time of an animation.
///
/// The properties that most layers leave at their defaults are in `rare`, so that a plain layer stays small.
package struct LayerProperties {
    package struct Options: OptionSet {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let hidden = Options(rawValue: 1)
        package static let masksToBounds = Options(rawValue: 2)
        package static let opaque = Options(rawValue: 4)
        package static let doubleSided = Options(rawValue: 8)
        package static let rasterized = Options(rawValue: 16)

        // The implementation of `OptionSet` is generic, and slow in programs without optimization.
        package func contains(_ member: Options) -> Bool { rawValue & member.rawValue == member.rawValue }
    }

    package var bounds: CGRect = .zero
    package var position: CGPoint = .zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var zPosition: CGFloat = 0
    package var cornerRadius: CGFloat = 0
    package var contentsScale: CGFloat = 1
    package var backgroundColor: CGColor?
    package var image: CGImage?
    package var opacity: Float = 1
    package var options: Options = .doubleSided
    package private(set) var rareBox: RareBox?

    package init() {}

    /// The rarely used properties. Changing them copies them first if another layer or a record shares them.
    package var rare: RareLayerProperties {
        get { rareBox?.value ?? RareLayerProperties.standard }
        _modify {
            if rareBox == nil {
                rareBox = RareBox(RareLayerProperties.standard)
            } else if !isKnownUniquelyReferenced(&rareBox) {
                rareBox = RareBox(rareBox!.value)
            }
            yield &rareBox!.value
        }
    }

    package var isHidden: Bool { options.contains(.hidden) }
    package var masksToBounds: Bool { options.contains(.masksToBounds) }

    mutating func set(_ option: Options, _ isOn: Bool) {
        if isOn { options.insert(option) } else { options.remove(option) }
    }

    /// The anchor point in the layer's own coordinates.
    package var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// The transform from the layer's coordinates to its superlayer's, without the superlayer's `sublayerTransform`.
    package var transformToSuperlayer: PlaneTransform {
        let anchor = self.anchor
        guard let rare = rareBox?.value, rare.hasTransform else {
            return PlaneTransform(tx: position.x - anchor.x, ty: position.y - anchor.y)
        }
        return PlaneTransform(spatialTransform(rare, anchor: anchor))
    }

    /// Returns the transform from the layer's coordinates to those of its superlayer, whose properties are
    /// `superlayer`.
    package func transform(to superlayer: LayerProperties?) -> PlaneTransform {
        guard let superlayer, superlayer.rareBox?.value.sublayerTransform != nil else { return transformToSuperlayer }
        return PlaneTransform(spaceTransform(to: superlayer))
    }

    /// Returns the transform, including depth, from the layer's coordinates to those of its superlayer, whose
    /// properties are `superlayer`.
    func spaceTransform(to superlayer: LayerProperties?) -> CATransform3D {
        let own = spatialTransform(rare, anchor: anchor)
        guard let superlayer, let about = superlayer.rareBox?.value.sublayerTransform else { return own }
        let anchor = superlayer.anchor
        let depth: CGFloat = superlayer.rare.anchorPointZ
        let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -depth)
        let fromAnchor = CATransform3DMakeTranslation(anchor.x, anchor.y, depth)
        return CATransform3DConcat(own, CATransform3DConcat(CATransform3DConcat(toAnchor, about), fromAnchor))
    }

    /// Removes the values that a layer does not draw if its sublayers keep their depth.
    mutating func removePaint() {
        backgroundColor = nil
        image = nil
        cornerRadius = 0
        options.remove(.masksToBounds)
        options.remove(.rasterized)
        guard let old = rareBox?.value else { return }
        rare.borderWidth = 0
        rare.shadowOpacity = 0
        if old.cornerRadii != nil { rare.cornerRadii = nil }
        if old.fadingImage != nil { rare.fadingImage = nil }
    }

    /// Gives the layer the same coordinates as its superlayer.
    mutating func removePlacement() {
        position = anchor
        zPosition = 0
        guard let old = rareBox?.value, old.hasTransform || old.anchorPointZ != 0 else { return }
        rare.transform = nil
        rare.anchorPointZ = 0
    }

    private func spatialTransform(_ rare: RareLayerProperties, anchor: CGPoint) -> CATransform3D {
        let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -rare.anchorPointZ)
        let toPosition = CATransform3DMakeTranslation(position.x, position.y, zPosition)
        let transform: CATransform3D = rare.transform ?? CATransform3DIdentity
        return CATransform3DConcat(CATransform3DConcat(toAnchor, transform), toPosition)
    }
}

/// A reference to rarely used properties, which layers and records share until one of them changes.
package final class RareBox {
    package fileprivate(set) var value: RareLayerProperties

    init(_ value: RareLayerProperties) {
        self.value = value
    }
}
