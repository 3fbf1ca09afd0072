/// An asset in a catalog on disk.
package struct FoundAsset: Hashable, Sendable {
    /// The path of the catalog.
    package var catalog: String
    package var location: AssetLocation

    /// The path of the asset's folder.
    package var folder: String { "\(catalog)/\(location.folder)" }

    package init(catalog: String, location: AssetLocation) {
        self.catalog = catalog
        self.location = location
    }

    /// Returns the path of a file of the asset. For a PDF file, returns the path of the SVG file that was made from the
    /// PDF file.
    ///
    /// - Throws: `AssetProblem` if the file is missing.
    package func path(of file: String) throws(AssetProblem) -> String {
        if AssetFile.type(of: file) == "pdf" {
            let path: String = AssetFile.convertedPath(catalog: catalog, folder: location.folder, file: file)
            if FolderEntries.exists(path) { return path }
            throw AssetProblem(
                path: "\(folder)/\(file)",
                message: """
                    The PDF file was not converted to SVG, so the image is not available. Install the package \
                    poppler-utils, and derive the app again.
                    """)
        }
        if let path = FolderEntries.file(file, in: folder) { return path }
        throw AssetProblem(path: "\(folder)/\(file)", message: "The file is missing, so the image is not available.")
    }
}
