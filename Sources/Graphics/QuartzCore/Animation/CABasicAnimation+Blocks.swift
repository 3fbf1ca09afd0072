import CoreGraphics
import Foundation

/// Animations of changes in animation blocks.
///
/// Where values have differences, the animation of a change is additive: it runs from the difference between the old
/// and the new value to zero, and the animations of earlier changes continue. The speed is thus continuous.
extension CABasicAnimation {
    /// Makes the animation the action of a change in an animation block, before the value changes.
    ///
    /// - Parameters:
    ///   - presented: The visible value, from which an animation starts that replaces others.
    ///   - isAdditive: Whether the animation is additive if possible.
    package final func prepareForBlock(changing layer: CALayer, from presented: Any?, isAdditive: Bool) {
        isOfBlock = true
        fromValue = presented ?? NSNull()
        guard isAdditive, let keyPath else { return }
        let canContinue: Bool = layer.canContinueActions(of: keyPath)
        blendedStart = AnimatableValue(canContinue ? layer.value(forKeyPath: keyPath) : presented)
    }

    /// Adds the animation of a change to `layer`.
    ///
    /// The parts of `bounds` have separate animations, and only those that change. The delegate is notified once,
    /// because both parts begin and end together.
    final func add(to layer: CALayer, _ keyPath: String) {
        let end: AnimatableValue? = AnimatableValue(layer.value(forKeyPath: keyPath))
        let canContinue: Bool = layer.canContinueActions(of: keyPath)
        if let blendedStart, let end, let difference = blendedStart.difference(from: end) {
            if !canContinue { layer.removeActions(of: keyPath, replacedBy: self) }
            for (index, part) in Self.parts(keyPath, blendedStart, end, values: difference).enumerated() {
                guard let animation = copy() as? CABasicAnimation else { continue }
                animation.keyPath = part.keyPath
                animation.isAdditive = true
                animation.fromValue = part.value.any
                animation.toValue = part.value.zero.any
                if index > 0 { animation.delegate = nil }
                layer.add(animation, forKey: layer.unusedKey(for: part.keyPath))
            }
            return
        }
        layer.removeActions(of: keyPath, replacedBy: self)
        blendedStart = nil
        guard let start = AnimatableValue(fromValue), let end else { return layer.add(self, forKey: keyPath) }
        for (index, part) in Self.parts(keyPath, start, end, values: start).enumerated() {
            guard let animation = copy() as? CABasicAnimation else { continue }
            animation.keyPath = part.keyPath
            if part.keyPath != keyPath { animation.fromValue = part.value.any }
            if index > 0 { animation.delegate = nil }
            layer.add(animation, forKey: part.keyPath)
        }
    }

    /// Returns the parts of a change from `start` to `end`, each with its part of `values`.
    private static func parts(
        _ keyPath: String, _ start: AnimatableValue, _ end: AnimatableValue, values: AnimatableValue
    ) -> [(keyPath: String, value: AnimatableValue)] {
        guard keyPath == "bounds", case .rect(let old) = start, case .rect(let new) = end, case .rect(let rect) = values
        else { return [(keyPath, values)] }
        var parts: [(keyPath: String, value: AnimatableValue)] = []
        if old.origin != new.origin { parts.append(("bounds.origin", .point(rect.origin))) }
        if old.size != new.size || parts.isEmpty { parts.append(("bounds.size", .size(rect.size))) }
        return parts
    }
}

extension CALayer {
    /// Returns the animations that the actions of a property added.
    private func actions(of keyPath: String) -> [RunningAnimation] {
        guard let list = extrasBox?.animations?.list else { return [] }
        let names: [String] = keyPath == "bounds" ? [keyPath, "bounds.origin", "bounds.size"] : [keyPath]
        return list.filter { running in
            if let key = running.key, names.contains(key) { return true }
            // Additive animations have keys with numbers.
            guard let animation = running.animation as? CABasicAnimation, animation.isOfBlock else { return false }
            return animation.keyPath.map { names.contains($0) } ?? false
        }
    }

    /// Whether the animations of a property can continue while a further animation is added to them. Animations without
    /// an end cannot, because the property would not come to rest.
    func canContinueActions(of keyPath: String) -> Bool {
        actions(of: keyPath).allSatisfy { running in
            guard let animation = running.animation as? CABasicAnimation, animation.blendedStart != nil else {
                return false
            }
            let timing: MediaTiming = animation.timing
            return timing.duration < Spring.endlessDuration && timing.repeatCount <= 1 && timing.repeatDuration == 0
                && !timing.autoreverses
        }
    }

    /// Removes the animations that the actions of a property added.
    ///
    /// - Parameter animation: The animation that replaces them. For its own delegate, the others have finished.
    package final func removeActions(of keyPath: String, replacedBy animation: CAAnimation) {
        let replaced: [RunningAnimation] = actions(of: keyPath)
        guard !replaced.isEmpty else { return }
        for running in replaced where animation.delegate != nil && running.animation.delegate === animation.delegate {
            running.stop(finished: true)
        }
        removeAnimations { running in replaced.contains { $0 === running } }
    }

    /// Returns one of the keys `keyPath`, `keyPath-2`, `keyPath-3` and so on that no animation has.
    func unusedKey(for keyPath: String) -> String {
        guard animation(forKey: keyPath) != nil else { return keyPath }
        // Usually, this number is free.
        var number: Int = actions(of: keyPath).count + 1
        while animation(forKey: "\(keyPath)-\(number)") != nil { number += 1 }
        return "\(keyPath)-\(number)"
    }
}

extension AnimatableValue {
    /// Returns the value whose sum with `end` is this value, if the sum of `end` and the interpolation from that value
    /// to zero is the interpolation from this value to `end`. Returns nil otherwise.
    fileprivate func difference(from end: AnimatableValue) -> AnimatableValue? {
        switch (self, end) {
        case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect): return adding(end.negated)
        case (.transform(let old), .transform(let new)):
            guard new.isInvertible, old.isInPlane, new.isInPlane, new.keepsAngles || old.isDiagonal && new.isDiagonal
            else { return nil }
            return .transform(CATransform3DConcat(old, CATransform3DInvert(new)))
        default: return nil
        }
    }
}

extension CATransform3D {
    /// Whether the transform is an affine transform of the plane.
    fileprivate var isInPlane: Bool { CATransform3DIsAffine(self) }

    /// Whether the transform of the plane has an inverse.
    fileprivate var isInvertible: Bool { m11 * m22 - m12 * m21 != 0 }

    /// Whether the transform of the plane only moves, turns and scales.
    fileprivate var keepsAngles: Bool {
        let tolerance: CGFloat = 1e-9 * (abs(m11) + abs(m12))
        return abs(m11 - m22) <= tolerance && abs(m12 + m21) <= tolerance
    }

    /// Whether the transform of the plane only moves and scales.
    fileprivate var isDiagonal: Bool { m12 == 0 && m21 == 0 }
}
