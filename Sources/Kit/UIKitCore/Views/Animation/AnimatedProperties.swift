import QuartzCore

/// The properties that an animator animates, with their start and end values.
@MainActor
package struct AnimatedProperties {
    private struct Entry {
        weak var layer: CALayer?
        let key: String
        /// The presented value before the change. It is a `UIColor` if it was the view's `backgroundColor`.
        let start: Any?
        /// The model value after the change, read when a final position is applied.
        var end: Any?
        let hitTestsPresentation: Bool
    }

    private var entries: [Entry] = []

    package init() {}

    /// Records a property that is about to change from its presented value.
    package mutating func record(_ layer: CALayer, _ key: String, presented: Any?, hitTestsPresentation: Bool) {
        guard !entries.contains(where: { $0.layer === layer && $0.key == key }) else { return }
        // The view's color can be dynamic.
        let color: UIColor? = key == "backgroundColor" ? (layer.delegate as? UIView)?.backgroundColor : nil
        let start: Any? = color != nil && presented as? CGColor == layer.backgroundColor ? color : presented
        entries.append(Entry(layer: layer, key: key, start: start, hitTestsPresentation: hitTestsPresentation))
        if hitTestsPresentation { (layer.delegate as? UIView)?.rareState.presentationHitTestCount += 1 }
    }

    /// Sets the layers' values to the values at a position of the animation.
    package mutating func apply(_ position: UIViewAnimatingPosition) {
        for index in entries.indices {
            guard let layer = entries[index].layer else { continue }
            let key = entries[index].key
            if entries[index].end == nil { entries[index].end = layer.value(forKeyPath: key) }
            switch position {
            case .end: Self.set(entries[index].end, key, of: layer)
            case .start: Self.set(entries[index].start, key, of: layer)
            case .current:
                guard let presentation = layer.startPresentation() else { continue }
                Self.set(presentation.value(forKeyPath: key), key, of: layer)
            }
        }
    }

    package mutating func removeAll() {
        for entry in entries where entry.hitTestsPresentation {
            (entry.layer?.delegate as? UIView)?.rareState.presentationHitTestCount -= 1
        }
        entries = []
    }

    /// Sets a value through the view's property, if any, because its setter does more than the setter of the layer.
    private static func set(_ value: Any?, _ key: String, of layer: CALayer) {
        UIView.performWithoutAnimation {
            guard let view = layer.delegate as? UIView else {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                layer.setValue(value, forKeyPath: key)
                CATransaction.commit()
                return
            }
            switch (key, value) {
            case ("position", let center as CGPoint): view.center = center
            case ("bounds", let bounds as CGRect): view.bounds = bounds
            case ("transform", let transform as CATransform3D): view.transform3D = transform
            case ("backgroundColor", nil): view.backgroundColor = nil
            case ("backgroundColor", let color as UIColor): view.backgroundColor = color
            case ("backgroundColor", let color as CGColor):
                if view.layer.backgroundColor != color { view.backgroundColor = UIColor(cgColor: color) }
            default: layer.setValue(value, forKeyPath: key)
            }
        }
    }
}
