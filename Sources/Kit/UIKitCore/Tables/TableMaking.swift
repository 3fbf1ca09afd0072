import Foundation

/// Tells the initialisers below from all others.
struct TableMakingMarker {}

/// Cells are made of classes that are known only when the program runs, by an initialiser that Apple's subclasses
/// override but do not mark as required. A convenience initialiser calls it through the method table of the class it
/// is called on, and its allocating entry can be named.
extension UITableViewCell {
    convenience init(_ marker: TableMakingMarker, style: CellStyle, identifier: String?) {
        self.init(style: style, reuseIdentifier: identifier)
    }

    @_silgen_name("$s9UIKitCore15UITableViewCellC_5style10identifierAcA17TableMakingMarkerV_AC0E5StyleOSSSgtcfC")
    private class func makeDynamically(
        _ marker: TableMakingMarker, style: CellStyle, identifier: consuming String?
    ) -> UITableViewCell

    /// Makes a cell of the class that it is called on.
    class func make(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell {
        makeDynamically(TableMakingMarker(), style: style, identifier: reuseIdentifier)
    }
}

extension UITableViewHeaderFooterView {
    convenience init(_ marker: TableMakingMarker, identifier: String?) {
        self.init(reuseIdentifier: identifier)
    }

    @_silgen_name("$s9UIKitCore023UITableViewHeaderFooterD0C_10identifierAcA17TableMakingMarkerV_SSSgtcfC")
    private class func makeDynamically(
        _ marker: TableMakingMarker, identifier: consuming String?
    ) -> UITableViewHeaderFooterView

    /// Makes a view of the class that it is called on.
    class func make(reuseIdentifier: String?) -> UITableViewHeaderFooterView {
        makeDynamically(TableMakingMarker(), identifier: reuseIdentifier)
    }
}
