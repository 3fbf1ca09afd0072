import CoreGraphics
import Foundation
import TextDocuments
import TextEditing
import TextLayout

/// An object that computes the selections for movements and points, and the ranges that deletions remove.
open class NSTextSelectionNavigation: NSObject {
    /// A direction of movement.
    public enum Direction: Int, Sendable {
        /// Toward the end of the text.
        case forward = 0
        /// Toward the start of the text.
        case backward = 1
        /// To the right on the screen.
        case right = 2
        /// To the left on the screen.
        case left = 3
        /// To the line above.
        case up = 4
        /// To the line below.
        case down = 5
    }

    /// A writing direction.
    public enum WritingDirection: Int, Sendable {
        /// From left to right.
        case leftToRight = 0
        /// From right to left.
        case rightToLeft = 1
    }

    /// The units of text at whose boundary a movement ends.
    public enum Destination: Int, Sendable {
        /// The next composed character.
        case character = 0
        /// The boundary of a word.
        case word = 1
        /// The start or the end of the line.
        case line = 2
        /// The boundary of a sentence.
        case sentence = 3
        /// The boundary of a paragraph.
        case paragraph = 4
        /// The boundary of the text container.
        case container = 5
        /// The start or the end of the document.
        case document = 6
    }

    /// The modifier keys that change the selection at a point.
    public struct Modifier: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The selection extends to the point.
        public static let extend = Modifier(rawValue: 1 << 0)
    }

    /// The layout manager. A weak reference.
    open private(set) weak var textSelectionDataSource: NSTextLayoutManager?

    /// Creates a navigation that uses the lines of a layout manager.
    public init(dataSource: NSTextLayoutManager) {
        textSelectionDataSource = dataSource
        super.init()
    }

    private var flow: DocumentFlow? { textSelectionDataSource?.engine.flow }

    // MARK: Movement

    /// Returns the selection after a movement, or nil if there is no layout manager.
    ///
    /// - Parameters:
    ///   - extending: Whether the movement moves one end of the selection and keeps the other end.
    ///   - confined: Whether the movement stays in the line.
    open func destinationSelection(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, extending: Bool,
        confined: Bool
    ) -> NSTextSelection? {
        guard let flow else { return nil }
        let range: Range<Int> = textSelection.offsets
        let isArrow: Bool = direction != .forward && direction != .backward
        let isCollapsing: Bool =
            !extending && !range.isEmpty && destination == .character && direction != .up && direction != .down
        let end: Int = textSelection.movesStart ? range.lowerBound : range.upperBound
        let isForward: Bool = isForward(
            direction,
            isRightToLeft: isCollapsing ? isRightToLeft(range, flow) : flow.line(containing: end).isRightToLeft)
        let head: Int = extending ? end : isForward ? range.upperBound : range.lowerBound
        var column: CGFloat = textSelection.anchorPositionOffset
        var target: Int
        if isCollapsing {
            target = head
        } else if direction == .up || direction == .down {
            if column < 0 { column = flow.caretRect(at: head).minX }
            target =
                flow.offset(head, movedDownBy: direction == .up ? -1 : 1, x: column)
                ?? (direction == .up ? 0 : flow.document.count)
        } else {
            column = -1
            if destination == .character, isArrow {
                target = flow.offset(head, movedRightBy: direction == .right ? 1 : -1) ?? head
            } else {
                target = boundary(destination, from: head, isForward: isForward, flow)
            }
        }
        if confined {
            let line = flow.line(containing: head)
            target = min(max(target, line.contentRange.lowerBound), line.contentRange.upperBound)
        }
        let anchor: Int = !extending ? target : textSelection.movesStart ? range.upperBound : range.lowerBound
        let result = NSTextSelection(
            range: NSTextRange(min(anchor, target)..<max(anchor, target)), affinity: .downstream,
            granularity: .character)
        result.movesStart = target < anchor
        result.anchorPositionOffset = column
        result.typingAttributes = textSelection.typingAttributes
        return result
    }

    /// Whether a direction leads toward the end of the text.
    private func isForward(_ direction: Direction, isRightToLeft: @autoclosure () -> Bool) -> Bool {
        switch direction {
        case .forward, .down: true
        case .backward, .up: false
        case .right: !isRightToLeft()
        case .left: isRightToLeft()
        }
    }

    /// Whether the text of a range runs from right to left. If its letters have both directions, or if it contains no
    /// letters, the direction of the line decides.
    private func isRightToLeft(_ range: Range<Int>, _ flow: DocumentFlow) -> Bool {
        let scalars = flow.document.string(in: range).unicodeScalars
        let hasRightToLeft: Bool = scalars.contains { $0.isRightToLeft }
        let hasLeftToRight: Bool = scalars.contains { !$0.isRightToLeft && $0.properties.isAlphabetic }
        if hasRightToLeft != hasLeftToRight { return hasRightToLeft }
        return flow.line(containing: range.lowerBound).isRightToLeft
    }

    private func boundary(_ destination: Destination, from offset: Int, isForward: Bool, _ flow: DocumentFlow) -> Int {
        let unit: TextBoundaries.Unit
        switch destination {
        case .character: unit = .grapheme
        case .word: unit = .word
        case .sentence: unit = .sentence
        case .paragraph: unit = .paragraph
        case .line:
            let line = flow.line(containing: offset)
            return isForward ? line.contentRange.upperBound : line.contentRange.lowerBound
        case .container, .document: return isForward ? flow.document.count : 0
        }
        return isForward ? flow.document.next(unit, after: offset) : flow.document.previous(unit, before: offset)
    }

    // MARK: Units and points

    /// Returns a selection that covers the units of text around another selection. With the granularity `character`, an
    /// insertion point stays an insertion point.
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection
    ) -> NSTextSelection {
        let range: Range<Int> = textSelection.offsets
        let isPoint: Bool = range.isEmpty && selectionGranularity == .character
        let first = isPoint ? range : unit(selectionGranularity, at: range.lowerBound)
        let last = range.isEmpty ? first : unit(selectionGranularity, at: max(range.lowerBound, range.upperBound - 1))
        return NSTextSelection(
            range: NSTextRange(first.lowerBound..<max(first.upperBound, last.upperBound)), affinity: .downstream,
            granularity: selectionGranularity)
    }

    /// Returns the selection of the unit of text at a point of the container, or nil if there is no layout manager.
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
        inContainerAt location: any NSTextLocation
    ) -> NSTextSelection? {
        guard let flow, let manager = textSelectionDataSource else { return nil }
        let local = CGPoint(x: point.x - manager.engine.padding, y: point.y)
        if selectionGranularity == .character {
            return NSTextSelection(TextOffset(flow.offset(at: local)), affinity: .downstream)
        }
        let found: Range<Int> = unit(selectionGranularity, at: flow.characterIndex(at: local).offset)
        return NSTextSelection(range: NSTextRange(found), affinity: .downstream, granularity: selectionGranularity)
    }

    /// Returns the range of the unit of text at an offset.
    func unit(_ granularity: NSTextSelection.Granularity, at offset: Int) -> Range<Int> {
        guard let flow else { return offset..<offset }
        let find: (Int, String) -> Range<Int>
        switch granularity {
        case .character: find = TextBoundaries.graphemeRange
        case .word: find = TextBoundaries.wordRange
        case .sentence: find = TextBoundaries.sentenceRange
        case .line: return flow.line(containing: offset).range
        case .paragraph: return flow.extent(containing: offset)
        }
        return flow.document.range(around: offset) { find($1, $0) }
    }

    /// Returns the selections for a point at which a touch begins or to which a touch moves.
    ///
    /// - Parameters:
    ///   - point: The point, in the coordinates of the container.
    ///   - anchors: The selections at the start of the interaction. The fixed end of the first selection is kept, and
    ///     other selections are ignored. An empty array means a new insertion point.
    ///   - selecting: Whether the selections extend from the anchors to the point.
    open func textSelections(
        interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation, anchors: [NSTextSelection],
        modifiers: Modifier, selecting: Bool, bounds: CGRect
    ) -> [NSTextSelection] {
        guard let flow, let manager = textSelectionDataSource else { return [] }
        let offset: Int = flow.offset(at: CGPoint(x: point.x - manager.engine.padding, y: point.y))
        guard selecting || modifiers.contains(.extend), let anchor = anchors.first else {
            return [NSTextSelection(TextOffset(offset), affinity: .downstream)]
        }
        let fixed: Int = anchor.movesStart ? anchor.offsets.upperBound : anchor.offsets.lowerBound
        let selection = anchor.textSelection(with: [NSTextRange(min(fixed, offset)..<max(fixed, offset))])
        selection.movesStart = offset < fixed
        return [selection]
    }

    // MARK: Deletion

    /// Returns the ranges that a deletion removes: the selection or, if it is empty, the text from the insertion point
    /// to the destination.
    ///
    /// - Parameter allowsDecomposition: The parameter has no effect. Characters are always deleted as a whole.
    open func deletionRanges(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, allowsDecomposition: Bool
    ) -> [NSTextRange] {
        if !textSelection.offsets.isEmpty { return textSelection.textRanges }
        guard let flow else { return [] }
        let offset: Int = textSelection.offsets.lowerBound
        let isForward: Bool = isForward(direction, isRightToLeft: flow.line(containing: offset).isRightToLeft)
        let target: Int = boundary(destination, from: offset, isForward: isForward, flow)
        return target == offset ? [] : [NSTextRange(min(offset, target)..<max(offset, target))]
    }
}
