import Foundation

/// How long to look for an answer before resting.
///
/// To be woken takes longer than a server on the same machine needs to answer. So where answers come at once, looking for
/// them costs less than resting. It knows no clock and no socket: times are given, in seconds.
struct ReplyPatience {
    /// The longest look.
    static let longestLook: TimeInterval = 80e-6
    /// An answer that was rested for counts as quick up to here: what comes within a look, and the way of being woken.
    static let quickReply: TimeInterval = 200e-6
    /// How many quick answers in a row make it worthwhile to look for the next.
    static let leastPractice = 4
    /// The same after many looks in vain.
    static let mostPractice = 1_024

    /// How many answers came quickly, one after the other.
    private var quickCount = 0
    private var practice = ReplyPatience.leastPractice

    /// How long to look for the next answer; 0 if it is not worthwhile.
    var look: TimeInterval { quickCount >= practice ? ReplyPatience.longestLook : 0 }

    /// An answer came while somebody looked for it.
    mutating func didSee() {
        practice = ReplyPatience.leastPractice
    }

    /// An answer came to somebody who rested, so long after its request.
    mutating func didHear(after time: TimeInterval) {
        quickCount = time <= ReplyPatience.quickReply ? min(quickCount + 1, ReplyPatience.mostPractice) : 0
    }

    /// A look was over before an answer came. It takes twice as many quick answers until the next.
    mutating func didLookInVain() {
        quickCount = 0
        practice = min(practice * 2, ReplyPatience.mostPractice)
    }
}
