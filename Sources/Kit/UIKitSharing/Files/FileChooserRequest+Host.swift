import Foundation
import PlatformHost
import UIKitCore
import UniformTypeIdentifiers

extension FileChooserRequest {
    /// The request for a dialog of the desktop. If `folder` is nil, the desktop chooses the folder that the dialog
    /// first shows.
    var hostRequest: HostFileRequest {
        switch purpose {
        case .files(let types, let allowsSeveral):
            HostFileRequest(
                .files(allowsSeveral: allowsSeveral), title: allowsSeveral ? "Open Files" : "Open File",
                folder: folder, filter: Self.filter(for: types))
        case .folder: HostFileRequest(.folder, title: "Open Folder", folder: folder)
        case .saving(_, let moving):
            HostFileRequest(
                .saving(names: savedNames), title: moving ? "Move" : "Save",
                acceptTitle: moving ? "Move" : nil, folder: folder)
        }
    }

    private static func filter(for types: [UTType]) -> HostFileRequest.Filter? {
        guard let extensions = UTType.filenameExtensions(conformingTo: types) else { return nil }
        // Types without extensions, which only the desktop can recognize.
        let mimeTypes: [String] = types.filter { $0.preferredFilenameExtension == nil }
            .flatMap { $0.tags[.mimeType] ?? [] }
        guard !extensions.isEmpty || !mimeTypes.isEmpty else { return nil }
        let names: [String] = types.compactMap(\.localizedDescription)
        let name: String =
            names.count == types.count
            ? names.joined(separator: ", ")
            : 1...4 ~= extensions.count ? extensions.map { "*.\($0)" }.joined(separator: ", ") : "Supported files"
        return HostFileRequest.Filter(name: name, filenameExtensions: extensions, mimeTypes: mimeTypes)
    }
}
