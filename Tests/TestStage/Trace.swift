internal import Foundation
import HostClock

/// A list of events with their times.
@MainActor
package final class Trace {
    package private(set) var lines: [String] = []
    private let start: TimeInterval = MainQueue.shared.now

    package init() {}

    /// The names of the events, without times.
    package var names: [String] { lines.map { String($0.drop { $0 != " " }.dropFirst()) } }

    /// Records an event, with the time since the start of the trace in microseconds.
    package func record(_ name: String) {
        let microseconds = Int(((MainQueue.shared.now - start) * 1_000_000).rounded())
        lines.append("\(microseconds) \(name)")
    }
}
