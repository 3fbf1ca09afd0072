import CoreGraphics
import Foundation

/// The getter and the setter of an animatable layer property.
///
/// Without Objective-C, properties cannot be found by name at run time. The tables below therefore list the key paths
/// that animations and `value(forKeyPath:)` support.
package struct AnimatableProperty: Sendable {
    package let get: @Sendable (LayerProperties) -> AnimatableValue
    package let set: @Sendable (inout LayerProperties, AnimatableValue) -> Void

    /// Returns the animatable property of `layer` with that key path, if any.
    package static func named(_ keyPath: String, of layer: CALayer) -> AnimatableProperty? {
        if let property = table[keyPath] { return property }
        if layer is CAShapeLayer { return shape[keyPath] }
        if layer is CAGradientLayer { return gradient[keyPath] }
        if layer is CAReplicatorLayer { return replicator[keyPath] }
        return nil
    }

    /// Returns the property that an animation of `layer` with that key path changes: one of the layer's own properties,
    /// or a property that the program's class declares.
    static func animated(_ keyPath: String, of layer: CALayer) -> AnimatableProperty? {
        if let property = named(keyPath, of: layer) { return property }
        guard layer.isOfProgramClass else { return nil }
        let initial = AnimatableValue(layer.modelValue(forKeyPath: keyPath)) ?? .number(0)
        return AnimatableProperty { properties in
            properties.rareBox?.value.custom[keyPath] ?? initial
        } set: { properties, value in
            properties.rare.custom[keyPath] = value
        }
    }

    private static let table: [String: AnimatableProperty] = {
        var table: [String: AnimatableProperty] = [:]
        table.merge(geometry) { $1 }
        table.merge(appearance) { $1 }
        table.merge(contents) { $1 }
        addTransform("transform", \.transform, to: &table)
        addTransform("sublayerTransform", \.sublayerTransform, to: &table)
        return table
    }()
}

// MARK: Kinds of properties

extension AnimatableProperty {
    typealias Path<Value> = WritableKeyPath<LayerProperties, Value> & Sendable

    static func number(_ path: Path<CGFloat>) -> AnimatableProperty {
        AnimatableProperty { properties in
            .number(Double(properties[keyPath: path]))
        } set: { properties, value in
            if case .number(let number) = value { properties[keyPath: path] = CGFloat(number) }
        }
    }

    static func float(_ path: Path<Float>) -> AnimatableProperty {
        AnimatableProperty { properties in
            .number(Double(properties[keyPath: path]))
        } set: { properties, value in
            if case .number(let number) = value { properties[keyPath: path] = Float(number) }
        }
    }

    static func point(_ path: Path<CGPoint>) -> AnimatableProperty {
        AnimatableProperty { properties in
            .point(properties[keyPath: path])
        } set: { properties, value in
            if case .point(let point) = value { properties[keyPath: path] = point }
        }
    }

    static func size(_ path: Path<CGSize>) -> AnimatableProperty {
        AnimatableProperty { properties in
            .size(properties[keyPath: path])
        } set: { properties, value in
            if case .size(let size) = value { properties[keyPath: path] = size }
        }
    }

    static func rect(_ path: Path<CGRect>) -> AnimatableProperty {
        AnimatableProperty { properties in
            .rect(properties[keyPath: path])
        } set: { properties, value in
            if case .rect(let rect) = value { properties[keyPath: path] = rect }
        }
    }

    static func color(_ path: Path<CGColor?>) -> AnimatableProperty {
        AnimatableProperty { properties in
            .color(properties[keyPath: path])
        } set: { properties, value in
            if case .color(let color) = value { properties[keyPath: path] = color }
        }
    }

    static func path(_ path: Path<CGPath?>) -> AnimatableProperty {
        AnimatableProperty { properties in
            .path(properties[keyPath: path])
        } set: { properties, value in
            if case .path(let shape) = value { properties[keyPath: path] = shape }
        }
    }

    static func option(_ option: LayerProperties.Options) -> AnimatableProperty {
        AnimatableProperty { properties in
            .flag(properties.options.contains(option))
        } set: { properties, value in
            if case .flag(let isOn) = value { properties.set(option, isOn) }
        }
    }
}

// MARK: Tables

extension AnimatableProperty {
    private static let geometry: [String: AnimatableProperty] = [
        "bounds": rect(\.bounds),
        "bounds.origin": point(\.bounds.origin),
        "bounds.origin.x": number(\.bounds.origin.x),
        "bounds.origin.y": number(\.bounds.origin.y),
        "bounds.size": size(\.bounds.size),
        "bounds.size.width": number(\.bounds.size.width),
        "bounds.size.height": number(\.bounds.size.height),
        "position": point(\.position),
        "position.x": number(\.position.x),
        "position.y": number(\.position.y),
        "anchorPoint": point(\.anchorPoint),
        "anchorPoint.x": number(\.anchorPoint.x),
        "anchorPoint.y": number(\.anchorPoint.y),
        "anchorPointZ": number(\.rare.anchorPointZ),
        "zPosition": number(\.zPosition),
    ]

    private static let appearance: [String: AnimatableProperty] = [
        "opacity": float(\.opacity),
        "hidden": option(.hidden),
        "isHidden": option(.hidden),
        "masksToBounds": option(.masksToBounds),
        "doubleSided": option(.doubleSided),
        "isDoubleSided": option(.doubleSided),
        "backgroundColor": color(\.backgroundColor),
        "cornerRadius": number(\.cornerRadius),
        "cornerRadii": AnimatableProperty { properties in
            .numbers(properties.cornerRadii.numbers)
        } set: { properties, value in
            if case .numbers(let numbers) = value { properties.rare.cornerRadii = CornerRadii(numbers: numbers) }
        },
        "borderWidth": number(\.rare.borderWidth),
        "borderColor": color(\.rare.settableBorderColor),
        "shadowColor": color(\.rare.settableShadowColor),
        "shadowOpacity": float(\.rare.shadowOpacity),
        "shadowOffset": size(\.rare.shadowOffset),
        "shadowOffset.width": number(\.rare.shadowOffset.width),
        "shadowOffset.height": number(\.rare.shadowOffset.height),
        "shadowRadius": number(\.rare.shadowRadius),
        "shadowPath": path(\.rare.shadowPath),
    ]

    private static let contents: [String: AnimatableProperty] = [
        "contents": AnimatableProperty { properties in
            .image(properties.image)
        } set: { properties, value in
            switch value {
            case .image(let image): properties.image = image
            case .fade(let from, let to, let fraction):
                properties.image = to
                properties.rare.fadingImage = from
                properties.rare.fadeFraction = fraction
            default: break
            }
        },
        "contentsScale": number(\.contentsScale),
        "contentsRect": rect(\.rare.contentsRect),
        "contentsRect.origin": point(\.rare.contentsRect.origin),
        "contentsRect.origin.x": number(\.rare.contentsRect.origin.x),
        "contentsRect.origin.y": number(\.rare.contentsRect.origin.y),
        "contentsRect.size": size(\.rare.contentsRect.size),
        "contentsRect.size.width": number(\.rare.contentsRect.size.width),
        "contentsRect.size.height": number(\.rare.contentsRect.size.height),
        "contentsCenter": rect(\.rare.contentsCenter),
    ]

    private static let shape: [String: AnimatableProperty] = [
        "path": path(\.rare.special.shape.path),
        "fillColor": color(\.rare.special.shape.fillColor),
        "strokeColor": color(\.rare.special.shape.strokeColor),
        "strokeStart": number(\.rare.special.shape.strokeStart),
        "strokeEnd": number(\.rare.special.shape.strokeEnd),
        "lineWidth": number(\.rare.special.shape.lineWidth),
        "miterLimit": number(\.rare.special.shape.miterLimit),
        "lineDashPhase": number(\.rare.special.shape.lineDashPhase),
    ]

    private static let gradient: [String: AnimatableProperty] = [
        "colors": AnimatableProperty { properties in
            .colors(properties.rare.special.gradient.colors)
        } set: { properties, value in
            if case .colors(let colors) = value { properties.rare.special.gradient.colors = colors }
        },
        "locations": AnimatableProperty { properties in
            .numbers(properties.rare.special.gradient.locations)
        } set: { properties, value in
            if case .numbers(let numbers) = value { properties.rare.special.gradient.locations = numbers }
        },
        "startPoint": point(\.rare.special.gradient.startPoint),
        "endPoint": point(\.rare.special.gradient.endPoint),
    ]

    private static let replicator: [String: AnimatableProperty] = [
        "instanceTransform": AnimatableProperty { properties in
            .transform(properties.rare.special.replicator.instanceTransform)
        } set: { properties, value in
            guard case .transform(let transform) = value else { return }
            properties.rare.special.replicator.instanceTransform = transform
        },
        "instanceDelay": number(\.rare.special.replicator.delay),
        "instanceColor": color(\.rare.special.replicator.instanceColor),
        "instanceRedOffset": float(\.rare.special.replicator.instanceRedOffset),
        "instanceGreenOffset": float(\.rare.special.replicator.instanceGreenOffset),
        "instanceBlueOffset": float(\.rare.special.replicator.instanceBlueOffset),
        "instanceAlphaOffset": float(\.rare.special.replicator.instanceAlphaOffset),
    ]
}

extension RareLayerProperties {
    /// The border's color for animations. Setting it also sets `hasBorderColor`.
    var settableBorderColor: CGColor? {
        get { visibleBorderColor }
        set {
            borderColor = newValue
            hasBorderColor = true
        }
    }

    /// The shadow's color for animations. Setting it also sets `hasShadowColor`.
    var settableShadowColor: CGColor? {
        get { visibleShadowColor }
        set {
            shadowColor = newValue
            hasShadowColor = true
        }
    }
}
