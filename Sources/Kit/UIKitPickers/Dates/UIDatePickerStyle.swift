/// The styles of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
    /// The style that suits the mode: wheels for durations, months and years, otherwise compact.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// Labels that open a calendar or wheels when they are tapped.
    case compact = 2
    /// A calendar, and a label with the time.
    case inline = 3
}
