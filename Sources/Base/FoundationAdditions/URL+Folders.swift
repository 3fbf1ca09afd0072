import AppBundles
import Foundation

/// The folders of the app. Foundation on Linux has only `homeDirectory` and `temporaryDirectory`.
extension URL {
    private static func folder(_ directory: FileManager.SearchPathDirectory, fallback: String) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
            .appendingPathComponent(fallback, isDirectory: true)
    }

    /// The folder for documents.
    public static var documentsDirectory: URL { folder(.documentDirectory, fallback: "Documents") }
    /// The folder for other data.
    public static var libraryDirectory: URL { folder(.libraryDirectory, fallback: "Library") }
    /// The folder for data that the app can create again.
    public static var cachesDirectory: URL { folder(.cachesDirectory, fallback: "Library/Caches") }
    /// The folder for data that the user does not see.
    public static var applicationSupportDirectory: URL {
        folder(.applicationSupportDirectory, fallback: "Library/Application Support")
    }
    /// The folder for downloaded files.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory, fallback: "Downloads") }
    /// The folder for the desktop.
    public static var desktopDirectory: URL { folder(.desktopDirectory, fallback: "Desktop") }
    /// The folder for movies.
    public static var moviesDirectory: URL { folder(.moviesDirectory, fallback: "Movies") }
    /// The folder for music.
    public static var musicDirectory: URL { folder(.musicDirectory, fallback: "Music") }
    /// The folder for pictures.
    public static var picturesDirectory: URL { folder(.picturesDirectory, fallback: "Pictures") }
    /// The folder for files that are shared with other users.
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, fallback: "Public") }
    /// The folder for files to be deleted.
    public static var trashDirectory: URL { folder(.trashDirectory, fallback: ".Trash") }

    /// Creates the URL of a folder.
    ///
    /// - Throws: An error if there is no such folder, or if it cannot be created.
    public init(
        for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
        appropriateFor url: URL? = nil, create shouldCreate: Bool = false
    ) throws {
        self = try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
}

extension FileManager {
    /// Returns the folder that apps of a group share, or nil if the app has no bundle identifier.
    ///
    /// Unlike on Apple's platforms, the app needs no permission.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        Sandbox.groupFolder(identifier: groupIdentifier)
    }
}
