import Foundation

/// The result of a file dialog of the desktop.
public enum HostFileAnswer: Hashable, Sendable {
    /// The user chose files or a folder. For files to save, the URLs are their locations, in the order of the names in
    /// the request.
    case chosen([URL])
    /// The user canceled the dialog.
    case canceled
    /// The dialog could not be shown or has failed. The value is a message that states the reason.
    case failed(String)
}
