import Foundation

/// Copies and moves files to locations that the user chose.
package enum FileSaving {
    /// Returns the problem with a file name that is invalid, or nil if the name is valid.
    package static func problem(ofName name: String) -> FileProblem? {
        if name.isEmpty { return FileProblem("The name is empty. Enter a name.") }
        if name.contains("/") { return FileProblem("A name cannot contain “/”. Enter another name.") }
        if name == "." || name == ".." { return FileProblem("“\(name)” is not a name. Enter another name.") }
        if name.utf8.count > 255 { return FileProblem("The name is too long. Enter a shorter name.") }
        return nil
    }

    /// Returns a name that no file in a folder has: the name itself, or the name followed by a number.
    package static func freeName(_ name: String, in folder: URL) -> String {
        let text = name as NSString
        var candidate = name
        var number = 2
        while FileManager.default.fileExists(atPath: folder.appendingPathComponent(candidate).path) {
            let suffix: String = text.pathExtension.isEmpty ? "" : "." + text.pathExtension
            candidate = "\(text.deletingPathExtension) \(number)\(suffix)"
            number += 1
        }
        return candidate
    }

    /// Copies or moves a file into a folder, replacing a file with the same name.
    package static func put(
        _ file: URL, as name: String, in folder: URL, moving: Bool
    ) throws(FileProblem) -> URL {
        let destination: URL = folder.appendingPathComponent(name)
        guard destination.standardizedFileURL != file.standardizedFileURL else { return destination }
        let manager = FileManager.default
        // The old file is replaced only after the new one is complete.
        let temporary: URL = folder.appendingPathComponent("." + UUID().uuidString)
        do {
            try manager.copyItem(at: file, to: temporary)
            if manager.fileExists(atPath: destination.path) { try manager.removeItem(at: destination) }
            try manager.moveItem(at: temporary, to: destination)
        } catch {
            // Remove the incomplete copy. If this fails, the first error is still the error to report.
            try? manager.removeItem(at: temporary)
            throw FileProblem.saving(name, in: folder, error)
        }
        // The file is saved, even if the original cannot be removed.
        if moving { try? manager.removeItem(at: file) }
        return destination
    }
}
