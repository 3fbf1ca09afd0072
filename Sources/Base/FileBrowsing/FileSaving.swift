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
    ///
    /// - Parameter kept: The indices of names that stay as they are. They must differ from each other.
    package static func distinctNames(_ names: [String], keepingThoseAt kept: Set<Int> = []) -> [String] {
        var used: Set<String> = Set(kept.map { names[$0] })
        let given: Set<String> = Set(names)
        return names.enumerated().map { index, name in
            if kept.contains(index) { return name }
            let free: String =
                used.contains(name) ? freeName(name) { used.contains($0) || given.contains($0) } : name
            used.insert(free)
            return free
        }
    }

    /// Returns distinct names for files in a folder. Files that are in the folder already keep their names.
    package static func distinctNames(of files: [URL], in folder: URL) -> [String] {
        let names: [String] = files.map(\.lastPathComponent)
        var kept: [String: Int] = [:]
        for (index, name) in names.enumerated() where isFile(files[index], at: name, in: folder) {
            // The same file can occur more than once.
            kept[name] = kept[name] ?? index
        }
        return distinctNames(names, keepingThoseAt: Set(kept.values))
    }

    /// Returns the path of a file without links in the path of its folder. Two URLs of a file have the same place.
    private static func place(_ file: URL) -> String {
        let file: URL = file.standardizedFileURL
        let folder: URL = file.deletingLastPathComponent().resolvingSymlinksInPath()
        return folder.appendingPathComponent(file.lastPathComponent).path
    }

    /// Returns whether a file is at the location with a name in a folder.
    package static func isFile(_ file: URL, at name: String, in folder: URL) -> Bool {
        place(file) == place(folder.appendingPathComponent(name))
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
        try put([file], at: [destination], moving: moving)
        return destination
    }

    /// Copies or moves files to destinations, replacing existing files. A file does not replace a folder.
    ///
    /// A file may replace another file, because all files are copied before the first one is replaced.
    package static func put(_ files: [URL], at destinations: [URL], moving: Bool) throws(FileProblem) {
        var copies: [(copy: URL, destination: URL)] = []
        // Remove the remaining copies after an error. If this fails, the first error is still the error to report.
        defer { for (copy, _) in copies { try? FileManager.default.removeItem(at: copy) } }
        for (file, destination) in zip(files, destinations) where place(file) != place(destination) {
            let (name, folder) = (destination.lastPathComponent, destination.deletingLastPathComponent())
            if let problem = problem(replacing: name, in: folder, with: file) { throw problem }
            copies.append((try hiddenCopy(of: file, in: folder, for: name), destination))
        }
        while let (copy, destination) = copies.first {
            try replace(destination, with: copy)
            copies.removeFirst()
        }
        guard moving else { return }
        // The files are saved, even if the originals cannot be removed.
        let saved: Set<String> = Set(destinations.map(place))
        for file in files where !saved.contains(place(file)) { try? FileManager.default.removeItem(at: file) }
    }

    /// Gives a copy that `hiddenCopy(of:in:for:)` created in a folder a name that no file in the folder has: `name`, or
    /// `name` followed by a number. If this fails, removes the copy.
    package static func rename(_ copy: URL, to name: String, in folder: URL) throws(FileProblem) {
        do throws(FileProblem) {
            try replace(folder.appendingPathComponent(freeName(name, in: folder)), with: copy)
        } catch {
            try? FileManager.default.removeItem(at: copy)
            throw error
        }
    }

    /// Copies a file into a folder, under a hidden name. An error has the name under which the file is saved later.
    package static func hiddenCopy(of file: URL, in folder: URL, for name: String) throws(FileProblem) -> URL {
        let copy: URL = folder.appendingPathComponent("." + UUID().uuidString)
        do {
            try FileManager.default.copyItem(at: file, to: copy)
        } catch {
            // Remove the incomplete copy.
            try? FileManager.default.removeItem(at: copy)
            throw FileProblem.saving(name, in: folder, error)
        }
        return copy
    }

    /// Moves a complete file to a destination.
    private static func replace(_ destination: URL, with file: URL) throws(FileProblem) {
        let manager = FileManager.default
        do {
            if manager.fileExists(atPath: destination.path) { try manager.removeItem(at: destination) }
            try manager.moveItem(at: file, to: destination)
        } catch {
            throw FileProblem.saving(
                destination.lastPathComponent, in: destination.deletingLastPathComponent(), error)
        }
    }
}
