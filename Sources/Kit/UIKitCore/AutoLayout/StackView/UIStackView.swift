import Foundation

/// Lays out views in a row or a column, by constraints that it makes and keeps.
///
/// Give the stack a place by constraints; where and how large the arranged views are, and how large the stack is where
/// nothing else says so, follows from them.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How the arranged views share the stack along its axis.
    public enum Distribution: Int, Sendable {
        /// They fill it; those that hug their content least grow, those that resist least shrink.
        case fill = 0
        /// They fill it, all equally large.
        case fillEqually = 1
        /// They fill it in proportion to the sizes their contents want.
        case fillProportionally = 2
        /// They keep their sizes; the spaces between them are equal, and at least `spacing`.
        case equalSpacing = 3
        /// They keep their sizes; their centres are equally far apart, and the spaces at least `spacing`.
        case equalCentering = 4
    }

    /// How the arranged views stand across the stack's axis.
    public enum Alignment: Int, Sendable {
        /// They fill it.
        case fill = 0
        /// At its leading side, or at its top.
        case leading = 1
        /// On one line by their first baselines. In a column: as `leading`.
        case firstBaseline = 2
        /// In its middle.
        case center = 3
        /// At its trailing side, or at its bottom.
        case trailing = 4
        /// On one line by their last baselines. In a column: as `leading`.
        case lastBaseline = 5

        /// At its top.
        public static var top: Alignment { .leading }
        /// At its bottom.
        public static var bottom: Alignment { .trailing }
    }

    /// As a space, stands for the stack's own `spacing`.
    public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

    /// As a space, stands for the system's: 8 points.
    public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    var storedArranged: [UIView] = []
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// What it has made of its properties.
    var arrangement: [NSLayoutConstraint] = []

    /// Makes an empty row.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes an empty row, whatever the archive says.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    /// Makes a row of `views`.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: What is arranged

    /// The views that it lays out, in their order. They are among its subviews, which may be in another order.
    open var arrangedSubviews: [UIView] { storedArranged }

    /// Lays out `view` after the others. It becomes a subview, if it is not one.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: storedArranged.count - (storedArranged.contains { $0 === view } ? 1 : 0))
    }

    /// Lays out `view` no longer. It stays a subview until it is taken out.
    open func removeArrangedSubview(_ view: UIView) {
        guard storedArranged.contains(where: { $0 === view }) else { return }
        forget(view)
    }

    /// Lays out `view` at `stackIndex` among the others. It becomes a subview, if it is not one.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        let others: [UIView] = storedArranged.filter { $0 !== view }
        stopProgram(
            unless: (0...others.count).contains(stackIndex),
            "There is no place \(stackIndex) among \(others.count) arranged subviews.")
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        storedArranged = others
        storedArranged.insert(view, at: stackIndex)
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if storedArranged.contains(where: { $0 === subview }) { forget(subview) }
    }

    private func forget(_ view: UIView) {
        storedArranged.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        // At once, so that no constraint of the stack's is left on a view that is no longer its concern.
        NSLayoutConstraint.deactivate(arrangement)
        arrangement.removeAll()
        arrangementDidChange()
    }

    // MARK: How it is arranged

    /// Whether it is a row or a column. The default is a row.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// How the views share it along its axis. The default is `fill`.
    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// How the views stand across its axis. The default is `fill`.
    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The space between the views, in points. The default is 0.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Whether, in a column, spaces are from last to first baselines. The default is false.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the views stand inside the stack's margins. The default is false: they reach its edges.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Sets the space after one of the views, in points. `UIStackView.spacingUseDefault` takes it back.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard storedArranged.contains(where: { $0 === arrangedSubview }),
            customSpacing(after: arrangedSubview) != spacing
        else { return }
        let key = ObjectIdentifier(arrangedSubview)
        customSpacings[key] = spacing == UIStackView.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The space that was set after one of the views, in points; `UIStackView.spacingUseDefault` when none was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    func arrangementDidChange() {
        setNeedsUpdateConstraints()
    }

    open override func updateConstraints() {
        arrange()
        super.updateConstraints()
    }

    // MARK: Baselines

    /// In a column the first of its views; in a row the highest.
    open override var forFirstBaselineLayout: UIView {
        (axis == .vertical ? shownViews.first : highestView)?.forFirstBaselineLayout ?? self
    }

    /// In a column the last of its views; in a row the highest.
    open override var forLastBaselineLayout: UIView {
        (axis == .vertical ? shownViews.last : highestView)?.forLastBaselineLayout ?? self
    }

    private var highestView: UIView? {
        var highest: UIView?
        for view in shownViews where highest.map({ view.bounds.height > $0.bounds.height }) ?? true { highest = view }
        return highest
    }

    /// The arranged views that are not hidden.
    var shownViews: [UIView] { storedArranged.filter { !$0.isHidden } }
}
