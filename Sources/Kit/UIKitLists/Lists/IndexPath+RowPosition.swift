import Foundation
import RowGeometry

extension IndexPath {
    var rowPosition: RowChanges.Position { RowChanges.Position(section: section, row: row) }

    init(_ position: RowChanges.Position) {
        self.init(row: position.row, section: position.section)
    }
}
