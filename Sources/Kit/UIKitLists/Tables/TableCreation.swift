import Foundation

/// Distinguishes the initializers below from all other initializers.
struct TableCreationMarker {}

/// The classes of cells are known only at run time, and subclasses override `init(style:reuseIdentifier:)` without
/// marking it as required, so it cannot be called on a metatype. A convenience initializer calls it through the method
/// table of the class being initialized. The allocating entry point of the convenience initializer has a symbol that
/// can be declared here.
extension UITableViewCell {
    convenience init(_ marker: TableCreationMarker, style: CellStyle, identifier: String?) {
        self.init(style: style, reuseIdentifier: identifier)
    }

    @_silgen_name("$s10UIKitLists15UITableViewCellC_5style10identifierAcA19TableCreationMarkerV_AC0E5StyleOSSSgtcfC")
    private class func createDynamically(
        _ marker: TableCreationMarker, style: CellStyle, identifier: consuming String?
    ) -> UITableViewCell

    /// Creates a cell of the class on which this method is called.
    package class func make(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell {
        createDynamically(TableCreationMarker(), style: style, identifier: reuseIdentifier)
    }
}

extension UITableViewHeaderFooterView {
    convenience init(_ marker: TableCreationMarker, identifier: String?) {
        self.init(reuseIdentifier: identifier)
    }

    @_silgen_name("$s10UIKitLists023UITableViewHeaderFooterD0C_10identifierAcA19TableCreationMarkerV_SSSgtcfC")
    private class func createDynamically(
        _ marker: TableCreationMarker, identifier: consuming String?
    ) -> UITableViewHeaderFooterView

    /// Creates a view of the class on which this method is called.
    package class func make(reuseIdentifier: String?) -> UITableViewHeaderFooterView {
        createDynamically(TableCreationMarker(), identifier: reuseIdentifier)
    }
}
