import Foundation

extension APIError.SavingProblem {
    /// Creates the problem for one of the system's error numbers.
    init(_ number: Int32) {
        self =
            switch number {
            case ENOSPC, EDQUOT, EFBIG: .diskFull
            case EACCES, EPERM, EROFS: .notAllowed
            case ENOENT, ENOTDIR: .noFolder
            default: .other
            }
    }
}
