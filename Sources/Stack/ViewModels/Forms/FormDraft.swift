import APIClient
import Bindings
import Foundation
import ProgramDiagnostics

/// Unsubmitted input of text fields, stored in a file. It survives a crash of the app.
///
///     let draft = FormDraft([name, about], in: folder.appendingPathComponent("profile.json"))
///     form.submit { … } success: { _ in draft.discard() }
///
/// On initialization, the fields take the values in the file. From then on, every change is written atomically, to a
/// file that only its owner can read. Fields with their original value are not stored. If all fields have their
/// original values, the file is removed. Do not include fields with secrets.
@MainActor
public final class FormDraft {
    /// Whether a field took a value from the file.
    public let isRestored: Bool
    /// The reason why input cannot be stored; nil if it can.
    public let failure: DynamicValue<RequestFailure?>

    private let fields: [Field<String>]
    private var original: [String]
    private let file: URL
    private let problem = Dynamic<RequestFailure?>(nil)

    /// Creates a draft of some fields, each with a unique name.
    ///
    /// - Parameter file: The file. Its folder is created if it is missing. A file without a valid draft is overwritten.
    public init(_ fields: [Field<String>], in file: URL) {
        let names = Set(fields.map(\.name))
        stopProgram(
            unless: names.count == fields.count && !names.contains(""), "Give every field of a draft a name of its own."
        )
        self.fields = fields
        self.file = file
        original = fields.map(\.value.value)
        failure = problem
        let stored = FormDraft.read(file)
        var isRestored = false
        withBatchedUpdates {
            for field in fields {
                guard let text = stored[field.name], text != field.value.value else { continue }
                field.value.value = text
                isRestored = true
            }
        }
        self.isRestored = isRestored
        if !stored.isEmpty { write() }
        combine(fields.map { $0.value as DynamicValue<String> }).observe(with: self) { draft, _ in draft.write() }
    }

    /// Removes the file, because the input was submitted or discarded. Later changes are stored again.
    public func discard() {
        original = fields.map(\.value.value)
        write()
    }

    private static func read(_ file: URL) -> [String: String] {
        guard let data = try? Data(contentsOf: file) else { return [:] }
        return (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
    }

    private func write() {
        var changes: [String: String] = [:]
        for (field, text) in zip(fields, original) where field.value.value != text {
            changes[field.name] = field.value.value
        }
        let reason: String? = changes.isEmpty ? FormDraft.remove(file) : FormDraft.write(changes, to: file)
        let failure: RequestFailure? = reason.map { reason in
            RequestFailure(
                message: StackTexts.text("Your input cannot be saved. It is lost if the app quits before it is sent."),
                isRetryable: false, details: "\(file.path): \(reason)")
        }
        if problem.value != failure { problem.value = failure }
    }

    /// Writes atomically, so that a crash leaves either the old or the new file. Returns the error, or nil.
    private static func write(_ changes: [String: String], to file: URL) -> String? {
        let folder = file.deletingLastPathComponent()
        let new = folder.appendingPathComponent(".\(file.lastPathComponent).new")
        do {
            let data = try JSONEncoder().encode(changes)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            guard
                FileManager.default.createFile(atPath: new.path, contents: data, attributes: [.posixPermissions: 0o600])
            else { return "the file cannot be written" }
        } catch {
            return error.localizedDescription
        }
        return rename(new.path, file.path) == 0 ? nil : String(cString: strerror(errno))
    }

    private static func remove(_ file: URL) -> String? {
        unlink(file.path) == 0 || errno == ENOENT || errno == ENOTDIR ? nil : String(cString: strerror(errno))
    }
}
