import Foundation

/// The end of a file dialog of the desktop.
public enum HostFileAnswer: Hashable, Sendable {
    /// The user chose files or, for files to save, their locations in the order of the names.
    case chosen([URL])
    /// The user canceled the dialog.
    case canceled
    /// The dialog could not be shown or has failed. The value is a sentence with the reason.
    case failed(String)
}
