import Foundation

/// The events of a session of an application, in the order in which they were observed.
package struct FeedbackRecording: Sendable {
    package struct Entry: Sendable {
        /// The time, in seconds of the host's clock.
        package var time: TimeInterval
        package var event: FeedbackEvent
    }

    package private(set) var entries: [Entry] = []

    package init() {}

    package mutating func add(_ event: FeedbackEvent, at time: TimeInterval) {
        entries.append(Entry(time: time, event: event))
    }
}
