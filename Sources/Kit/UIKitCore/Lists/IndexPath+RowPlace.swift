import Foundation
import RowGeometry

extension IndexPath {
    var rowPlace: RowChanges.Place { RowChanges.Place(section: section, row: row) }

    init(_ place: RowChanges.Place) {
        self.init(row: place.row, section: place.section)
    }
}
