import AssetCatalogs
import Foundation
import TestSupport

/// A temporary folder with an asset catalog.
struct CatalogFolder {
    let temporary: TemporaryFolder
    let name: String

    /// Creates an empty catalog, in a new folder unless one is given.
    init(_ name: String = "Assets", in temporary: TemporaryFolder? = nil) throws {
        self.temporary = try temporary ?? TemporaryFolder()
        self.name = name
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    var url: URL { temporary.file("\(name).xcassets") }
    var path: String { url.path }
    var catalog: AssetCatalog { AssetCatalog(path: path) }

    /// Writes a file of the catalog.
    func write(_ path: String, _ text: String = "") throws {
        let file: URL = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Adds an image set with one file.
    func addImage(_ folder: String, file: String = "a.png", idiom: String = "universal") throws {
        try write("\(folder).imageset/\(file)")
        try write(
            "\(folder).imageset/Contents.json",
            #"{"images": [{"idiom": "\#(idiom)", "filename": "\#(file)", "scale": "1x"}]}"#)
    }

    /// Adds a color set with the color black.
    func addColor(_ folder: String) throws {
        try write(
            "\(folder).colorset/Contents.json",
            #"{"colors": [{"idiom": "universal", "color": {"components": {"white": "0", "alpha": "1"}}}]}"#)
    }

    /// Turns a group into a namespace.
    func addNamespace(_ folder: String) throws {
        try write("\(folder)/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    }

    /// Writes the index of the folder, which contains only this catalog.
    func writeIndex() throws {
        try Data(AssetIndex.text(of: [("\(name).xcassets", catalog.locations())]).utf8)
            .write(to: temporary.file(AssetIndex.fileName))
    }

    /// Returns the folder of an asset of the library, relative to the catalog.
    func folder(_ kind: AssetKind, named name: String, in library: AssetLibrary) -> String? {
        library.asset(named: name, kinds: [kind]) { asset throws(AssetProblem) in asset.location.folder }?.description
    }
}
