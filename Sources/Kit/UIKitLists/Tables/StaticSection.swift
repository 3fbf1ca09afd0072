import CoreGraphics
import Foundation

/// A section of a table view whose cells are in an interface file.
@MainActor
package struct StaticSection {
    package let header: String?
    package let footer: String?
    package let cells: [UITableViewCell]
    /// The heights of the rows, with nil for the row height of the table view.
    package let heights: [CGFloat?]

    package init(header: String?, footer: String?, cells: [UITableViewCell], heights: [CGFloat?]) {
        self.header = header
        self.footer = footer
        self.cells = cells
        self.heights = heights
    }
}

extension UITableView {
    func staticSection(_ section: Int) -> StaticSection? {
        guard let staticSections, staticSections.indices.contains(section) else { return nil }
        return staticSections[section]
    }

    func staticCell(at path: IndexPath) -> UITableViewCell? {
        guard let section = staticSection(path.section), section.cells.indices.contains(path.row) else { return nil }
        return section.cells[path.row]
    }

    func staticRowHeight(at path: IndexPath) -> CGFloat? {
        guard let section = staticSection(path.section), section.heights.indices.contains(path.row) else { return nil }
        return section.heights[path.row] ?? rowHeight
    }
}
