/// An asset in a catalog: its kind, its name, and its folder.
package struct AssetLocation: Hashable, Sendable {
    package var kind: AssetKind
    /// The name that code uses, with the namespaces that contain the asset: `Icons/home`.
    package var name: String
    /// The path of the asset's folder, relative to the catalog.
    package var folder: String

    package init(kind: AssetKind, name: String, folder: String) {
        self.kind = kind
        self.name = name
        self.folder = folder
    }
}
