import CBundleHooks
import Foundation

/// The folders of an app, which are separate from the folders of the user and of other apps.
package enum Sandbox {
    /// The folder that contains the app's folders, or nil if the app has no bundle identifier or the folders cannot be
    /// created.
    // Set before `main`, when there are no other threads.
    package private(set) nonisolated(unsafe) static var home: String?

    /// The folders that exist when an app starts.
    private static let folders = [
        "Documents", "Library", "Library/Caches", "Library/Application Support", "Library/Preferences", "tmp",
    ]

    /// Creates the folders of the app with the given bundle identifier, and makes Foundation use them.
    ///
    /// They are in the user's data folder. An isolated process has its own folders, which are removed when it ends.
    static func prepare(identifier: String) {
        let root: String = ProcessBundle.isIsolated ? temporaryRoot() : dataHome
        let folder = "\(root)/\(identifier)"
        do {
            for name in folders {
                try FileManager.default.createDirectory(
                    atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
            }
        } catch {
            let sentence = "The folders of the app cannot be created in \(folder): \(error.localizedDescription)\n"
            FileHandle.standardError.write(Data(sentence.utf8))
            return
        }
        home = folder
        setenv("CFFIXED_USER_HOME", folder, 1)
        setenv("TMPDIR", "\(folder)/tmp", 1)
        bundle_hooks_set_preferences_folder("\(folder)/Library/Preferences")
        bundle_hooks_replace_folders()
    }

    /// The user's data folder, which contains a folder for each app.
    private static var dataHome: String {
        let environment: [String: String] = ProcessInfo.processInfo.environment
        if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") { return folder }
        return (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share"
    }

    // Set before `main`, when there are no other threads.
    private nonisolated(unsafe) static var folderToRemove: String?

    private static func temporaryRoot() -> String {
        let folder: String = NSTemporaryDirectory() + "engawa-\(UUID().uuidString)"
        folderToRemove = folder
        atexit {
            // If removal fails, the system removes the temporary files later.
            if let folder = Sandbox.folderToRemove { try? FileManager.default.removeItem(atPath: folder) }
        }
        return folder
    }

    /// Returns the path of the app's folder for a standard directory, or nil if the app has none.
    package static func path(for directory: FileManager.SearchPathDirectory) -> String? {
        guard let home, let name = name(of: directory) else { return nil }
        return "\(home)/\(name)"
    }

    private static func name(of directory: FileManager.SearchPathDirectory) -> String? {
        switch directory {
        case .documentDirectory: "Documents"
        case .libraryDirectory: "Library"
        case .cachesDirectory: "Library/Caches"
        case .applicationSupportDirectory: "Library/Application Support"
        case .autosavedInformationDirectory: "Library/Autosave Information"
        case .inputMethodsDirectory: "Library/Input Methods"
        case .applicationDirectory: "Applications"
        case .desktopDirectory: "Desktop"
        case .downloadsDirectory: "Downloads"
        case .moviesDirectory: "Movies"
        case .musicDirectory: "Music"
        case .picturesDirectory: "Pictures"
        case .sharedPublicDirectory: "Public"
        case .trashDirectory: ".Trash"
        default: nil
        }
    }

    /// Creates and returns the folder that the apps of a group share, or returns nil if `home` is nil.
    package static func groupFolder(identifier: String) -> URL? {
        guard let home else { return nil }
        let folder: URL = URL(fileURLWithPath: home, isDirectory: true).deletingLastPathComponent()
            .appendingPathComponent(identifier, isDirectory: true)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
