import ProgramDiagnostics
import UIKitCore

/// A container that shows controllers in columns if the width is regular, and in one stack if the width is compact.
///
/// Each column except the compact one shows a navigation controller. A controller that is not a navigation controller
/// is wrapped in one. In the style `unspecified`, the wrapped controller has no bar.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController, DetailContainer {
    /// The value for an automatic width.
    public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

    /// The style, which determines the columns.
    public let style: Style

    /// The object that controls collapsing and expanding, and is notified of changes.
    open weak var delegate: (any UISplitViewControllerDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// The value of `delegate`, also if a subclass overrides that property.
    final weak var storedDelegate: (any UISplitViewControllerDelegate)?

    /// Creates a split view controller without controllers.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a split view controller whose two columns are set with `viewControllers`. The nib is ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a split view controller with the style that a storyboard specifies. An archive is ignored.
    public required init?(coder: NSCoder) {
        switch coder.interface?.attribute("style") {
        case "doubleColumn": style = .doubleColumn
        case "tripleColumn": style = .tripleColumn
        default: style = .unspecified
        }
        super.init(coder: coder)
    }

    // MARK: Columns

    /// The controllers that the app set, without the navigation controllers that were created for them.
    private var controllers: [Column: UIViewController] = [:]
    /// The navigation controllers of the columns. Each was set, or was created to contain another controller.
    var stacks: [Column: UINavigationController] = [:]
    /// The views of the columns that were shown.
    var columnViews: [Column: SplitColumnView] = [:]
    let content = SplitContentView()

    /// The columns of the expanded interface, from the outermost to the innermost.
    var tiledColumns: [Column] {
        let all: [Column] = style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        return all.filter { controllers[$0] != nil }
    }

    /// Sets the controller of a column. A controller that is not a navigation controller is wrapped in one.
    ///
    /// If the style does not have the column, the call is logged and has no effect.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard column != .supplementary || style == .tripleColumn else {
            Diagnostics.warn(
                "\(self) has no supplementary column. Create it with the style tripleColumn.")
            return
        }
        guard controllers[column] !== vc else { return }
        if column == .inspector { return setInspector(vc) }
        if isArranged, isOneColumn, column != .compact, let stackOwner, column.rawValue > stackOwner.rawValue, let vc {
            controllers[column] = vc
            stacks[column] = (vc as? UINavigationController) ?? makeStack(around: vc)
            restack(column, holding: vc)
            return
        }
        // The visible column stays on top, unless the compact column appears or disappears.
        let oldTop: Column? = isArranged && isOneColumn && column != .compact ? topColumn : nil
        if isArranged, isOneColumn { separateStacks() }
        // Replacing a controller does not change which columns are visible.
        let isReplaced: Bool = controllers[column] != nil && vc != nil
        removeController(for: column)
        controllers[column] = vc
        if column != .compact {
            stacks[column] = (vc as? UINavigationController) ?? vc.map { makeStack(around: $0) }
            if let vc, stacks[column] !== vc { stacks[column]?.setViewControllers([vc], animated: false) }
        }
        guard isArranged else { return }
        if isOneColumn {
            collapse(onto: oldTop.flatMap { controllers[$0] == nil ? nil : $0 } ?? proposedTopColumn)
        } else {
            show(isReplaced ? currentMode : resolvedMode, animated: false)
        }
    }

    /// Replaces the inspector. A new inspector is visible if the previous one was a visible column.
    private func setInspector(_ controller: UIViewController?) {
        if presentsInspector { dismiss(animated: false) }
        removeController(for: .inspector)
        controllers[.inspector] = controller
        let stack: UINavigationController? =
            (controller as? UINavigationController) ?? controller.map { makeStack(around: $0) }
        stacks[.inspector] = stack
        if let controller, stack !== controller { stack?.setViewControllers([controller], animated: false) }
        if controller == nil { showsInspector = false }
        if isArranged, !isOneColumn { show(currentMode, animated: false) }
    }

    /// Returns a navigation controller with an empty stack for a controller that is not one.
    private func makeStack(around controller: UIViewController) -> UINavigationController {
        style == .unspecified ? PlainColumnController(around: controller) : UINavigationController()
    }

    /// Returns the controller that was set for a column, or nil.
    open func viewController(for column: Column) -> UIViewController? { controllers[column] }

    /// The controllers of the interface: one if the interface is collapsed, otherwise one for each column, from the
    /// primary to the secondary column. Before the view is loaded, there is one controller for each column.
    ///
    /// Setting it sets the primary and the secondary column. For styles other than `unspecified`, use
    /// `setViewController(_:for:)`.
    open var viewControllers: [UIViewController] {
        get {
            guard isArranged, isOneColumn || style != .unspecified else {
                return tiledColumns.compactMap { controllers[$0] }
            }
            return (isOneColumn ? shownColumns : tiledColumns).compactMap { shownController(for: $0) }
        }
        set {
            setViewController(newValue.first, for: .primary)
            setViewController(newValue.dropFirst().first, for: .secondary)
        }
    }

    /// Returns the controller whose view a column shows.
    func shownController(for column: Column) -> UIViewController? { stacks[column] ?? controllers[column] }

    // MARK: Collapsing

    /// Whether the interface is collapsed to one column because the width is compact.
    open var isCollapsed: Bool { isArranged ? isOneColumn : traitCollection.horizontalSizeClass == .compact }

    /// Whether the expanded interface shows the inspector.
    var showsInspector = false
    var isArranged = false
    var isOneColumn = false
    /// The columns whose views are in the content view.
    var shownColumns: [Column] = []
    /// Whether layouts of the view do not move the columns.
    var keepsPlaces = false
    /// The size that the view will have after a transition. Traits change before the size.
    var upcomingSize: CGSize?
    /// The number of visibility changes. Only the completion of the latest animation updates the views.
    var visibilityChangeCount = 0
    /// The column to which each controller belongs while the interface is collapsed.
    var origins: [ObjectIdentifier: Column] = [:]
    /// The controllers of each column while the interface is collapsed, including the controllers that are not on the
    /// merged stack.
    var storedStacks: [Column: [UIViewController]] = [:]

    open override func loadView() {
        content.frame = UIScreen.main.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.backgroundColor = .systemBackground
        content.onLayout = { [weak self] in if self?.keepsPlaces == false { self?.placeColumns() } }
        content.onDimmingTap = { [weak self] in self?.uncoverSecondary() }
        view = content
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        edgeSwipe.addTarget(self, action: Selector("showUnderFinger", UISplitViewController.showUnderFinger))
        content.addGestureRecognizer(edgeSwipe)
        hideSwipe.addTarget(self, action: Selector("hideByFinger", UISplitViewController.hideByFinger))
        content.addGestureRecognizer(hideSwipe)
        // A subclass usually sets its columns and its delegate after this call.
        if !controllers.isEmpty { arrange() }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !isArranged { arrange() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isArranged { arrange() }
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        let (oldMode, oldBehavior, wasOneColumn) = (resolvedMode, splitBehavior, isOneColumn)
        upcomingSize = size
        coordinator.animate { [weak self] _ in
            guard let self else { return }
            upcomingSize = nil
            // The user may have shown or hidden columns. A split view controller that has just expanded already has the
            // mode for the new size.
            if !wasOneColumn, oldMode != resolvedMode || oldBehavior != splitBehavior { modeDidChange() }
        }
    }

    // MARK: Modes

    /// The visible columns and their arrangement. It has no meaning while the interface is collapsed.
    open var displayMode: DisplayMode { isArranged && !isOneColumn ? currentMode : resolvedMode }

    var currentMode: DisplayMode = .secondaryOnly

    /// The display mode that the application prefers. The default, `automatic`, depends on the width.
    open var preferredDisplayMode: DisplayMode = .automatic {
        didSet { if preferredDisplayMode != oldValue { modeDidChange() } }
    }

    /// The behavior that the application prefers. The default, `automatic`, depends on the width.
    open var preferredSplitBehavior: SplitBehavior = .automatic {
        didSet { if preferredSplitBehavior != oldValue { modeDidChange() } }
    }

    /// The side of the primary column. The default is `leading`.
    open var primaryEdge: PrimaryEdge = .leading {
        didSet { if primaryEdge != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// A button that shows or hides the primary column.
    ///
    /// In the styles `doubleColumn` and `tripleColumn`, the split view controller adds the button to a navigation bar
    /// as `displayModeButtonVisibility` specifies. In the style `unspecified`, add the button to a bar yourself.
    open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
        let item = UIBarButtonItem(
            image: UIImage(systemName: "sidebar.leading"), primaryAction: UIAction { [weak self] _ in self?.toggle() })
        item.accessibilityIdentifier = "ToggleSidebar"
        return item
    }()

    /// Whether `displayModeButtonItem` is visible before the leading items of the outermost visible column. The
    /// default, `automatic`, shows the button if `presentsWithGesture` is true. The style `unspecified` ignores this
    /// property.
    open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic {
        didSet { if displayModeButtonVisibility != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    let edgeSwipe = UIScreenEdgePanGestureRecognizer()
    let hideSwipe = UISwipeGestureRecognizer()

    /// Whether a swipe from the edge shows a hidden column, and a swipe toward the edge hides columns that overlay the
    /// secondary column. The default is true.
    open var presentsWithGesture = true {
        didSet { if presentsWithGesture != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    // MARK: Widths

    /// The preferred width of the primary column, in points. The default is automatic.
    open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { widthDidChange() }
    }
    /// The preferred width of the primary column as a fraction of the total width, used if no width in points is set.
    /// The default is automatic.
    open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
        didSet { widthDidChange() }
    }
    /// The minimum width of the primary column, in points. The default is automatic.
    open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { widthDidChange() }
    }
    /// The maximum width of the primary column, in points. The default is automatic.
    open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { widthDidChange() }
    }
    /// The preferred width of the supplementary column, in points. The default is automatic.
    open var preferredSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { widthDidChange() }
    }
    /// The preferred width of the supplementary column as a fraction of the total width, used if no width in points is
    /// set. The default is automatic.
    open var preferredSupplementaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
        didSet { widthDidChange() }
    }
    /// The minimum width of the supplementary column, in points. The default is automatic.
    open var minimumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { widthDidChange() }
    }
    /// The maximum width of the supplementary column, in points. The default is automatic.
    open var maximumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { widthDidChange() }
    }

    /// The preferred width of the inspector, in points. The default is automatic.
    open var preferredInspectorColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { widthDidChange() }
    }
    /// The preferred width of the inspector as a fraction of the total width, used if no width in points is set. The
    /// default is automatic.
    open var preferredInspectorColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
        didSet { widthDidChange() }
    }
    /// The minimum width of the inspector, in points. The default is automatic.
    open var minimumInspectorColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { widthDidChange() }
    }
    /// The maximum width of the inspector, in points. The default is automatic.
    open var maximumInspectorColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { widthDidChange() }
    }

    /// The width of the primary column, in points.
    open var primaryColumnWidth: CGFloat { geometry(currentMode).primaryWidth }
    /// The width of the supplementary column, in points, or 0 if the column does not exist.
    open var supplementaryColumnWidth: CGFloat { geometry(currentMode).supplementaryWidth }

    private func widthDidChange() { viewIfLoaded?.setNeedsLayout() }

    // MARK: Showing

    /// Shows a column by changing to the nearest mode in which it is not dimmed. In a collapsed interface, moves it to
    /// the top.
    open func show(_ column: Column) {
        guard isArranged, controllers[column] != nil else { return }
        if column == .inspector { return setInspectorShown(true) }
        if isOneColumn { showInStack(column) } else { show(mode(showing: column), animated: true) }
    }

    /// Hides a column by changing to the nearest mode without it. In a collapsed interface, removes it from the top of
    /// the stack. The secondary column of an expanded interface cannot be hidden.
    open func hide(_ column: Column) {
        guard isArranged else { return }
        if column == .inspector { return setInspectorShown(false) }
        if isOneColumn { hideInStack(column) } else { show(mode(hiding: column), animated: true) }
    }

    /// Returns whether a column is visible.
    open func isShowing(_ column: Column) -> Bool {
        guard isArranged else { return false }
        guard isOneColumn else { return geometry(currentMode).visible.contains(column) && controllers[column] != nil }
        if column == .inspector { return presentsInspector }
        return topColumn == column
    }

    /// Replaces the controller of the secondary column with `vc`, and shows the column. In a collapsed interface, moves
    /// the column to the top.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if storedDelegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        setViewController(vc, for: .secondary)
        show(.secondary)
    }

    /// Removes the controller of a column from the interface.
    private func removeController(for column: Column) {
        guard let controller = shownController(for: column) else { return }
        if shownColumns.contains(column) { setVisible(shownColumns.filter { $0 != column }, animated: false) }
        columnViews[column]?.content = nil
        if controller.parent === self {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        stacks[column]?.navigationBar.columnButton = nil
        stacks[column] = nil
    }
}
