import Foundation

/// Why the system did not make, read or write a file, by its number for that.
struct FileProblem {
    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    /// What the system calls it.
    var details: String { String(cString: strerror(number)) }

    /// What kind of error of a store it is; nil if there is none for it.
    var kind: StoreError.Kind? {
        switch number {
        case ENOSPC, EDQUOT, EFBIG: .full
        case EACCES, EPERM, EROFS: .readOnly
        default: nil
        }
    }

    /// Why a file that did not have to be there could not be written, and what to do, as the end of a sentence and another
    /// one; nil if there are no words for it.
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
