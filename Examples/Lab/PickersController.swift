import UIKit

/// Shows wheels, date pickers in all styles, and a calendar. Dates are in Greenwich Mean Time, so that pictures of the
/// page do not depend on the machine.
final class PickersController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate,
    UICalendarViewDelegate, UICalendarSelectionMultiDateDelegate
{
    private let scrollView = UIScrollView()
    private let report = UILabel()
    private let rows = [
        ["Bicycle", "Boat", "Bus", "Car", "Ferry", "Plane", "Scooter", "Train", "Tram"],
        ["Blue", "Green", "Orange", "Pink", "Red", "Yellow"],
    ]
    private let vehicles = UIPickerView()
    private let calendarView = UICalendarView()
    private lazy var days = UICalendarSelectionMultiDate(delegate: self)
    private var sections: [(name: UILabel, view: UIView, isWide: Bool)] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Pickers"
        view.backgroundColor = .systemBackground
        scrollView.accessibilityIdentifier = "pickers"
        view.addSubview(scrollView)
        report.text = "Pick something."
        report.accessibilityIdentifier = "report"
        report.textColor = .secondaryLabel
        report.font = .preferredFont(forTextStyle: .footnote)
        report.adjustsFontForContentSizeCategory = true
        view.addSubview(report)
        vehicles.dataSource = self
        vehicles.delegate = self
        vehicles.accessibilityIdentifier = "vehicles"
        calendarView.timeZone = .gmt
        calendarView.delegate = self
        calendarView.selectionBehavior = days
        add("Vehicle", vehicles)
        add("Compact", datePicker(.compact, .dateAndTime), isWide: false)
        let well = UIColorWell()
        well.title = "Color"
        well.selectedColor = .systemTeal
        well.addAction(
            UIAction { [weak self] _ in self?.report.text = "The color has changed." }, for: .valueChanged)
        add("Color", well, isWide: false)
        add("Day and time", datePicker(.wheels, .dateAndTime))
        add("Day", datePicker(.wheels, .date))
        add("Duration", datePicker(.wheels, .countDownTimer))
        add("Inline", datePicker(.inline, .dateAndTime))
        add("Calendar", calendarView)
    }

    private func datePicker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.timeZone = .gmt
        picker.preferredDatePickerStyle = style
        picker.datePickerMode = mode
        picker.minuteInterval = 5
        if mode == .countDownTimer { picker.countDownDuration = 5_400 }
        picker.addAction(
            UIAction { [weak self, unowned picker] _ in
                self?.report.text =
                    mode == .countDownTimer
                    ? "\(Int(picker.countDownDuration) / 60) minutes"
                    : picker.date.formatted(
                        Date.FormatStyle(
                            date: .abbreviated, time: mode == .date ? .omitted : .shortened, timeZone: .gmt))
            }, for: .valueChanged)
        return picker
    }

    private func add(_ name: String, _ view: UIView, isWide: Bool = true) {
        let label = UILabel()
        label.text = name
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        scrollView.addSubview(label)
        scrollView.addSubview(view)
        sections.append((label, view, isWide))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds: CGRect = view.bounds.inset(by: view.safeAreaInsets)
        let reportHeight: CGFloat = max(32, report.font.lineHeight.rounded(.up))
        report.frame = CGRect(x: bounds.minX + 16, y: bounds.minY, width: bounds.width - 32, height: reportHeight)
        scrollView.frame = CGRect(
            x: bounds.minX, y: bounds.minY + reportHeight, width: bounds.width,
            height: view.bounds.height - bounds.minY - reportHeight)
        let width: CGFloat = min(bounds.width, 420)
        let isMirrored: Bool = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var y: CGFloat = 8
        for (label, view, isWide) in sections {
            var size = view.sizeThatFits(CGSize(width: width - 32, height: 0))
            size.width = min(size.width, width - 32)
            let name = label.sizeThatFits(.zero)
            // With large text, the name is above the view.
            let isWide: Bool = isWide || name.width + size.width + 8 > width - 32
            label.frame = CGRect(x: 16, y: y, width: width - 32, height: max(name.height, isWide ? 0 : size.height))
            if isWide { y += name.height + 4 }
            let x: CGFloat = isWide ? 16 : width - 16 - size.width
            view.frame = CGRect(x: x, y: y, width: isWide ? width - 32 : size.width, height: size.height)
            if isMirrored, !isWide { view.frame.origin.x = 16 }
            y += size.height + 20
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: y + view.safeAreaInsets.bottom)
    }

    // MARK: Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        rows[component].count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        rows[component][row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let color: String = rows[1][pickerView.selectedRow(inComponent: 1)]
        report.text = "\(rows[0][pickerView.selectedRow(inComponent: 0)]), \(color.lowercased())"
    }

    // MARK: Calendar

    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
        switch dateComponents.day ?? 0 {
        case 5: .default(color: .systemRed)
        case 12: .image(UIImage(systemName: "star.fill"), color: .systemOrange, size: .large)
        default: nil
        }
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
        reportDays()
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
        reportDays()
    }

    private func reportDays() { report.text = "\(days.selectedDates.count) days" }
}
