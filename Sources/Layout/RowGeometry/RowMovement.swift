/// The arithmetic of a row that the user drags to another position while the other rows make room.
///
/// Original positions are those before the drag. Shown positions are those on the screen, where the dragged row is at
/// its target.
public struct RowMovement: Sendable, Hashable {
    /// The position of a row.
    public typealias Position = RowChanges.Position

    /// The original position of the dragged row.
    public let source: Position
    /// The shown position of the dragged row.
    public var target: Position

    /// Creates the movement of a row that is still at its original position.
    public init(source: Position) { self.init(source: source, target: source) }

    /// Creates the movement of a row to another position.
    public init(source: Position, target: Position) {
        self.source = source
        self.target = target
    }

    /// Returns the shown position of the row at an original position.
    public func shown(_ original: Position) -> Position {
        guard original != source else { return target }
        var shown = original
        if original.section == source.section, original.row > source.row { shown.row -= 1 }
        if shown.section == target.section, shown.row >= target.row { shown.row += 1 }
        return shown
    }

    /// Returns the original position of the row at a shown position. This is the inverse of `shown(_:)`.
    public func original(_ shown: Position) -> Position {
        guard shown != target else { return source }
        var original = shown
        if shown.section == target.section, shown.row > target.row { original.row -= 1 }
        if original.section == source.section, original.row >= source.row { original.row += 1 }
        return original
    }
}

extension RowGeometry {
    /// Returns the position to which a dragged row moves, which is the position nearest to `top`. O(log n).
    ///
    /// - Parameters:
    ///   - top: The offset of the top of the dragged row.
    ///   - dragged: The current position of the dragged row. The other rows are treated as if the dragged row had left
    ///     no gap.
    public func insertionPosition(nearest top: Double, of dragged: RowChanges.Position) -> RowChanges.Position {
        let others = OtherRows(geometry: self, dragged: dragged)
        guard top > 0 else { return RowChanges.Position(section: 0, row: 0) }
        let last: Int = sectionCount - 1
        switch others.element(at: top) {
        case nil: return others.end(of: last)
        case .row(let section, let row):
            let element = Element.row(section: section, row: row)
            let middle: Double = others.offset(of: element) + height(of: element) / 2
            let position = others.position(section, row)
            return top < middle ? position : RowChanges.Position(section: section, row: position.row + 1)
        case .header(let section):
            return section > 0
                ? others.nearest(to: top, endOf: section - 1) : RowChanges.Position(section: 0, row: 0)
        case .footer(let section):
            return section < last ? others.nearest(to: top, endOf: section) : others.end(of: section)
        }
    }
}

/// The geometry of a table without the dragged row.
private struct OtherRows {
    let geometry: RowGeometry
    let dragged: RowChanges.Position
    private let top: Double
    private let height: Double

    init(geometry: RowGeometry, dragged: RowChanges.Position) {
        self.geometry = geometry
        self.dragged = dragged
        let element = RowGeometry.Element.row(section: dragged.section, row: dragged.row)
        top = geometry.offset(of: element)
        height = geometry.height(of: element)
    }

    func element(at offset: Double) -> RowGeometry.Element? {
        geometry.element(at: offset < top ? offset : offset + height)
    }

    func offset(of element: RowGeometry.Element) -> Double {
        geometry.offset(of: element) - (isBelow(element) ? height : 0)
    }

    private func isBelow(_ element: RowGeometry.Element) -> Bool {
        switch element {
        case .header(let section): section > dragged.section
        case .footer(let section): section >= dragged.section
        case .row(let section, let row): RowChanges.Position(section: section, row: row) > dragged
        }
    }

    /// Returns the position that a row of the geometry has when the dragged row is not counted.
    func position(_ section: Int, _ row: Int) -> RowChanges.Position {
        RowChanges.Position(
            section: section, row: section == dragged.section && row > dragged.row ? row - 1 : row)
    }

    /// Returns the position below the last row of a section.
    func end(of section: Int) -> RowChanges.Position {
        RowChanges.Position(
            section: section, row: geometry.rowCount(in: section) - (section == dragged.section ? 1 : 0))
    }

    /// Returns the end of a section or the start of the next one, whichever is nearer to `top`.
    func nearest(to top: Double, endOf section: Int) -> RowChanges.Position {
        let endOffset: Double = offset(of: .footer(section: section))
        let header = RowGeometry.Element.header(section: section + 1)
        let start: Double = offset(of: header) + geometry.height(of: header)
        return top - endOffset <= start - top ? end(of: section) : RowChanges.Position(section: section + 1, row: 0)
    }
}
