import SwiftTokens

/// Ends tests after a failure if `continueAfterFailure` is false.
///
/// On iOS, XCTest throws an Objective-C exception through the test. Here, the rewriter adds a check after each call
/// in methods that return no value:
///
///     XCTAssertTrue(list.exists); if __testStops() { return }
///
/// It also replaces `continueAfterFailure`, which has no effect on Linux, with a property of `XCUIAutomation`.
extension TestSourceRewriter {
    mutating func addStops() {
        for index in 0..<list.count where list.isText(index, "continueAfterFailure") && list.keyword(index - 1) != .var
        {
            edits.insert("__", at: list[index].start)
        }
        for member in outline.members where member.kind == .method && member.type == nil {
            guard let body = member.body, outline.types[member.owner].keyword != .struct else { continue }
            if ["tearDown", "tearDownWithError"].contains(member.name) {
                // The teardown method of a stopped test runs to its end, so that it releases objects as usual.
                edits.insert(" __testEnds();", at: list[body.lowerBound].end)
            } else {
                if member.name.hasPrefix("test"), member.parameters?.count == 2 {
                    edits.insert(" if __testStops() { return };", at: list[body.lowerBound].end)
                }
                addStops(in: body)
            }
        }
    }

    /// Adds checks after the calls in a body, and in the blocks of its control statements. Closures remain unchanged.
    private mutating func addStops(in body: ClosedRange<Int>) {
        var index: Int = body.lowerBound + 1
        while index < body.upperBound {
            if list.isPunctuation(index, "{"), !isControlBlock(index, in: body) {
                index = list.closing(index) ?? index
            } else if list.isPunctuation(index, "(") || list.isPunctuation(index, "[") {
                index = list.closing(index) ?? index
            } else if beginsStatement(index), let last = lastTokenOfCall(index), last < body.upperBound {
                edits.insert("; if __testStops() { return }", at: list[last].end)
                index = last
            }
            index += 1
        }
    }

    /// Whether the brace at `index` encloses the statements of a control statement that begins on its line.
    private func isControlBlock(_ index: Int, in body: ClosedRange<Int>) -> Bool {
        var first: Int = index
        while first > body.lowerBound + 1, !isFirstOnLine(first) {
            first -= 1
            first = list.opening(first) ?? first
        }
        // Lines such as `} else {` and `} catch {` begin with the brace.
        if list.isPunctuation(first, "}") { first += 1 }
        switch list.keyword(first) {
        case .if, .else, .for, .while, .guard, .do, .catch, .repeat, .switch: return true
        default: return false
        }
    }

    /// Whether the token at `index` is the first of a line and follows a complete statement or a brace.
    private func beginsStatement(_ index: Int) -> Bool {
        guard isFirstOnLine(index) else { return false }
        switch list.kind(index - 1) {
        case .operator: return false
        case .punctuation:
            return ["{", "}", ")", "]", ";"].contains { list.isText(index - 1, $0) }
        default: return true
        }
    }

    /// Whether the first token of a line continues the expression before it, such as `+ 1` or `as? Text`.
    private func continuesExpression(_ index: Int) -> Bool {
        list.kind(index) == .operator || ["?", ":", "{"].contains { list.isText(index, $0) }
            || [.as, .is].contains(list.keyword(index))
    }

    private func isFirstOnLine(_ index: Int) -> Bool {
        index == 0 || hasLineEnd(between: index - 1, and: index)
    }

    private func hasLineEnd(between first: Int, and second: Int) -> Bool {
        guard second < list.count else { return true }
        return list.bytes[list[first].end..<list[second].start].contains(UInt8(ascii: "\n"))
    }

    /// Returns the last token of a statement that begins at `index` and is a call at the end of its line, such as
    /// `app.buttons["OK"].tap()`; nil for other statements.
    private func lastTokenOfCall(_ index: Int) -> Int? {
        var next: Int = index
        while list.keyword(next) == .try || list.keyword(next) == .await { next += 1 }
        guard list.kind(next) == .identifier || [.self, .super].contains(list.keyword(next)) else { return nil }
        var last: Int = next
        while true {
            next = last + 1
            let isOnNewLine: Bool = hasLineEnd(between: last, and: next)
            if list.isPunctuation(next, "."), next + 1 < list.count {
                last = next + 1
            } else if isOnNewLine {
                return list.isPunctuation(last, ")") && !continuesExpression(next) ? last : nil
            } else if list.isPunctuation(next, "(") || list.isPunctuation(next, "["), let end = list.closing(next) {
                last = end
            } else if list.isText(next, "?") || list.isText(next, "!"), list[next].start == list[last].end {
                last = next
            } else {
                return nil
            }
        }
    }
}
