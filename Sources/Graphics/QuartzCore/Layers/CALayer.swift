import ClassNames
import CoreGraphics
import Foundation

/// A rectangle of contents with a place in a tree: what every view shows is drawn by layers.
///
/// Setting a property compares, stores and marks; the work happens later, once. Coordinates are points with y
/// downwards. Layers and their transactions belong to one thread at a time.
open class CALayer: NSObject, CAMediaTiming {
    /// The values that the program set.
    ///
    /// Unchecked exclusivity: every access ends within one expression of this module that calls nothing of the program's,
    /// and layout reads geometry more often than all else.
    @exclusivity(unchecked) var properties = LayerProperties()
    var flags: LayerFlags = []
    /// The transaction in which the layer came into its tree.
    var insertionEpoch: UInt32 = 0
    /// Cleared when the superlayer goes; a weak reference would cost every layer an allocation.
    unowned(unsafe) var parent: CALayer?
    var children: [CALayer] = []
    /// At least how many levels the tree has that begins with this layer.
    final var levels = 1
    var extrasBox: LayerExtras?
    /// What a compositor showed of the layer last.
    var record: LayerRecord?

    /// Who provides what the layer does not do itself. It is not kept.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? otherDelegate }
        set {
            owner = nil
            otherDelegate = newValue
        }
    }

    /// A delegate that the layer belongs to, as a view, and that takes itself out before it goes.
    ///
    /// OPTIMIZATION: what has once been referred to weakly is counted on a slower path ever after.
    package unowned(unsafe) var owner: (any CALayerDelegate)? {
        didSet { flags.remove(.actsInBlocks) }
    }
    private weak var otherDelegate: (any CALayerDelegate)?

    // MARK: Making

    /// Makes a layer without size at the origin.
    public override init() {
        super.init()
    }

    /// Makes a copy of `layer` to stand for its presentation. A subclass copies its own values here.
    public init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        copyValues(of: layer)
    }

    /// Layers cannot be read from archives: always nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Makes a layer by way of the designated initializer of the class that it is called on.
    convenience init(dynamicallyOf marker: DynamicMarker) {
        self.init()
    }

    /// Makes a presentation copy by way of the designated initializer of the class that it is called on.
    convenience init(dynamicallyOf marker: DynamicMarker, copying layer: CALayer) {
        self.init(layer: layer)
    }

    deinit {
        for child in children { abandon(child) }
        if let mask = extrasBox?.mask { abandon(mask) }
        if flags.contains(.isAnimated) { abandonAnimations() }
    }

    /// The layer with the values that show at this moment; nil while the layer is in no tree.
    open func presentation() -> Self? { makePresentation() }

    /// The layer whose presentation this one is, or the layer itself.
    open func model() -> Self { modelLayer() }

    // MARK: Geometry

    /// The layer's rectangle in its own coordinates, in points. Default zero. Animatable.
    open var bounds: CGRect {
        get { properties.bounds }
        set {
            let old: CGRect = properties.bounds
            guard newValue != old else { return }
            let bounds = CGRect(origin: usable(newValue.origin, "bounds"), size: usable(newValue.size, "bounds"))
            let action: PendingAction? = beginChange("bounds")
            properties.bounds = bounds
            boundsDidChange(from: old)
            endChange(action)
        }
    }

    /// Where the anchor point lies in the superlayer, in points. Default zero. Animatable.
    open var position: CGPoint {
        get { properties.position }
        set {
            guard newValue != properties.position else { return }
            let position: CGPoint = usable(newValue, "position")
            let action: PendingAction? = beginChange("position")
            properties.position = position
            endChange(action)
        }
    }

    /// The layer's depth among its siblings. Default 0. Animatable.
    open var zPosition: CGFloat {
        get { properties.zPosition }
        set {
            guard newValue != properties.zPosition else { return }
            let depth: CGFloat = usable(newValue, "zPosition")
            let action: PendingAction? = beginChange("zPosition")
            properties.zPosition = depth
            parent?.sublayerDepthDidChange()
            endChange(action)
        }
    }

    /// The point that `position` places, as a part of the bounds. Default the centre. Animatable.
    open var anchorPoint: CGPoint {
        get { properties.anchorPoint }
        set {
            guard newValue != properties.anchorPoint else { return }
            let anchorPoint: CGPoint = usable(newValue, "anchorPoint")
            let action: PendingAction? = beginChange("anchorPoint")
            properties.anchorPoint = anchorPoint
            endChange(action)
        }
    }

    /// The depth of the anchor point, in points. Default 0. Animatable.
    open var anchorPointZ: CGFloat {
        get { properties.rareBox?.value.anchorPointZ ?? 0 }
        set {
            guard newValue != anchorPointZ else { return }
            let action: PendingAction? = beginChange("anchorPointZ")
            properties.rare.anchorPointZ = newValue
            endChange(action)
        }
    }

    /// How the layer is turned, scaled and moved about its anchor point. Default the identity. Animatable.
    open var transform: CATransform3D {
        get { properties.rareBox?.value.transform ?? CATransform3DIdentity }
        set {
            guard !CATransform3DEqualToTransform(newValue, transform) else { return }
            let action: PendingAction? = beginChange("transform")
            properties.rare.transform = CATransform3DIsIdentity(newValue) ? nil : newValue
            endChange(action)
        }
    }

    /// How the sublayers are turned, scaled and moved about this layer's anchor point. Animatable.
    open var sublayerTransform: CATransform3D {
        get { properties.rareBox?.value.sublayerTransform ?? CATransform3DIdentity }
        set {
            guard !CATransform3DEqualToTransform(newValue, sublayerTransform) else { return }
            let action: PendingAction? = beginChange("sublayerTransform")
            properties.rare.sublayerTransform = CATransform3DIsIdentity(newValue) ? nil : newValue
            endChange(action)
        }
    }

    /// The smallest rectangle around the layer in its superlayer's coordinates.
    ///
    /// Setting it sets `bounds` and `position`. While `transform` turns the layer, set those instead.
    open var frame: CGRect {
        get {
            guard properties.rareBox?.value.hasTransform != true else {
                return properties.transformToSuperlayer.apply(properties.bounds)
            }
            // The origin of the bounds has no part in it: taken in and out again, it would leave its rounding behind.
            let size: CGSize = properties.bounds.size
            let anchorPoint: CGPoint = properties.anchorPoint
            let position: CGPoint = properties.position
            return CGRect(
                x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
                width: size.width, height: size.height)
        }
        set { setFrame(newValue) }
    }

    /// `transform` as an affine transform of the plane.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets `transform` to an affine transform of the plane.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    // MARK: Tree

    /// The layer that this one lies in.
    open var superlayer: CALayer? { flags.contains(.isPresentation) ? presentationSuperlayer : parent }

    /// The layers that lie in this one, backmost first; nil when there are none.
    open var sublayers: [CALayer]? {
        get { flags.contains(.isPresentation) ? presentationSublayers : (children.isEmpty ? nil : children) }
        set { setSublayers(newValue ?? []) }
    }

    /// Adds `layer` in front of the other sublayers, taking it out of wherever it was.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

    /// Adds `layer` as the sublayer with index `idx`; too great an index is the front.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Adds `layer` just behind `sibling`; behind all others when `sibling` is not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, below: sibling) }

    /// Adds `layer` just in front of `sibling`; in front of all others when `sibling` is not a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, above: sibling) }

    /// Puts `newLayer` where `oldLayer` was. Nothing happens when `oldLayer` is not a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    /// Takes the layer out of its superlayer.
    open func removeFromSuperlayer() { detach() }

    /// A layer whose alpha shows through which parts of this layer are seen. It lies in this layer's coordinates.
    ///
    /// A layer that is in another tree already is taken out of it.
    open var mask: CALayer? {
        get { extrasBox?.mask }
        set { setMask(newValue) }
    }

    // MARK: Appearance

    /// Whether the layer and its sublayers are left out. Default false. Animatable.
    open var isHidden: Bool {
        get { properties.isHidden }
        set {
            guard newValue != properties.isHidden else { return }
            let action: PendingAction? = beginChange("hidden")
            properties.set(.hidden, newValue)
            endChange(action)
        }
    }

    /// How opaque the layer with its sublayers is, from 0 to 1. Default 1. Animatable.
    open var opacity: Float {
        get { properties.opacity }
        set {
            guard newValue != properties.opacity else { return }
            let action: PendingAction? = beginChange("opacity")
            properties.opacity = newValue
            endChange(action)
        }
    }

    /// What fills the bounds behind the contents. Default nil. Animatable.
    open var backgroundColor: CGColor? {
        get { properties.backgroundColor }
        set {
            guard !areSame(newValue, properties.backgroundColor) else { return }
            let action: PendingAction? = beginChange("backgroundColor")
            properties.backgroundColor = newValue
            endChange(action)
        }
    }

    /// How far the corners of background, border and, if `masksToBounds`, contents are rounded, in points. Animatable.
    open var cornerRadius: CGFloat {
        get { properties.cornerRadius }
        set {
            guard newValue != properties.cornerRadius else { return }
            let action: PendingAction? = beginChange("cornerRadius")
            properties.cornerRadius = newValue
            endChange(action)
        }
    }

    /// The corners that `cornerRadius` rounds. Default all four.
    open var maskedCorners: CACornerMask {
        get { properties.rareBox?.value.maskedCorners ?? .all }
        set {
            guard newValue != maskedCorners else { return }
            let action: PendingAction? = beginChange("maskedCorners")
            properties.rare.maskedCorners = newValue
            endChange(action)
        }
    }

    /// The shape of rounded corners. Default `.circular`.
    open var cornerCurve: CALayerCornerCurve {
        get { properties.rareBox?.value.cornerCurve ?? .circular }
        set {
            guard newValue != cornerCurve else { return }
            let action: PendingAction? = beginChange("cornerCurve")
            properties.rare.cornerCurve = newValue
            endChange(action)
        }
    }

    /// How much farther than a circular one a corner of that curve reaches along its sides.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? CGFloat(CornerShape.continuousReach) : 1
    }

    /// Whether sublayers and contents end at the bounds and their rounded corners. Default false.
    open var masksToBounds: Bool {
        get { properties.masksToBounds }
        set {
            guard newValue != properties.masksToBounds else { return }
            let action: PendingAction? = beginChange("masksToBounds")
            properties.set(.masksToBounds, newValue)
            endChange(action)
        }
    }

    /// Whether the back of the layer shows when it is turned away. Default true.
    open var isDoubleSided: Bool {
        get { properties.options.contains(.doubleSided) }
        set {
            guard newValue != isDoubleSided else { return }
            let action: PendingAction? = beginChange("doubleSided")
            properties.set(.doubleSided, newValue)
            endChange(action)
        }
    }

    /// The width of the border inside the bounds, in points. Default 0. Animatable.
    open var borderWidth: CGFloat {
        get { properties.rareBox?.value.borderWidth ?? 0 }
        set {
            guard newValue != borderWidth else { return }
            let action: PendingAction? = beginChange("borderWidth")
            properties.rare.borderWidth = newValue
            endChange(action)
        }
    }

    /// The colour of the border. Default opaque black. Animatable.
    open var borderColor: CGColor? {
        get { properties.rare.visibleBorderColor }
        set {
            guard !areSame(newValue, borderColor) else { return }
            let action: PendingAction? = beginChange("borderColor")
            properties.rare.borderColor = newValue
            properties.rare.hasBorderColor = true
            endChange(action)
        }
    }

    // MARK: Shadow

    /// The colour of the shadow. Default opaque black. Animatable.
    open var shadowColor: CGColor? {
        get { properties.rare.visibleShadowColor }
        set {
            guard !areSame(newValue, shadowColor) else { return }
            let action: PendingAction? = beginChange("shadowColor")
            properties.rare.shadowColor = newValue
            properties.rare.hasShadowColor = true
            endChange(action)
        }
    }

    /// How opaque the shadow is, from 0 to 1. Default 0. Animatable.
    open var shadowOpacity: Float {
        get { properties.rareBox?.value.shadowOpacity ?? 0 }
        set {
            guard newValue != shadowOpacity else { return }
            let action: PendingAction? = beginChange("shadowOpacity")
            properties.rare.shadowOpacity = newValue
            endChange(action)
        }
    }

    /// How far the shadow lies from the layer, in points. Default (0, −3): upwards. Animatable.
    open var shadowOffset: CGSize {
        get { properties.rareBox?.value.shadowOffset ?? RareLayerProperties.standard.shadowOffset }
        set {
            guard newValue != shadowOffset else { return }
            let action: PendingAction? = beginChange("shadowOffset")
            properties.rare.shadowOffset = newValue
            endChange(action)
        }
    }

    /// How far the shadow is blurred, in points. Default 3. Animatable.
    open var shadowRadius: CGFloat {
        get { properties.rareBox?.value.shadowRadius ?? RareLayerProperties.standard.shadowRadius }
        set {
            guard newValue != shadowRadius else { return }
            let action: PendingAction? = beginChange("shadowRadius")
            properties.rare.shadowRadius = newValue
            endChange(action)
        }
    }

    /// What casts the shadow, in the layer's coordinates; nil is whatever the layer shows. Animatable.
    open var shadowPath: CGPath? {
        get { properties.rareBox?.value.shadowPath }
        set {
            guard newValue !== shadowPath else { return }
            let action: PendingAction? = beginChange("shadowPath")
            properties.rare.shadowPath = newValue
            endChange(action)
        }
    }

    // MARK: Contents

    /// What the layer shows: a `CGImage`. Anything else shows nothing and is not kept. Animatable.
    open var contents: Any? {
        get { properties.image }
        set { setImage(newValue as? CGImage) }
    }

    /// How the contents lie in the bounds. Default `.resize`.
    open var contentsGravity: CALayerContentsGravity {
        get { properties.rareBox?.value.contentsGravity ?? .resize }
        set {
            guard newValue != contentsGravity else { return }
            let action: PendingAction? = beginChange("contentsGravity")
            properties.rare.contentsGravity = newValue
            endChange(action)
        }
    }

    /// Which part of the contents shows, as a part of the whole. Default all. Animatable.
    open var contentsRect: CGRect {
        get { properties.rareBox?.value.contentsRect ?? RareLayerProperties.standard.contentsRect }
        set {
            guard newValue != contentsRect else { return }
            let action: PendingAction? = beginChange("contentsRect")
            properties.rare.contentsRect = newValue
            endChange(action)
        }
    }

    /// Which part of the contents stretches when they are resized, as a part of the whole. Default all. Animatable.
    open var contentsCenter: CGRect {
        get { properties.rareBox?.value.contentsCenter ?? RareLayerProperties.standard.contentsCenter }
        set {
            guard newValue != contentsCenter else { return }
            let action: PendingAction? = beginChange("contentsCenter")
            properties.rare.contentsCenter = newValue
            endChange(action)
        }
    }

    /// How many pixels of the contents make a point. Default 1.
    open var contentsScale: CGFloat {
        get { properties.contentsScale }
        set {
            guard newValue != properties.contentsScale else { return }
            let action: PendingAction? = beginChange("contentsScale")
            properties.contentsScale = newValue
            contentsScaleDidChange()
            endChange(action)
        }
    }

    /// How contents that are shown smaller are sampled. Default `.linear`.
    open var minificationFilter: CALayerContentsFilter {
        get { properties.rareBox?.value.minificationFilter ?? .linear }
        set {
            guard newValue != minificationFilter else { return }
            let action: PendingAction? = beginChange("minificationFilter")
            properties.rare.minificationFilter = newValue
            endChange(action)
        }
    }

    /// How contents that are shown larger are sampled. Default `.linear`.
    open var magnificationFilter: CALayerContentsFilter {
        get { properties.rareBox?.value.magnificationFilter ?? .linear }
        set {
            guard newValue != magnificationFilter else { return }
            let action: PendingAction? = beginChange("magnificationFilter")
            properties.rare.magnificationFilter = newValue
            endChange(action)
        }
    }

    /// Whether what the layer draws covers its whole bounds without a hole. Default false.
    open var isOpaque: Bool {
        get { properties.options.contains(.opaque) }
        set {
            guard newValue != isOpaque else { return }
            properties.set(.opaque, newValue)
            opacityOfContentsDidChange()
        }
    }

    // MARK: Display

    /// Marks the whole contents to be drawn again.
    open func setNeedsDisplay() { markNeedsDisplay(nil) }

    /// Marks `r`, in the layer's coordinates, to be drawn again.
    open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay(r) }

    /// Whether the contents must be drawn again.
    open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

    /// Provides the contents now, if they are marked. Otherwise that waits until they are shown.
    open func displayIfNeeded() { displayNowIfNeeded() }

    /// Whether a new size marks the contents to be drawn again. Default false.
    open var needsDisplayOnBoundsChange: Bool {
        get { flags.contains(.needsDisplayOnBoundsChange) }
        set { flags.set(.needsDisplayOnBoundsChange, newValue) }
    }

    /// Provides the contents: asks the delegate, or draws them with `draw(in:)`.
    open func display() {
        if let delegate { delegate.display(self) } else { drawContents() }
    }

    /// Draws the contents in the layer's coordinates, y downwards: by default, what the delegate draws.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Draws the layer with its sublayers, as they are now and without animations, into `ctx`: in the layer's
    /// coordinates, y downwards. What is marked is laid out and drawn first, whether or not it was ever shown.
    open func render(in ctx: CGContext) { renderTree(in: ctx) }

    open override var description: String { "<\(ClassName.of(self)): \(Unmanaged.passUnretained(self).toOpaque())>" }

    // MARK: Layout

    /// The size that the layer would like: by default, that of its bounds.
    open func preferredFrameSize() -> CGSize { properties.bounds.size }

    /// Marks the layer's sublayers to be laid out.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Whether the layer's sublayers must be laid out.
    open func needsLayout() -> Bool { flags.contains(.needsLayout) }

    /// Lays out what is marked, from the farthest marked superlayer down.
    open func layoutIfNeeded() { layoutFromMarkedAncestor() }

    /// Lays out the sublayers: asks the delegate.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Coordinates and hit tests

    /// `p`, a point of `l`, as a point of this layer; nil is the root's superlayer.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { transform(from: l).apply(p) }

    /// `p`, a point of this layer, as a point of `l`; nil is the root's superlayer.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { transform(to: l).apply(p) }

    /// The smallest rectangle in this layer around `r`, a rectangle of `l`.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { transform(from: l).apply(r) }

    /// The smallest rectangle in `l` around `r`, a rectangle of this layer.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { transform(to: l).apply(r) }

    /// `t`, a time of `l`, as a time of this layer; nil is the host's time.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(l?.hostTime(t) ?? t)
    }

    /// `t`, a time of this layer, as a time of `l`; nil is the host's time.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        l?.localTime(hostTime(t)) ?? hostTime(t)
    }

    /// The frontmost layer of this tree that contains `p`, a point of the superlayer. Hidden layers are left out.
    open func hitTest(_ p: CGPoint) -> CALayer? { frontmostLayer(at: p) }

    /// Whether `p`, a point of this layer, lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { properties.bounds.contains(p) }

    // MARK: Actions

    /// The action of this class for `event`, when neither delegate nor `actions` has one.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { standardAction(forKey: event) }

    /// What to do when `event` happens: asks the delegate, `actions` and the class, in this order.
    open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

    /// Actions by property or event. Default nil.
    open var actions: [String: any CAAction]? {
        get { extrasBox?.actions }
        set { extras.actions = newValue }
    }

    /// The value of a property that can be animated, by its key path, or what was noted under a key of the program's.
    open func value(forKeyPath keyPath: String) -> Any? { modelValue(forKeyPath: keyPath) }

    /// Sets a property that can be animated, by its key path, for example `"transform.rotation.z"`. Under any other key
    /// the value is noted for the program's own use.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setModelValue(value, forKeyPath: keyPath) }

    /// Same as `value(forKeyPath:)`.
    open func value(forKey key: String) -> Any? { modelValue(forKeyPath: key) }

    /// Same as `setValue(_:forKeyPath:)`.
    open func setValue(_ value: Any?, forKey key: String) { setModelValue(value, forKeyPath: key) }

    // MARK: Animations

    /// Runs a copy of `anim`, in place of the animation that has the same key.
    ///
    /// It begins when the transaction ends, unless it has a `beginTime`, and takes the transaction's duration if it has
    /// none.
    open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }

    /// Ends all animations of the layer at once.
    open func removeAllAnimations() { removeAnimations { _ in true } }

    /// Ends the animation with that key at once.
    open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

    /// The keys of the animations, oldest first; nil when there are none.
    open func animationKeys() -> [String]? {
        let keys: [String] = extrasBox?.animations?.list.compactMap { $0.key } ?? []
        return keys.isEmpty ? nil : keys
    }

    /// The layer's copy of the animation with that key.
    open func animation(forKey key: String) -> CAAnimation? {
        extrasBox?.animations?.list.first { $0.key == key }?.animation
    }

    /// A name for the program's own use.
    open var name: String? {
        get { extrasBox?.name }
        set { extras.name = newValue }
    }

    // MARK: Time

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }
}
