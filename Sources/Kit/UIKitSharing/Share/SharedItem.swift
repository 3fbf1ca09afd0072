import FileBrowsing
import Foundation
import ItemProviders
import UIKitCore
import UniformTypeIdentifiers

/// An item of a share sheet in the form that the desktop's activities use.
enum SharedItem {
    case text(String)
    case link(URL)
    case file(URL)
    case image(UIImage)
    case data(Data, UTType)

    /// Reads an item. Returns nil for objects of unknown classes, which only activities of the app can use.
    init?(_ item: Any, type: UTType? = nil) {
        switch item {
        case let url as URL: self = url.isFileURL ? .file(url) : .link(url)
        case let url as NSURL: self = url.isFileURL ? .file(url as URL) : .link(url as URL)
        case let text as String: self = .text(text)
        case let text as NSString: self = .text(text as String)
        case let text as NSAttributedString: self = .text(text.string)
        case let image as UIImage: self = .image(image)
        case let data as Data: self = .data(data, type ?? .data)
        default: return nil
        }
    }

    /// The text to copy or to send, if any.
    var text: String? {
        switch self {
        case .text(let text): text
        case .link(let url): url.absoluteString
        case .file, .image, .data: nil
        }
    }

    var isFile: Bool {
        switch self {
        case .file, .image, .data: true
        case .text, .link: false
        }
    }

    /// The description of the item for the user.
    var title: String {
        switch self {
        case .text(let text): String(text.prefix(200))
        case .link(let url): url.host ?? url.absoluteString
        case .file(let url): url.lastPathComponent
        case .image: "Image"
        case .data(_, let type): type.preferredFilenameExtension.map { "\($0.uppercased()) file" } ?? "File"
        }
    }

    var symbolName: String {
        switch self {
        case .text: "doc.text"
        case .link: "safari"
        case .file, .data: "doc"
        case .image: "photo"
        }
    }

    /// Returns a file with the item: the file itself, or a new one in a temporary folder.
    func makeFile() throws(FileProblem) -> URL {
        let (name, data): (String, Data?) =
            switch self {
            case .file(let url): (url.lastPathComponent, nil)
            case .text(let text): ("Text.txt", Data(text.utf8))
            case .link(let url): ("Link.txt", Data(url.absoluteString.utf8))
            case .image(let image): ("Image.png", image.pngData())
            case .data(let data, let type): ("File.\(type.preferredFilenameExtension ?? "data")", data)
            }
        if case .file(let url) = self { return url }
        let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file: URL = folder.appendingPathComponent(name)
            guard let data else { throw CocoaError(.fileWriteUnknown) }
            try data.write(to: file)
            return file
        } catch {
            throw FileProblem.saving(name, in: folder, error)
        }
    }
}
