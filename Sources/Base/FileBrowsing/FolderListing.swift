import Foundation
import UniformTypeIdentifiers

/// The entries of a folder, in the order in which the user sees them: folders first, then files, each sorted by name.
package enum FolderListing {
    /// Reads the entries of a folder.
    ///
    /// - Parameter types: The types of the files to list; nil for all. Folders are always listed.
    /// - Throws: `FileProblem` with a message for the user.
    package static func entries(
        of folder: URL, types: [UTType]? = nil, includingHidden: Bool = false
    ) throws(FileProblem) -> [FolderEntry] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch {
            throw FileProblem.opening(folder, error)
        }
        let entries: [FolderEntry] = names.compactMap { name in
            guard includingHidden || !name.hasPrefix(".") else { return nil }
            guard let entry = FolderEntry(folder.appendingPathComponent(name)) else { return nil }
            guard !entry.isFolder, let types else { return entry }
            return entry.hasType(among: types) ? entry : nil
        }
        return entries.sorted(by: precedes)
    }

    private static func precedes(_ first: FolderEntry, _ second: FolderEntry) -> Bool {
        if first.isFolder != second.isFolder { return first.isFolder }
        // “Letter.txt” precedes “Letter 2.txt”, although “.” sorts after a space.
        let titles: [String] = [first, second].map { ($0.name as NSString).deletingPathExtension }
        var order: ComparisonResult = titles[0].localizedStandardCompare(titles[1])
        if order == .orderedSame { order = first.name.localizedStandardCompare(second.name) }
        return order == .orderedSame ? first.name < second.name : order == .orderedAscending
    }

    /// Returns the files of the given types in a folder and in its subfolders, latest first.
    ///
    /// - Parameter limit: The maximum number of entries to examine, which bounds the time for a huge folder.
    package static func latestFiles(in folder: URL, types: [UTType], limit: Int = 5_000) -> [FolderEntry] {
        var found: [FolderEntry] = []
        var count = 0
        var rest: [URL] = [folder]
        while let next = rest.popLast() {
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: next.path) else { continue }
            for name in names.sorted() where !name.hasPrefix(".") {
                count += 1
                guard count <= limit else { return found.sorted(by: isLater) }
                guard let entry = FolderEntry(next.appendingPathComponent(name)) else { continue }
                if entry.isFolder {
                    // A link could lead back to a folder that contains it.
                    if !isLink(entry.url) { rest.append(entry.url) }
                } else if entry.hasType(among: types) {
                    found.append(entry)
                }
            }
        }
        return found.sorted(by: isLater)
    }

    private static func isLater(_ first: FolderEntry, _ second: FolderEntry) -> Bool {
        let dates = (first.date ?? .distantPast, second.date ?? .distantPast)
        return dates.0 == dates.1 ? first.url.path < second.url.path : dates.0 > dates.1
    }

    private static func isLink(_ url: URL) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
    }
}
