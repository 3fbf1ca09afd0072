import Foundation

/// A reason why the system could not create, read or write a file, identified by its `errno`.
struct FileProblem {
    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    /// The system's description of the error.
    var details: String { String(cString: strerror(number)) }

    /// The corresponding kind of store error, if any.
    var kind: StoreError.Kind? {
        switch number {
        case ENOSPC, EDQUOT, EFBIG: .full
        case EACCES, EPERM, EROFS: .readOnly
        default: nil
        }
    }

    /// The reason why a file could not be created or written, as the end of a sentence, followed by a sentence with
    /// advice. Nil for unexpected errors.
    var reason: String? {
        switch number {
        case ENOSPC: "because the disk is full. Free some space, and try again."
        case EDQUOT: "because your disk quota is used up. Delete some of your files, and try again."
        case EFBIG: "because the file has reached the maximum size that the system allows. Delete some of its contents."
        case EROFS: "because its disk is read-only. Choose a folder on a different disk."
        case EACCES, EPERM: "because its folder is not writable. Change its permissions, or choose a different folder."
        case ENOENT, ENOTDIR: "because its folder does not exist. Create the folder, or choose a different one."
        default: nil
        }
    }
}
