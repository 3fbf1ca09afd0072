import AssetCatalogs
import Foundation

/// Prepares the asset catalogs of a target for use at run time.
///
/// The kit reads the catalogs' source folders. Preparation adds the files that cannot be created at run time: an index
/// of all catalogs, and SVG files in place of PDF files. The catalogs' own folders are not changed.
package struct AssetCatalogPreparation {
    /// The program that converts PDF files.
    package static let converter = "pdftocairo"
    /// The Debian package that contains the program.
    package static let converterPackage = "poppler-utils"

    /// The result of a preparation.
    package struct Result: Sendable {
        /// The prepared catalogs, whose paths are those of the original folders.
        package var catalogs: [AssetCatalog] = []
        /// The number of PDF files that were converted this time.
        package var convertedCount = 0
        /// Whether a catalog was added or removed, or a converted file or the index changed.
        package var hasChanged = false
        /// The parts of the catalogs that cannot be used.
        package var problems: [AssetProblem] = []
    }

    private let folder: URL
    private let convert: PDFConverter.Conversion

    /// Creates a preparation.
    ///
    /// - Parameters:
    ///   - folder: The folder of the app's resources.
    ///   - convert: Converts a PDF file to an SVG file.
    package init(folder: URL, convert: @escaping PDFConverter.Conversion = PDFConverter.convert) {
        self.folder = folder
        self.convert = convert
    }

    /// Makes the resources contain exactly the given catalogs.
    ///
    /// Each catalog is a symbolic link to its original folder, with its converted files beside it: `Assets.xcassets`,
    /// `Assets.xcassets.converted`. The file `Catalogs.xcassets.index` is the index of all catalogs. Catalogs with
    /// equal names get numbers. Nothing is written if nothing has changed. Files that no longer belong to a catalog are
    /// removed.
    ///
    /// - Throws: A file system error if the folder cannot be written.
    package func prepare(_ catalogs: [URL]) throws -> Result {
        var result = Result()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var names: Set<String> = []
        var indexed: [(name: String, locations: [AssetLocation])] = []
        let problems = ProblemList()
        for catalog in catalogs {
            let original: URL = catalog.standardizedFileURL
            guard FolderEntries.read(original.path) != nil else {
                problems.add(AssetProblem(path: original.path, message: "The asset catalog cannot be read."))
                continue
            }
            let name: String = unusedName(for: original, in: &names)
            indexed.append((name, try prepare(original, name: name, &result, problems)))
        }
        try updateIndex(indexed, &result)
        try removeCatalogs(except: names, &result)
        result.problems += problems.all
        return result
    }

    private func unusedName(for catalog: URL, in names: inout Set<String>) -> String {
        let stem: String = catalog.deletingPathExtension().lastPathComponent
        var name = "\(stem).xcassets"
        var number = 2
        while !names.insert(name).inserted {
            name = "\(stem)-\(number).xcassets"
            number += 1
        }
        return name
    }

    /// Links and converts a catalog, and returns its assets.
    private func prepare(
        _ original: URL, name: String, _ result: inout Result, _ problems: ProblemList
    ) throws -> [AssetLocation] {
        let link: String = folder.appendingPathComponent(name).path
        try updateLink(link, to: original.path, &result)
        let catalog = AssetCatalog(path: original.path, report: { problems.add($0) })
        let locations: [AssetLocation] = catalog.locations()
        let converter = PDFConverter(catalog: original.path, link: link, convert: convert)
        let outcome: PDFConverter.Outcome = try converter.update(locations)
        result.convertedCount += outcome.convertedCount
        result.hasChanged = result.hasChanged || outcome.hasChanged
        outcome.problems.forEach(problems.add)
        result.catalogs.append(catalog)
        return locations
    }

    private func updateIndex(
        _ catalogs: [(name: String, locations: [AssetLocation])], _ result: inout Result
    ) throws {
        let file: URL = folder.appendingPathComponent(AssetIndex.fileName)
        guard !catalogs.isEmpty else {
            if FolderEntries.exists(file.path) { try FileManager.default.removeItem(at: file) }
            return
        }
        let text = Data(AssetIndex.text(of: catalogs).utf8)
        if FileManager.default.contents(atPath: file.path) == text { return }
        try text.write(to: file, options: .atomic)
        result.hasChanged = true
    }

    private func updateLink(_ link: String, to original: String, _ result: inout Result) throws {
        let files: FileManager = .default
        if (try? files.destinationOfSymbolicLink(atPath: link)) == original { return }
        if (try? files.attributesOfItem(atPath: link)) != nil { try files.removeItem(atPath: link) }
        try files.createSymbolicLink(atPath: link, withDestinationPath: original)
        result.hasChanged = true
    }

    /// Removes links and converted files of catalogs that no longer belong to the target.
    private func removeCatalogs(except names: Set<String>, _ result: inout Result) throws {
        for entry in FolderEntries.read(folder.path) ?? [] {
            let catalog: String? = [".xcassets", ".xcassets.converted"].lazy
                .filter { entry.name.hasSuffix($0) }
                .map { entry.name.dropLast($0.count) + ".xcassets" }.first
            guard let catalog, !names.contains(catalog) else { continue }
            try FileManager.default.removeItem(at: folder.appendingPathComponent(entry.name))
            result.hasChanged = true
        }
    }
}
