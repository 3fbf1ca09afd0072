import Foundation

extension FeedbackJudge {
    /// The failed requests of one action, and the final state of the screen.
    struct Failure {
        var cause: Action
        var requests: [Transfer]
        /// The time at which the first of the requests failed.
        var time: TimeInterval
        /// The states after the action in which the failure may not have been reported yet.
        var unreportedStates: [State]
        /// The state in which nothing is in progress anymore.
        var rest: State
        /// The time at which `rest` is checked.
        var restTime: TimeInterval
        /// Whether activity indicators stay although nothing is in progress.
        var isStuck: Bool

        var isRetryable: Bool { requests.contains { $0.outcome == .failure(isRetryable: true) } }

        /// The name of the control or, if the cause has no control, the first request.
        var name: String {
            cause.target?.name ?? requests.first.map { "\($0.request.method) \($0.request.url)" } ?? ""
        }

        /// The text that appeared after the failure.
        var newTexts: Set<FeedbackFrame.Reading> {
            rest.frame.texts.filter { text in unreportedStates.contains { !$0.frame.texts.contains(text) } }
        }

        /// The controls that appeared, changed or became enabled after the failure.
        var newControls: [FeedbackItem] {
            rest.frame.items.filter { item in
                item.isPressable
                    && unreportedStates.contains { state in
                        guard let old = state.frame.item(item.id) else { return true }
                        return !old.isEnabled || old.text != item.text
                    }
            }
        }
    }

    /// The maximum time between an action or a transfer and a transfer that it causes, in seconds.
    private static let consequence: TimeInterval = 1
    /// The time after the last transfer at which the screen is checked: twice the minimum duration of an indicator.
    private static let settling: TimeInterval = 1
    /// The time after which an indicator without transfers is considered stuck.
    private static let staying: TimeInterval = 10

    /// Returns the failures of the actions whose effects were complete before the person's next action.
    func failures() -> [Failure] {
        var groups: [Int: [Transfer]] = [:]
        for transfer in transfers where !transfer.request.isSecondary {
            guard let cause = action(before: transfer.startIndex) else { continue }
            let known: [Transfer] = groups[cause.index] ?? []
            let follows: Bool = known.contains { other in
                other.request.key == transfer.request.key
                    || abs(transfer.start - other.end) <= Self.consequence || transfer.start <= other.end
            }
            // A person does not wait for a request that a timer sends.
            guard follows || transfer.start - cause.time <= Self.consequence else { continue }
            groups[cause.index] = known + [transfer]
        }
        return actions.compactMap { action in groups[action.index].flatMap { failure(of: action, $0) } }
    }

    private func failure(of cause: Action, _ group: [Transfer]) -> Failure? {
        let failed: [Transfer] = group.filter { transfer in
            guard case .failure = transfer.outcome else { return false }
            let isRepeated: Bool = group.contains { other in
                other.startIndex > transfer.endIndex && other.outcome != .cancelled
                    && other.request.method == transfer.request.method && other.request.key == transfer.request.key
            }
            return !isRepeated && !isReplaced(transfer) && !hasLeft(after: cause, before: transfer)
        }
        guard let time = failed.map(\.end).min(), let last = failed.map(\.end).max() else { return nil }
        let limit: TimeInterval =
            entries.first { entry in
                guard entry.time > last + Self.tolerance else { return false }
                switch entry.event {
                case .touchBegan, .typed, .returned, .launched, .killed, .resized: return true
                default: return false
                }
            }?.time ?? end
        guard let (restTime, isStuck) = rest(after: last, until: limit), let rest = state(beforeOrAt: restTime, limit)
        else { return nil }
        return Failure(
            cause: cause, requests: failed, time: time,
            unreportedStates: unreportedStates(of: cause, failedAt: time, rest), rest: rest, restTime: restTime,
            isStuck: isStuck)
    }

    /// Returns whether a later request replaces a failed one: it sets a newer state of the same resource.
    private func isReplaced(_ failed: Transfer) -> Bool {
        failed.request.method == "PUT"
            && transfers.contains { other in
                other.startIndex > failed.endIndex && other.start - failed.end <= Self.consequence
                    && other.outcome == .success && other.request.method == "PUT"
                    && other.request.url == failed.request.url
            }
    }

    /// Returns whether a later action left the screen of a request before the request failed.
    private func hasLeft(after cause: Action, before failed: Transfer) -> Bool {
        guard let later = actions.first(where: { $0.index > cause.index && $0.index < failed.endIndex }),
            let screens = state(before: later.index)?.frame.screens,
            let rest = state(at: failed.end + Self.settling)?.frame
        else { return false }
        return !screens.isSubset(of: rest.screens)
    }

    /// Returns the states after an action in which a failure may not have been reported yet.
    private func unreportedStates(of cause: Action, failedAt time: TimeInterval, _ rest: State) -> [State] {
        let inner: [State] = states.filter { $0.index > cause.index && $0.index <= rest.index }
        var found: [State] = inner.filter { $0.time >= time - Self.tolerance }
        found += inner.last { $0.time < time - Self.tolerance }.map { [$0] } ?? []
        if let before = state(before: cause.index), found.isEmpty || inner.count == found.count {
            // The whole action took one instant.
            if !inner.contains(where: { $0.time < time - Self.tolerance }) { found.append(before) }
        }
        return found
    }

    /// Divides a failure into the parts that are reported separately. The requests of a part failed within a second of
    /// each other.
    private func parts(of failure: Failure) -> [Failure] {
        var parts: [Failure] = []
        for request in failure.requests.sorted(by: { $0.end < $1.end }) {
            if let last = parts.last?.requests.last, request.end - last.end <= Self.promptness {
                parts[parts.count - 1].requests.append(request)
                continue
            }
            var part: Failure = failure
            part.requests = [request]
            part.time = request.end
            part.unreportedStates = unreportedStates(of: failure.cause, failedAt: request.end, failure.rest)
            parts.append(part)
        }
        return parts
    }

    private func state(beforeOrAt time: TimeInterval, _ limit: TimeInterval) -> State? {
        time >= limit - Self.tolerance && limit < end ? state(beforeTime: limit) : state(at: time)
    }

    /// Returns the time at which nothing is in progress, and whether indicators stay; nil if the person acted before
    /// then.
    private func rest(after start: TimeInterval, until limit: TimeInterval) -> (TimeInterval, isStuck: Bool)? {
        var time: TimeInterval = start + Self.settling
        var quiet: TimeInterval = start
        while time <= limit + Self.tolerance {
            let inProgress: [Transfer] = transfers.filter {
                !$0.request.isSecondary && $0.start <= time && $0.end > time - Self.settling + Self.tolerance
                    && $0.end > quiet
            }
            if let latest = inProgress.map(\.end).max() {
                quiet = latest
                time = latest + Self.settling
                continue
            }
            // The report may wait until the finger has left the screen.
            if let lift = endOfTouch(at: time) {
                time = lift + Self.settling
                continue
            }
            guard let shown = state(at: time), shown.frame.isBusy else { return (time, false) }
            if let next = states.first(where: { $0.time > time && !$0.frame.isBusy }), next.time - quiet < Self.staying
            {
                time = next.time
            } else {
                let late: TimeInterval = quiet + Self.staying
                return late <= limit ? (late, true) : nil
            }
        }
        return nil
    }

    /// Returns the time at which the touch in progress at an instant ends; nil if no finger touches the screen.
    private func endOfTouch(at time: TimeInterval) -> TimeInterval? {
        var isTouched = false
        for entry in entries {
            switch entry.event {
            case .touchBegan where entry.time <= time: isTouched = true
            case .touchEnded where entry.time > time + Self.tolerance: return isTouched ? entry.time : nil
            case .touchEnded: isTouched = false
            default: break
            }
        }
        return nil
    }

    /// The content that appeared within a second of the failure of a transfer.
    private struct Report {
        var transfer: Transfer
        /// The text that appeared, with the time of its appearance.
        var texts: [FeedbackFrame.Reading: TimeInterval]
        /// The identifiers of the controls that appeared or became enabled.
        var controls: Set<Int>
    }

    /// The maximum time between a failure and the text that reports it, in seconds.
    private static let promptness: TimeInterval = 1

    /// Returns what the screen reported after each failure of a transfer.
    private func reports() -> [Report] {
        transfers.compactMap { transfer in
            guard case .failure = transfer.outcome, !transfer.request.isSecondary,
                let before = state(before: transfer.endIndex)?.frame
            else { return nil }
            var report = Report(transfer: transfer, texts: [:], controls: [])
            for state in states(from: transfer.end, to: transfer.end + Self.promptness)
            where state.index > transfer.endIndex {
                for text in state.frame.texts.subtracting(before.texts) where report.texts[text] == nil {
                    report.texts[text] = state.time
                }
                report.controls.formUnion(state.frame.pressables.subtracting(before.pressables))
            }
            return report
        }
    }

    /// Returns whether earlier failures of the same request were reported, and the report is still visible. If a
    /// control is needed, the report of a different request also counts if the text of the failure replaced its text.
    ///
    /// - Parameter needsControl: Whether the report must include an enabled control that appeared with the text, on the
    ///   same screen.
    private func isReported(_ failure: Failure, by reports: [Report], needsControl: Bool) -> Bool {
        let frame: FeedbackFrame = failure.rest.frame
        return reports.contains { report in
            let isSame: Bool = failure.requests.contains { failed in
                failed.request.method == report.transfer.request.method
                    && failed.request.url == report.transfer.request.url && report.transfer.end < failed.end
            }
            return (isSame || needsControl)
                && report.texts.contains { text, time in
                    // The text of a later failure may replace the text while the control stays.
                    let isShown: Bool = states(from: time, to: failure.rest.time).allSatisfy { state in
                        state.time < time || state.frame.texts.contains(text)
                            || needsControl && state.frame.texts.contains { $0.item == text.item }
                    }
                    guard isShown, needsControl else { return isShown }
                    guard isSame || failure.newTexts.contains(where: { $0.item == text.item }) else { return false }
                    let screen: Int? = frame.item(text.item)?.screen
                    return report.controls.intersection(frame.pressables).contains { frame.item($0)?.screen == screen }
                }
        }
    }

    // MARK: Promises

    /// Returns violations for failures after which the screen shows no message, or offers no retry.
    func violationsOfNextStep() -> [FeedbackViolation] {
        let reports = self.reports()
        return failures().flatMap { $0.isStuck ? [$0] : parts(of: $0) }.compactMap { failure in
            let request: String = failure.requests.first.map { "\($0.request.method) \($0.request.url)" } ?? ""
            if failure.isStuck {
                return violation(
                    .nextStep, failure.name, at: failure.restTime,
                    "\(request) failed, and an activity indicator stays. Hide it, and show the failure.")
            }
            // The report of an earlier failure may still be visible.
            guard !failure.newTexts.isEmpty || isReported(failure, by: reports, needsControl: false) else {
                return violation(
                    .nextStep, failure.name, at: failure.restTime,
                    "\(request) failed, and no text says so. Show the failure, for example in a MessageBanner.")
            }
            guard failure.isRetryable else { return nil }
            let canRepeat: Bool = failure.cause.target.flatMap { failure.rest.frame.item($0.id) }?.isEnabled == true
            guard !canRepeat, failure.newControls.isEmpty, !isReported(failure, by: reports, needsControl: true)
            else { return nil }
            return violation(
                .nextStep, failure.name, at: failure.restTime,
                "\(request) failed, and nothing on the screen tries it again. Offer a Retry button.")
        }
    }

    /// Returns all text that the screen showed before an action.
    private func texts(before action: Action) -> Set<String> {
        states.filter { $0.index < action.index }.reduce(into: []) { $0.formUnion($1.frame.texts.map(\.text)) }
    }

    /// Returns violations for failures that are reported with text that people do not understand.
    func violationsOfSentences() -> [FeedbackViolation] {
        failures().flatMap { failure in
            // A failed change is undone, so earlier text appears again.
            let earlier: Set<String> = texts(before: failure.cause)
            let texts: [String] = failure.newTexts.map(\.text).filter {
                SentenceCheck.isSentence($0) || !earlier.contains($0)
            }.sorted()
            var found: [FeedbackViolation] = texts.compactMap { text in
                guard let part = SentenceCheck.technicalPart(of: text) else { return nil }
                return violation(
                    .sentences, text, at: failure.restTime,
                    "“\(part)” means nothing to a person. Move it behind a Details button.")
            }
            if found.isEmpty, !texts.isEmpty, !texts.contains(where: SentenceCheck.isSentence) {
                found.append(
                    violation(
                        .sentences, texts.joined(separator: ", "), at: failure.restTime,
                        "This is not a sentence. Say what could not be done, why, and what to do next."))
            }
            return found
        }
    }
}

extension FeedbackFrame {
    /// Whether an activity indicator shows that work is in progress.
    fileprivate var isBusy: Bool { items.contains { $0.isIndicator && $0.kind != .progressBar } }

    /// The identifiers of the controls that can be pressed.
    fileprivate var pressables: Set<Int> { Set(items.filter { $0.kind == .control && $0.isEnabled }.map(\.id)) }
}
