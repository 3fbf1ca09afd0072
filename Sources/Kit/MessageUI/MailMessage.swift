import FileBrowsing
import Foundation
import UIKitRichText
import UIKitSharing

/// An email.
struct MailMessage {
    /// A file that is attached to an email.
    struct Attachment {
        let name: String
        let data: Data
    }

    var recipients: [String] = []
    var copies: [String] = []
    var hiddenCopies: [String] = []
    var subject = ""
    var body = ""
    var attachments: [Attachment] = []

    /// Opens the email in the desktop's application, with the attachments as files in a new folder that only the user can
    /// read. Returns false if a file cannot be written or the application cannot be opened.
    ///
    /// The application reads the files when the user sends the email, so folders are removed one day later.
    ///
    /// - Parameter open: Opens a URL. The result is whether an application was opened.
    func pass(to open: (URL) -> Bool) -> Bool {
        Self.removeOldFolders()
        let folder: URL = FileManager.default.temporaryDirectory
            .appendingPathComponent(Self.folderPrefix + UUID().uuidString)
        if let url = try? url(folder), open(url) { return true }
        // The folder does not exist if the email has no attachments or the folder could not be created.
        try? FileManager.default.removeItem(at: folder)
        return false
    }

    /// Writes the attachments to a folder, and returns the URL of the email.
    private func url(_ folder: URL) throws -> URL? {
        var query: [(String, String)] = []
        if !copies.isEmpty { query.append(("cc", copies.joined(separator: ","))) }
        if !hiddenCopies.isEmpty { query.append(("bcc", hiddenCopies.joined(separator: ","))) }
        if !subject.isEmpty { query.append(("subject", subject)) }
        if !body.isEmpty { query.append(("body", body)) }
        if !attachments.isEmpty {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        let names: [String] = attachments.map { ($0.name as NSString).lastPathComponent }
        for (attachment, name) in zip(attachments, FileSaving.distinctNames(names)) {
            let file: URL = folder.appendingPathComponent(name)
            try attachment.data.write(to: file)
            query.append(("attach", file.path))
        }
        return QueryURL.make("mailto:", recipients: recipients, query)
    }

    private static let folderPrefix = "Email-"

    /// Removes the folders of emails that were passed on more than one day ago.
    private static func removeOldFolders() {
        let parent: URL = FileManager.default.temporaryDirectory
        for name in (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        where name.hasPrefix(folderPrefix) && UUID(uuidString: String(name.dropFirst(folderPrefix.count))) != nil {
            let folder: URL = parent.appendingPathComponent(name)
            let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path)
            guard let date = attributes?[.modificationDate] as? Date, date.timeIntervalSinceNow < -86_400 else {
                continue
            }
            // The folders of other users cannot be removed.
            try? FileManager.default.removeItem(at: folder)
        }
    }

    /// Returns the text of HTML without the tags.
    static func plainText(ofHTML html: String) -> String {
        HTMLReader.read(html).string
            .replacingOccurrences(of: "\u{2028}", with: "\n")
            .replacingOccurrences(of: "\u{A0}", with: " ")
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
