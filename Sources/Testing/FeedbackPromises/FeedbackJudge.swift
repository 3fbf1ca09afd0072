import Foundation

/// Finds the promises that were broken during a recording. It does not depend on views.
package struct FeedbackJudge {
    /// A state of the screen, which lasts from its time to the time of the next state.
    struct State {
        var time: TimeInterval
        /// The index of the entry in the recording.
        var index: Int
        var frame: FeedbackFrame
    }

    /// An action of a person, or the launch.
    struct Action {
        var time: TimeInterval
        var index: Int
        /// The pressed control or row; nil for other actions.
        var target: FeedbackEvent.Target?
        var words: String
        var isLaunch = false
    }

    struct Transfer {
        var request: FeedbackEvent.Request
        var start: TimeInterval
        var startIndex: Int
        /// Infinite while the transfer is in progress.
        var end: TimeInterval = .infinity
        var endIndex: Int = .max
        var outcome: FeedbackEvent.Outcome?
    }

    /// The duration of a frame.
    static let frame: TimeInterval = 1 / 60
    /// The tolerance for times that are computed in different ways.
    static let tolerance: TimeInterval = 0.001

    let entries: [FeedbackRecording.Entry]
    let end: TimeInterval
    private(set) var states: [State] = []
    private(set) var actions: [Action] = []
    private(set) var transfers: [Transfer] = []

    private init(_ recording: FeedbackRecording) {
        entries = recording.entries
        end = entries.last?.time ?? 0
        var places: [UInt64: Int] = [:]
        for (index, entry) in entries.enumerated() {
            let time: TimeInterval = entry.time
            switch entry.event {
            case .frame(let frame): states.append(State(time: time, index: index, frame: frame))
            case .launched:
                actions.append(Action(time: time, index: index, target: nil, words: "the launch", isLaunch: true))
            case .pressed(let target):
                actions.append(
                    Action(time: time, index: index, target: target, words: "the press of \"\(target.name)\""))
            case .typed: actions.append(Action(time: time, index: index, target: nil, words: "the last key"))
            case .returned: actions.append(Action(time: time, index: index, target: nil, words: "the Return key"))
            case .resized: actions.append(Action(time: time, index: index, target: nil, words: "the rotation"))
            case .transferBegan(let identifier, let request):
                places[identifier] = transfers.count
                transfers.append(Transfer(request: request, start: time, startIndex: index))
            case .transferEnded(let identifier, let outcome):
                guard let place = places.removeValue(forKey: identifier) else { continue }
                transfers[place].end = time
                transfers[place].endIndex = index
                transfers[place].outcome = outcome
            case .killed:
                // The requests of a process end with it.
                for place in places.values {
                    transfers[place].end = time
                    transfers[place].endIndex = index
                    transfers[place].outcome = .cancelled
                }
                places = [:]
            case .touchBegan, .touchMoved, .touchEnded: break
            }
        }
    }

    /// Returns the violations of `promises`, in the order of their times.
    package static func violations(
        in recording: FeedbackRecording, of promises: Set<FeedbackPromise> = Set(FeedbackPromise.allCases)
    ) -> [FeedbackViolation] {
        let judge = FeedbackJudge(recording)
        let found: [FeedbackViolation] = FeedbackPromise.allCases.filter(promises.contains).flatMap { promise in
            switch promise {
            case .reaction: judge.violationsOfReaction()
            case .singleRequest: judge.violationsOfSingleRequest()
            case .activity: judge.violationsOfActivity()
            case .steadiness: judge.violationsOfSteadiness()
            case .nextStep: judge.violationsOfNextStep()
            case .sentences: judge.violationsOfSentences()
            case .disabledReason: judge.violationsOfDisabledReason()
            case .stillness: judge.violationsOfStillness()
            case .input: judge.violationsOfInput()
            }
        }
        return found.sorted { $0.time < $1.time }
    }

    // MARK: Reading the recording

    /// Returns the state of the screen before the entry at `index`; nil if nothing was shown.
    func state(before index: Int) -> State? {
        let after: Int = states.partitioningIndex { $0.index >= index }
        return after == 0 ? nil : states[after - 1]
    }

    /// Returns the state of the screen before the instant `time`.
    func state(beforeTime time: TimeInterval) -> State? {
        let after: Int = states.partitioningIndex { $0.time >= time - Self.tolerance }
        return after == 0 ? nil : states[after - 1]
    }

    /// Returns the state of the screen at `time`, after all events of this instant.
    func state(at time: TimeInterval) -> State? {
        let after: Int = states.partitioningIndex { $0.time > time + Self.tolerance }
        return after == 0 ? nil : states[after - 1]
    }

    /// Returns the states of the screen from `start` to `end`, beginning with the state at `start`.
    func states(from start: TimeInterval, to end: TimeInterval) -> ArraySlice<State> {
        let first: Int = max(0, states.partitioningIndex { $0.time > start + Self.tolerance } - 1)
        let last: Int = states.partitioningIndex { $0.time > end + Self.tolerance }
        return states[first..<max(first, last)]
    }

    /// Returns the last action at or before an instant.
    func action(at time: TimeInterval) -> Action? {
        let after: Int = actions.partitioningIndex { $0.time > time + Self.tolerance }
        return after == 0 ? nil : actions[after - 1]
    }

    /// Returns the last action before the entry at `index`, which is regarded as the cause of the entry.
    func action(before index: Int) -> Action? {
        let after: Int = actions.partitioningIndex { $0.index >= index }
        return after == 0 ? nil : actions[after - 1]
    }

    /// Returns whether a transfer is in progress at an instant.
    func isTransferring(at time: TimeInterval) -> Bool {
        transfers.contains { $0.start <= time + Self.tolerance && $0.end > time - Self.tolerance }
    }

    func violation(
        _ promise: FeedbackPromise, _ name: String, at time: TimeInterval, _ explanation: String
    ) -> FeedbackViolation {
        let action: Action? = action(at: time)
        return FeedbackViolation(
            promise: promise, name: name, time: time, action: action?.words ?? "the start",
            timeSinceAction: time - (action?.time ?? entries.first?.time ?? 0), explanation: explanation)
    }
}

extension Array {
    /// Returns the index of the first element for which `belongsBehind` is true. The predicate must be true for all
    /// elements after it.
    func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Int {
        var (low, high): (Int, Int) = (0, count)
        while low < high {
            let middle: Int = (low + high) / 2
            if belongsBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
