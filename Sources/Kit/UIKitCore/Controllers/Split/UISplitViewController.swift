import Foundation

/// Shows controllers in columns side by side where there is width for them, and in one stack where there is not.
///
/// Each column but the compact one is a navigation controller; a controller that is none is put into one.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// Stands, in widths, for what the split view controller finds best.
    public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

    /// How many columns there are.
    public let style: Style

    /// Who decides about collapsing and expanding, and is told of what is shown.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// Makes a controller with columns that are to be set.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller whose two columns are what is set as its `viewControllers`. Nibs are not read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    // MARK: Columns

    /// What was set for each column.
    private var controllers: [Column: UIViewController] = [:]
    /// The stacks of the columns: what was set, or what was made around it.
    var stacks: [Column: UINavigationController] = [:]
    /// Where each column that was shown stands.
    var columnViews: [Column: SplitColumnView] = [:]
    let content = SplitContentView()

    /// The columns that have a place of their own in the expanded interface, the outermost first.
    var tiledColumns: [Column] {
        let all: [Column] = style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        return all.filter { controllers[$0] != nil }
    }

    /// Sets what a column shows. What is no navigation controller is put into one.
    ///
    /// Columns that the style does not have are refused, with a sentence in the log.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard column != .supplementary || style == .tripleColumn else {
            Diagnostics.warn(
                "\(self) has two columns: there is no supplementary one. Make it with the style tripleColumn.")
            return
        }
        guard controllers[column] !== vc else { return }
        if isArranged, isOneColumn, column != .compact, column != stackOwner, let vc {
            controllers[column] = vc
            stacks[column] = (vc as? UINavigationController) ?? UINavigationController()
            restack(column, holding: vc)
            return
        }
        if isArranged, isOneColumn { separateStacks() }
        // What takes another's place changes nothing about which columns are seen.
        let isReplaced: Bool = controllers[column] != nil && vc != nil
        takeOut(column)
        controllers[column] = vc
        if column != .compact {
            stacks[column] = vc.map {
                ($0 as? UINavigationController) ?? UINavigationController(rootViewController: $0)
            }
        }
        guard isArranged else { return }
        if isOneColumn {
            collapse(onto: topColumnToPropose)
        } else {
            show(isReplaced ? currentMode : resolvedMode, animated: false)
        }
    }

    /// What was set for a column; nil when nothing was.
    open func viewController(for column: Column) -> UIViewController? { controllers[column] }

    /// The controllers of the interface: one where it is collapsed, and else one for each column.
    ///
    /// Setting it sets the primary and the secondary column; set columns by name where the style names them.
    open var viewControllers: [UIViewController] {
        get {
            guard style == .unspecified, !isCollapsed else { return children }
            return [.primary, .secondary].compactMap { controllers[$0] }
        }
        set {
            setViewController(newValue.first, for: .primary)
            setViewController(newValue.dropFirst().first, for: .secondary)
        }
    }

    /// The controller whose view a column shows.
    func shownController(for column: Column) -> UIViewController? { stacks[column] ?? controllers[column] }

    // MARK: Collapsing

    /// Whether everything is in one column, as the width is compact.
    open var isCollapsed: Bool { isArranged ? isOneColumn : traitCollection.horizontalSizeClass == .compact }

    var isArranged = false
    var isOneColumn = false
    /// The columns whose views are in its own.
    var shownColumns: [Column] = []
    /// The size that its view is about to have. The traits change before the view does.
    var comingSize: CGSize?
    /// Counts the changes of what is shown: only the last one's animation says how it ends.
    var changes = 0
    /// While the interface is collapsed: which column controllers of the one stack belong to, and those not on it.
    var origins: [ObjectIdentifier: Column] = [:]
    var resting: [Column: [UIViewController]] = [:]

    open override func loadView() {
        content.frame = UIScreen.main.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.backgroundColor = .systemBackground
        content.place = { [weak self] in self?.placeColumns() }
        content.dismiss = { [weak self] in self?.uncoverSecondary() }
        view = content
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        arrange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isViewLoaded { arrange() }
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        comingSize = size
        let wasOneColumn: Bool = isOneColumn
        coordinator.animate { [weak self] _ in
            self?.comingSize = nil
            // What it expanded to was decided just now.
            if !wasOneColumn { self?.modeDidChange() }
        }
    }

    // MARK: Modes

    /// Which columns are seen, and how. It has no meaning while the interface is collapsed.
    open var displayMode: DisplayMode { isArranged && !isOneColumn ? currentMode : resolvedMode }

    var currentMode: DisplayMode = .secondaryOnly

    /// Which columns the application wants seen. The default is what suits the width.
    open var preferredDisplayMode: DisplayMode = .automatic {
        didSet { if preferredDisplayMode != oldValue { modeDidChange() } }
    }

    /// How the application wants the secondary column to make room. The default is what suits the width.
    open var preferredSplitBehavior: SplitBehavior = .automatic {
        didSet { if preferredSplitBehavior != oldValue { modeDidChange() } }
    }

    /// On which side the primary column stands. The default is `leading`.
    open var primaryEdge: PrimaryEdge = .leading {
        didSet { if primaryEdge != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// A button that shows the primary column, and hides it where it is shown.
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.left"), primaryAction: UIAction { [weak self] _ in self?.toggle() })

    // MARK: Widths

    /// How wide the primary column wants to be, in points. The default is automatic.
    open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { widthDidChange() }
    }
    /// How wide the primary column wants to be, as a share of the whole, where no width is preferred. The default is
    /// automatic.
    open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
        didSet { widthDidChange() }
    }
    /// The least width of the primary column, in points. The default is automatic.
    open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { widthDidChange() }
    }
    /// The greatest width of the primary column, in points. The default is automatic.
    open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { widthDidChange() }
    }
    /// How wide the supplementary column wants to be, in points. The default is automatic.
    open var preferredSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { widthDidChange() }
    }
    /// How wide the supplementary column wants to be, as a share of the whole, where no width is preferred. The default
    /// is automatic.
    open var preferredSupplementaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
        didSet { widthDidChange() }
    }
    /// The least width of the supplementary column, in points. The default is automatic.
    open var minimumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { widthDidChange() }
    }
    /// The greatest width of the supplementary column, in points. The default is automatic.
    open var maximumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { widthDidChange() }
    }

    /// How wide the primary column is, in points.
    open var primaryColumnWidth: CGFloat { geometry(currentMode).primaryWidth }
    /// How wide the supplementary column is, in points; 0 when there is none.
    open var supplementaryColumnWidth: CGFloat { geometry(currentMode).supplementaryWidth }

    private func widthDidChange() { viewIfLoaded?.setNeedsLayout() }

    // MARK: Showing

    /// Goes to the nearest mode in which a column can be used; where the interface is collapsed, brings it to the top.
    open func show(_ column: Column) {
        guard isArranged, controllers[column] != nil else { return }
        if isOneColumn { showInStack(column) } else { show(mode(showing: column), animated: true) }
    }

    /// Goes to the nearest mode in which a column is not seen; where the interface is collapsed, takes it from the top.
    /// The secondary column of an expanded interface is always seen.
    open func hide(_ column: Column) {
        guard isArranged else { return }
        if isOneColumn { hideInStack(column) } else { show(mode(hiding: column), animated: true) }
    }

    /// Whether a column is seen.
    open func isShowing(_ column: Column) -> Bool {
        guard isArranged else { return false }
        guard isOneColumn else { return geometry(currentMode).visible.contains(column) && controllers[column] != nil }
        return topColumn == column
    }

    /// Shows `vc` in the secondary column, in place of what it had; where the interface is collapsed, on top.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        setViewController(vc, for: .secondary)
        show(.secondary)
    }

    /// Takes what was set for a column out of the interface.
    private func takeOut(_ column: Column) {
        guard let controller = shownController(for: column) else { return }
        if shownColumns.contains(column) { setVisible(shownColumns.filter { $0 != column }, animated: false) }
        columnViews[column]?.content = nil
        if controller.parent === self {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        stacks[column] = nil
    }
}
