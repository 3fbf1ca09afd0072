import Foundation
import FoundationAdditions
import QuartzCore

/// A horizontal control of segments, of which one can be selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl, StepAdjusting {
    /// The value of `selectedSegmentIndex` when no segment is selected.
    public static let noSegment = -1

    private static let height: CGFloat = 32
    private static let inset: CGFloat = 2

    var segments: [SegmentView] = []
    /// The standard background, in front of the background color that the app sets on the control.
    private let fill = UIView()
    private static let cornerRadius: CGFloat = 9
    private let indicator = UIView()

    private var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()

    /// Creates a control of its natural size with a segment for each item: a `String`, a `UIImage` or a `UIAction`.
    /// Stops the program for other items.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() {
            switch item {
            case let action as UIAction: insertSegment(action: action, at: index, animated: false)
            case let image as UIImage: insertSegment(with: image, at: index, animated: false)
            case let title as String: insertSegment(withTitle: title, at: index, animated: false)
            default:
                stopProgram("A segment shows a String, a UIImage or a UIAction, not a \(type(of: item)).")
            }
        }
        sizeToFit()
    }

    /// Creates a control whose segments perform `actions` when they are selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
        if frame.size == .zero { sizeToFit() }
    }

    /// Creates a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareControl()
    }

    /// Creates a control without segments, and sets the values from an interface file. Archives are ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareControl()
        coder.configure(self, as: UISegmentedControl.self)
    }

    private func prepareControl() {
        layer.cornerRadius = UISegmentedControl.cornerRadius
        fill.backgroundColor = .tertiarySystemFill
        fill.layer.cornerRadius = UISegmentedControl.cornerRadius
        fill.isUserInteractionEnabled = false
        addSubview(fill)
        indicator.isUserInteractionEnabled = false
        indicator.layer.cornerRadius = 7
        indicator.layer.shadowColor = UIColor.black.cgColor
        indicator.layer.shadowOpacity = 0.12
        indicator.layer.shadowRadius = 4
        indicator.layer.shadowOffset = CGSize(width: 0, height: 3)
        indicator.isHidden = true
        addSubview(indicator)
        updateColors()
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// The index of the selected segment, or `noSegment`. Setting it sends no actions.
    open var selectedSegmentIndex: Int = UISegmentedControl.noSegment {
        willSet { keyWillChange(self, "selectedSegmentIndex") }
        didSet {
            defer { keyDidChange(self, "selectedSegmentIndex") }
            guard selectedSegmentIndex != oldValue else { return }
            let from = oldValue
            showSelection(animated: from >= 0 && selectedSegmentIndex >= 0 && isTracking)
        }
    }

    /// Whether a segment is deselected after the control has sent its actions. The default is false.
    open var isMomentary = false {
        didSet { if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment } }
    }

    /// The color of the selected segment; nil for the system color.
    open var selectedSegmentTintColor: UIColor? {
        didSet { if selectedSegmentTintColor != oldValue { updateColors() } }
    }

    /// Whether the widths of segments depend on their content. If false, the default, all segments have the same width.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
    }

    /// Inserts a segment with `title` at the index `segment`. An index outside the range of segments is clamped.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentView(title: title), at: segment)
    }

    /// Inserts a segment with `image` at the index `segment`.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentView(image: image), at: segment)
    }

    /// Inserts, at the index `segment`, a segment that performs `action` when it is selected.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(SegmentView(action: action), at: segment)
    }

    private func insert(_ segment: SegmentView, at index: Int) {
        let index = min(max(index, 0), segments.count)
        addSubview(segment)
        segments.insert(segment, at: index)
        if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
        segmentsDidChange()
    }

    /// Removes a segment. An index past the end means the last segment.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let segment = min(segment, segments.count - 1)
        segments.remove(at: segment).removeFromSuperview()
        if selectedSegmentIndex == segment {
            selectedSegmentIndex = UISegmentedControl.noSegment
        } else if selectedSegmentIndex > segment {
            selectedSegmentIndex -= 1
        }
        segmentsDidChange()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
    }

    func segmentsDidChange() {
        updateColors()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Sets the attributes of titles in `state`. Only the font and the foreground color have an effect.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        segmentsDidChange()
    }

    /// Returns the attributes of titles that were set for `state`, or nil.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    private var backgroundImages = StateTable<UIImage>()
    private var dividerImage: UIImage?

    /// Sets the background of segments in a state, which replaces the control's background. The image is stretched
    /// between its caps.
    ///
    /// - Parameter barMetrics: Ignored, because the control has one height.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        backgroundImages[state] = backgroundImage
        segmentsDidChange()
    }

    /// Returns the background of segments in a state, or the background of the normal state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages.value(for: state)
    }

    /// Sets the image between segments. The states and the metrics are ignored: the same image appears between all
    /// segments.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        self.dividerImage = dividerImage
        segmentsDidChange()
    }

    /// Returns the image between segments.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { dividerImage }

    // MARK: Layout

    private var frames: [CGRect] {
        guard !segments.isEmpty else { return [] }
        let fixed: CGFloat = segments.reduce(0) { $0 + $1.width }
        let flexible: [SegmentView] = segments.filter { $0.width == 0 }
        let flexibleWidth: CGFloat = max(0, bounds.width - fixed)
        let contentWidth: CGFloat = flexible.reduce(0) { $0 + $1.contentWidth + 20 }
        var x: CGFloat = 0
        var frames: [CGRect] = segments.map { segment in
            var width = segment.width
            if width == 0 {
                width =
                    apportionsSegmentWidthsByContent && contentWidth > 0
                    ? flexibleWidth * (segment.contentWidth + 20) / contentWidth
                    : flexibleWidth / CGFloat(flexible.count)
            }
            defer { x += width }
            return CGRect(x: x, y: 0, width: width, height: bounds.height)
        }
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            for index in frames.indices { frames[index].origin.x = bounds.width - frames[index].maxX }
        }
        return frames
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = CGRect(origin: .zero, size: bounds.size)
        for (segment, frame) in zip(segments, frames) { segment.frame = frame }
        updateDividers()
        for (divider, segment) in zip(dividers, segments.dropFirst()) {
            let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let x: CGFloat = isMirrored ? segment.frame.maxX : segment.frame.minX
            let size = CGSize(width: dividerImage?.size.width ?? 1, height: dividerImage == nil ? 16 : bounds.height)
            divider.frame = CGRect(
                x: x - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        }
        showSelection(animated: false)
    }

    /// The lines between segments. The lines beside the selected segment are hidden.
    private var dividers: [UIImageView] = []

    private func updateDividers() {
        while dividers.count > max(0, segments.count - 1) { dividers.removeLast().removeFromSuperview() }
        while dividers.count < segments.count - 1 {
            let divider = UIImageView()
            insertSubview(divider, aboveSubview: fill)
            dividers.append(divider)
        }
        for (index, divider) in dividers.enumerated() {
            divider.image = dividerImage
            divider.backgroundColor = dividerImage == nil ? UIColor.systemGray.withAlphaComponent(0.3) : nil
            guard dividerImage == nil else {
                divider.alpha = 1
                bringSubviewToFront(divider)
                continue
            }
            divider.alpha = index == selectedSegmentIndex || index + 1 == selectedSegmentIndex ? 0 : 1
        }
    }

    private func showSelection(animated: Bool) {
        updateFonts()
        updateDividers()
        let frames = self.frames
        guard frames.indices.contains(selectedSegmentIndex) else {
            indicator.isHidden = true
            return
        }
        let frame: CGRect = frames[selectedSegmentIndex].insetBy(
            dx: UISegmentedControl.inset, dy: UISegmentedControl.inset)
        if indicator.isHidden || !animated {
            indicator.isHidden = false
            indicator.frame = frame
        } else {
            UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
                self.indicator.frame = frame
            }
        }
    }

    private func updateFonts() {
        for (index, segment) in segments.enumerated() {
            let isSelected: Bool = index == selectedSegmentIndex
            if segment.isSelected != isSelected { segment.isSelected = isSelected }
            var state: UIControl.State = isSelected ? .selected : .normal
            let isDisabled: Bool = !isEnabled || !segment.isEnabled
            if isDisabled { state.insert(.disabled) }
            let attributes: [NSAttributedString.Key: Any] = titleAttributes.value(for: state) ?? [:]
            segment.label.font =
                attributes[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular)
            // The color of another state does not apply to disabled titles.
            let isOwn: Bool = !isDisabled || titleAttributes[state] != nil || titleAttributes[.disabled] != nil
            let own: UIColor? = isOwn ? attributes[.foregroundColor] as? UIColor : nil
            let color: UIColor = own ?? (isDisabled ? .tertiaryLabel : .label)
            segment.label.textColor = color
            segment.setBackground(backgroundImages.value(for: state))
            segment.imageView.tintColor = color
        }
    }

    private func updateColors() {
        indicator.backgroundColor =
            selectedSegmentTintColor
            ?? UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white }
        let isPlain: Bool = backgroundImages.states.isEmpty
        fill.isHidden = !isPlain
        indicator.alpha = isPlain ? 1 : 0
        updateFonts()
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateColors()
    }

    // MARK: Tracking

    private func segment(at point: CGPoint) -> Int? {
        frames.firstIndex { $0.minX <= point.x && point.x < $0.maxX }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        segment(at: touch.location(in: self)).map { segments[$0].isEnabled } ?? false
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside, let index = segment(at: touch.location(in: self)), segments[index].isEnabled
        else {
            return
        }
        selectSegment(at: index)
    }

    /// The last segment that a step chose. Steps of a momentary control continue from it.
    private var steppedIndex = UISegmentedControl.noSegment

    package func adjust(by step: Int) -> Bool {
        var index: Int = (isMomentary ? min(steppedIndex, segments.count - 1) : selectedSegmentIndex) + step
        while segments.indices.contains(index), !segments[index].isEnabled { index += step }
        guard segments.indices.contains(index) else { return true }
        steppedIndex = index
        selectSegment(at: index)
        return true
    }

    private func selectSegment(at index: Int) {
        guard index != selectedSegmentIndex || isMomentary else { return }
        selectedSegmentIndex = index
        if let action = segments[index].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override var intrinsicContentSize: CGSize {
        let widest: CGFloat = segments.map(\.contentWidth).max() ?? 0
        let width: CGFloat = segments.reduce(0) { sum, segment in
            let content: CGFloat = apportionsSegmentWidthsByContent ? segment.contentWidth : widest
            return sum + (segment.width > 0 ? segment.width : ceil(content) + 24)
        }
        return CGSize(width: width, height: UISegmentedControl.height)
    }

    package override var accessibleSubviews: [UIView] { segments }

    override var defaultAccessibilityValue: String? {
        segments.indices.contains(selectedSegmentIndex) ? segments[selectedSegmentIndex].accessibilityLabel : nil
    }

    // MARK: Segments. An index past the end means the last segment.

    /// Sets the title of a segment, and removes its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        self.segment(at: segment)?.title = title
        segmentsDidChange()
    }

    /// Returns the title of a segment; nil if it shows an image.
    open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }

    /// Sets the image of a segment, and removes its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        self.segment(at: segment)?.image = image
        segmentsDidChange()
    }

    /// Returns the image of a segment; nil if it shows a title.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }

    /// Sets the width of a segment, in points. With 0, the control determines the width.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        self.segment(at: segment)?.width = width
        segmentsDidChange()
    }

    /// Returns the width that was set for a segment, in points; 0 if the control determines it.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }

    /// Sets whether the user can select a segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        self.segment(at: segment)?.isEnabled = enabled
        segmentsDidChange()
    }

    /// Returns whether the user can select a segment.
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment)?.isEnabled ?? false }
}
