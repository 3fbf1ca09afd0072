import Foundation

/// Temporary folders that replace the user's folders for caches, data and settings until they are removed.
///
/// Create an instance before the program uses the user's folders. Environment variables contain the paths of the
/// temporary folders.
struct TemporaryFolders {
    private let folder: URL

    /// - Throws: `Options.CommandLineError` if no temporary folder can be created.
    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("engawa-tour-\(UUID().uuidString)")
        for (variable, name) in [
            ("XDG_CACHE_HOME", "cache"), ("XDG_DATA_HOME", "data"), ("XDG_CONFIG_HOME", "config"),
            ("CFFIXED_USER_HOME", "home"),
        ] {
            let place: URL = folder.appendingPathComponent(name, isDirectory: true)
            do {
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            } catch {
                throw Options.CommandLineError(
                    message: "The tour needs a folder for temporary files, and \(place.path) cannot be created. "
                        + "Set TMPDIR to a folder that can be written.")
            }
            setenv(variable, place.path, 1)
        }
    }

    func remove() {
        // If removal fails, the system removes the temporary files later.
        try? FileManager.default.removeItem(at: folder)
    }
}
