import Foundation

extension FeedbackJudge {
    /// The time after which an indicator may appear, in seconds.
    private static let delay: TimeInterval = 0.3
    /// The minimum time for which an indicator stays, in seconds.
    private static let stay: TimeInterval = 0.5

    /// A period in which an indicator is on the screen.
    private struct Appearance {
        var item: FeedbackItem
        var start: TimeInterval
        /// The last state before the indicator appeared; nil if the recording begins with the indicator.
        var before: State?
        /// The first state after the indicator disappeared; nil if the recording ends with the indicator.
        var after: State?
    }

    /// Returns violations for indicators that appear too early, or disappear too early.
    func violationsOfSteadiness() -> [FeedbackViolation] {
        appearances().flatMap { [earliness(of: $0), brevity(of: $0)].compactMap { $0 } }
    }

    private func appearances() -> [Appearance] {
        var open: [Int: Appearance] = [:]
        var found: [Appearance] = []
        var previous: State?
        for state in states {
            let items: [FeedbackItem] = state.frame.items.filter { $0.isIndicator && $0.kind != .progressBar }
            for (id, var appearance) in open where !items.contains(where: { $0.id == id }) {
                appearance.after = state
                found.append(appearance)
                open[id] = nil
            }
            for item in items where open[item.id] == nil {
                open[item.id] = Appearance(item: item, start: state.time, before: previous)
            }
            previous = state
        }
        return found + open.values
    }

    /// Returns a violation if an indicator appears too early. This also applies to an indicator that appears together
    /// with its screen.
    private func earliness(of appearance: Appearance) -> FeedbackViolation? {
        let start: TimeInterval = appearance.start
        // A finger reveals a refresh control before the work begins.
        if appearance.item.kind == .refreshControl, wasTouched(from: start - 1, to: start) { return nil }
        // An indicator that is scrolled into view was there before.
        if let before = appearance.before, before.frame.lists.contains(where: \.isMoving) { return nil }
        guard let work = startOfWork(at: start, shownBy: appearance.item) else { return nil }
        let delay: TimeInterval = start - work
        guard delay < Self.delay - Self.frame - Self.tolerance else { return nil }
        return violation(
            .steadiness, appearance.item.name, at: start,
            "The indicator appears \(String(format: "%.2f", delay)) s after the work began, so it flashes when the work is "
                + "quick. Show it after 0.3 s, as DelayedVisibility does.")
    }

    /// Returns the start of the work that an indicator shows: the start of the oldest transfer in progress or, if no
    /// transfer is in progress, the last action.
    private func startOfWork(at time: TimeInterval, shownBy indicator: FeedbackItem) -> TimeInterval? {
        let inProgress: [TimeInterval] = transfers.filter {
            $0.start <= time + Self.tolerance && $0.end >= time - Self.tolerance
        }.map { startOfWork(of: $0, shownBy: indicator) }
        return inProgress.min() ?? action(at: time)?.time
    }

    /// Returns the start of the work to which a transfer belongs. If the transfer continues the work of a transfer that
    /// has just ended, this is the start of that work. A transfer continues the work of an equal transfer. For the
    /// network activity indicator, it continues the work of any transfer.
    private func startOfWork(of transfer: Transfer, shownBy indicator: FeedbackItem) -> TimeInterval {
        let earlier: Transfer? = transfers.last { other in
            let isEqual: Bool =
                other.request.method == transfer.request.method && other.request.key == transfer.request.key
            return other.startIndex < transfer.startIndex && (isEqual || indicator.kind == .networkLine)
                && abs(transfer.start - other.end) <= Self.frame
        }
        return earlier.map { startOfWork(of: $0, shownBy: indicator) } ?? transfer.start
    }

    private func brevity(of appearance: Appearance) -> FeedbackViolation? {
        guard let after = appearance.after, let last = states.last(where: { $0.index < after.index }) else {
            return nil
        }
        let duration: TimeInterval = after.time - appearance.start
        guard duration < Self.stay - Self.frame - Self.tolerance else { return nil }
        // The indicator disappeared with its screen, or was scrolled out of view.
        if !after.frame.screens.contains(appearance.item.screen) { return nil }
        if (last.frame.lists + after.frame.lists).contains(where: \.isMoving) { return nil }
        // A banner above the list can move the last row off the screen.
        if let list = appearance.item.list, size(of: list, in: last.frame) != size(of: list, in: after.frame) {
            return nil
        }
        if launchOrEnd(from: appearance.start, to: after.time) { return nil }
        if isReplaced(last.frame, after.frame) { return nil }
        return violation(
            .steadiness, appearance.item.name, at: after.time,
            "The indicator disappears \(String(format: "%.2f", duration)) s after it appeared. Show it for 0.5 s, as "
                + "DelayedVisibility does.")
    }

    private func size(of list: Int, in frame: FeedbackFrame) -> CGSize? {
        frame.lists.first { $0.id == list }?.size
    }

    /// Returns whether new rows replace an indicator.
    private func isReplaced(_ before: FeedbackFrame, _ after: FeedbackFrame) -> Bool {
        let rows: Set<Int> = Set(before.items.filter { $0.kind == .row }.map(\.id))
        return after.items.contains { $0.kind == .row && !rows.contains($0.id) }
    }

    private func wasTouched(from start: TimeInterval, to end: TimeInterval) -> Bool {
        entries.contains { entry in
            guard entry.time >= start, entry.time <= end + Self.tolerance else { return false }
            if case .touchMoved = entry.event { return true }
            return false
        }
    }

    private func launchOrEnd(from start: TimeInterval, to end: TimeInterval) -> Bool {
        entries.contains { entry in
            guard entry.time >= start, entry.time <= end + Self.tolerance else { return false }
            switch entry.event {
            case .launched, .killed: return true
            default: return false
            }
        }
    }
}
