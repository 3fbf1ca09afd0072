import Foundation

extension FeedbackJudge {
    /// The number of frames in which a press must show something: the next one, and one that was in progress.
    private static let reactionFrames: TimeInterval = 2

    /// Returns violations for presses after which the screen looks the same as before the touch.
    func violationsOfReaction() -> [FeedbackViolation] {
        presses { $0.isEnabled }.filter { !hasReaction($0) }.map { press in
            violation(
                .reaction, press.target.name, at: press.time,
                "Nothing on the screen changes. Show the effect, or that the work has begun.")
        }
    }

    /// Returns violations for presses of disabled controls without a reaction, and for disabled controls without a
    /// reason.
    func violationsOfDisabledReason() -> [FeedbackViolation] {
        let pressed: [FeedbackViolation] = presses { !$0.isEnabled }.filter { !hasReaction($0) }.map { press in
            violation(
                .disabledReason, press.target.name, at: press.time,
                "The control is disabled, and pressing it shows nothing. Set its disabledReason.")
        }
        return silentlyDisabled() + pressed
    }

    // MARK: Presses

    private struct Press {
        var target: FeedbackEvent.Target
        var time: TimeInterval
        /// The index of the entry at which the touch began.
        var touch: Int
    }

    private func presses(_ isIncluded: (FeedbackEvent.Target) -> Bool) -> [Press] {
        var touch = 0
        var presses: [Press] = []
        for (index, entry) in entries.enumerated() {
            if case .touchBegan = entry.event { touch = index }
            guard case .pressed(let target) = entry.event, isIncluded(target) else { continue }
            presses.append(Press(target: target, time: entry.time, touch: touch))
        }
        return presses
    }

    private func hasReaction(_ press: Press) -> Bool {
        // Without an earlier frame, there is nothing to compare with.
        guard let before = state(before: press.touch) else { return true }
        let limit: TimeInterval = press.time + Self.reactionFrames * Self.frame + Self.tolerance
        return states.contains {
            $0.index > press.touch && $0.time <= limit && $0.frame.appearance != before.frame.appearance
        }
    }

    // MARK: Disabled controls

    /// The time for which a control may be disabled without a reason, in seconds.
    private static let silence: TimeInterval = 1

    private func silentlyDisabled() -> [FeedbackViolation] {
        var since: [Int: TimeInterval] = [:]
        var reported: Set<Int> = []
        var found: [FeedbackViolation] = []
        for (state, end) in zip(states, states.dropFirst().map(\.time) + [end]) {
            let silent: [FeedbackItem] = state.frame.items.filter {
                ($0.kind == .control || $0.isField) && !$0.isEnabled && $0.reason?.isEmpty != false
            }
            since = since.filter { id, _ in silent.contains { $0.id == id } }
            for item in silent {
                let start: TimeInterval = max(since[item.id] ?? state.time, lastTransferEnd(before: end))
                since[item.id] = since[item.id] ?? state.time
                guard end - start >= Self.silence - Self.tolerance, !isTransferring(at: end),
                    !reported.contains(item.id)
                else { continue }
                reported.insert(item.id)
                found.append(
                    violation(
                        .disabledReason, item.name, at: start + Self.silence,
                        "The control is disabled and does not say why. Set its disabledReason."))
            }
        }
        return found
    }

    /// Returns the time at which the last transfer before `time` ended. During a transfer, the title of a busy control
    /// counts as the reason why the control is disabled.
    private func lastTransferEnd(before time: TimeInterval) -> TimeInterval {
        transfers.map(\.end).filter { $0 <= time }.max() ?? -.infinity
    }
}
