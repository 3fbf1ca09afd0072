import Foundation
import ProgramDiagnostics
import UIKitCore

/// A view that arranges its subviews in a row or a column, with constraints that it creates and updates.
///
/// Constrain the position of the stack view, and its size if it should differ from the size of its content.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The sizes and positions of the arranged views along the axis.
    public enum Distribution: Int, Sendable {
        /// The views fill the stack by growing and shrinking, those with the lowest content priorities first.
        case fill = 0
        /// The views fill the stack and have the same size.
        case fillEqually = 1
        /// The views fill the stack in proportion to the sizes of their contents.
        case fillProportionally = 2
        /// The views keep their sizes. The spaces between them are equal, and at least `spacing`.
        case equalSpacing = 3
        /// The views keep their sizes. Their centers are equally spaced, and the spaces between them are at least
        /// `spacing`.
        case equalCentering = 4
    }

    /// The alignment of the arranged views across the axis.
    public enum Alignment: Int, Sendable {
        /// The views fill the stack.
        case fill = 0
        /// The views are at the leading edge; in a row, at the top.
        case leading = 1
        /// The first baselines are aligned. In a column, this value is the same as `leading`.
        case firstBaseline = 2
        /// The views are centered.
        case center = 3
        /// The views are at the trailing edge; in a row, at the bottom.
        case trailing = 4
        /// The last baselines are aligned. In a column, this value is the same as `leading`.
        case lastBaseline = 5

        /// The views are at the top.
        public static var top: Alignment { .leading }
        /// The views are at the bottom.
        public static var bottom: Alignment { .trailing }
    }

    /// A custom spacing that represents the value of `spacing`.
    public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

    /// A spacing that represents the system's standard spacing, 8 points.
    public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    var storedArranged: [UIView] = []
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// The constraints of the current arrangement.
    package var arrangement: [NSLayoutConstraint] = []

    /// Creates an empty row.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a stack view with the values from an archive. An interface file sets the properties afterward.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        if coder.interface == nil { coder.configure(self, as: UIView.self) }
    }

    /// Creates a row of `views`.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Arranged views

    /// The views that the stack arranges, in their order. All of them are subviews, but the order of the subviews may
    /// differ.
    open var arrangedSubviews: [UIView] { storedArranged }

    /// Arranges `view` after the others. It also becomes a subview.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: storedArranged.count - (storedArranged.contains { $0 === view } ? 1 : 0))
    }

    /// Stops arranging `view`. It remains a subview until it is removed.
    open func removeArrangedSubview(_ view: UIView) {
        guard storedArranged.contains(where: { $0 === view }) else { return }
        stopArranging(view)
    }

    /// Arranges `view` at `stackIndex` among the others. It also becomes a subview.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        let otherViews: [UIView] = storedArranged.filter { $0 !== view }
        stopProgram(
            unless: (0...otherViews.count).contains(stackIndex),
            "The index \(stackIndex) is out of range: the stack view has \(otherViews.count) other arranged subviews.")
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        storedArranged = otherViews
        storedArranged.insert(view, at: stackIndex)
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if storedArranged.contains(where: { $0 === subview }) { stopArranging(subview) }
    }

    private func stopArranging(_ view: UIView) {
        storedArranged.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        // Deactivate the constraints immediately, so that none remains on a view no longer arranged by the stack.
        NSLayoutConstraint.deactivate(arrangement)
        arrangement.removeAll()
        arrangementDidChange()
    }

    // MARK: Arrangement

    /// The axis along which the views are arranged. The default is horizontal.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// The distribution of the views along the axis. The default is `fill`.
    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// The alignment of the views across the axis. The default is `fill`.
    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The space between the views, in points. The default is 0.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Whether the spacing in a column is measured from the last baseline of a view to the first baseline of the next
    /// view. The default is false.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the views are arranged inside the stack's margins rather than its bounds. The default is false.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Sets the space after an arranged view, in points. `UIStackView.spacingUseDefault` resets it to `spacing`.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard storedArranged.contains(where: { $0 === arrangedSubview }),
            customSpacing(after: arrangedSubview) != spacing
        else { return }
        let key = ObjectIdentifier(arrangedSubview)
        customSpacings[key] = spacing == UIStackView.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// Returns the custom space after an arranged view, in points. The default is `UIStackView.spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    func arrangementDidChange() {
        setNeedsUpdateConstraints()
    }

    open override class var requiresConstraintBasedLayout: Bool { true }

    open override func updateConstraints() {
        arrange()
        super.updateConstraints()
    }

    // MARK: Baselines

    /// In a column, the first visible view; in a row, the tallest view.
    open override var forFirstBaselineLayout: UIView {
        (axis == .vertical ? visibleViews.first : tallestView)?.forFirstBaselineLayout ?? self
    }

    /// In a column, the last visible view; in a row, the tallest view.
    open override var forLastBaselineLayout: UIView {
        (axis == .vertical ? visibleViews.last : tallestView)?.forLastBaselineLayout ?? self
    }

    private var tallestView: UIView? {
        var highest: UIView?
        for view in visibleViews where highest.map({ view.bounds.height > $0.bounds.height }) ?? true { highest = view }
        return highest
    }

    /// The arranged views that are not hidden.
    var visibleViews: [UIView] { storedArranged.filter { !$0.isHidden } }
}
