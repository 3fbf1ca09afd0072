import Foundation

// On Apple platforms, the symbols are implicitly unwrapped optionals, and nil resets them. Code that binds or unwraps
// them uses these properties. For other code, the compiler prefers those of the class.

extension NSObjectProtocol where Self: DateFormatter {
    /// The names of the eras, such as "BC".
    public var eraSymbols: [String]! {
        get { symbols(\.eraSymbols) }
        set { setSymbols(\.eraSymbols, newValue) }
    }

    /// The long names of the eras, such as "Before Christ".
    public var longEraSymbols: [String]! {
        get { symbols(\.longEraSymbols) }
        set { setSymbols(\.longEraSymbols, newValue) }
    }

    /// The names of the months.
    public var monthSymbols: [String]! {
        get { symbols(\.monthSymbols) }
        set { setSymbols(\.monthSymbols, newValue) }
    }

    /// The short names of the months.
    public var shortMonthSymbols: [String]! {
        get { symbols(\.shortMonthSymbols) }
        set { setSymbols(\.shortMonthSymbols, newValue) }
    }

    /// The names of the months with one letter.
    public var veryShortMonthSymbols: [String]! {
        get { symbols(\.veryShortMonthSymbols) }
        set { setSymbols(\.veryShortMonthSymbols, newValue) }
    }

    /// The names of the months outside a date.
    public var standaloneMonthSymbols: [String]! {
        get { symbols(\.standaloneMonthSymbols) }
        set { setSymbols(\.standaloneMonthSymbols, newValue) }
    }

    /// The short names of the months outside a date.
    public var shortStandaloneMonthSymbols: [String]! {
        get { symbols(\.shortStandaloneMonthSymbols) }
        set { setSymbols(\.shortStandaloneMonthSymbols, newValue) }
    }

    /// The names of the months with one letter, outside a date.
    public var veryShortStandaloneMonthSymbols: [String]! {
        get { symbols(\.veryShortStandaloneMonthSymbols) }
        set { setSymbols(\.veryShortStandaloneMonthSymbols, newValue) }
    }

    /// The names of the days of the week, beginning with Sunday.
    public var weekdaySymbols: [String]! {
        get { symbols(\.weekdaySymbols) }
        set { setSymbols(\.weekdaySymbols, newValue) }
    }

    /// The short names of the days of the week.
    public var shortWeekdaySymbols: [String]! {
        get { symbols(\.shortWeekdaySymbols) }
        set { setSymbols(\.shortWeekdaySymbols, newValue) }
    }

    /// The names of the days of the week with one letter.
    public var veryShortWeekdaySymbols: [String]! {
        get { symbols(\.veryShortWeekdaySymbols) }
        set { setSymbols(\.veryShortWeekdaySymbols, newValue) }
    }

    /// The names of the days of the week outside a date.
    public var standaloneWeekdaySymbols: [String]! {
        get { symbols(\.standaloneWeekdaySymbols) }
        set { setSymbols(\.standaloneWeekdaySymbols, newValue) }
    }

    /// The short names of the days of the week outside a date.
    public var shortStandaloneWeekdaySymbols: [String]! {
        get { symbols(\.shortStandaloneWeekdaySymbols) }
        set { setSymbols(\.shortStandaloneWeekdaySymbols, newValue) }
    }

    /// The names of the days of the week with one letter, outside a date.
    public var veryShortStandaloneWeekdaySymbols: [String]! {
        get { symbols(\.veryShortStandaloneWeekdaySymbols) }
        set { setSymbols(\.veryShortStandaloneWeekdaySymbols, newValue) }
    }

    /// The names of the quarters.
    public var quarterSymbols: [String]! {
        get { symbols(\.quarterSymbols) }
        set { setSymbols(\.quarterSymbols, newValue) }
    }

    /// The short names of the quarters.
    public var shortQuarterSymbols: [String]! {
        get { symbols(\.shortQuarterSymbols) }
        set { setSymbols(\.shortQuarterSymbols, newValue) }
    }

    /// The names of the quarters outside a date.
    public var standaloneQuarterSymbols: [String]! {
        get { symbols(\.standaloneQuarterSymbols) }
        set { setSymbols(\.standaloneQuarterSymbols, newValue) }
    }

    /// The short names of the quarters outside a date.
    public var shortStandaloneQuarterSymbols: [String]! {
        get { symbols(\.shortStandaloneQuarterSymbols) }
        set { setSymbols(\.shortStandaloneQuarterSymbols, newValue) }
    }

    /// The text for the time before noon.
    public var amSymbol: String! {
        get { symbols(\.amSymbol) }
        set { setSymbols(\.amSymbol, newValue) }
    }

    /// The text for the time after noon.
    public var pmSymbol: String! {
        get { symbols(\.pmSymbol) }
        set { setSymbols(\.pmSymbol, newValue) }
    }

    // A collection is not an optional, so the path is that of the property of the class.
    private func symbols<Symbols: Collection>(_ path: KeyPath<DateFormatter, Symbols>) -> Symbols {
        (self as DateFormatter)[keyPath: path]
    }

    /// Sets symbols. Nil means those of the locale.
    private func setSymbols<Symbols: Collection>(
        _ path: ReferenceWritableKeyPath<DateFormatter, Symbols>, _ symbols: Symbols?
    ) {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        let object: DateFormatter = self
        object[keyPath: path] = symbols ?? formatter[keyPath: path]
    }
}
