import Foundation

/// Distinguishes the initializers below from all others.
struct TableMakingMarker {}

/// The classes of cells are known only at run time, and subclasses override `init(style:reuseIdentifier:)` without
/// marking it as required, so it cannot be called on a metatype. A convenience initializer calls it through the vtable
/// of the class on which it is itself called. The allocating entry point of the convenience initializer has a symbol
/// that can be declared here.
extension UITableViewCell {
    convenience init(_ marker: TableMakingMarker, style: CellStyle, identifier: String?) {
        self.init(style: style, reuseIdentifier: identifier)
    }

    @_silgen_name("$s9UIKitCore15UITableViewCellC_5style10identifierAcA17TableMakingMarkerV_AC0E5StyleOSSSgtcfC")
    private class func makeDynamically(
        _ marker: TableMakingMarker, style: CellStyle, identifier: consuming String?
    ) -> UITableViewCell

    /// Creates a cell of the class on which this method is called.
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

    /// Creates a view of the class on which this method is called.
    class func make(reuseIdentifier: String?) -> UITableViewHeaderFooterView {
        makeDynamically(TableMakingMarker(), identifier: reuseIdentifier)
    }
}
