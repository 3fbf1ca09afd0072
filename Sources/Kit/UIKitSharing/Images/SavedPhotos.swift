import FileBrowsing
import Foundation
import HostClock
import Synchronization
import UIKitCore
import UniformTypeIdentifiers

/// The user's folders for pictures and videos. Apps add items to these folders, and pickers show the items.
enum SavedPhotos {
    /// The queue that writes the items in the order in which the app adds them.
    private static let queue = DispatchQueue(label: "SavedPhotos", qos: .userInitiated)
    /// A lock that is held from the choice of a name until its file exists. Share sheets write on the main thread.
    private static let lock = Mutex(())

    /// Writes a picture into the folder for pictures, as a PNG file with a new name.
    static func save(_ image: UIImage) throws(FileProblem) {
        let folder: URL = try UserFolders().makeFolder(.pictures)
        guard let data = image.pngData() else {
            throw FileProblem("The picture cannot be saved, because it is empty.")
        }
        try lock.withLock { _ throws(FileProblem) in
            let name: String = FileSaving.freeName("Image.png", in: folder)
            do {
                try data.write(to: folder.appendingPathComponent(name), options: .withoutOverwriting)
            } catch {
                throw FileProblem.saving(name, in: folder, error)
            }
        }
    }

    /// Copies a video into the folder for videos, under a new name.
    static func saveVideo(_ file: URL) throws(FileProblem) {
        guard isVideo(file) else {
            throw FileProblem("“\(file.lastPathComponent)” cannot be saved, because it is not a video.")
        }
        let folder: URL = try UserFolders().makeFolder(.videos)
        let copy: URL = try FileSaving.hiddenCopy(of: file, in: folder, for: file.lastPathComponent)
        try lock.withLock { _ throws(FileProblem) in
            try FileSaving.rename(copy, to: file.lastPathComponent, in: folder)
        }
    }

    /// Returns whether a file exists and has the extension of a video.
    static func isVideo(_ file: URL) -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
            return false
        }
        return UTType.types(tag: file.pathExtension, tagClass: .filenameExtension, conformingTo: .movie)
            .contains { $0.isDeclared }
    }

    /// Runs work on another thread, and then the completion method on the main thread.
    static func run(
        _ work: @escaping @Sendable () throws(FileProblem) -> Void, completion: PhotoCompletion
    ) {
        let entry = Ledger.shared.begin()
        queue.async {
            var problem: FileProblem?
            do throws(FileProblem) {
                try work()
            } catch {
                problem = error
            }
            let found: FileProblem? = problem
            Ledger.shared.finish(entry) { completion.call(found) }
        }
    }
}
