import CoreGraphics
import Foundation

/// The getter and the setter of a layer property that animations by key path do not support.
struct LayerKey: Sendable {
    let get: @Sendable (CALayer) -> Any?
    /// Sets the property. Does nothing if the value has another type, or if the property is read-only.
    let set: @Sendable (CALayer, Any?) -> Void

    /// The properties by key.
    static let table: [String: LayerKey] = [
        "frame": LayerKey(
            get: { $0.frame },
            set: { layer, value in
                if case .rect(let frame) = AnimatableValue(value) { layer.frame = frame }
            }),
        "superlayer": LayerKey(get: { $0.superlayer }, set: { _, _ in }),
        "sublayers": LayerKey(get: { $0.sublayers }, set: { $0.sublayers = $1 as? [CALayer] }),
        "mask": LayerKey(get: { $0.mask }, set: { $0.mask = $1 as? CALayer }),
        "name": LayerKey(get: { $0.name }, set: { $0.name = $1 as? String }),
        "delegate": LayerKey(get: { $0.delegate }, set: { $0.delegate = $1 as? any CALayerDelegate }),
        "contentsGravity": LayerKey(
            get: { $0.contentsGravity.rawValue },
            set: { layer, value in
                if let name = value as? String { layer.contentsGravity = CALayerContentsGravity(rawValue: name) }
            }),
        "fillMode": LayerKey(
            get: { $0.fillMode.rawValue },
            set: { layer, value in
                if let name = value as? String { layer.fillMode = CAMediaTimingFillMode(rawValue: name) }
            }),
        "compositingFilter": LayerKey(get: { $0.compositingFilter }, set: { $0.compositingFilter = $1 }),
        "opaque": flag(\.isOpaque),
        "isOpaque": flag(\.isOpaque),
        "shouldRasterize": flag(\.shouldRasterize),
        "autoreverses": flag(\.autoreverses),
        "rasterizationScale": number(\.rasterizationScale),
        "beginTime": number(\.beginTime),
        "timeOffset": number(\.timeOffset),
        "duration": number(\.duration),
        "repeatDuration": number(\.repeatDuration),
        "speed": number(\.speed),
        "repeatCount": number(\.repeatCount),
    ]

    private static func flag(_ path: ReferenceWritableKeyPath<CALayer, Bool> & Sendable) -> LayerKey {
        LayerKey(
            get: { $0[keyPath: path] },
            set: { layer, value in
                if case .flag(let isOn) = AnimatableValue(value)?.matching(.flag(false)) { layer[keyPath: path] = isOn }
            })
    }

    private static func number<Value: BinaryFloatingPoint & SendableMetatype>(
        _ path: ReferenceWritableKeyPath<CALayer, Value> & Sendable
    ) -> LayerKey {
        LayerKey(
            get: { NSNumber(value: Double($0[keyPath: path])) },
            set: { layer, value in
                guard case .number(let number) = AnimatableValue(value)?.matching(.number(0)) else { return }
                layer[keyPath: path] = Value(number)
            })
    }
}
