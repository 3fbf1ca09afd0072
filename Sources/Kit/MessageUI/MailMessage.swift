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

    /// Writes the attachments to files in a new folder that only the user can read, and returns the URL that opens the
    /// email in the desktop's application. Returns nil if a file cannot be written.
    func url() -> URL? {
        var query: [(String, String)] = []
        if !copies.isEmpty { query.append(("cc", copies.joined(separator: ","))) }
        if !hiddenCopies.isEmpty { query.append(("bcc", hiddenCopies.joined(separator: ","))) }
        if !subject.isEmpty { query.append(("subject", subject)) }
        if !body.isEmpty { query.append(("body", body)) }
        let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        do {
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
        } catch {
            return nil
        }
        return QueryURL.make("mailto:", recipients: recipients, query)
    }

    /// Returns the text of HTML without the tags.
    static func plainText(ofHTML html: String) -> String {
        HTMLReader.read(html).string
            .replacingOccurrences(of: "\u{2028}", with: "\n")
            .replacingOccurrences(of: "\u{A0}", with: " ")
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
