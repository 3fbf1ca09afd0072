import FileBrowsing
import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// An activity that the desktop performs.
final class DesktopActivity: UIActivity {
    /// The operation of the activity.
    enum Kind: CaseIterable {
        case mail, message, copy, open, save, saveImage
    }

    private let kind: Kind
    private var items: [SharedItem] = []
    /// The subject of an email.
    var subject = ""
    /// The types of the items that are data, by the indices of the items.
    var dataTypes: [Int: UTType] = [:]

    init(_ kind: Kind) { self.kind = kind }

    /// All activities, in the order in which a share sheet shows them.
    static func all() -> [DesktopActivity] { Kind.allCases.map { DesktopActivity($0) } }

    /// Whether the activity is in the row of services.
    var isService: Bool { kind == .mail || kind == .message }

    override var activityType: ActivityType? {
        switch kind {
        case .mail: .mail
        case .message: .message
        case .copy: .copyToPasteboard
        case .open: .openInDefaultApplication
        case .save: .saveToFiles
        case .saveImage: .saveToCameraRoll
        }
    }

    override var activityTitle: String? {
        switch kind {
        case .mail: "Mail"
        case .message: "Message"
        case .copy: "Copy"
        case .open: "Open in Default Application"
        case .save: "Save to Files"
        case .saveImage: "Save Image"
        }
    }

    override var activityImage: UIImage? {
        switch kind {
        case .mail: UIImage(systemName: "envelope")
        case .message: UIImage(systemName: "message")
        case .copy: UIImage(systemName: "doc.on.doc")
        case .open: UIImage(systemName: "safari")
        case .save: UIImage(systemName: "folder")
        case .saveImage: UIImage(systemName: "square.and.arrow.down")
        }
    }

    private func canOpen(_ scheme: String) -> Bool { UIApplication.shared.host?.canOpen(scheme: scheme) ?? false }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        let items: [SharedItem] = activityItems.compactMap { SharedItem($0) }
        guard items.count == activityItems.count, let first = items.first else { return false }
        switch kind {
        case .mail: return canOpen("mailto")
        case .message: return canOpen("sms") && items.allSatisfy { $0.text != nil }
        case .copy: return items.allSatisfy { $0.text != nil }
        case .open:
            guard items.count == 1 else { return false }
            if case .link(let url) = first { return canOpen(url.scheme ?? "") }
            return first.isFile
        case .save: return items.contains { $0.isFile } || items.allSatisfy { $0.text != nil }
        case .saveImage: return items.allSatisfy { if case .image = $0 { true } else { false } }
        }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        items = activityItems.enumerated().compactMap { SharedItem($1, type: dataTypes[$0]) }
        controller = makeController()
    }

    /// The file chooser for the items.
    private var controller: UIViewController?

    override var activityViewController: UIViewController? { controller }

    private func makeController() -> UIViewController? {
        guard kind == .save, let files = makeFiles() else { return nil }
        let choice = FileChoiceController(FileChooserRequest(.saving(files, moving: false))) { [weak self] saved in
            self?.activityDidFinish(saved != nil)
        }
        choice.onDismiss = { [weak self] in self?.activityDidFinish(false) }
        return choice
    }

    /// Returns files with the items. If a file cannot be written, logs a warning and returns nil.
    private func makeFiles() -> [URL]? {
        do {
            var files: [URL] = []
            for item in items { files.append(try item.makeFile()) }
            return files
        } catch {
            Diagnostics.warn(error.sentence)
            return nil
        }
    }

    override func perform() {
        switch kind {
        case .mail: openMail()
        case .message: finish(opening: "sms:", query: [("body", text)])
        case .copy:
            UIPasteboard.general.strings = items.compactMap(\.text)
            activityDidFinish(true)
        case .open:
            guard case .link(let url)? = items.first else {
                let file: URL? = makeFiles()?.first
                activityDidFinish(file.map { UIApplication.shared.host?.open($0) ?? false } ?? false)
                return
            }
            activityDidFinish(UIApplication.shared.host?.open(url) ?? false)
        case .save: activityDidFinish(false)
        case .saveImage: activityDidFinish(saveImages())
        }
    }

    private var text: String { items.compactMap(\.text).joined(separator: "\n") }

    /// Opens a new email in the desktop's email application. Files are passed as paths. Most applications attach these
    /// files.
    private func openMail() {
        var query: [(String, String)] = []
        if !subject.isEmpty { query.append(("subject", subject)) }
        if !text.isEmpty { query.append(("body", text)) }
        let attached: [SharedItem] = items.filter(\.isFile)
        for item in attached {
            guard let file = try? item.makeFile() else { continue }
            query.append(("attach", file.path))
        }
        finish(opening: "mailto:", query: query)
    }

    private func finish(opening address: String, query: [(String, String)]) {
        let url: URL? = QueryURL.make(address, query)
        activityDidFinish(url.map { UIApplication.shared.host?.open($0) ?? false } ?? false)
    }

    private func saveImages() -> Bool {
        do {
            for case .image(let image) in items { try SavedPhotos.save(image) }
            return true
        } catch {
            Diagnostics.warn(error.sentence)
            return false
        }
    }
}
