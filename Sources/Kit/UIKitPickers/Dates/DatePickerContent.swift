import UIKitCore

/// The properties of a date picker that determine its content.
struct DatePickerConfiguration {
    var mode: UIDatePicker.Mode
    var calendar: Calendar
    var locale: Locale
    var minuteInterval: Int
    var minimum: Date?
    var maximum: Date?
    /// The color of the titles of wheels. Nil is the color of labels.
    var titleColor: UIColor?

    func wheels(for date: Date) -> DateWheels {
        DateWheels(mode: mode, calendar: calendar, locale: locale, minuteInterval: minuteInterval, anchor: date)
    }

    func formats(for date: Date) -> DateFormats { DateFormats(calendar: calendar, locale: locale, reference: date) }
}

/// The view of a date picker in one of its styles.
@MainActor
protocol DatePickerContent: UIView {
    /// The natural size of the content, in points.
    var naturalSize: CGSize { get }
    /// A closure that is called when the user selects a date.
    var onChange: (Date) -> Void { get set }
    /// Changes all properties.
    func configure(_ configuration: DatePickerConfiguration, date: Date)
    /// Shows a date.
    func show(_ date: Date, animated: Bool)
}

extension DatePickerContent {
    /// Updates the layout and the natural size if the text size changed.
    func updateTextSize(from previousTraits: UITraitCollection?) {
        let category: UIContentSizeCategory = traitCollection.preferredContentSizeCategory
        guard previousTraits?.preferredContentSizeCategory != category else { return }
        setNeedsLayout()
        superview?.invalidateIntrinsicContentSize()
    }
}

/// The wheels of a date picker.
final class DateWheelsContent: UIView, DatePickerContent {
    private let wheels: DateWheelsView

    init(_ configuration: DatePickerConfiguration, date: Date) {
        wheels = DateWheelsView(configuration.wheels(for: date), date: date)
        super.init(frame: .zero)
        addSubview(wheels)
    }

    required init?(coder: NSCoder) { nil }

    var naturalSize: CGSize { wheels.intrinsicContentSize }

    var onChange: (Date) -> Void {
        get { wheels.onChange }
        set { wheels.onChange = newValue }
    }

    func configure(_ configuration: DatePickerConfiguration, date: Date) {
        if wheels.titleColor != configuration.titleColor { wheels.titleColor = configuration.titleColor }
        wheels.configure(
            configuration.wheels(for: date), date: date, minimum: configuration.minimum, maximum: configuration.maximum)
    }

    func show(_ date: Date, animated: Bool) { wheels.show(date, animated: animated) }

    override func layoutSubviews() {
        super.layoutSubviews()
        wheels.frame = bounds
    }
}
