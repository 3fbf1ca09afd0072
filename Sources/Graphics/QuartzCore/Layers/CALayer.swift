import ClassNames
import CoreGraphics
import Foundation

/// A rectangle of visible content in a tree. Layers draw the content of all views.
///
/// Setting a property compares the value, stores it and marks the layer; the work happens once, in the next frame.
/// Coordinates are in points, with y pointing down. Use layers and their transactions from one thread at a time.
open class CALayer: NSObject, CAMediaTiming {
    /// The model values, which the program sets.
    ///
    /// Exclusivity is unchecked because layout reads geometry more often than anything else. This is safe: each access
    /// ends within one expression of this module, which does not call code of the program.
    @exclusivity(unchecked) var properties = LayerProperties()
    var flags: LayerFlags = []
    /// The epoch of the transaction in which the layer was added to its superlayer, or 0.
    var insertionEpoch: UInt32 = 0
    /// Cleared when the superlayer is deallocated. A weak reference would cost an allocation for each layer.
    unowned(unsafe) var parent: CALayer?
    var children: [CALayer] = []
    /// An upper bound of the number of levels in the tree that begins with this layer.
    final var levels = 1
    var extrasBox: LayerExtras?
    /// The state of the layer at the last commit of a compositor.
    var record: LayerRecord?

    /// The object that provides contents, layout and actions. The layer does not retain it.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? weakDelegate }
        set {
            owner = nil
            weakDelegate = newValue
        }
    }

    /// The delegate that owns the layer, such as a view, and that clears this property before it is deallocated.
    ///
    /// OPTIMIZATION: the reference is not weak, because after the first weak reference to an object, its reference
    /// counting stays on a slower path.
    package unowned(unsafe) var owner: (any CALayerDelegate)? {
        didSet { flags.remove(.hasActionsOnlyInBlocks) }
    }
    private weak var weakDelegate: (any CALayerDelegate)?

    // MARK: Creating a layer

    /// Creates a layer with zero size at the origin.
    public override init() {
        super.init()
    }

    /// Creates a copy of `layer` for its presentation. A subclass overrides this to copy its own values.
    public init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        copyValues(of: layer)
    }

    /// Returns nil, because layers do not support archiving.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Creates a layer with the designated initializer of the receiving class.
    convenience init(dynamicallyOf marker: DynamicMarker) {
        self.init()
    }

    /// Creates a presentation copy with the designated initializer of the receiving class.
    convenience init(dynamicallyOf marker: DynamicMarker, copying layer: CALayer) {
        self.init(layer: layer)
    }

    deinit {
        for child in children { orphan(child) }
        if let mask = extrasBox?.mask { orphan(mask) }
    }

    /// Returns a copy of the layer with the values that are visible now, or nil while the layer is not in a tree.
    open func presentation() -> Self? { makePresentation() }

    /// Returns the layer whose presentation this is, or the layer itself.
    open func model() -> Self { modelLayer() }

    // MARK: Geometry

    /// The layer's rectangle in its own coordinates, in points. The default is zero. Animatable.
    open var bounds: CGRect {
        get { properties.bounds }
        set {
            let old = properties.bounds
            change("bounds", if: newValue != old) {
                properties.bounds = CGRect(
                    origin: validated(newValue.origin, "bounds"), size: validated(newValue.size, "bounds"))
                boundsDidChange(from: old)
            }
        }
    }

    /// The position of the anchor point in the superlayer, in points. The default is zero. Animatable.
    open var position: CGPoint {
        get { properties.position }
        set {
            change("position", if: newValue != properties.position) {
                properties.position = validated(newValue, "position")
            }
        }
    }

    /// The layer's depth, which orders it among its siblings. The default is 0. Animatable.
    open var zPosition: CGFloat {
        get { properties.zPosition }
        set {
            change("zPosition", if: newValue != properties.zPosition) {
                properties.zPosition = validated(newValue, "zPosition")
                parent?.sublayerDepthDidChange()
            }
        }
    }

    /// The point of the bounds that is at `position`, in unit coordinates. The default is the center. Animatable.
    open var anchorPoint: CGPoint {
        get { properties.anchorPoint }
        set {
            change("anchorPoint", if: newValue != properties.anchorPoint) {
                properties.anchorPoint = validated(newValue, "anchorPoint")
            }
        }
    }

    /// The depth of the anchor point, in points. The default is 0. Animatable.
    open var anchorPointZ: CGFloat {
        get { properties.rareBox?.value.anchorPointZ ?? 0 }
        set { change("anchorPointZ", if: newValue != anchorPointZ) { properties.rare.anchorPointZ = newValue } }
    }

    /// The transform of the layer about its anchor point. The default is the identity. Animatable.
    open var transform: CATransform3D {
        get { properties.rareBox?.value.transform ?? CATransform3DIdentity }
        set {
            change("transform", if: !CATransform3DEqualToTransform(newValue, transform)) {
                properties.rare.transform = CATransform3DIsIdentity(newValue) ? nil : newValue
            }
        }
    }

    /// The transform of the sublayers about this layer's anchor point. The default is the identity. Animatable.
    open var sublayerTransform: CATransform3D {
        get { properties.rareBox?.value.sublayerTransform ?? CATransform3DIdentity }
        set {
            change("sublayerTransform", if: !CATransform3DEqualToTransform(newValue, sublayerTransform)) {
                properties.rare.sublayerTransform = CATransform3DIsIdentity(newValue) ? nil : newValue
            }
        }
    }

    /// The bounding rectangle of the layer in its superlayer's coordinates.
    ///
    /// Setting the frame sets `bounds` and `position`. If `transform` rotates the layer, set `bounds` and `position`
    /// instead.
    open var frame: CGRect {
        get {
            guard properties.rareBox?.value.hasTransform != true else {
                return properties.transformToSuperlayer.apply(properties.bounds)
            }
            // Leaves out the origin of the bounds: adding and subtracting it would introduce a rounding error.
            let size = properties.bounds.size
            let anchorPoint = properties.anchorPoint
            let position = properties.position
            return CGRect(
                x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
                width: size.width, height: size.height)
        }
        set { setFrame(newValue) }
    }

    /// Returns `transform` as an affine transform.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets `transform` to an affine transform.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    // MARK: Tree

    /// The layer that contains this layer.
    open var superlayer: CALayer? { flags.contains(.isPresentation) ? presentationSuperlayer : parent }

    /// The sublayers, backmost first, if any.
    open var sublayers: [CALayer]? {
        get { flags.contains(.isPresentation) ? presentationSublayers : (children.isEmpty ? nil : children) }
        set { setSublayers(newValue ?? []) }
    }

    /// Adds `layer` in front of the other sublayers and removes it from its previous superlayer.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

    /// Adds `layer` at index `idx` of the sublayers, or in front if the index is too large.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Adds `layer` directly behind `sibling`, or behind all sublayers if `sibling` is not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, below: sibling) }

    /// Adds `layer` directly in front of `sibling`, or in front of all sublayers if `sibling` is not a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, above: sibling) }

    /// Replaces `oldLayer` with `newLayer`. Does nothing if `oldLayer` is not a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    /// Removes the layer from its superlayer.
    open func removeFromSuperlayer() { detach() }

    /// A layer whose alpha channel masks this layer. Its frame is in this layer's coordinates.
    ///
    /// Setting the mask removes it from its previous superlayer.
    open var mask: CALayer? {
        get { flags.contains(.isPresentation) ? presentationMask : extrasBox?.mask }
        set { setMask(newValue) }
    }

    // MARK: Appearance

    /// Whether the layer and its sublayers are hidden. The default is false. Animatable.
    open var isHidden: Bool {
        get { properties.isHidden }
        set { change("hidden", if: newValue != properties.isHidden) { properties.set(.hidden, newValue) } }
    }

    /// The opacity of the layer with its sublayers, from 0 to 1. The default is 1. Animatable.
    open var opacity: Float {
        get { properties.opacity }
        set { change("opacity", if: newValue != properties.opacity) { properties.opacity = newValue } }
    }

    /// The color that fills the bounds behind the contents. The default is nil. Animatable.
    open var backgroundColor: CGColor? {
        get { properties.backgroundColor }
        set {
            change("backgroundColor", if: !areSame(newValue, properties.backgroundColor)) {
                properties.backgroundColor = newValue
            }
        }
    }

    /// The radius of the corners of the background, the border and, if `masksToBounds` is true, the contents, in
    /// points. The default is 0. Animatable.
    open var cornerRadius: CGFloat {
        get { properties.cornerRadius }
        set { change("cornerRadius", if: newValue != properties.cornerRadius) { properties.cornerRadius = newValue } }
    }

    /// The corners that `cornerRadius` rounds. The default is all four.
    open var maskedCorners: CACornerMask {
        get { properties.rareBox?.value.maskedCorners ?? .all }
        set { change("maskedCorners", if: newValue != maskedCorners) { properties.rare.maskedCorners = newValue } }
    }

    /// The shape of rounded corners. The default is `.circular`.
    open var cornerCurve: CALayerCornerCurve {
        get { properties.rareBox?.value.cornerCurve ?? .circular }
        set { change("cornerCurve", if: newValue != cornerCurve) { properties.rare.cornerCurve = newValue } }
    }

    /// Returns the factor by which `curve` extends a corner along the sides, relative to a circular corner.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? CGFloat(CornerShape.continuousReach) : 1
    }

    /// Whether sublayers and contents are clipped to the bounds and their rounded corners. The default is false.
    open var masksToBounds: Bool {
        get { properties.masksToBounds }
        set {
            change("masksToBounds", if: newValue != properties.masksToBounds) {
                properties.set(.masksToBounds, newValue)
            }
        }
    }

    /// Whether the layer is visible from its back. The default is true.
    open var isDoubleSided: Bool {
        get { properties.options.contains(.doubleSided) }
        set { change("doubleSided", if: newValue != isDoubleSided) { properties.set(.doubleSided, newValue) } }
    }

    /// Whether the layer and its sublayers are kept as a picture until they change. The default is false.
    ///
    /// This saves drawing of complex trees that rarely change, and costs memory.
    open var shouldRasterize: Bool {
        get { properties.options.contains(.rasterized) }
        set { change("shouldRasterize", if: newValue != shouldRasterize) { properties.set(.rasterized, newValue) } }
    }

    /// The resolution of the picture if `shouldRasterize` is true, in pixels per point. The default is 1. If it is
    /// lower than the resolution of the screen, the layer is blurred.
    open var rasterizationScale: CGFloat {
        get { properties.rareBox?.value.rasterizationScale ?? 1 }
        set {
            change("rasterizationScale", if: newValue != rasterizationScale) {
                properties.rare.rasterizationScale = newValue
            }
        }
    }

    /// The width of the border inside the bounds, in points. The default is 0. Animatable.
    open var borderWidth: CGFloat {
        get { properties.rareBox?.value.borderWidth ?? 0 }
        set { change("borderWidth", if: newValue != borderWidth) { properties.rare.borderWidth = newValue } }
    }

    /// The color of the border. The default is opaque black. Animatable.
    open var borderColor: CGColor? {
        get { properties.rare.visibleBorderColor }
        set {
            change("borderColor", if: !areSame(newValue, borderColor)) {
                properties.rare.borderColor = newValue
                properties.rare.hasBorderColor = true
            }
        }
    }

    /// The way to combine the layer and its sublayers with the content behind them: the name of a blend mode, such as
    /// `"multiplyBlendMode"`, or of a Porter-Duff operator, such as `"xor"`. The default is nil, which means that they
    /// cover the content.
    ///
    /// The names of blend modes are those of `CGBlendMode` with the suffix `BlendMode`. The operators are `sourceIn`,
    /// `sourceOut`, `sourceAtop`, `destOver`, `destIn`, `destOut`, `destAtop`, `xor`, `plusL`, `plusD`, `copy` and
    /// `clear`. As on iOS, other values, such as filters of Core Image, have no effect.
    ///
    /// If a superlayer has a mask, an opacity below 1 or `shouldRasterize`, the content behind the layer is only that
    /// inside the superlayer. The same applies to the layers of a mask.
    open var compositingFilter: Any? {
        get { extrasBox?.compositingFilter }
        set { setCompositingFilter(newValue) }
    }

    // MARK: Shadow

    /// The color of the shadow. The default is opaque black. Animatable.
    open var shadowColor: CGColor? {
        get { properties.rare.visibleShadowColor }
        set {
            change("shadowColor", if: !areSame(newValue, shadowColor)) {
                properties.rare.shadowColor = newValue
                properties.rare.hasShadowColor = true
            }
        }
    }

    /// The opacity of the shadow, from 0 to 1. The default is 0. Animatable.
    open var shadowOpacity: Float {
        get { properties.rareBox?.value.shadowOpacity ?? 0 }
        set { change("shadowOpacity", if: newValue != shadowOpacity) { properties.rare.shadowOpacity = newValue } }
    }

    /// The offset of the shadow from the layer, in points. The default is (0, −3), which is upward. Animatable.
    open var shadowOffset: CGSize {
        get { properties.rareBox?.value.shadowOffset ?? RareLayerProperties.standard.shadowOffset }
        set { change("shadowOffset", if: newValue != shadowOffset) { properties.rare.shadowOffset = newValue } }
    }

    /// The blur radius of the shadow, in points. The default is 3. Animatable.
    open var shadowRadius: CGFloat {
        get { properties.rareBox?.value.shadowRadius ?? RareLayerProperties.standard.shadowRadius }
        set { change("shadowRadius", if: newValue != shadowRadius) { properties.rare.shadowRadius = newValue } }
    }

    /// The shape that casts the shadow, in the layer's coordinates. If it is nil, the visible content of the layer
    /// casts the shadow. The default is nil. Animatable.
    open var shadowPath: CGPath? {
        get { properties.rareBox?.value.shadowPath }
        set {
            // Stores a copy, because a mutable path may change after it is set.
            change("shadowPath", if: newValue !== shadowPath) { properties.rare.shadowPath = newValue?.copy() }
        }
    }

    // MARK: Contents

    /// The image of the layer, a `CGImage`. Setting a value of a different type sets nil. Animatable.
    open var contents: Any? {
        get { properties.image }
        set { setImage(newValue as? CGImage) }
    }

    /// The alignment and scaling of the contents in the bounds. The default is `.resize`.
    open var contentsGravity: CALayerContentsGravity {
        get { properties.rareBox?.value.contentsGravity ?? .resize }
        set {
            change("contentsGravity", if: newValue != contentsGravity) {
                properties.rare.contentsGravity = newValue
            }
        }
    }

    /// The visible part of the contents, in unit coordinates. The default is the whole contents. Animatable.
    open var contentsRect: CGRect {
        get { properties.rareBox?.value.contentsRect ?? RareLayerProperties.standard.contentsRect }
        set { change("contentsRect", if: newValue != contentsRect) { properties.rare.contentsRect = newValue } }
    }

    /// The part of the contents that stretches when they are resized, in unit coordinates. The default is the whole
    /// contents. Animatable.
    open var contentsCenter: CGRect {
        get { properties.rareBox?.value.contentsCenter ?? RareLayerProperties.standard.contentsCenter }
        set { change("contentsCenter", if: newValue != contentsCenter) { properties.rare.contentsCenter = newValue } }
    }

    /// The number of pixels of the contents per point. The default is 1.
    open var contentsScale: CGFloat {
        get { properties.contentsScale }
        set {
            change("contentsScale", if: newValue != properties.contentsScale) {
                properties.contentsScale = newValue
                contentsScaleDidChange()
            }
        }
    }

    /// The filter for contents that are scaled down. The default is `.linear`.
    open var minificationFilter: CALayerContentsFilter {
        get { properties.rareBox?.value.minificationFilter ?? .linear }
        set {
            change("minificationFilter", if: newValue != minificationFilter) {
                properties.rare.minificationFilter = newValue
            }
        }
    }

    /// The number of halvings of the resolution of contents that are scaled down with the filter `.trilinear`, in addition
    /// to those for their size. Positive values make the contents softer, and negative values sharper. The default is 0.
    open var minificationFilterBias: Float {
        get { properties.rareBox?.value.minificationFilterBias ?? 0 }
        set {
            change("minificationFilterBias", if: newValue != minificationFilterBias) {
                properties.rare.minificationFilterBias = newValue
            }
        }
    }

    /// The filter for contents that are scaled up. The default is `.linear`.
    open var magnificationFilter: CALayerContentsFilter {
        get { properties.rareBox?.value.magnificationFilter ?? .linear }
        set {
            change("magnificationFilter", if: newValue != magnificationFilter) {
                properties.rare.magnificationFilter = newValue
            }
        }
    }

    /// Whether the opacity applies to the picture of the layer with its sublayers. If it is false, it applies to each
    /// layer separately, so that a sublayer does not hide the layer behind it. The default is true.
    open var allowsGroupOpacity: Bool {
        get { properties.rareBox?.value.allowsGroupOpacity ?? true }
        set {
            change("allowsGroupOpacity", if: newValue != allowsGroupOpacity) {
                properties.rare.allowsGroupOpacity = newValue
            }
        }
    }

    /// Whether edges that are not aligned with pixels are smooth. The default is true.
    ///
    /// Difference from Apple's class: Apps choose the default with a key of `Info.plist` there, and it is false without
    /// the key. The edges of pictures in perspective are always smooth.
    open var allowsEdgeAntialiasing: Bool {
        get { properties.rareBox?.value.allowsEdgeAntialiasing ?? true }
        set {
            change("allowsEdgeAntialiasing", if: newValue != allowsEdgeAntialiasing) {
                properties.rare.allowsEdgeAntialiasing = newValue
            }
        }
    }

    /// Whether the contents may be drawn in the background to save time. The default is false. Engawa draws them on the
    /// thread of the layer.
    open var drawsAsynchronously: Bool {
        get { flags.contains(.drawsAsynchronously) }
        set { flags.set(.drawsAsynchronously, newValue) }
    }

    /// Whether the drawn contents are opaque in the whole bounds. The default is false.
    ///
    /// For the layer of a view, the default is true. It has an effect only after it is set.
    open var isOpaque: Bool {
        get { hasOpaqueContents || flags.contains(.seemsOpaque) }
        set {
            flags.remove(.seemsOpaque)
            hasOpaqueContents = newValue
        }
    }

    // MARK: Display

    /// Marks the whole contents for redrawing.
    open func setNeedsDisplay() { markNeedsDisplay(nil) }

    /// Marks `r`, in the layer's coordinates, for redrawing.
    open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay(r) }

    /// Returns whether the contents must be redrawn.
    open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

    /// Provides the contents if they are marked for display, instead of waiting until they become visible.
    open func displayIfNeeded() { displayNowIfNeeded() }

    /// Whether a change in size marks the contents for redrawing. The default is false.
    open var needsDisplayOnBoundsChange: Bool {
        get { flags.contains(.needsDisplayOnBoundsChange) }
        set { flags.set(.needsDisplayOnBoundsChange, newValue) }
    }

    /// Provides the contents: calls the delegate, or draws the contents with `draw(in:)` if the layer has no delegate.
    open func display() {
        if let delegate { delegate.display(self) } else { drawContents() }
    }

    /// Draws the contents in the layer's coordinates, with y pointing down. The default implementation calls the
    /// delegate.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Returns whether the y axis of the contents points down. On iOS, it does in all layers.
    open func contentsAreFlipped() -> Bool { true }

    /// Draws the layer with its sublayers into `ctx`, in the layer's coordinates with y pointing down. Uses the model
    /// values, without animations; a presentation copy uses the visible values. Marked layers are laid out and drawn
    /// first, even if they were never visible.
    open func render(in ctx: CGContext) { renderTree(in: ctx) }

    /// Generates the layers that are drawn in front of the sublayers. A layer with the flag `generatesLayers` overrides
    /// this method.
    func generateLayers(_ request: LayerRequest) {}

    /// Replaces the generated layers with `other`, and returns the previous ones.
    @discardableResult
    func exchangeGenerated(_ other: GeneratedLayers) -> GeneratedLayers {
        let old = GeneratedLayers(layers: extras.generated)
        extras.generated = other.layers
        return old
    }

    /// The class and the address of the layer.
    open override var description: String { "<\(ClassName.of(self)): \(Unmanaged.passUnretained(self).toOpaque())>" }

    // MARK: Layout

    /// Returns the preferred size of the layer, in points. The default is the size of its bounds.
    open func preferredFrameSize() -> CGSize { properties.bounds.size }

    /// Marks the layer's sublayers for layout.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Returns whether the layer's sublayers need layout.
    open func needsLayout() -> Bool { flags.contains(.needsLayout) }

    /// Lays out the marked layers of this tree. If the superlayer is marked, begins there instead, and so on upward.
    open func layoutIfNeeded() { layoutFromMarkedAncestor() }

    /// Lays out the sublayers. The default implementation calls the delegate.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Coordinates and hit tests

    /// Converts `p` from the coordinates of `l` to this layer's. Nil means the coordinate space that contains the root
    /// layer.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { transform(from: l).apply(p) }

    /// Converts `p` from this layer's coordinates to those of `l`. Nil means the coordinate space that contains the
    /// root layer.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { transform(to: l).apply(p) }

    /// Converts `r` from the coordinates of `l` to this layer's, and returns the bounding rectangle.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { transform(from: l).apply(r) }

    /// Converts `r` from this layer's coordinates to those of `l`, and returns the bounding rectangle.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { transform(to: l).apply(r) }

    /// Converts `t` from the time of `l` to this layer's time. Nil means the host's time.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(l?.hostTime(t) ?? t)
    }

    /// Converts `t` from this layer's time to the time of `l`. Nil means the host's time.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        l?.localTime(hostTime(t)) ?? hostTime(t)
    }

    /// Returns the frontmost layer of this tree that contains `p`, a point of the superlayer. Ignores hidden layers.
    open func hitTest(_ p: CGPoint) -> CALayer? { frontmostLayer(at: p) }

    /// Returns whether the bounds contain `p`, a point in the layer's coordinates.
    open func contains(_ p: CGPoint) -> Bool { properties.bounds.contains(p) }

    // MARK: Actions

    /// Returns whether the layer is drawn again after the program sets a value for `key`, a key that the subclass
    /// defines. The default is false.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Returns the action of this class for `event`, which is used if neither the delegate nor `actions` has one.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { standardAction(forKey: event) }

    /// Returns the action for `event`. Searches the delegate, `actions` and the class, in this order.
    open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

    /// The actions by property or event. The default is nil.
    open var actions: [String: any CAAction]? {
        get { extrasBox?.actions }
        set { extras.actions = newValue }
    }

    /// Returns the value of a key that the subclass defines, while the program has stored none. The default is nil.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Returns the value of a property by its key path, or the value that the program stored under that key, or else
    /// the default value of the class. Properties that a subclass declares with `@objc` have keys, too.
    open func value(forKeyPath keyPath: String) -> Any? { modelValue(forKeyPath: keyPath) }

    /// Sets a property by its key path, for example `"transform.rotation.z"`. For any other key, stores the value for the
    /// program's own use.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setModelValue(value, forKeyPath: keyPath) }

    /// Returns the value of a property, or the value that the program stored under `key`, or else the default value of
    /// the class. A key such as `"transform.scale.x"` is not a key path, so it names no property.
    open func value(forKey key: String) -> Any? { modelValue(forKey: key) }

    /// Sets a property. For any other key, also one that contains dots, stores the value for the program's own use.
    open func setValue(_ value: Any?, forKey key: String) { setModelValue(value, forKey: key) }

    // MARK: Animations

    /// Adds a copy of `anim` and replaces the animation that has the same key.
    ///
    /// The animation begins when the transaction ends, unless it has a `beginTime`. If it has no duration, it uses the
    /// transaction's duration.
    open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }

    /// Removes all animations of the layer.
    open func removeAllAnimations() { removeAnimations { _ in true } }

    /// Removes the animation with that key.
    open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

    /// Returns the keys of the animations, oldest first, if any. A presentation has the animations of its layer.
    open func animationKeys() -> [String]? {
        let keys: [String] = modelLayer().extrasBox?.animations?.list.compactMap { $0.key } ?? []
        return keys.isEmpty ? nil : keys
    }

    /// Returns the layer's copy of the animation with that key. A presentation has the animations of its layer.
    open func animation(forKey key: String) -> CAAnimation? {
        modelLayer().extrasBox?.animations?.list.first { $0.key == key }?.animation
    }

    /// A name for the program's own use.
    open var name: String? {
        get { extrasBox?.name }
        set { extras.name = newValue }
    }

    // MARK: Time

    /// The start of the layer's time in its superlayer's time, in seconds. The default is 0.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    /// The duration of one repetition of the layer's time, in seconds. The default is 0.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    /// The rate of the layer's time relative to its superlayer's. The default is 1, and 0 pauses the layer.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    /// The local time at `beginTime`, in seconds. The default is 0.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    /// The number of repetitions. The default is 0, which means one repetition.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    /// The total duration of the repetitions, in seconds. If it is 0, the default, `repeatCount` applies.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    /// Whether each repetition is followed by a reversed one. The default is false.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// Whether the layer's timing applies before its start and after its end. The default is `.removed`.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }
}
