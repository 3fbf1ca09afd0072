import UIKitCore

/// A view with one or more wheels, each of which selects a row.
///
/// The data source provides the numbers of components and rows, and the delegate provides their content. Both are
/// called when the view is laid out or when a method needs the rows.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// The dimensions on iOS, in points.
    private enum Metrics {
        static let size = CGSize(width: 320, height: 216)
        static let rowHeight: CGFloat = 32
        static let sideInset: CGFloat = 9
        static let spacing: CGFloat = 5
        static let bandCornerRadius: CGFloat = 8
    }

    private let band = UIView()
    private var wheels: [PickerWheel] = []
    private var needsReload = true
    private var isReloading = false

    /// Creates a picker view. A zero size means 320 by 216 points.
    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Metrics.size) : frame)
        preparePicker()
    }

    /// Creates a picker view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        preparePicker()
        coder.configure(self, as: UIPickerView.self)
    }

    private func preparePicker() {
        clipsToBounds = true
        band.backgroundColor = .quaternarySystemFill
        band.layer.cornerRadius = Metrics.bandCornerRadius
        band.isUserInteractionEnabled = false
        addSubview(band)
    }

    // MARK: Data

    /// The object that provides the numbers of components and rows. A weak reference.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { if dataSource !== oldValue { setNeedsReload() } }
    }

    /// The object that provides the rows and is notified of selections. A weak reference.
    open weak var delegate: (any UIPickerViewDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// The value of `delegate`, also if a subclass overrides that property.
    private weak var storedDelegate: (any UIPickerViewDelegate)? {
        didSet { if storedDelegate !== oldValue { setNeedsReload() } }
    }

    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    /// The number of components.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return wheels.count
    }

    /// Returns the number of rows of a component.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }

    /// Returns the size of the rows of a component, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        loadIfNeeded()
        return wheels.indices.contains(component)
            ? CGSize(width: width(of: component), height: rowHeight(of: component)) : .zero
    }

    /// Returns the view that the delegate provided for a visible row, or nil if the row has a title or is not visible.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return wheel(component)?.customView(ofRow: row)
    }

    /// Reloads all components and rows. Selections are kept if the rows still exist.
    open func reloadAllComponents() {
        guard !isReloading else { return }
        isReloading = true
        defer { isReloading = false }
        needsReload = false
        let count: Int = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
        while wheels.count > count { wheels.removeLast().removeFromPicker() }
        while wheels.count < count {
            let wheel = PickerWheel(self, component: wheels.count)
            wheels.append(wheel)
            addSubview(wheel)
        }
        for component in 0..<count { reload(component) }
        setNeedsLayout()
    }

    /// Reloads the rows of a component. The selection is kept if the row still exists.
    open func reloadComponent(_ component: Int) {
        guard !needsReload else { return reloadAllComponents() }
        stopProgram(
            unless: wheels.indices.contains(component),
            "Component \(component) of a picker view with \(wheels.count) components cannot be reloaded.")
        reload(component)
        setNeedsLayout()
    }

    private func reload(_ component: Int) {
        let wheel = wheels[component]
        wheel.rowHeight = rowHeight(of: component)
        wheel.titleAlignment = titleAlignment(of: component)
        wheel.titleInset = titleInset
        wheel.reload(count: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
        let describing = delegate as? any UIPickerViewAccessibilityDelegate
        wheel.accessibilityLabel = describing?.pickerView(self, accessibilityLabelForComponent: component)
        wheel.accessibilityHint = describing?.pickerView(self, accessibilityHintForComponent: component)
    }

    /// Ends the motions of all wheels, without notifying the delegate of the rows that the user selected.
    func endMotions() {
        for wheel in wheels { wheel.select(wheel.selectedRow, animated: false, isUser: false) }
    }

    private func loadIfNeeded() {
        if needsReload { reloadAllComponents() }
    }

    func wheel(_ component: Int) -> PickerWheel? {
        loadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component] : nil
    }

    /// The color of titles without attributes, which apps change with key-value coding. Nil is the color of labels.
    package final var titleColor: UIColor? {
        didSet {
            for wheel in wheels { wheel.updateContent() }
            titleColorDidChange()
        }
    }

    func titleColorDidChange() {}

    /// Returns the alignment of the titles of a component.
    func titleAlignment(of component: Int) -> NSTextAlignment { .center }

    /// The distance of titles from the sides of their component, in points.
    var titleInset: CGFloat { PickerRow.titleInset }

    /// Returns the text or the view of a row.
    func content(ofRow row: Int, component: Int, reusing view: UIView?) -> PickerRow.Content {
        guard let delegate = storedDelegate else { return .title("") }
        let custom: UIView = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
        let isMissing: Bool = type(of: custom) == UIView.self && custom.bounds.isEmpty && custom.subviews.isEmpty
        if !isMissing { return .view(custom) }
        if let title = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            return .attributedTitle(title)
        }
        return .title(delegate.pickerView(self, titleForRow: row, forComponent: component) ?? "")
    }

    // MARK: Selection

    /// Returns the selected row of a component, or -1 if the component has no rows.
    open func selectedRow(inComponent component: Int) -> Int {
        guard let wheel = wheel(component), wheel.rowCount > 0 else { return -1 }
        return wheel.selectedRow
    }

    /// Scrolls a wheel to a row. The delegate is not notified.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        wheel(component)?.select(row, animated: animated && window != nil, isUser: false)
    }

    /// Called when the user selects a row.
    func wheel(_ component: Int, didSelect row: Int) {
        storedDelegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    /// Whether the selected row is marked. As on iOS 7 and later, the value is always true, and setting it has no
    /// effect.
    @available(*, deprecated, message: "The selected row is always marked.")
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    // MARK: Layout

    private func rowHeight(of component: Int) -> CGFloat {
        let height: CGFloat = storedDelegate?.pickerView(self, rowHeightForComponent: component) ?? -1
        return height > 0 ? height : Metrics.rowHeight
    }

    private func width(of component: Int) -> CGFloat {
        let width: CGFloat = storedDelegate?.pickerView(self, widthForComponent: component) ?? -1
        if width > 0 { return width }
        let count = CGFloat(max(1, wheels.count))
        return max(0, ((bounds.width - 2 * Metrics.sideInset - Metrics.spacing * (count - 1)) / count).rounded(.down))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        let widths: [CGFloat] = wheels.indices.map { width(of: $0) }
        let total: CGFloat = widths.reduce(0, +) + Metrics.spacing * CGFloat(max(0, widths.count - 1))
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = ((bounds.width - total) / 2).rounded()
        for (wheel, width) in zip(wheels, widths) {
            let left: CGFloat = isMirrored ? bounds.width - x - width : x
            wheel.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
            x += width + Metrics.spacing
        }
        let height: CGFloat = (wheels.map(\.rowHeight).max() ?? Metrics.rowHeight) + 2
        band.isHidden = wheels.isEmpty
        band.frame = CGRect(
            x: Metrics.sideInset, y: (bounds.height - height) / 2, width: max(0, bounds.width - 2 * Metrics.sideInset),
            height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : Metrics.size.width, height: Metrics.size.height)
    }

    open override var intrinsicContentSize: CGSize { Metrics.size }
}
