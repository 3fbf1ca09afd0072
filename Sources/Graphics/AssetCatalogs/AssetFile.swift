import Foundation

/// The files of assets.
package enum AssetFile {
    /// Returns whether a name from a Contents.json is the name of a file in the asset's own folder.
    static func isPlainName(_ name: String) -> Bool {
        !name.isEmpty && !name.contains("/") && name != "." && name != ".."
    }

    /// The extension of a file's name in lowercase.
    package static func type(of file: String) -> String {
        guard let dot = file.lastIndex(of: ".") else { return "" }
        return file[file.index(after: dot)...].lowercased()
    }

    /// The folder beside a catalog with the SVG files that were made from its PDF files.
    package static func convertedFolder(of catalog: String) -> String { catalog + ".converted" }

    /// Returns the path of the SVG file that was made from a PDF file.
    ///
    /// - Parameters:
    ///   - catalog: The path of the catalog.
    ///   - folder: The path of the asset's folder, relative to the catalog.
    package static func convertedPath(catalog: String, folder: String, file: String) -> String {
        "\(convertedFolder(of: catalog))/\(folder)/\(file).svg"
    }
}
