import Foundation

/// Folders for caches, data and settings that stand in for the person's until they are removed.
///
/// Make them before anything reads or writes in those folders: the environment says where they are.
struct TemporaryFolders {
    private let folder: URL

    /// - Throws: a sentence, when there is no place for temporary files.
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
                throw Options.Mistake(
                    sentence: "The tour needs a folder for temporary files, and \(place.path) cannot be made. "
                        + "Set TMPDIR to a folder that can be written.")
            }
            setenv(variable, place.path, 1)
        }
    }

    func remove() {
        // What cannot be removed is a temporary file, which the system removes later.
        try? FileManager.default.removeItem(at: folder)
    }
}
