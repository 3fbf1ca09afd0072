import AppBundles
import Foundation
import InterfaceFiles
import ProgramDiagnostics

/// The interface files in bundles.
@MainActor
package enum NibFiles {
    /// The files that were read, by their paths, the user's languages and the modification dates of the files.
    private static var documents: [String: InterfaceDocument] = [:]

    /// Returns a file with the strings for the user's language, or nil if the bundle does not contain it. Stops the
    /// program if the file cannot be read.
    ///
    /// - Parameter fileExtension: `xib` or `storyboard`.
    package static func document(
        _ name: String, extension fileExtension: String, in bundle: Bundle
    ) -> InterfaceDocument? {
        guard let url = url(of: name, extension: fileExtension, in: bundle) else { return nil }
        let date: Date? = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
        let languages: [String] = BundleResources.searchOrder(of: bundle)
        let key = "\(url.path)|\(languages.joined(separator: ","))|\(date?.timeIntervalSinceReferenceDate ?? 0)"
        if let document = documents[key] { return document }
        guard let data = try? Data(contentsOf: url) else { stopProgram("The file \(url.path) cannot be read.") }
        let document: InterfaceDocument = read(data, fileName: url.lastPathComponent)
        let folder: URL = url.deletingLastPathComponent()
        // A file in the folder of a language, other than Base.lproj, contains the strings of this language, and needs
        // no string table.
        if folder.pathExtension != "lproj" || folder.lastPathComponent == "Base.lproj" {
            localize(document, table: name, bundle)
        }
        documents[key] = document
        return document
    }

    /// Returns the location of a file: one with the extension of compiled files, as in the bundles of apps, or the file
    /// itself.
    static func url(of name: String, extension fileExtension: String, in bundle: Bundle) -> URL? {
        let compiled: String = fileExtension == "xib" ? "nib" : fileExtension + "c"
        return BundleResources.url(name, extension: compiled, subdirectory: nil, in: bundle)
            ?? BundleResources.url(name, extension: fileExtension, subdirectory: nil, in: bundle)
    }

    /// Reads a file. Stops the program if it is malformed.
    package static func read(_ data: Data, fileName: String) -> InterfaceDocument {
        do {
            return try InterfaceDocument(data, fileName: fileName)
        } catch {
            stopProgram("\(error)")
        }
    }

    private static func localize(_ document: InterfaceDocument, table: String, _ bundle: Bundle) {
        guard BundleResources.url(table, extension: "strings", subdirectory: nil, in: bundle) != nil else { return }
        // A table returns this text for a key that it does not contain.
        let missing = "\u{FFFF}"
        document.localize { key in
            let text: String = bundle.localizedString(forKey: key, value: missing, table: table)
            return text == missing ? nil : text
        }
    }
}
