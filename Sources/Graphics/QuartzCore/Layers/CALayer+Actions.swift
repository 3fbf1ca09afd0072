import Foundation
import FoundationAdditions

extension CALayer {
    final func run(_ pending: PendingAction) {
        // An animation without values starts at the value that was visible before the change.
        if let animation = pending.action as? CABasicAnimation, animation.fromValue == nil, animation.toValue == nil,
            animation.byValue == nil, let copy = animation.copy(with: nil) as? CABasicAnimation
        {
            if copy.keyPath == nil { copy.keyPath = pending.key }
            copy.fromValue = pending.previous ?? NSNull()
            copy.run(forKey: pending.key, object: self, arguments: nil)
            return
        }
        pending.action.run(forKey: pending.key, object: self, arguments: nil)
    }

    /// Returns the implicit animation of a property, timed by the transaction, or nil if the property has none.
    class func standardAction(forKey key: String) -> (any CAAction)? {
        guard implicitlyAnimated.contains(key) else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.timingFunction = CAMediaTimingFunction(name: .default)
        return animation
    }

    private static let implicitlyAnimated: Set<String> = [
        "bounds", "position", "anchorPoint", "anchorPointZ", "zPosition", "transform", "sublayerTransform", "opacity",
        "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "shadowColor", "shadowOpacity",
        "shadowOffset", "shadowRadius", "contents", "contentsRect", "contentsCenter", "fillColor", "strokeColor",
        "strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase", "colors", "locations", "startPoint",
        "endPoint",
    ]

    // MARK: Values by key and key path

    /// Returns the value of a property, or the value that the program stored. A key that contains a dot names no part
    /// of a property.
    final func modelValue(forKey key: String) -> Any? {
        key.contains(".") ? customValue(forKey: key) : modelValue(forKeyPath: key)
    }

    /// Sets a property, or stores a value of the program.
    final func setModelValue(_ value: Any?, forKey key: String) {
        if key.contains(".") { setCustomValue(value, forKey: key) } else { setModelValue(value, forKeyPath: key) }
    }

    /// Returns the value of a property, the value that `setValue(_:forKeyPath:)` stored, or the default.
    final func modelValue(forKeyPath keyPath: String) -> Any? {
        if let property = AnimatableProperty.named(keyPath, of: self) { return property.get(properties).any }
        if let property = LayerKey.table[keyPath] { return property.get(self) }
        if declaresKey(keyPath) { return self.defaultValue(forKey: keyPath) }
        return customValue(forKey: keyPath)
    }

    /// Sets a property. If it is animatable, starts its implicit animation. For any other key path, stores the value.
    final func setModelValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let property = AnimatableProperty.named(keyPath, of: self) else {
            if let property = LayerKey.table[keyPath] { return property.set(self, value) }
            if declaresSettableKey(keyPath) { return self.defaultSetValue(value, forKey: keyPath) }
            return setCustomValue(value, forKey: keyPath)
        }
        let pattern = property.get(properties)
        guard let new = AnimatableValue(value)?.matching(pattern) ?? pattern.empty else { return }
        let name = String(keyPath.prefix { $0 != "." })
        let oldBounds = properties.bounds
        let oldImage = properties.image
        let oldScale = properties.contentsScale
        change(name) {
            property.set(&properties, new)
            if properties.bounds != oldBounds { boundsDidChange(from: oldBounds) }
            if properties.image !== oldImage { contentsWereReplaced() }
            if properties.contentsScale != oldScale { contentsScaleDidChange() }
            if name == "zPosition" { parent?.sublayerDepthDidChange() }
        }
    }
}
