import Foundation

/// A file operation that failed, with a message for the user: what could not be done, why, and what to do.
package struct FileProblem: Error, Equatable, LocalizedError {
    package let sentence: String

    package init(_ sentence: String) { self.sentence = sentence }

    package var errorDescription: String? { sentence }

    package static func opening(_ folder: URL, _ error: any Error) -> FileProblem {
        let name: String = folder.path == "/" ? "/" : folder.lastPathComponent
        switch (error as? CocoaError)?.code {
        case .fileReadNoPermission:
            return FileProblem("“\(name)” cannot be opened, because you do not have permission. Choose another folder.")
        case .fileReadNoSuchFile, .fileNoSuchFile:
            return FileProblem("“\(name)” no longer exists. Choose another folder.")
        default:
            return FileProblem("“\(name)” cannot be opened: \(error.localizedDescription)")
        }
    }

    package static func saving(_ name: String, in folder: URL, _ error: any Error) -> FileProblem {
        switch (error as? CocoaError)?.code {
        case .fileWriteNoPermission:
            return FileProblem(
                "“\(name)” cannot be saved in “\(folder.lastPathComponent)”, because you do not have permission. Choose "
                    + "another folder.")
        case .fileWriteOutOfSpace:
            return FileProblem("“\(name)” cannot be saved, because the disk is full. Remove files, and try again.")
        default:
            return FileProblem("“\(name)” cannot be saved: \(error.localizedDescription)")
        }
    }
}
