import Foundation

/// The grapheme clusters of a line, with their positions.
///
/// The cells are computed from the clusters of the line for queries about carets, selections, and points.
///
/// - Complexity: O(*n*) in the length of the line.
struct LineCells {
    struct Cell {
        /// UTF-16 offsets in the whole text.
        var start: Int
        var end: Int
        /// Edges relative to the line's left end, in points.
        var left: CGFloat
        var right: CGFloat
        var level: UInt8

        var isRightToLeft: Bool { level & 1 == 1 }
        var leadingEdge: CGFloat { isRightToLeft ? right : left }
        var trailingEdge: CGFloat { isRightToLeft ? left : right }
    }

    /// The cells in text order.
    private(set) var cells: [Cell] = []
    private let baseLevel: UInt8
    private let width: CGFloat
    private let start: Int

    init(line: TypesetLine, content: TypesetText) {
        baseLevel = line.isRightToLeft ? 1 : 0
        width = line.width
        start = line.utf16Range.lowerBound
        let pieces = LineCells.pieces(of: line, content: content)
        cells.reserveCapacity(pieces.count)
        let text = content.text
        let from = text.utf16.index(text.startIndex, offsetBy: start)
        let to = text.utf16.index(from, offsetBy: line.contentEnd - start)
        var offset = start
        var next = 0
        for character in text[from..<to] {
            let end = offset + character.utf16.count
            let first = next
            while next < pieces.count && pieces[next].start < end { next += 1 }
            add(start: offset, end: end, pieces: pieces[first..<next])
            offset = end
        }
        divideLigatures()
        moveHangingSpace(from: line.hangingStart)
        let count = cells.count
        TextEngine.shared.withLock { $0.placedCounts[pthread_self(), default: 0] += count }
    }

    /// Returns the x-coordinate of the caret before the cell at the given index.
    ///
    /// Where directions meet, the trailing edge of one cell and the leading edge of the next are at different
    /// positions. The cell with the lower level determines the position of the caret. Every position on the line
    /// therefore corresponds to one offset, and a tap places the caret at the touch location.
    func caret(at index: Int) -> CGFloat {
        if index <= 0 || index >= cells.count {
            return (index <= 0) == (baseLevel == 0) ? 0 : width
        }
        let before = cells[index - 1]
        let after = cells[index]
        return before.level <= after.level ? before.trailingEdge : after.leadingEdge
    }

    /// Returns the index of the cell that contains an offset, or the number of cells for the end of the line.
    func index(ofOffset offset: Int) -> Int {
        var low = 0
        var high = cells.count
        while low < high {
            let middle = (low + high) / 2
            if cells[middle].end <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the UTF-16 offset of the caret at the given index.
    func offset(ofCaret index: Int) -> Int {
        index < cells.count ? cells[index].start : cells.last?.end ?? start
    }

    /// Returns the offsets of the carets in visual order, from the leading edge of the line.
    ///
    /// - Parameter includingEnd: Whether the end of the line has a caret; false for a wrapped line, whose end is the
    ///   start of the next line.
    func orderedCarets(includingEnd: Bool) -> [Int] {
        let count = includingEnd || cells.isEmpty ? cells.count + 1 : cells.count
        let sign: CGFloat = baseLevel == 0 ? 1 : -1
        let places = (0..<count).map { (x: sign * caret(at: $0), offset: offset(ofCaret: $0)) }
        return places.sorted { $0.x < $1.x || $0.x == $1.x && $0.offset < $1.offset }.map(\.offset)
    }

    /// Returns the index of the cell that is closest to `x`, or nil if the line is empty.
    func index(at x: CGFloat) -> Int? {
        var best: Int?
        var distance = CGFloat.infinity
        for (index, cell) in cells.enumerated() {
            let gap = x < cell.left ? cell.left - x : x >= cell.right ? x - cell.right : -1
            if gap < distance {
                distance = gap
                best = index
            }
        }
        return best
    }

    private mutating func add(start: Int, end: Int, pieces: ArraySlice<Piece>) {
        guard let first = pieces.first else {
            // The character is part of a ligature. `divideLigatures` divides the width of the previous cell.
            let edge = cells.last?.trailingEdge ?? caret(at: 0)
            cells.append(Cell(start: start, end: end, left: edge, right: edge, level: cells.last?.level ?? baseLevel))
            cellsWithoutCluster.append(cells.count - 1)
            return
        }
        var cell = Cell(
            start: start, end: end, left: first.left, right: first.left + first.width, level: first.level)
        for piece in pieces.dropFirst() {
            cell.left = min(cell.left, piece.left)
            cell.right = max(cell.right, piece.left + piece.width)
        }
        cells.append(cell)
    }

    /// The indices of the cells without a cluster.
    private var cellsWithoutCluster: [Int] = []

    /// Divides the width of each ligature evenly among its characters.
    private mutating func divideLigatures() {
        var index = 0
        while index < cellsWithoutCluster.count {
            let owner = cellsWithoutCluster[index] - 1
            var count = 1
            while index < cellsWithoutCluster.count && cellsWithoutCluster[index] == owner + count {
                count += 1
                index += 1
            }
            guard owner >= 0 else { continue }
            let ligature = cells[owner]
            let share = (ligature.right - ligature.left) / CGFloat(count)
            for part in 0..<count {
                let place = CGFloat(ligature.isRightToLeft ? count - 1 - part : part)
                cells[owner + part].left = ligature.left + place * share
                cells[owner + part].right = ligature.left + (place + 1) * share
            }
        }
    }

    /// Moves the white space at which a line wraps to the end of the line, regardless of the direction of the text
    /// before it.
    private mutating func moveHangingSpace(from start: Int) {
        for index in cells.indices.reversed() {
            guard cells[index].start >= start else { return }
            if cells[index].level == baseLevel { continue }
            let edge = baseLevel == 0 ? width : 0
            cells[index].left = edge
            cells[index].right = edge
            cells[index].level = baseLevel
        }
    }

    // MARK: Clusters

    private struct Piece {
        var start: Int
        var left: CGFloat
        var width: CGFloat
        var level: UInt8
    }

    /// Returns the clusters of the line in text order.
    private static func pieces(of line: TypesetLine, content: TypesetText) -> [Piece] {
        var pieces: [Piece] = []
        var isSorted = true
        for run in content.runs[line.runs] {
            for cluster in content.clusters[run.clusters] where cluster.end > cluster.start {
                let start = Int(cluster.start)
                if let last = pieces.last, last.start > start { isSorted = false }
                pieces.append(
                    Piece(
                        start: start, left: CGFloat(cluster.x), width: CGFloat(cluster.width), level: run.level))
            }
        }
        if !isSorted { pieces.sort { $0.start < $1.start } }
        return pieces
    }
}
