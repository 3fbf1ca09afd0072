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
        freeName(name) { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }
    }

    /// Returns the names, with numbers after those that an earlier file has, so that the files can be in one folder.
    package static func distinctNames(_ names: [String]) -> [String] {
        var used: Set<String> = []
        let given: Set<String> = Set(names)
        return names.map { name in
            let free: String =
                used.contains(name) ? freeName(name) { used.contains($0) || given.contains($0) } : name
            used.insert(free)
            return free
        }
    }

    private static func freeName(_ name: String, isTaken: (String) -> Bool) -> String {
        let text = name as NSString
        var candidate = name
        var number = 2
        while isTaken(candidate) {
            let suffix: String = text.pathExtension.isEmpty ? "" : "." + text.pathExtension
            candidate = "\(text.deletingPathExtension) \(number)\(suffix)"
            number += 1
        }
        return candidate
    }

    /// Returns the problem if saving a file would replace a folder, or nil.
    package static func problem(replacing name: String, in folder: URL, with file: URL) -> FileProblem? {
        func isFolder(_ url: URL) -> Bool {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
        }
        guard isFolder(folder.appendingPathComponent(name)), !isFolder(file) else { return nil }
        return FileProblem(
            "“\(name)” cannot be saved in “\(folder.lastPathComponent)”, because a folder has this name. Choose another "
                + "name or another folder.")
    }

    /// Copies files into a new folder for temporary files, and returns the copies.
    package static func temporaryCopies(of files: [URL]) throws(FileProblem) -> [URL] {
        let temporary: URL = FileManager.default.temporaryDirectory
        let folder: URL = temporary.appendingPathComponent("Inbox-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw FileProblem.saving(folder.lastPathComponent, in: temporary, error)
        }
        var copies: [URL] = []
        for (file, name) in zip(files, distinctNames(files.map(\.lastPathComponent))) {
            copies.append(try put(file, as: name, in: folder, moving: false))
        }
        return copies
    }

    /// Copies or moves a file into a folder, replacing a file with the same name. A file does not replace a folder.
    package static func put(
        _ file: URL, as name: String, in folder: URL, moving: Bool
    ) throws(FileProblem) -> URL {
        let destination: URL = folder.appendingPathComponent(name)
        guard destination.standardizedFileURL != file.standardizedFileURL else { return destination }
        if let problem = problem(replacing: name, in: folder, with: file) { throw problem }
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
