/// A promise to the people who use an application, which `performFeedbackAudit` verifies.
///
/// Times are seconds of the host's clock. A frame lasts a sixtieth of a second.
public enum FeedbackPromise: String, CaseIterable, Sendable {
    /// A press of a control or a row changes the contents of the screen within two frames. The highlight during the
    /// touch does not count.
    case reaction
    /// A press does not start a request that is already in progress: neither an equal request nor a second submission
    /// by the same control.
    case singleRequest
    /// When transfers have been in progress for half a second, an activity indicator or a progress bar is on the screen
    /// until they end. The network activity indicator disappears within a second after the last transfer.
    case activity
    /// An activity indicator appears at least 0.3 seconds after the work began, and stays for half a second, or until
    /// rows take its place.
    case steadiness
    /// After a failure, the screen shows new text and no activity indicator. If a retry can help, there is an enabled
    /// control for it.
    case nextStep
    /// The text that appears after a failure contains a sentence, and neither error codes nor identifiers from
    /// programs.
    case sentences
    /// A control that stays disabled for a second has a reason, and shows something when it is pressed.
    case disabledReason
    /// Content under a finger moves only with the finger, and the rows of a list at rest do not move.
    case stillness
    /// Typed text is kept after a failed request, after a rotation, and after the process ended.
    case input
}
