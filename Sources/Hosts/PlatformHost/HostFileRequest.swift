import Foundation

/// A request for a file dialog of the desktop.
public struct HostFileRequest: Hashable, Sendable {
    /// The purpose of a choice.
    public enum Purpose: Hashable, Sendable {
        /// Existing files.
        case files(allowsSeveral: Bool)
        /// A folder.
        case folder
        /// Locations for new files with the given names. The user may change the name of a single file.
        case saving(names: [String])
    }

    /// The files among which the user chooses.
    public struct Filter: Hashable, Sendable {
        /// The description for the user.
        public var name: String
        /// The filename extensions, in lowercase. Files whose extensions differ only in case are included.
        public var filenameExtensions: [String]
        /// The MIME types.
        public var mimeTypes: [String]

        /// Creates a filter.
        public init(name: String, filenameExtensions: [String], mimeTypes: [String] = []) {
            self.name = name
            self.filenameExtensions = filenameExtensions
            self.mimeTypes = mimeTypes
        }
    }

    /// The purpose of the choice.
    public var purpose: Purpose
    /// The title of the dialog.
    public var title: String
    /// The title of the button that accepts the choice; nil for the desktop's.
    public var acceptTitle: String?
    /// The folder that is shown first; nil for the desktop's choice.
    public var folder: URL?
    /// The files among which the user chooses; nil for all.
    public var filter: Filter?

    /// Creates a request.
    public init(
        _ purpose: Purpose, title: String, acceptTitle: String? = nil, folder: URL? = nil, filter: Filter? = nil
    ) {
        self.purpose = purpose
        self.title = title
        self.acceptTitle = acceptTitle
        self.folder = folder
        self.filter = filter
    }
}
