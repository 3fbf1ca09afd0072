import SystemTexts
import UIKitCore

/// The header of a calendar view, with the month, buttons for the previous and the next month, and the names of the
/// weekdays.
final class CalendarHeader: UIView {
    static let titleHeight: CGFloat = 44
    static let height: CGFloat = titleHeight + 22
    private static let margin: CGFloat = 16
    private unowned let calendarView: UICalendarView
    private let title = UIButton(type: .system)
    /// The chevron after the title, which turns down when the wheels are shown.
    private let disclosure = UIImageView(image: CalendarHeader.symbol("chevron.forward", 13))
    private let before = UIButton(type: .system)
    private let after = UIButton(type: .system)
    private var weekdays: [UILabel] = []

    init(_ calendarView: UICalendarView) {
        self.calendarView = calendarView
        super.init(frame: .zero)
        title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        title.contentHorizontalAlignment = .leading
        title.setTitleColor(.label, for: .normal)
        title.addAction(
            UIAction { [weak self] _ in self?.calendarView.toggleWheels() }, for: .touchUpInside)
        before.accessibilityLabel = SystemTexts.localized("Previous Month")
        after.accessibilityLabel = SystemTexts.localized("Next Month")
        for (button, name, distance) in [(before, "chevron.backward", -1), (after, "chevron.forward", 1)] {
            button.setImage(CalendarHeader.symbol(name, 18), for: .normal)
            button.addAction(
                UIAction { [weak self] _ in self?.calendarView.showNeighbor(distance) }, for: .touchUpInside)
        }
        disclosure.contentMode = .center
        for view in [title, disclosure, before, after] { addSubview(view) }
        weekdays = (0..<7).map { _ in
            let label = UILabel()
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.6
            label.isAccessibilityElement = false
            addSubview(label)
            return label
        }
    }

    required init?(coder: NSCoder) { nil }

    private static func symbol(_ name: String, _ pointSize: CGFloat) -> UIImage? {
        UIImage(
            systemName: name,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: pointSize, weight: .semibold))
    }

    /// Shows the visible month.
    func update() {
        let text: String = calendarView.title
        title.setTitle(text, for: .normal)
        title.accessibilityLabel = SystemTexts.localized("Month")
        title.accessibilityValue = text
        title.setTitleColor(calendarView.showsWheels ? .tintColor : .label, for: .normal)
        before.isEnabled = calendarView.neighbor(-1) != nil
        after.isEnabled = calendarView.neighbor(1) != nil
        before.isHidden = calendarView.showsWheels
        after.isHidden = calendarView.showsWheels
        let calendar = calendarView.effectiveCalendar
        let names: [String] = calendar.shortStandaloneWeekdaySymbols
        for (index, label) in weekdays.enumerated() {
            label.isHidden = calendarView.showsWheels
            label.text = names[(calendar.firstWeekday - 1 + index) % names.count].uppercased(with: calendarView.locale)
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // The transform would change the frame.
        disclosure.transform = .identity
        func place(_ view: UIView, _ frame: CGRect) {
            view.frame =
                isMirrored
                ? CGRect(
                    x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        let side: CGFloat = CalendarHeader.titleHeight
        place(after, CGRect(x: bounds.width - side, y: 0, width: side, height: side))
        place(before, CGRect(x: bounds.width - 2 * side, y: 0, width: side, height: side))
        let margin = CalendarHeader.margin
        let gap: CGFloat = 4
        let chevron: CGFloat = disclosure.intrinsicContentSize.width
        let available: CGFloat = max(0, bounds.width - margin - 2 * side)
        let text: CGFloat = min(title.intrinsicContentSize.width, max(0, available - gap - chevron))
        // A tap on the chevron is a tap on the title.
        place(title, CGRect(x: margin, y: 0, width: available, height: side))
        place(disclosure, CGRect(x: margin + text + gap, y: 0, width: chevron, height: side))
        if calendarView.showsWheels {
            disclosure.transform = CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2)
        }
        let width: CGFloat = bounds.width / 7
        for (index, label) in weekdays.enumerated() {
            place(label, CGRect(x: width * CGFloat(index) + 1, y: side, width: max(0, width - 2), height: 18))
        }
    }
}
