import FileBrowsing
import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// A request for a choice in a file chooser.
package struct FileChooserRequest {
    /// The purpose of a choice.
    package enum Purpose {
        /// Existing files of some types.
        case files([UTType], allowsSeveral: Bool)
        /// A folder.
        case folder
        /// A location to which files are copied or moved.
        case saving([URL], moving: Bool)
    }

    package var purpose: Purpose
    /// The folder that is shown first. Nil means the user's folder that fits the purpose.
    package var folder: URL?
    /// Whether names contain their extensions.
    package var showsExtensions = true

    package init(_ purpose: Purpose, folder: URL? = nil) {
        self.purpose = purpose
        self.folder = folder
    }

    /// The types of the files that are listed. Nil means all types.
    var types: [UTType]? {
        switch purpose {
        case .files(let types, _): types
        case .folder: []
        case .saving: nil
        }
    }

    /// The names under which several files are saved.
    var savedNames: [String] {
        guard case .saving(let files, _) = purpose else { return [] }
        return FileSaving.distinctNames(files.map(\.lastPathComponent))
    }

    var allowsSeveral: Bool {
        if case .files(_, true) = purpose { true } else { false }
    }

    /// The title of the button that ends the choice, or nil if a tap on a file ends it.
    var actionTitle: String? {
        switch purpose {
        case .files(_, let allowsSeveral): allowsSeveral ? "Open" : nil
        case .folder: "Open"
        case .saving(_, let moving): moving ? "Move" : "Save"
        }
    }

    /// The folder that is shown first: `folder`, or the user's folder that fits the purpose.
    var startFolder: URL {
        let folders = UserFolders()
        if let folder { return folder }
        let kind: UserFolders.Kind =
            switch purpose {
            case .saving: .documents
            case .folder: .documents
            case .files(let types, _): UserFolders.Kind(for: types)
            }
        return folders.folder(kind) ?? folders.home
    }
}

extension UserFolders.Kind {
    /// Returns the folder that is likely to contain files of the given types.
    init(for types: [UTType]) {
        func all(_ type: UTType) -> Bool { !types.isEmpty && types.allSatisfy { $0.conforms(to: type) } }
        if all(.image) {
            self = .pictures
        } else if all(.movie) {
            self = .videos
        } else if all(.audio) {
            self = .music
        } else {
            self = .documents
        }
    }

    /// The name of the symbol that shows the folder.
    var symbolName: String {
        switch self {
        case .desktop: "desktopcomputer"
        case .documents: "doc"
        case .downloads: "square.and.arrow.down"
        case .music: "music.note"
        case .pictures: "photo"
        case .videos: "film"
        }
    }
}

extension FolderEntry {
    /// The name of the symbol that shows the kind of the entry.
    var symbolName: String {
        if isFolder { return "folder" }
        let symbols: [(UTType, String)] = [
            (.image, "photo"), (.movie, "film"), (.audio, "music.note"), (.archive, "archivebox"), (.text, "doc.text"),
        ]
        return symbols.first { type.conforms(to: $0.0) }?.1 ?? "doc"
    }

    /// The date and the size, such as “12 Mar 2024 · 3 KB”.
    var details: String {
        let day: String? = date.map { $0.formatted(date: .abbreviated, time: .omitted) }
        let bytes: String? = isFolder ? nil : ByteCountFormatter.string(fromByteCount: Int64(size), countStyle: .file)
        return [day, bytes].compactMap { $0 }.joined(separator: " · ")
    }
}
