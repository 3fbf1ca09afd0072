/// A part of a date or a duration that a wheel selects.
enum DateUnit: Equatable {
    /// A whole day, such as “Sun Nov 22”.
    case date
    case year
    case month
    case day
    /// The hour of the day, in the form that the locale uses.
    case hour
    case minute
    /// The period of the day, such as “AM”.
    case period
    /// The hours of a duration.
    case hours
    /// The minutes of a duration.
    case minutes
}
