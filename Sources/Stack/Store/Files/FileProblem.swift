import Foundation

/// A reason why the system could not create, read or write a file, identified by its `errno`.
struct FileProblem {
    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    /// The system's description of the error.
    var details: String { String(cString: strerror(number)) }

    /// The corresponding kind of store error, or nil if there is none.
    var kind: StoreError.Kind? {
        switch number {
        case ENOSPC, EDQUOT, EFBIG: .full
        case EACCES, EPERM, EROFS: .readOnly
        default: nil
        }
    }

    /// The reason why a file could not be created or written, as the end of a sentence, followed by a sentence with
    /// advice. Nil if the error has no description.
    var reason: String? {
        switch number {
        case ENOSPC: "because there is no space left. Free some, and try again."
        case EDQUOT: "because you have used up your share of the disk (quota). Delete files of yours, and try again."
        case EFBIG:
            "because the file has reached the largest size that the system allows. Delete some of what is in it."
        case EROFS: "because its disk can only be read. Choose a folder on another one."
        case EACCES, EPERM: "because its folder cannot be written. Make it yours, or choose another one."
        case ENOENT, ENOTDIR: "because its folder is not there. Make the folder, or choose another one."
        default: nil
        }
    }
}
