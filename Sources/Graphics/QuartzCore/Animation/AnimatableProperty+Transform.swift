import CoreGraphics
import Foundation

extension AnimatableProperty {
    typealias TransformPath = WritableKeyPath<RareLayerProperties, CATransform3D?> & Sendable

    /// Adds a transform and its components to `table`: `name`, `name.rotation.z`, `name.scale`, `name.translation.x`
    /// and so on.
    static func addTransform(
        _ name: String, _ path: TransformPath, to table: inout [String: AnimatableProperty]
    ) {
        table[name] = AnimatableProperty { properties in
            .transform(properties.rareBox?.value[keyPath: path] ?? CATransform3DIdentity)
        } set: { properties, value in
            guard case .transform(let transform) = value else { return }
            properties.rare[keyPath: path] = CATransform3DIsIdentity(transform) ? nil : transform
        }
        let axes: [(String, Int)] = [("x", 0), ("y", 1), ("z", 2)]
        for (axis, index) in axes {
            table["\(name).rotation.\(axis)"] = part(path) {
                $0.angles[index]
            } set: {
                $0.angles[index] = $1
            }
            table["\(name).scale.\(axis)"] = part(path) {
                $0.scale[index]
            } set: {
                $0.scale[index] = $1
            }
            table["\(name).translation.\(axis)"] = part(path) {
                $0.translation[index]
            } set: {
                $0.translation[index] = $1
            }
        }
        table["\(name).rotation"] = table["\(name).rotation.z"]
        table["\(name).scale"] = part(path) {
            $0.scale.sum() / 3
        } set: {
            $0.scale = SIMD3(repeating: $1)
        }
        table["\(name).translation"] = AnimatableProperty { properties in
            let transform: CATransform3D = properties.rareBox?.value[keyPath: path] ?? CATransform3DIdentity
            return .size(CGSize(width: transform.m41, height: transform.m42))
        } set: { properties, value in
            guard case .size(let size) = value else { return }
            var transform: CATransform3D = properties.rare[keyPath: path] ?? CATransform3DIdentity
            transform.m41 = size.width
            transform.m42 = size.height
            properties.rare[keyPath: path] = transform
        }
    }

    /// Returns the property of one component of a transform. A transform that cannot be decomposed counts as the
    /// identity.
    private static func part(
        _ path: TransformPath, get: @escaping @Sendable (TransformParts) -> Double,
        set: @escaping @Sendable (inout TransformParts, Double) -> Void
    ) -> AnimatableProperty {
        AnimatableProperty { properties in
            guard let transform = properties.rareBox?.value[keyPath: path] else { return .number(get(.identity)) }
            return .number(get(TransformParts(transform) ?? .identity))
        } set: { properties, value in
            guard case .number(let number) = value else { return }
            let transform = properties.rareBox?.value[keyPath: path]
            var parts: TransformParts = transform.flatMap { TransformParts($0) } ?? .identity
            set(&parts, number)
            let result = parts.transform
            properties.rare[keyPath: path] = CATransform3DIsIdentity(result) ? nil : result
        }
    }
}

extension TransformParts {
    static let identity = TransformParts()

    init() {}
}
