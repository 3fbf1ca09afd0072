import AssetCatalogs
import Foundation
import Synchronization

/// Converts the PDF files of a catalog to SVG.
///
/// It runs an external program, because no library that reads PDF has a suitable license.
package struct PDFConverter {
    /// Converts a PDF file to an SVG file, and throws the reason if that fails.
    package typealias Conversion = @Sendable (_ pdf: String, _ svg: String) throws(ConversionError) -> Void

    /// The reason why a file was not converted.
    package enum ConversionError: Error {
        /// The program is not installed.
        case missingProgram
        /// The program has failed with a message.
        case failed(String)
    }

    struct Outcome {
        var convertedCount = 0
        var hasChanged = false
        var problems: [AssetProblem] = []
    }

    /// The path of the original catalog.
    let catalog: String
    /// The path of the symbolic link to the catalog in the app's resources.
    let link: String
    let convert: Conversion

    /// The kinds of assets that contain images.
    private static let kinds: Set<AssetKind> = [.image, .launchImage, .appIcon]

    /// Converts new files and files that have changed since their conversion, several at a time, and removes the files
    /// whose original no longer exists.
    ///
    /// A converted file has the modification date of its original.
    func update(_ locations: [AssetLocation]) throws -> Outcome {
        var outcome = Outcome()
        let conversions: [(pdf: String, svg: String)] = self.conversions(locations)
        try removeFiles(except: Set(conversions.map(\.svg)), &outcome)
        let outdated = conversions.filter { pair in
            guard let own = PDFConverter.date(pair.svg), let original = PDFConverter.date(pair.pdf) else { return true }
            return abs(own.timeIntervalSince(original)) > 0.01
        }
        if outdated.isEmpty { return outcome }
        for folder in Set(outdated.map { ($0.svg as NSString).deletingLastPathComponent }) {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        let errors = Mutex<[(index: Int, error: ConversionError)]>([])
        DispatchQueue.concurrentPerform(iterations: outdated.count) { index in
            let (pdf, svg) = outdated[index]
            do throws(ConversionError) {
                try convert(pdf, svg)
                if let date = PDFConverter.date(pdf) {
                    // If the date cannot be set, the file is converted again the next time.
                    try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: svg)
                }
            } catch {
                errors.withLock { $0.append((index, error)) }
            }
        }
        let failures = errors.withLock { $0 }.sorted { $0.index < $1.index }
        outcome.convertedCount = outdated.count - failures.count
        outcome.hasChanged = outcome.hasChanged || outcome.convertedCount > 0
        outcome.problems = problems(failures.map { (outdated[$0.index].pdf, $0.error) })
        return outcome
    }

    /// Returns the modification date of a file, or nil if it does not exist.
    private static func date(_ path: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }

    /// Returns the PDF files of the catalog with the paths of their SVG files.
    private func conversions(_ locations: [AssetLocation]) -> [(pdf: String, svg: String)] {
        locations.filter { PDFConverter.kinds.contains($0.kind) }.flatMap { location in
            let folder = "\(catalog)/\(location.folder)"
            let names: [String] = (FolderEntries.read(folder) ?? []).map(\.name)
            return names.filter { AssetFile.type(of: $0) == "pdf" }.map { name in
                (
                    "\(folder)/\(name)",
                    AssetFile.convertedPath(catalog: link, folder: location.folder, file: name)
                )
            }
        }
    }

    private func removeFiles(except paths: Set<String>, _ outcome: inout Outcome) throws {
        let folder: String = AssetFile.convertedFolder(of: link)
        guard let enumerator = FileManager.default.enumerator(atPath: folder) else { return }
        for case let name as String in enumerator where name.hasSuffix(".svg") {
            let path = "\(folder)/\(name)"
            if paths.contains(path) { continue }
            try FileManager.default.removeItem(atPath: path)
            outcome.hasChanged = true
        }
    }

    /// Returns one problem for all files if the program is missing, and otherwise one for each file.
    private func problems(_ failures: [(pdf: String, error: ConversionError)]) -> [AssetProblem] {
        var missing: [String] = []
        var problems: [AssetProblem] = []
        for (pdf, error) in failures {
            switch error {
            case .missingProgram: missing.append(pdf)
            case .failed(let message):
                problems.append(
                    AssetProblem(path: pdf, message: "The PDF file could not be converted to SVG. \(message)"))
            }
        }
        if let first = missing.first {
            let files: String = missing.count == 1 ? "1 PDF file was" : "\(missing.count) PDF files were"
            problems.append(
                AssetProblem(
                    path: missing.count == 1 ? first : catalog,
                    message: """
                        \(files) not converted to SVG, because the program \(AssetCatalogPreparation.converter) is \
                        missing. Install the package \(AssetCatalogPreparation.converterPackage).
                        """))
        }
        return problems
    }

    /// Converts the first page of a PDF file with the program `pdftocairo`.
    package static func convert(pdf: String, svg: String) throws(ConversionError) {
        let temporary: String = svg + ".part"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [AssetCatalogPreparation.converter, "-svg", "-f", "1", "-l", "1", pdf, temporary]
        let output = Pipe()
        process.standardOutput = FileHandle.nullDevice
        process.standardError = output
        do {
            try process.run()
        } catch {
            throw .failed("\(error.localizedDescription).")
        }
        let message = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        // The status of env if it does not find a program.
        if process.terminationStatus == 127 { throw .missingProgram }
        guard process.terminationStatus == 0, rename(temporary, svg) == 0 else {
            try? FileManager.default.removeItem(atPath: temporary)
            let line: Substring = message.split(separator: "\n").last ?? "The program has printed no reason"
            throw .failed("\(AssetCatalogPreparation.converter): \(line).")
        }
    }
}
