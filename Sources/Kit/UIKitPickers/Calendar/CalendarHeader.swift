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
            button.setImage(
                UIImage(
                    systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 18, weight: .semibold)),
                for: .normal)
            button.addAction(
                UIAction { [weak self] _ in self?.calendarView.showNeighbor(distance) }, for: .touchUpInside)
        }
        for view in [title, before, after] { addSubview(view) }
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
        place(title, CGRect(x: margin, y: 0, width: max(0, bounds.width - margin - 2 * side), height: side))
        let width: CGFloat = bounds.width / 7
        for (index, label) in weekdays.enumerated() {
            place(label, CGRect(x: width * CGFloat(index) + 1, y: side, width: max(0, width - 2), height: 18))
        }
    }
}
