import Foundation

/// The days of a month, in weeks.
struct MonthGrid: Equatable {
    /// The start of the month.
    let start: Date
    /// The number of days of the first week that belong to the previous month.
    let leadingDays: Int
    /// The starts of the days.
    let days: [Date]

    /// Creates the grid of the month that contains a date.
    init(containing date: Date, _ calendar: Calendar) {
        let start: Date = calendar.dateInterval(of: .month, for: date)?.start ?? calendar.startOfDay(for: date)
        self.start = start
        let count: Int = calendar.range(of: .day, in: .month, for: start)?.count ?? 1
        days = (0..<count).map { calendar.date(byAdding: .day, value: $0, to: start) ?? start }
        leadingDays = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    }

    /// A day in the middle of the month, which is in the same month in every time zone.
    var middle: Date { days[days.count / 2] }

    /// The number of weeks.
    var weekCount: Int { (leadingDays + days.count + 6) / 7 }

    /// Returns the zero-based column and row of a day.
    func position(ofDay index: Int) -> (column: Int, row: Int) {
        ((leadingDays + index) % 7, (leadingDays + index) / 7)
    }
}
