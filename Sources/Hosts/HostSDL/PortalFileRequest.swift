import CGIO
import Foundation
import PlatformHost

/// A C structure that describes a requested file dialog, and that another thread can read.
@MainActor
final class PortalFileRequest {
    let pointer: UnsafeMutablePointer<EngawaFileRequest>
    private var texts: [UnsafeMutablePointer<CChar>] = []
    private var lists: [UnsafeMutablePointer<UnsafePointer<CChar>?>] = []

    init(_ request: HostFileRequest, parent: String, busAddress: String?) {
        pointer = .allocate(capacity: 1)
        var names: [String] = []
        var method = "OpenFile"
        var allowsSeveral = false
        switch request.purpose {
        case .files(let several): allowsSeveral = several
        case .folder: break
        case .saving(let saved):
            names = saved
            method = saved.count == 1 ? "SaveFile" : "SaveFiles"
        }
        let patterns: [String] = request.filter?.filenameExtensions.map(Self.pattern) ?? []
        pointer.initialize(
            to: EngawaFileRequest(
                bus_address: busAddress.map(text), method: text(method), parent: text(parent),
                title: text(request.title), accept_label: request.acceptTitle.map(text), multiple: allowsSeveral,
                directory: request.purpose == .folder, folder: (request.folder?.path).map(text), names: list(names),
                filter_name: (request.filter?.name).map(text), patterns: list(patterns),
                mime_types: list(request.filter?.mimeTypes ?? [])))
    }

    isolated deinit {
        pointer.deallocate()
        for text in texts { text.deallocate() }
        for list in lists { list.deallocate() }
    }

    /// Returns a pattern for a filename extension that ignores case, such as `*.[tT][xX][tT]`.
    static func pattern(_ filenameExtension: String) -> String {
        "*."
            + filenameExtension.map { letter in
                let forms: Set<String> = [letter.lowercased(), letter.uppercased()]
                return forms.count == 1 ? String(letter) : "[\(letter.lowercased())\(letter.uppercased())]"
            }.joined()
    }

    private func text(_ string: String) -> UnsafePointer<CChar> {
        let characters: ContiguousArray<CChar> = string.utf8CString
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: characters.count)
        for (index, character) in characters.enumerated() { (copy + index).initialize(to: character) }
        texts.append(copy)
        return UnsafePointer(copy)
    }

    /// Returns a list that ends in nil.
    private func list(_ strings: [String]) -> UnsafePointer<UnsafePointer<CChar>?> {
        let list = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: strings.count + 1)
        for (index, string) in strings.enumerated() { (list + index).initialize(to: text(string)) }
        (list + strings.count).initialize(to: nil)
        lists.append(list)
        return UnsafePointer(list)
    }
}
