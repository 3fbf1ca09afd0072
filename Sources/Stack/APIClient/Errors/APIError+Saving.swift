import Foundation

extension APIError.SavingProblem {
    /// What the system's error number means.
    init(_ number: Int32) {
        self =
            switch number {
            case ENOSPC, EDQUOT, EFBIG: .noRoom
            case EACCES, EPERM, EROFS: .notAllowed
            case ENOENT, ENOTDIR: .noFolder
            default: .other
            }
    }
}
