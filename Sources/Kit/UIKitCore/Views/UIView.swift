import ClassNames
import ClassRuntime
import Foundation
import QuartzCore

/// A rectangle on the screen that draws, lays out its subviews and takes events.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UICoordinateSpace, UITraitEnvironment,
    UIFocusItem
{
    // MARK: Making

    /// What kind of layer the view has. The default is `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }

    /// What draws the view.
    public let layer: CALayer

    /// Makes a view of `frame`, in the coordinates of what will be its superview, in points.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        prepare(frame: frame)
    }

    /// Makes a view without a size.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Makes a view as an archive describes it.
    ///
    /// Archives of interface builders cannot be read here: the view has no size, whatever the archive says.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        prepare(frame: .zero)
    }

    private static func makeLayer() -> CALayer {
        let type: AnyClass = layerClass
        guard type != CALayer.self else { return CALayer() }
        guard let layerType = type as? CALayer.Type else {
            stopProgram("\(self).layerClass is \(type), which is not a kind of CALayer.")
        }
        return layerType.make()
    }

    private func prepare(frame: CGRect) {
        layer.owner = self
        ownLayer = layer
        let overrides = ViewOverrides.of(type(of: self))
        drawsContent = overrides.contains(.drawing)
        placesSubviews = overrides.contains(.layout)
        layer.drawsContent = drawsContent
        layer.actsInBlocks = !overrides.contains(.actions) && type(of: layer) == CALayer.self
        layer.contentsScale = UIScreen.main.scale
        layer.isOpaque = false
        layer.setNeedsLayout()
        if frame != .zero { self.frame = frame }
    }

    /// Writes nothing but what `NSCoding` asks for: views are not archived here.
    open func encode(with coder: NSCoder) {
        coder.encode(tag, forKey: "UITag")
    }

    /// Nobody else has the view or what is in it any more, so what refers to it can be cleared wherever it goes.
    deinit {
        storedHandle?.clear()
        ownLayer?.owner = nil
        for subview in storedSubviews { subview.storedSuperview = nil }
    }

    // MARK: Stored state

    /// The layer once more, for `deinit`, which belongs to no actor, but has the view for itself.
    private nonisolated(unsafe) var ownLayer: CALayer?
    private var storedHandle: Handle<UIView>?

    /// By what others refer to the view without keeping it.
    var handle: Handle<UIView> {
        if let storedHandle { return storedHandle }
        let made = Handle(self)
        storedHandle = made
        return made
    }

    var storedSubviews: [UIView] = []
    /// Cleared when the superview goes, which keeps its subviews.
    nonisolated(unsafe) unowned(unsafe) var storedSuperview: UIView?
    weak var storedWindow: UIWindow?
    /// The controller whose view this is.
    weak var viewController: UIViewController?
    var storedTraits: UITraitCollection?
    var storedSafeAreaInsets: UIEdgeInsets = .zero
    var storedRecognizers: [UIGestureRecognizer] = []
    /// What few views have: allocated when it is first set.
    var rare: UIViewRareState?
    /// What Auto Layout knows of the view: allocated when it first takes part.
    var layoutState: ViewLayoutState?
    /// Whether the view draws content of its own into its layer.
    private(set) var drawsContent = false
    /// Whether its class overrides `layoutSubviews()`.
    private(set) var placesSubviews = false
    var needsConstraintUpdate = true
    var subtreeNeedsConstraintUpdate = false
    /// Whether constraints belong, or belonged, to it or to something in it.
    var subtreeHoldsConstraints = false

    var rareState: UIViewRareState {
        if let rare { return rare }
        let made = UIViewRareState()
        rare = made
        return made
    }

    /// A number by which to find the view. The default is 0.
    open var tag: Int = 0

    /// Whether the view and its subviews take events. The default is true.
    open var isUserInteractionEnabled = true

    /// Whether more than the first finger reaches it. The default is false.
    open var isMultipleTouchEnabled = false

    /// Whether its touches keep other views from getting any. The default is false.
    open var isExclusiveTouch = false

    /// How its content follows its size. The default is `scaleToFill`.
    open var contentMode: ContentMode = .scaleToFill {
        didSet {
            guard contentMode != oldValue else { return }
            layer.contentsGravity = contentMode.gravity
        }
    }

    /// Whether its size moves its subviews by their masks. The default is true.
    open var autoresizesSubviews = true

    /// What follows the superview's size. The default is nothing.
    open var autoresizingMask: AutoresizingMask = []

    // MARK: Geometry

    /// Where it is, in its superview's coordinates, in points. Undefined while `transform` is not the identity.
    open var frame: CGRect {
        get { layer.frame }
        set {
            guard newValue != layer.frame else { return }
            let oldSize: CGSize = layer.bounds.size
            layer.frame = newValue
            if oldSize == layer.bounds.size { layoutSizeDidChange() }
            positionDidChange()
            geometryDidChange(oldSize: oldSize)
        }
    }

    /// Where its own coordinates begin, and its size, in points.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let old: CGRect = layer.bounds
            guard newValue != old else { return }
            layer.bounds = newValue
            if newValue.origin != old.origin { layoutOriginDidChange() }
            geometryDidChange(oldSize: old.size)
        }
    }

    /// Where its anchor point is, in its superview's coordinates, in points.
    open var center: CGPoint {
        get { layer.position }
        set {
            guard newValue != layer.position else { return }
            layer.position = newValue
            positionDidChange()
        }
    }

    /// What turns, scales and moves it about its anchor point. The default is the identity.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// What turns, scales and moves it in space. The default is the identity.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point of its bounds that `center` and `transform` refer to, from (0, 0) to (1, 1). The default is its middle.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    func geometryDidChange(oldSize: CGSize) {
        let size: CGSize = layer.bounds.size
        guard size != oldSize else { return }
        setNeedsLayout()
        if contentMode == .redraw, drawsContent { setNeedsDisplay() }
        if autoresizesSubviews { resizeSubviews(from: oldSize) }
        layoutSizeDidChange()
    }

    /// The size that suits it best within `size`, in points. The default is the size it has.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        bounds.size
    }

    /// Gives its bounds the size that suits it best. The origin of its frame stays, or its center while it is
    /// transformed.
    open func sizeToFit() {
        let fitting: CGSize = sizeThatFits(bounds.size)
        if CATransform3DIsIdentity(layer.transform) {
            frame = CGRect(origin: frame.origin, size: fitting)
        } else {
            bounds.size = fitting
        }
    }

    // MARK: Tree

    /// The views in it, from back to front.
    open var subviews: [UIView] { storedSubviews }

    /// The view it is in.
    open var superview: UIView? { storedSuperview }

    /// The window it is in.
    open var window: UIWindow? { storedWindow }

    /// Puts `view` into it, in front of the others and of every sublayer. It leaves the view it was in.
    open func addSubview(_ view: UIView) {
        insert(view, .front)
    }

    /// Puts `view` into it at `index`, counted from the back. An index past the end is in front of the others.
    open func insertSubview(_ view: UIView, at index: Int) {
        stopProgram(unless: index >= 0, "A view cannot be put at the index \(index): the first is 0.")
        insert(view, .index(index))
    }

    /// Leaves the view it is in.
    open func removeFromSuperview() {
        leaveSuperview()
    }

    /// Tells that `subview` came. The default does nothing.
    open func didAddSubview(_ subview: UIView) {}

    /// Tells that `subview` will go. The default does nothing.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Tells that it will be in another view. The default does nothing.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Tells that it is in another view. The default does nothing.
    open func didMoveToSuperview() {}

    /// Tells that it will be in another window. The default does nothing.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Tells that it is in another window. The default does nothing.
    open func didMoveToWindow() {}

    // MARK: Looks

    /// What fills it behind its content; nil is nothing. The default is nil.
    open var backgroundColor: UIColor? {
        get { rare?.backgroundColor }
        set {
            guard newValue != rare?.backgroundColor else { return }
            rareState.backgroundColor = newValue
            applyBackgroundColor()
        }
    }

    /// How much of it is seen: from 0, nothing, to 1, the default.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }

    /// Whether nothing of it is seen or touched. The default is false.
    open var isHidden: Bool {
        get { rare?.hiddenInTheEnd ?? layer.isHidden }
        set {
            guard newValue != isHidden else { return }
            let stack: UIStackView? = storedSuperview as? UIStackView
            if let stack, stack.animateHiding(of: self, newValue) { return }
            rare?.hiddenInTheEnd = nil
            layer.isHidden = newValue
            hiddenDidChange()
            stack?.arrangementDidChange()
        }
    }

    /// Whether it promises to fill its bounds with opaque pixels. The default is false.
    ///
    /// Apple's default is true, and ignored by most views; here it spares drawing what lies behind.
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }

    /// Whether nothing of its subviews is seen outside its bounds. The default is false.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The colour that says "this can be touched". The default is the superview's.
    open var tintColor: UIColor! {
        get {
            guard effectiveTintAdjustmentMode != .dimmed else { return .systemGray }
            return undimmedTintColor
        }
        set {
            guard newValue != rare?.tintColor else { return }
            rareState.tintColor = newValue
            propagateTintChange(color: true)
        }
    }

    /// Whether the tint is dimmed. The default is the superview's.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set {
            guard newValue != rare?.tintAdjustmentMode else { return }
            rareState.tintAdjustmentMode = newValue
            propagateTintChange(adjustment: true)
        }
    }

    /// Tells that `tintColor` changed. The default does nothing.
    open func tintColorDidChange() {}

    /// A view whose content decides what of this one is seen.
    open var mask: UIView? {
        get { rare?.mask }
        set {
            rareState.mask = newValue
            layer.mask = newValue?.layer
        }
    }

    // MARK: Drawing

    /// Draws the view's content. The default draws nothing.
    ///
    /// - Parameter rect: the part that must be drawn, in the view's own coordinates.
    open func draw(_ rect: CGRect) {}

    /// Asks for the content to be drawn again in the next frame.
    open func setNeedsDisplay() {
        guard drawsContent else { return }
        layer.setNeedsDisplay()
    }

    /// Asks for a part of the content to be drawn again in the next frame.
    open func setNeedsDisplay(_ rect: CGRect) {
        guard drawsContent else { return }
        layer.setNeedsDisplay(rect)
    }

    // MARK: Layout

    /// Asks for `layoutSubviews()` before the next frame.
    open func setNeedsLayout() {
        layer.setNeedsLayout()
    }

    /// Lays out, now, whatever of the tree it is in asked for layout.
    open func layoutIfNeeded() {
        LayoutPass.run(from: self)
    }

    /// Places the subviews. The default places those that constraints determine.
    open func layoutSubviews() {
        applyConstraintFramesToSubviews()
    }

    /// Brings what the view shows up to date with what it knows. The default does nothing.
    ///
    /// It runs before layout. What it reads of `@Observable` objects is watched: a change asks for it again.
    open func updateProperties() {}

    /// Whether the class cannot be laid out without constraints. The default is false.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Brings the view's constraints up to date. Call `super` last.
    open func updateConstraints() {
        needsConstraintUpdate = false
    }

    /// The size its content wants, in points; `noIntrinsicMetric` where it does not care. The default is that.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Says that `intrinsicContentSize` changed: it is read again before the next layout.
    open func invalidateIntrinsicContentSize() {
        layoutState?.slot.engine?.intrinsicSizeDidChange(of: self)
        (storedSuperview as? UIStackView)?.contentDidChange(of: self)
    }

    /// What constraints leave out of its frame: shadows, badges. The default is nothing.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The part of `frame` that constraints see.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    /// The frame whose alignment rectangle is `alignmentRect`.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets: UIEdgeInsets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The subview whose first baseline is its own. The default is itself.
    open var forFirstBaselineLayout: UIView { self }

    /// The subview whose last baseline is its own. The default is itself.
    open var forLastBaselineLayout: UIView { self }

    /// The size its content wants when it is `width` points wide, where that makes a difference: wrapped text; else nil.
    func intrinsicSize(atWidth width: CGFloat) -> CGSize? { nil }

    /// Whether `intrinsicSize(atWidth:)` depends on the width.
    var contentWraps: Bool { false }

    /// How far its first baseline is from its top, and its last one from its bottom, in points, when it is `size`
    /// large; nil when it has no text.
    func baselineOffsets(at size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }

    /// The font of its text, after which the space between baselines goes; nil when it has none.
    var baselineFont: UIFont? { nil }

    /// The size that its constraints give it, as near to `targetSize` as they allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that its constraints give it, as near to `targetSize` as they and the priorities allow.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// Whether its mask and its frame say where it is. The default is true; set it to false before adding constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState?.translatesAutoresizingMask ?? true }
        set { takeTranslation(newValue) }
    }

    /// How far bars and the like reach into the view, in points.
    open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }

    /// The space between the edges and the content, in points, in reading direction. The default is 8; a controller's
    /// view has 16 at its sides. The safe area is added.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { computedDirectionalMargins }
        set { takeMargins(newValue) }
    }

    /// The space between the edges and the content, in points. See `directionalLayoutMargins`.
    open var layoutMargins: UIEdgeInsets {
        get { computedMargins }
        set { takeMargins(newValue) }
    }

    /// Which way its content runs. The default is unspecified: the way the person reads.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { rare?.semanticContentAttribute ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            rareState.semanticContentAttribute = newValue
            layoutDirectionDidChange()
        }
    }

    /// Which way its content runs, all considered.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Its content runs the other way. Subclasses of the kit that place layers by themselves do so again.
    func layoutDirectionDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
        constraintDirectionDidChange()
    }

    /// Tells that the safe area changed. The default does nothing.
    open func safeAreaInsetsDidChange() {}

    /// Tells that the layout margins changed. The default asks for layout.
    open func layoutMarginsDidChange() {
        setNeedsLayout()
    }

    // MARK: Events

    open override var next: UIResponder? {
        viewController ?? superview
    }

    /// The frontmost view of its tree that is at `point`; nil when there is none.
    ///
    /// Views that are hidden, take no events, or are less than a hundredth opaque are not looked at.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !isHeldByAnimation,
            self.point(inside: point, with: event)
        else { return nil }
        for subview in storedSubviews.reversed() {
            if let hit = subview.hitTest(pointForHitTest(point, in: subview), with: event) { return hit }
        }
        return self
    }

    /// Whether `point` is in it. The default looks at its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// Whether `gestureRecognizer`, which is on it or above it, may begin. The default is true.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open override var canBecomeFirstResponder: Bool { false }

    // MARK: Focus

    /// Whether the focus can move to it. The default is false; enabled controls and the cells of lists return true.
    open var canBecomeFocused: Bool { false }

    /// Whether it has the focus.
    open var isFocused: Bool { storedWindow?.storedFocusSystem?.focusedItem === self }

    /// Where to look for the item to focus first. The default is empty: the first item in it, in reading order.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }

    /// The group of items among which arrow keys move the focus. The default is nil: that of the superview.
    open var focusGroupIdentifier: String? {
        get { rare?.focusGroupIdentifier }
        set { rareState.focusGroupIdentifier = newValue }
    }

    /// How much it is preferred when the focus moves to its group. The default is `ignored`.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { isFocused ? .currentlyFocused : rare?.focusGroupPriority ?? .ignored }
        set { rareState.focusGroupPriority = newValue }
    }

    /// What shows that it has the focus; nil for nothing. The default is a ring.
    open var focusEffect: UIFocusEffect? {
        get { rare == nil ? UIFocusEffect() : rare?.focusEffect }
        set { rareState.focusEffect = newValue }
    }

    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// Called after the view got or lost the focus, before `didUpdateFocus(in:with:)`.
    func focusStateDidChange() {}

    // MARK: Traits

    /// What is known of the surroundings: light or dark, wide or narrow, how many pixels to a point.
    open var traitCollection: UITraitCollection {
        if let storedTraits { return storedTraits }
        return inheritedTraits
    }

    /// Tells that the traits changed. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called when colours may look different: views that hand colours to layers do it again.
    func layerColorsDidChange() {}

    // MARK: Actions of the layer

    /// What happens when `key` of the layer changes: an animation inside an animation block, nothing outside.
    open func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
        viewAction(for: layer, forKey: key)
    }

    /// Draws the layer's content. The default prepares a context for `draw(_:)`.
    open func draw(_ layer: CALayer, in context: CGContext) {
        drawContent(in: context)
    }

    /// Places the layer's sublayers. The default calls `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) {
        guard layer === self.layer else { return }
        layoutWithController()
    }

    // MARK: Accessibility

    /// A name that identifies the view in tests. It is never read aloud.
    open var accessibilityIdentifier: String? {
        get { rare?.accessibility.identifier }
        set { rareState.accessibility.identifier = newValue }
    }

    /// What the view is, in a word or two. The default is the text that it shows.
    open var accessibilityLabel: String? {
        get { rare?.accessibility.label ?? defaultAccessibilityLabel }
        set { rareState.accessibility.label = newValue }
    }

    /// The view's value. The default follows from its class and state.
    open var accessibilityValue: String? {
        get { rare?.accessibility.value ?? defaultAccessibilityValue }
        set { rareState.accessibility.value = newValue }
    }

    /// What happens when the view is used.
    open var accessibilityHint: String? {
        get { rare?.accessibility.hint }
        set { rareState.accessibility.hint = newValue }
    }

    /// What kind of element the view is. The default follows from its class and state.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { rare?.accessibility.traits ?? defaultAccessibilityTraits }
        set { rareState.accessibility.traits = newValue }
    }

    /// Whether the view is one element, in which there are no others. The default follows from its class.
    open var isAccessibilityElement: Bool {
        get { rare?.accessibility.isElement ?? isAccessibilityElementByDefault }
        set { rareState.accessibility.isElement = newValue }
    }

    /// Whether assistive technologies and tests skip what is in the view. The default is false.
    open var accessibilityElementsHidden: Bool {
        get { rare?.accessibility.elementsHidden ?? false }
        set { rareState.accessibility.elementsHidden = newValue }
    }

    /// The elements in the view, in reading order: views and objects of `UIAccessibilityElement`. The default, nil,
    /// stands for the subviews.
    open var accessibilityElements: [Any]? {
        get { rare?.accessibility.elements }
        set { rareState.accessibility.elements = newValue }
    }

    /// The view's frame in screen coordinates, in points.
    open var accessibilityFrame: CGRect { convert(bounds, to: nil) }

    /// What identifies the view in tests when `accessibilityIdentifier` is nil, such as the name of an image.
    package var defaultAccessibilityIdentifier: String? { nil }

    /// The subviews that assistive technologies and tests see, in reading order.
    package var accessibleSubviews: [UIView] { storedSubviews }

    /// Whether it is an element for those who do not look at the screen, unless it says otherwise.
    var isAccessibilityElementByDefault: Bool { false }

    /// What it says it is, unless it is told.
    var defaultAccessibilityLabel: String? { nil }

    /// What it says it is set to, unless it is told.
    var defaultAccessibilityValue: String? { nil }

    /// What kind of thing it is, unless it is told.
    var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

    // MARK: Hooks of the kit

    /// Called after `isHidden` changed.
    func hiddenDidChange() {}

    open override nonisolated var description: String {
        // Descriptions are asked for where views are: on the main thread. Elsewhere only the class is told.
        guard Thread.isMainThread else { return super.description }
        return MainActor.assumeIsolated { describe() }
    }

    private func describe() -> String {
        let identifier: String = accessibilityIdentifier.map { "; identifier = \($0)" } ?? ""
        let frame: CGRect = self.frame
        let numbers: [String] = [frame.minX, frame.minY, frame.width, frame.height].map { Dump.number($0) }
        return "<\(ClassName.of(self)): \(Dump.address(of: self))\(identifier); "
            + "frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))>"
    }
}

extension UIView: @preconcurrency CALayerDelegate {}
