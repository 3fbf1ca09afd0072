import Foundation

/// The attachments of the current test, and the folder that they are written to.
@MainActor
enum AttachmentStore {
    private static var pending: [XCTAttachment] = []

    static func add(_ attachment: XCTAttachment) {
        TestObserver.register()
        pending.append(attachment)
    }

    /// Writes the attachments of `test` that must be kept, and discards the others.
    static func finish(test: String, hasSucceeded: Bool) {
        let kept: [XCTAttachment] = pending.filter { $0.lifetime == .keepAlways || !hasSucceeded }
        pending = []
        guard !kept.isEmpty else { return }
        do {
            let folder = folder(of: test)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (index, attachment) in kept.enumerated() {
                let name: String = (attachment.name ?? "Attachment").replacingOccurrences(of: "/", with: "-")
                let type = fileExtension(of: attachment.uniformTypeIdentifier)
                try attachment.content.write(to: folder.appendingPathComponent("\(index + 1)-\(name)\(type)"))
            }
        } catch {
            FileHandle.standardError.write(Data("The attachments of \(test) could not be written: \(error)\n".utf8))
        }
    }

    /// Returns the folder of a test, whose name is `Class.method`.
    static func folder(of test: String) -> URL {
        let root: String = ProcessInfo.processInfo.environment["ENGAWA_ATTACHMENTS"] ?? "out/attachments"
        return test.split(separator: ".").reduce(URL(fileURLWithPath: root, isDirectory: true)) {
            $0.appendingPathComponent(String($1), isDirectory: true)
        }
    }

    private nonisolated static let extensions: [String: String] = [
        "public.png": "png", "public.jpeg": "jpg", "public.plain-text": "txt", "public.json": "json",
        "com.apple.property-list": "plist", "public.xml": "xml", "public.html": "html",
    ]

    private static func fileExtension(of type: String) -> String { extensions[type].map { ".\($0)" } ?? "" }

    /// Returns the uniform type identifier for a file extension.
    nonisolated static func type(of fileExtension: String) -> String {
        extensions.first { $0.value == fileExtension.lowercased() }?.key ?? "public.data"
    }
}
