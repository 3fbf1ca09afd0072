import CoreGraphics
import Foundation

extension CALayer {
    /// The visible values: the model values with the running animations applied.
    final var visible: LayerProperties {
        guard flags.contains(.isAnimated), let animations = extrasBox?.animations else { return properties }
        return animations.values(properties)
    }

    /// Returns the value of `keyPath` from which a new animation starts: the visible value without overlays. Returns
    /// nil if the layer has no such property.
    final func startValue(forKeyPath keyPath: String) -> Any? {
        let values: LayerProperties = extrasBox?.animations?.startValues(properties) ?? properties
        return AnimatableProperty.animated(keyPath, of: self)?.get(values).any
    }

    /// Returns the presentation without overlays, from whose values a new animation starts.
    package final func startPresentation() -> Self? { makePresentation(withOverlays: false) }

    /// Calls the allocating initializer of the receiving class dynamically, as Objective-C does. Subclasses therefore
    /// need no `required` initializer. Subclasses that were written for Apple platforms do not declare one. If the
    /// class has no `init()`, the call stops the program.
    @_silgen_name("$s10QuartzCore7CALayerC13dynamicallyOfAcA13DynamicMarkerV_tcfC")
    class func makeDynamically(dynamicallyOf marker: DynamicMarker) -> CALayer

    /// Calls the allocating initializer for presentation copies of the receiving class dynamically. The parameter is
    /// `consuming` because initializers own their arguments by default and methods do not.
    @_silgen_name("$s10QuartzCore7CALayerC13dynamicallyOf7copyingAcA13DynamicMarkerV_ACtcfC")
    class func makeDynamically(dynamicallyOf marker: DynamicMarker, copying layer: consuming CALayer) -> CALayer

    /// Creates a layer of the receiving class with the class's `init()`.
    ///
    /// A view creates the layer of its `layerClass` this way.
    package class func makeLayer() -> CALayer { makeDynamically(dynamicallyOf: DynamicMarker()) }

    /// Returns a copy with the values at `time`, in the layer's time, or at the current time if `time` is nil.
    final func makePresentation(withOverlays: Bool = true, at time: CFTimeInterval? = nil) -> Self? {
        guard !flags.contains(.isPresentation) else { return self }
        guard parent != nil || extrasBox?.treeObserver != nil else { return nil }
        let copy: CALayer = withoutActions {
            type(of: self).makeDynamically(dynamicallyOf: DynamicMarker(), copying: self)
        }
        copy.flags.insert(.isPresentation)
        copy.extras.presented = self
        guard let animations = extrasBox?.animations else { return unsafeDowncast(copy, to: Self.self) }
        // The values of declared properties are not in `properties`: they are read and set by key.
        let declaredKeys: Set<String> = animations.declaredKeys
        var model: LayerProperties = properties
        for key in declaredKeys { model.rare.custom[key] = AnimatableValue(value(forKey: key)) }
        copy.properties = animations.values(
            model, at: time ?? localTime(CACurrentMediaTime()), withOverlays: withOverlays)
        for key in declaredKeys {
            if let animated = copy.properties.rareBox?.value.custom[key] { copy.setValue(animated.any, forKey: key) }
        }
        return unsafeDowncast(copy, to: Self.self)
    }

    /// Runs `body` without actions: an initializer that copies a layer may set properties.
    private func withoutActions<Result>(_ body: () -> Result) -> Result {
        guard isOfProgramClass else { return body() }
        let thread = LayerThread.current
        let isCopying: Bool = thread.isCopyingLayer
        thread.isCopyingLayer = true
        defer { thread.isCopyingLayer = isCopying }
        return body()
    }

    final func modelLayer() -> Self {
        guard let presented = extrasBox?.presented else { return self }
        return unsafeDowncast(presented, to: Self.self)
    }

    final var presentationSuperlayer: CALayer? { extrasBox?.presented?.parent?.makePresentation() }

    final var presentationSublayers: [CALayer]? {
        guard let model = extrasBox?.presented, !model.children.isEmpty else { return nil }
        return model.children.compactMap { $0.makePresentation() }
    }

    final var presentationMask: CALayer? { extrasBox?.presented?.extrasBox?.mask?.makePresentation() }

    final func copyValues(of layer: CALayer) {
        properties = layer.properties
        let kept: LayerFlags = [.needsDisplayOnBoundsChange, .drawsContent, .drawsNoContent, .hasDepth, .seemsOpaque]
        flags = layer.flags.intersection(kept)
        delegate = layer.delegate
        if let timing = layer.extrasBox?.timing { extras.timing = timing }
        if let name = layer.extrasBox?.name { extras.name = name }
        if let filter = layer.extrasBox?.compositingFilter { extras.compositingFilter = filter }
        if let values = layer.extrasBox?.values, !values.isEmpty { extras.values = values }
    }
}
