/// The ways in which a presented view appears and disappears.
package enum PresentationMotion {
    /// The view slides in from the bottom and back out.
    case slide
    /// The view fades.
    case fade
    /// The view fades, and shrinks slightly as it appears.
    case alert
    /// The view fades, and grows as it appears.
    case popover
}
