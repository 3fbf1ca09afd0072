import Foundation
import UniformTypeIdentifiers

/// A file or a folder in a folder.
package struct FolderEntry: Hashable, Sendable {
    package let url: URL
    package let name: String
    /// Whether the entry is a folder, or a symbolic link to a folder.
    package let isFolder: Bool
    /// The number of bytes of a file.
    package let size: Int
    /// The time of the last change, or nil if it is not known.
    package let date: Date?
    package let type: UTType

    package var isHidden: Bool { name.hasPrefix(".") }

    init?(_ url: URL) {
        // The attributes of a symbolic link are those of its target.
        let path: String = url.resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
        self.url = url
        name = url.lastPathComponent
        isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
        size = isFolder ? 0 : (attributes[.size] as? NSNumber)?.intValue ?? 0
        date = attributes[.modificationDate] as? Date
        type = isFolder ? .folder : UTType(filenameExtension: url.pathExtension) ?? .data
    }

    /// Returns whether the file has one of the types, or a type that conforms to one of them.
    package func hasType(among types: [UTType]) -> Bool {
        types.contains { wanted in
            // Checks all declared types, because several apps can declare a type for the same extension.
            type.conforms(to: wanted)
                || UTType.types(tag: url.pathExtension, tagClass: .filenameExtension, conformingTo: nil).contains {
                    $0.conforms(to: wanted)
                }
        }
    }
}
