import Foundation

extension FeedbackJudge {
    /// Returns violations for requests that begin while an equal request is in progress, and for submissions that a
    /// second press repeats.
    func violationsOfSingleRequest() -> [FeedbackViolation] {
        var found: [FeedbackViolation] = []
        for (index, second) in transfers.enumerated() {
            guard let first = transfers[..<index].last(where: { isRepeated($0, by: second) }) else { continue }
            let action: Action? = action(before: second.startIndex)
            let name: String = action?.target?.name ?? "\(second.request.method) \(second.request.url)"
            found.append(
                violation(
                    .singleRequest, name, at: second.start,
                    "\(second.request.method) \(second.request.url) is sent again, \(seconds(second.start - first.start)) "
                        + "after a request that is still in progress. Disable the control during the request."))
        }
        return found
    }

    private func isRepeated(_ first: Transfer, by second: Transfer) -> Bool {
        // A request that begins at the instant when another request ends may be a consequence of that request.
        guard first.end > second.start + Self.tolerance, first.endIndex > second.startIndex,
            first.request.method == second.request.method, !second.request.isSecondary
        else { return false }
        if first.request.key == second.request.key { return true }
        guard !Self.safeMethods.contains(first.request.method), first.request.url == second.request.url,
            let one = action(before: first.startIndex), let other = action(before: second.startIndex),
            let target = other.target, one.target?.id == target.id
        else { return false }
        // If a person types between two presses, the second press submits something new, such as the next message.
        return one.index != other.index
            && !actions.contains {
                $0.index > one.index && $0.index < other.index && $0.target == nil
            }
    }

    private static let safeMethods: Set<String> = ["GET", "HEAD", "OPTIONS"]

    private func seconds(_ interval: TimeInterval) -> String { String(format: "%.2f s", interval) }

    // MARK: Activity

    /// The time after which activity must be visible: the delay of an indicator, and 0.2 s for the frame that shows it.
    private static let patience: TimeInterval = 0.5
    /// The longest gap that a person does not notice when one indicator replaces another.
    private static let blink: TimeInterval = 2 * frame
    /// The time after which an indicator of transfers must be gone: twice its minimum duration.
    private static let rest: TimeInterval = 1

    /// Returns violations for activity without an indicator, and for network activity indicators without activity.
    func violationsOfActivity() -> [FeedbackViolation] {
        activities().compactMap(silence) + staleIndicators()
    }

    /// The periods in which at least one transfer was continuously in progress.
    private func activities() -> [(start: TimeInterval, end: TimeInterval, first: Transfer)] {
        var changes: [(index: Int, time: TimeInterval, transfer: Transfer?)] = []
        for transfer in transfers where !transfer.request.isSecondary {
            changes.append((transfer.startIndex, transfer.start, transfer))
            if transfer.endIndex != .max { changes.append((transfer.endIndex, transfer.end, nil)) }
        }
        changes.sort { $0.index < $1.index }
        var count = 0
        var open: Transfer?
        var periods: [(start: TimeInterval, end: TimeInterval, first: Transfer)] = []
        for change in changes {
            if let transfer = change.transfer {
                if count == 0 { open = transfer }
                count += 1
            } else {
                count -= 1
                if count == 0, let first = open { periods.append((first.start, change.time, first)) }
            }
        }
        if count > 0, let first = open { periods.append((first.start, end, first)) }
        return periods
    }

    private func silence(
        in period: (start: TimeInterval, end: TimeInterval, first: Transfer)
    ) -> FeedbackViolation? {
        let start: TimeInterval = period.start + Self.patience
        guard period.end > start + Self.blink else { return nil }
        let shown = Array(states(from: start, to: period.end))
        for (place, state) in shown.enumerated() where !state.frame.hasIndicator {
            let from: TimeInterval = max(start, state.time)
            let rest = shown[place...].dropFirst()
            let to: TimeInterval = rest.first { $0.frame.hasIndicator }?.time ?? period.end
            guard to - from > Self.blink + Self.tolerance else { continue }
            return violation(
                .activity, "\(period.first.request.method) \(period.first.request.url)", at: from,
                "The application has been talking to a server for \(seconds(from - period.start)), and nothing on the "
                    + "screen says so. Call NetworkActivityIndicator.follow(), or show an indicator.")
        }
        return nil
    }

    /// Returns violations for network activity indicators that are still on the screen a second after the last
    /// transfer.
    private func staleIndicators() -> [FeedbackViolation] {
        var found: [FeedbackViolation] = []
        for transfer in transfers
        where transfer.end < .infinity && !isTransferring(at: transfer.end + 2 * Self.tolerance) {
            let next: TimeInterval = transfers.map(\.start).filter { $0 > transfer.end + Self.tolerance }.min() ?? end
            let late: TimeInterval = transfer.end + Self.rest
            guard next >= late, end >= late, let state = state(at: late),
                let line = state.frame.items.first(where: { $0.kind == .networkLine })
            else { continue }
            found.append(
                violation(
                    .activity, line.name, at: late,
                    "The network activity indicator is on the screen, and nothing is transferred."))
        }
        return found
    }
}
