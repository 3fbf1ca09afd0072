/// The arithmetic of a row that the user drags to another position while the other rows make room.
///
/// Original positions are those before the drag. Shown positions are those on the screen, where the dragged row is at its
/// target.
public struct RowMovement: Sendable, Hashable {
    /// The position of a row.
    public typealias Position = RowChanges.Position

    /// The original position of the dragged row.
    public let source: Position
    /// The shown position of the dragged row.
    public var target: Position

    /// Creates the movement of a row that is still at its original position.
    public init(source: Position) {
        self.source = source
        target = source
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
    /// Returns the geometry without a row. O(n).
    public func removing(_ position: RowChanges.Position) -> RowGeometry {
        var sections: [Section] = (0..<sectionCount).map { section($0) }
        sections[position.section].removeRow(at: position.row)
        return RowGeometry(sections)
    }

    /// Returns the geometry with an additional row. O(n).
    public func inserting(_ height: Height, at position: RowChanges.Position) -> RowGeometry {
        var sections: [Section] = (0..<sectionCount).map { section($0) }
        sections[position.section].insertRow(height, at: position.row)
        return RowGeometry(sections)
    }

    /// Returns the position at which a row whose top is at `top` would be inserted: the nearest one. Returns nil if
    /// there are no sections. O(log n).
    public func insertionPosition(nearest top: Double) -> RowChanges.Position? {
        guard sectionCount > 0 else { return nil }
        let last: Int = sectionCount - 1
        guard top > 0 else { return RowChanges.Position(section: 0, row: 0) }
        guard let element = element(at: top) else {
            return RowChanges.Position(section: last, row: rowCount(in: last))
        }
        switch element {
        case .row(let section, let row):
            let middle: Double = offset(of: element) + height(of: element) / 2
            return RowChanges.Position(section: section, row: top < middle ? row : row + 1)
        case .header(let section):
            guard section > 0 else { return RowChanges.Position(section: 0, row: 0) }
            return nearest(to: top, endOf: section - 1)
        case .footer(let section):
            guard section < last else { return RowChanges.Position(section: section, row: rowCount(in: section)) }
            return nearest(to: top, endOf: section)
        }
    }

    /// Returns the end of a section or the start of the next one, whichever is nearer to `top`.
    private func nearest(to top: Double, endOf section: Int) -> RowChanges.Position {
        let end: Double = offset(of: .footer(section: section))
        let header = Element.header(section: section + 1)
        let start: Double = offset(of: header) + height(of: header)
        return top - end <= start - top
            ? RowChanges.Position(section: section, row: rowCount(in: section))
            : RowChanges.Position(section: section + 1, row: 0)
    }
}
