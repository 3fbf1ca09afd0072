import Foundation

/// The files of assets.
package enum AssetFile {
    /// Returns the name of the file of an entry, or nil if the entry has no file in the asset's own folder.
    static func name(in entry: AssetValue) -> String? {
        guard let name = entry["filename"]?.text, !name.isEmpty, !name.utf8.contains(UInt8(ascii: "/")), name != ".",
            name != "..", entry["unassigned"]?.isTrue != true
        else { return nil }
        return name
    }

    /// The extension of a file's name in lowercase.
    package static func type(of file: String) -> String {
        guard let dot = file.lastIndex(of: ".") else { return "" }
        return file[file.index(after: dot)...].lowercased()
    }

    /// Returns the path of the folder with the SVG files made from a catalog's PDF files. The folder is beside the
    /// catalog.
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
