import Foundation

/// A layout guide for the part of a view that the keyboard, an input view or an accessory view covers.
///
/// Without any of these, its top is at the bottom of the safe area. The keyboard is always at the bottom of the screen
/// and as wide as the screen, so the guide is near the bottom, leading and trailing edges. The property
/// `followsUndockedKeyboard` is absent, because the keyboard cannot be undocked.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the top of the guide is at the bottom of the safe area, rather than at the bottom of the view, while
    /// there is no keyboard. The default is true.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { update() } }
    }

    /// The distance above the keyboard at which a finger that drags a scroll view begins to move the keyboard, in
    /// points. Negative values count as 0, the default.
    open var keyboardDismissPadding: CGFloat = 0

    /// The height of the guide when it was last placed.
    private var lastOverlap: CGFloat?

    init(of view: UIView) {
        super.init(inset: .keyboard, of: view, identifier: "UIViewKeyboardLayoutGuide")
        UIApplication.shared.keyboardGuides.add(self)
    }

    /// Creates a guide that does not follow the keyboard. Use the `keyboardLayoutGuide` of a view.
    public override init() {
        super.init()
    }

    /// Creates a guide that does not follow the keyboard. The archive is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var nearEdges: NSDirectionalRectEdge { [.bottom, .leading, .trailing] }

    /// Places the guide again, if the part that the keyboard covers changed.
    func update() {
        guard let owningView else { return }
        let overlap: CGFloat = owningView.keyboardOverlap
        guard overlap != lastOverlap else { return }
        lastOverlap = overlap
        owningView.safeAreaGuidesDidChange()
        owningView.setNeedsLayout()
    }
}

extension UIView {
    /// The guide for the part of the view that the keyboard covers.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        let state = ensureLayoutState()
        if let guide = state.keyboardGuide { return guide }
        let guide = UIKeyboardLayoutGuide(of: self)
        state.keyboardGuide = guide
        return guide
    }

    /// The height of the bottom part of the view that the keyboard covers, in points. Without a keyboard, this is the
    /// bottom inset of the safe area, or 0 if the view's guide does not use the inset.
    var keyboardOverlap: CGFloat {
        let inset: CGFloat = layoutState?.keyboardGuide?.usesBottomSafeArea == false ? 0 : computedSafeAreaInsets.bottom
        let application: UIApplication = .shared
        guard application.hasInputViews, let window, let top = application.inputPresenter?.visibleTop else {
            return inset
        }
        let local: CGPoint = convert(window.convert(CGPoint(x: 0, y: top), from: nil as UIWindow?), from: nil)
        return min(max(inset, bounds.maxY - local.y), max(inset, bounds.height))
    }
}

/// The guides that follow the keyboard.
@MainActor
struct KeyboardGuides {
    private struct Reference {
        weak var guide: UIKeyboardLayoutGuide?
    }

    private var references: [Reference] = []

    /// All guides that still exist.
    var all: [UIKeyboardLayoutGuide] { references.compactMap(\.guide) }

    mutating func add(_ guide: UIKeyboardLayoutGuide) {
        references.removeAll { $0.guide == nil }
        references.append(Reference(guide: guide))
    }
}
