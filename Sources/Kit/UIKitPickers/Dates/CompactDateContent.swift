import UIKitCore

/// The compact style of a date picker, with a label for the date and a label for the time.
final class CompactDateContent: UIView, DatePickerContent {
    private static let spacing: CGFloat = 8
    private var configuration: DatePickerConfiguration
    private var formats: DateFormats
    private var date: Date
    private var pills: [(pill: DatePill, mode: UIDatePicker.Mode)] = []
    var onChange: (Date) -> Void = { _ in }

    init(_ configuration: DatePickerConfiguration, date: Date) {
        self.configuration = configuration
        self.date = date
        formats = configuration.formats(for: date)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func configure(_ configuration: DatePickerConfiguration, date: Date) {
        let modeDidChange: Bool = configuration.mode != self.configuration.mode || pills.isEmpty
        self.configuration = configuration
        formats = configuration.formats(for: date)
        if modeDidChange { makePills() }
        for (pill, mode) in pills { pill.configure(popoverConfiguration(mode), date: date) }
        show(date, animated: false)
    }

    private func makePills() {
        for (pill, _) in pills { pill.removeFromSuperview() }
        pills = []
        if configuration.mode != .time {
            let pill = DatePill(name: "Date Picker") { [weak self] in self?.makePopover(.date) }
            pills.append((pill, .date))
        }
        if configuration.mode != .date {
            let pill = DatePill(name: "Time Picker") { [weak self] in self?.makePopover(.time) }
            pills.append((pill, .time))
        }
        for (pill, _) in pills { addSubview(pill) }
    }

    /// Returns the configuration of the popover for the date or the time.
    private func popoverConfiguration(_ mode: UIDatePicker.Mode) -> DatePickerConfiguration {
        var result = configuration
        result.mode = mode
        return result
    }

    private func makePopover(_ mode: UIDatePicker.Mode) -> any DatePickerContent {
        let configuration = popoverConfiguration(mode)
        let content: any DatePickerContent =
            mode == .time
            ? DateWheelsContent(configuration, date: date) : InlineDateContent(configuration, date: date)
        content.configure(configuration, date: date)
        content.onChange = { [weak self] in self?.onChange($0) }
        return content
    }

    func show(_ date: Date, animated: Bool) {
        self.date = date
        for (pill, mode) in pills {
            pill.text = formats.text(mode == .time ? "jmm" : "yMMMd", date)
            pill.show(date, animated: animated)
        }
        superview?.invalidateIntrinsicContentSize()
    }

    var naturalSize: CGSize {
        let sizes: [CGSize] = pills.map { $0.pill.sizeThatFits(.zero) }
        let gaps: CGFloat = CompactDateContent.spacing * CGFloat(max(0, sizes.count - 1))
        return CGSize(width: sizes.map(\.width).reduce(gaps, +), height: sizes.map(\.height).max() ?? 0)
    }

    /// The labels are at the leading edge, unless `contentHorizontalAlignment` of the date picker specifies another
    /// edge. If they do not fit, they are narrower, and their text is smaller.
    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let natural = naturalSize
        let alignment = (superview as? UIControl)?.contentHorizontalAlignment
        let surplus: CGFloat = max(0, bounds.width - natural.width)
        let gaps: CGFloat = CompactDateContent.spacing * CGFloat(max(0, pills.count - 1))
        let fraction: CGFloat = min(1, max(0, bounds.width - gaps) / max(1, natural.width - gaps))
        var x: CGFloat =
            switch alignment {
            case .trailing: surplus
            case .right: isMirrored ? 0 : surplus
            case .left: isMirrored ? surplus : 0
            default: 0
            }
        for (pill, _) in pills {
            var size = pill.sizeThatFits(.zero)
            size.width *= fraction
            pill.frame = CGRect(
                x: isMirrored ? bounds.width - x - size.width : x, y: ((bounds.height - size.height) / 2).rounded(),
                width: size.width, height: size.height)
            x += size.width + CompactDateContent.spacing
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateTextSize(from: previousTraitCollection)
    }
}
