/// Who knows the recognisers: answers what the arbiter must ask, and hears what it decided.
///
/// Every answer may come from an application's code, which may turn around and change the recognisers meanwhile;
/// the arbiter looks again after each question.
@MainActor
public protocol GestureArbiterClient: AnyObject {
    /// Whether `recognizer` may leave the possible phase now that it has recognised its gesture.
    func shouldBegin(_ recognizer: RecognizerID) -> Bool

    /// Whether `recognizer` must wait until `other` has failed. Asked at most once for a pair in a sequence.
    func recognizer(_ recognizer: RecognizerID, requiresFailureOf other: RecognizerID) -> Bool

    /// Whether `recognizer`, once recognised, keeps `other` from being recognised.
    func recognizer(_ recognizer: RecognizerID, prevents other: RecognizerID) -> Bool

    /// Whether the two may go on side by side.
    func recognizer(_ recognizer: RecognizerID, mayRecognizeWith other: RecognizerID) -> Bool

    /// What recognising `recognizer` means for the touches it follows.
    func touchPolicy(of recognizer: RecognizerID) -> TouchPolicy

    /// `recognizer` is in `phase` now.
    func recognizer(_ recognizer: RecognizerID, didEnter phase: GesturePhase)
}

/// What a recogniser does to the touches it follows, as their view sees it.
public struct TouchPolicy: Sendable, Hashable {
    /// Whether the view's touches are cancelled when the gesture is recognised.
    public var cancelsTouches: Bool
    /// Whether the view does not hear of a touch before the recogniser has failed.
    public var delaysBegan: Bool
    /// Whether the view does not hear of a touch's end before the recogniser has failed.
    public var delaysEnded: Bool

    public init(cancelsTouches: Bool = true, delaysBegan: Bool = false, delaysEnded: Bool = true) {
        self.cancelsTouches = cancelsTouches
        self.delaysBegan = delaysBegan
        self.delaysEnded = delaysEnded
    }
}
