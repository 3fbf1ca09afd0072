import Foundation

extension FeedbackJudge {
    /// The maximum distance that is not noticeable, in points.
    private static let hairline: CGFloat = 1
    /// The time after an action during which its effects may move content, in seconds.
    private static let effect: TimeInterval = 1

    /// Returns violations for parts that move under a finger, and for rows that move while they are read.
    func violationsOfStillness() -> [FeedbackViolation] {
        touches().compactMap(movement) + readingMovements()
    }

    // MARK: Under a finger

    private struct Touch {
        var target: FeedbackEvent.Target
        /// The indices of its entries in the recording.
        var range: Range<Int>
    }

    private func touches() -> [Touch] {
        var open: (target: FeedbackEvent.Target?, index: Int)?
        var found: [Touch] = []
        for (index, entry) in entries.enumerated() {
            switch entry.event {
            case .touchBegan(let target): open = (target, index)
            case .touchEnded, .resized:
                if let target = open?.target, let start = open?.index {
                    found.append(Touch(target: target, range: start..<index))
                }
                open = nil
            default: break
            }
        }
        return found
    }

    private func movement(during touch: Touch) -> FeedbackViolation? {
        guard let start = state(before: touch.range.lowerBound)?.frame, let item = start.item(touch.target.id) else {
            return nil
        }
        // A finger stops a list that moves.
        if start.lists.contains(where: \.isMoving) { return nil }
        var reach = CGRect.zero
        for index in touch.range {
            if case .touchMoved(let distance) = entries[index].event {
                reach = reach.union(CGRect(x: distance.x, y: distance.y, width: 0, height: 0))
            }
            guard case .frame(let frame) = entries[index].event else { continue }
            // Another screen may take the place of this one.
            if frame.screens != start.screens { return nil }
            guard let now = position(of: item, start, in: frame) else {
                continue
            }
            let distance = CGPoint(x: now.midX - item.frame.midX, y: now.midY - item.frame.midY)
            let allowed: CGRect = reach.insetBy(dx: -Self.hairline, dy: -Self.hairline)
            guard
                distance.x < allowed.minX || distance.x > allowed.maxX || distance.y < allowed.minY
                    || distance.y > allowed.maxY
            else { continue }
            return violation(
                .stillness, item.name, at: entries[index].time,
                "It moves \(Int(distance.x.rounded())), \(Int(distance.y.rounded())) points under the finger. Delay "
                    + "the change until the finger has left the screen.")
        }
        return nil
    }

    /// The frame of an item in a later state. A row is found by its text, because lists reuse cells.
    private func position(of item: FeedbackItem, _ start: FeedbackFrame, in frame: FeedbackFrame) -> CGRect? {
        if item.kind == .row {
            let rows: [FeedbackItem] = frame.items.filter {
                $0.kind == .row && $0.list == item.list && $0.text == item.text
            }
            let isUnique: Bool = start.items.filter { $0.kind == .row && $0.text == item.text }.count == 1
            return rows.count == 1 && isUnique ? rows[0].frame : nil
        }
        return frame.item(item.id)?.frame
    }

    // MARK: While reading

    private func readingMovements() -> [FeedbackViolation] {
        var isTouched = false
        var place = 0
        var found: [FeedbackViolation] = []
        var previous: State?
        for (index, entry) in entries.enumerated() {
            switch entry.event {
            case .touchBegan: isTouched = true
            case .touchEnded: isTouched = false
            case .frame:
                let state: State = states[place]
                place += 1
                if let previous, !isTouched, isUndisturbed(at: index, state.time),
                    let row = movedRow(from: previous.frame, to: state.frame)
                {
                    found.append(
                        violation(
                            .stillness, row.name, at: state.time,
                            "The row moves while it is read. Keep the position of the rows on the screen, as TableBinding "
                                + "does."))
                }
                previous = state
            default: break
            }
        }
        return found
    }

    private func isUndisturbed(at index: Int, _ time: TimeInterval) -> Bool {
        guard let action = action(before: index) else { return true }
        if time - action.time <= Self.effect { return false }
        // A touch that is not a press, such as a drag, has effects too.
        let touch: TimeInterval =
            entries[..<index].last {
                switch $0.event {
                case .touchBegan, .touchEnded: true
                default: false
                }
            }?.time ?? -.infinity
        return time - touch > Self.effect
    }

    private func movedRow(from old: FeedbackFrame, to new: FeedbackFrame) -> FeedbackItem? {
        for list in new.lists {
            guard let before = old.lists.first(where: { $0.id == list.id }), before.size == list.size,
                !before.isMoving, !list.isMoving, !before.isAtEdge
            else { continue }
            let oldRows: [String: [FeedbackItem]] = rows(of: list.id, in: old)
            for (text, rows) in rows(of: list.id, in: new) {
                guard rows.count == 1, let others = oldRows[text], others.count == 1 else { continue }
                if abs(rows[0].frame.midY - others[0].frame.midY) > Self.hairline,
                    abs(rows[0].frame.minY - others[0].frame.minY) > Self.hairline
                {
                    return rows[0]
                }
            }
        }
        return nil
    }

    private func rows(of list: Int, in frame: FeedbackFrame) -> [String: [FeedbackItem]] {
        Dictionary(grouping: frame.items.filter { $0.kind == .row && $0.list == list && !$0.text.isEmpty }, by: \.text)
    }
}
