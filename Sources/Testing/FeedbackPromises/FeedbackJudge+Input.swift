import Foundation

extension FeedbackJudge {
    /// The time from a rotation or the appearance of a field to the comparison of the text, in seconds.
    private static let settled: TimeInterval = 0.5

    /// Returns violations for typed text that was lost.
    func violationsOfInput() -> [FeedbackViolation] {
        lostInFailures() + lostInRotations() + lostWithProcesses()
    }

    /// Returns the fields whose text was typed before an entry, in their state before the entry.
    private func typedFields(before index: Int) -> [FeedbackItem] {
        guard let state = state(before: index) else { return [] }
        let fields: [FeedbackItem] = state.frame.items.filter { $0.isField && !$0.text.isEmpty }
        return fields.filter { field in
            // Includes the fields whose text a key changed since the launch.
            let launch: Int = actions.last { $0.isLaunch && $0.index < index }?.index ?? 0
            return actions.contains { action in
                guard action.index > launch, action.index < index, action.words == "the last key" else { return false }
                let before: String? = self.state(before: action.index)?.frame.item(field.id)?.text
                return before != field.text && self.state(at: action.time)?.frame.item(field.id) != nil
            }
        }
    }

    private func lostInFailures() -> [FeedbackViolation] {
        failures().flatMap { failure in
            let isSubmission: Bool = failure.requests.contains { $0.request.method != "GET" }
            return typedFields(before: failure.cause.index).compactMap { field -> FeedbackViolation? in
                // If a key causes a request, the field searches while the person types, and its text changes with each
                // key.
                guard failure.cause.words != "the last key" else { return nil }
                let now: FeedbackItem? = failure.rest.frame.item(field.id)
                if now?.text == field.text { return nil }
                // A message that could not be sent may still be on the screen.
                if failure.rest.frame.items.contains(where: { $0.text.contains(field.text) }) { return nil }
                guard now != nil || isSubmission else { return nil }
                return violation(
                    .input, field.name, at: failure.restTime,
                    "The typed text is gone after a request failed. Keep it until the request succeeds.")
            }
        }
    }

    private func lostInRotations() -> [FeedbackViolation] {
        entries.enumerated().flatMap { index, entry -> [FeedbackViolation] in
            guard case .resized = entry.event else { return [] }
            let next: TimeInterval = actions.first { $0.index > index }?.time ?? end
            let time: TimeInterval = min(entry.time + Self.settled, next - 2 * Self.tolerance)
            guard let after = state(at: time) else { return [] }
            return typedFields(before: index).compactMap { field in
                if after.frame.items.contains(where: { $0.isSameField(as: field) && $0.text == field.text }) {
                    return nil
                }
                return violation(
                    .input, field.name, at: time, "The typed text is gone after a rotation. Keep it in the model.")
            }
        }
    }

    /// The indices of the entries at which a process ended.
    private var kills: [Int] {
        entries.indices.filter { index in
            if case .killed = entries[index].event { return true }
            return false
        }
    }

    private func lostWithProcesses() -> [FeedbackViolation] {
        let kills: [Int] = self.kills
        return kills.flatMap { index -> [FeedbackViolation] in
            let kept: [FeedbackItem] = typedFields(before: index).filter { $0.kind == .field && !$0.name.isEmpty }
            let limit: Int = kills.first { $0 > index } ?? .max
            return kept.compactMap { field in lost(field, after: index, before: limit) }
        }
    }

    /// Returns a violation if a field has lost its text when the field appears in the next process.
    private func lost(_ field: FeedbackItem, after index: Int, before limit: Int) -> FeedbackViolation? {
        let appearance: State? = states.first { state in
            state.index > index && state.index < limit && state.frame.items.contains { $0.isSameField(as: field) }
        }
        guard let first = appearance else { return nil }
        let time: TimeInterval = first.time + Self.settled
        guard time <= end, !actions.contains(where: { $0.index > first.index && $0.time <= time }),
            let settled = state(at: time),
            let now = settled.frame.items.first(where: { $0.isSameField(as: field) }), now.text != field.text
        else { return nil }
        return violation(
            .input, field.name, at: time,
            "The typed text is gone after the process ended. Keep it in a FormDraft or in the store.")
    }
}

extension FeedbackItem {
    /// Whether the part is the same field, possibly created again.
    fileprivate func isSameField(as other: FeedbackItem) -> Bool {
        isField && (id == other.id || kind == other.kind && name == other.name)
    }
}
