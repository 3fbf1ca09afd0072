import Foundation

/// A rectangle that constraints can speak of, and that shows nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, AssociationHolder {
    /// What is associated with it. See ``AssociationHolder``.
    nonisolated(unsafe) package var associations: Associations?

    /// The view it belongs to.
    open internal(set) var owningView: UIView? {
        get { ownerHandle?.object }
        set { ownerHandle = newValue?.handle }
    }
    private var ownerHandle: Handle<UIView>?

    private var storedHandle: Handle<UILayoutGuide>?

    /// By what others refer to the guide without keeping it.
    var handle: Handle<UILayoutGuide> {
        if let storedHandle { return storedHandle }
        let made = Handle(self)
        storedHandle = made
        return made
    }

    deinit { storedHandle?.clear() }

    /// A name for logs.
    open var identifier: String

    /// Where it is in the coordinates of its view, in points, as of the last layout.
    open var layoutFrame: CGRect {
        guard let inset, let view = owningView else { return foundFrame }
        return view.rect(of: inset)
    }

    /// Where constraints have put it.
    var foundFrame: CGRect = .zero

    /// What of its view decides where it is; nil when constraints do.
    let inset: Inset?

    /// Its place in the engine of the tree it is in.
    var slot = LayoutSlot()
    /// Its place in an engine that finds a fitting size.
    var fittingSlot = LayoutSlot()

    enum Inset {
        case safeArea
        case margins
        case readable
        /// All of a scroll view's content.
        case content
        /// The part of a scroll view's content that is seen.
        case frame
    }

    /// Makes a guide. Add it to a view with `addLayoutGuide(_:)`.
    public override init() {
        inset = nil
        identifier = ""
        super.init()
    }

    /// Makes a guide, whatever the archive says.
    public required init?(coder: NSCoder) {
        inset = nil
        identifier = ""
        super.init()
    }

    init(inset: Inset, of view: UIView, identifier: String) {
        self.inset = inset
        self.identifier = identifier
        super.init()
        owningView = view
    }
}

extension UILayoutGuide {
    /// Whether constraints leave open where it is, or how large. For debugging: it may take as long as a layout.
    public var hasAmbiguousLayout: Bool { owningView?.isAmbiguous(.guide(self)) ?? false }

    /// The constraints that decide where it is, and how large, along `axis`. For debugging.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.constraintsAffecting(.guide(self), axis) ?? []
    }
}

extension UIView {
    /// The guides that were added to the view.
    public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

    /// Adds a guide. It leaves the view it was in.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        ensureLayoutState().guides.append(layoutGuide)
    }

    /// Takes a guide out, and the constraints that speak of it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        dropConstraints { $0.object === layoutGuide }
        layoutGuide.slot.engine?.forgetItem(.guide(layoutGuide))
        layoutState?.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// The part of the view that no bar covers.
    public var safeAreaLayoutGuide: UILayoutGuide {
        let state: ViewLayoutState = ensureLayoutState()
        let guide: UILayoutGuide =
            state.safeAreaGuide
            ?? UILayoutGuide(inset: .safeArea, of: self, identifier: "UIViewSafeAreaLayoutGuide")
        state.safeAreaGuide = guide
        return guide
    }

    /// The part of the view inside its margins.
    public var layoutMarginsGuide: UILayoutGuide {
        let state: ViewLayoutState = ensureLayoutState()
        let guide: UILayoutGuide =
            state.marginsGuide
            ?? UILayoutGuide(inset: .margins, of: self, identifier: "UIViewLayoutMarginsGuide")
        state.marginsGuide = guide
        return guide
    }

    /// The part of the view inside its margins, no wider than a line that is easy to read: 672 points.
    public var readableContentGuide: UILayoutGuide {
        let state: ViewLayoutState = ensureLayoutState()
        let guide: UILayoutGuide =
            state.readableGuide
            ?? UILayoutGuide(inset: .readable, of: self, identifier: "UIViewReadableContentGuide")
        state.readableGuide = guide
        return guide
    }

    /// The margins, widened so that no more than 672 points are left between them.
    var readableInsets: UIEdgeInsets {
        var insets: UIEdgeInsets = layoutMargins
        let excess: CGFloat = bounds.width - insets.left - insets.right - 672
        if excess > 0 {
            insets.left += excess / 2
            insets.right += excess / 2
        }
        return insets
    }

    func rect(of inset: UILayoutGuide.Inset) -> CGRect {
        if inset == .content, let scrollView = self as? UIScrollView {
            return CGRect(origin: .zero, size: scrollView.contentSize)
        }
        return bounds.inset(by: insets(of: inset))
    }

    func insets(of inset: UILayoutGuide.Inset) -> UIEdgeInsets {
        switch inset {
        case .safeArea: safeAreaInsets
        case .margins: layoutMargins
        case .readable: readableInsets
        case .content, .frame: .zero
        }
    }
}
