import Foundation

/// An invisible rectangle that constraints can refer to.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, AssociationHolder {
    /// The associated objects. Accessed only under a lock: see ``AssociationHolder``.
    nonisolated(unsafe) package var associations: Associations?

    /// The view that the guide belongs to.
    open internal(set) var owningView: UIView? {
        get { ownerHandle?.object }
        set { ownerHandle = newValue?.handle }
    }
    private var ownerHandle: Handle<UIView>?

    private var storedHandle: Handle<UILayoutGuide>?

    /// A weak handle to the guide.
    var handle: Handle<UILayoutGuide> {
        if let storedHandle { return storedHandle }
        let handle = Handle(self)
        storedHandle = handle
        return handle
    }

    deinit { storedHandle?.clear() }

    /// A name for logs.
    open var identifier: String

    /// The frame in the coordinates of the owning view, in points, as of the last layout.
    open var layoutFrame: CGRect {
        guard let inset, let view = owningView else { return solvedFrame }
        return view.rect(of: inset)
    }

    /// The frame that the constraints determined.
    var solvedFrame: CGRect = .zero

    /// The part of the owning view that the guide follows; nil if constraints position it.
    let inset: Inset?

    /// The guide's item in the engine of its tree.
    var slot = LayoutSlot()
    /// The guide's item in an engine that computes a fitting size.
    var fittingSlot = LayoutSlot()

    enum Inset {
        case safeArea
        case margins
        case readable
        /// The whole content of a scroll view.
        case content
        /// The visible part of a scroll view's content.
        case frame
        /// The part that the keyboard covers.
        case keyboard
    }

    /// Creates a guide. Add it to a view with `addLayoutGuide(_:)`.
    public override init() {
        inset = nil
        identifier = ""
        super.init()
    }

    /// Creates a guide. The archive is ignored.
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
    /// Whether the guide's frame is ambiguous. Use it only for debugging, because it may take as long as a layout.
    public var hasAmbiguousLayout: Bool { owningView?.isAmbiguous(.guide(self)) ?? false }

    /// Returns the constraints that determine the guide's frame on `axis`. Use this method only for debugging.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.constraintsAffecting(.guide(self), axis) ?? []
    }
}

extension UIView {
    /// The guides that were added to the view, excluding the system's guides.
    public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

    /// Adds a guide to this view, and removes the guide from its previous view.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        ensureLayoutState().guides.append(layoutGuide)
    }

    /// Removes a guide, and the constraints that refer to it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        deactivateConstraints { $0.object === layoutGuide }
        layoutGuide.slot.engine?.removeItem(.guide(layoutGuide))
        layoutState?.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    func ensureSafeAreaGuide() -> UILayoutGuide {
        let state = ensureLayoutState()
        let guide: UILayoutGuide =
            state.safeAreaGuide
            ?? UILayoutGuide(inset: .safeArea, of: self, identifier: "UIViewSafeAreaLayoutGuide")
        state.safeAreaGuide = guide
        return guide
    }

    /// The guide for the part of the view inside its margins.
    public var layoutMarginsGuide: UILayoutGuide {
        let state = ensureLayoutState()
        let guide: UILayoutGuide =
            state.marginsGuide
            ?? UILayoutGuide(inset: .margins, of: self, identifier: "UIViewLayoutMarginsGuide")
        state.marginsGuide = guide
        return guide
    }

    /// The guide for the part inside the margins that is at most 672 points wide, so that lines are easy to read.
    public var readableContentGuide: UILayoutGuide {
        let state = ensureLayoutState()
        let guide: UILayoutGuide =
            state.readableGuide
            ?? UILayoutGuide(inset: .readable, of: self, identifier: "UIViewReadableContentGuide")
        state.readableGuide = guide
        return guide
    }

    /// The maximum width of text that is easy to read, in points.
    package static let readableWidth: CGFloat = 672

    /// The margins, increased so that at most the readable width remains between them.
    package var readableInsets: UIEdgeInsets {
        var insets = layoutMargins
        let excess: CGFloat = bounds.width - insets.left - insets.right - Self.readableWidth
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
        if inset == .keyboard {
            let height = keyboardOverlap
            return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
        }
        return bounds.inset(by: insets(of: inset))
    }

    func insets(of inset: UILayoutGuide.Inset) -> UIEdgeInsets {
        switch inset {
        case .safeArea: safeAreaInsets
        case .margins: layoutMargins
        case .readable: readableInsets
        case .content, .frame, .keyboard: .zero
        }
    }
}
