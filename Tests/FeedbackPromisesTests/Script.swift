import Expectations
import Foundation
import Testing

@testable import FeedbackPromises

/// A recording that a test writes by hand.
struct Script {
    private var recording = FeedbackRecording()
    private var frame = FeedbackFrame()
    private var transferCount: UInt64 = 0

    init() {
        recording.add(.launched, at: 0)
        recording.add(.frame(frame), at: 0)
    }

    mutating func add(_ event: FeedbackEvent, at time: TimeInterval) {
        recording.add(event, at: time)
    }

    /// Changes the content of the screen.
    mutating func show(at time: TimeInterval, _ change: (inout FeedbackFrame) -> Void) {
        change(&frame)
        recording.add(.frame(frame), at: time)
    }

    /// Changes the content and the appearance of the screen.
    mutating func react(at time: TimeInterval, _ change: (inout FeedbackFrame) -> Void = { _ in }) {
        frame.appearance += 1
        show(at: time, change)
    }

    /// Touches a control for 0.05 s. The press occurs at the end.
    mutating func press(_ item: FeedbackItem, at time: TimeInterval) {
        let target = FeedbackEvent.Target(id: item.id, name: item.name, isEnabled: item.isEnabled)
        recording.add(.touchBegan(target), at: time - 0.05)
        recording.add(.pressed(target), at: time)
        recording.add(.touchEnded, at: time)
    }

    /// Adds the beginning of a request, and returns the identifier of its transfer.
    @discardableResult
    mutating func request(
        _ method: String = "GET", _ url: String = "/colors", key: Int? = nil, from start: TimeInterval
    ) -> UInt64 {
        transferCount += 1
        recording.add(.transferBegan(transferCount, FeedbackEvent.Request(method, url, key: key)), at: start)
        return transferCount
    }

    mutating func end(_ transfer: UInt64, _ outcome: FeedbackEvent.Outcome = .success, at time: TimeInterval) {
        recording.add(.transferEnded(transfer, outcome), at: time)
    }

    /// Ends the recording, and returns its violations.
    func violations(at end: TimeInterval = 60) -> [FeedbackViolation] {
        var recording = self.recording
        recording.add(.frame(frame), at: end)
        return FeedbackJudge.violations(in: recording)
    }

    /// Whether the recording breaks a promise.
    func breaks(_ promise: FeedbackPromise) -> Bool {
        violations().contains { $0.promise == promise }
    }

    /// Verifies which promises the recording breaks. `name` is the element of the first violation, and `time` is the
    /// time from the last action to this violation.
    func expectBroken(
        _ promises: [FeedbackPromise], _ name: String? = nil, after time: TimeInterval? = nil, end: TimeInterval = 60,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let found: [FeedbackViolation] = violations(at: end)
        expect(found.map(\.promise), equals: promises, "\(found.map(\.line))", sourceLocation: sourceLocation)
        if let name { expect(found.first?.name, equals: name, sourceLocation: sourceLocation) }
        if let time {
            let seen: TimeInterval = found.first?.timeSinceAction ?? -1
            expect(abs(seen - time), isLessThan: 0.005, "\(seen)", sourceLocation: sourceLocation)
        }
    }
}

extension FeedbackItem {
    static let button = FeedbackItem(
        id: 1, .control, name: "search", text: "Search", frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    static let retry = FeedbackItem(
        id: 2, .control, name: "Retry", text: "Retry", frame: CGRect(x: 20, y: 200, width: 100, height: 44))
    static let message = FeedbackItem(id: 3, .text, text: "Colr could not be reached. Check the connection.")
    static let title = FeedbackItem(id: 9, .text, text: "★ 1")
    static let spinner = FeedbackItem(id: 4, .spinner, name: "spinner")
    static let line = FeedbackItem(id: 5, .networkLine, name: "network activity")
    static let field = FeedbackItem(id: 6, .field, name: "name", text: "")

    /// A row of a list, with its top edge at `y`.
    static func row(_ number: Int, at y: CGFloat) -> FeedbackItem {
        FeedbackItem(
            id: 100 + number, .row, name: "row \(number)", text: "row \(number)",
            frame: CGRect(x: 0, y: y, width: 390, height: 44), list: 50)
    }

    func with(_ change: (inout FeedbackItem) -> Void) -> FeedbackItem {
        var item = self
        change(&item)
        return item
    }
}
