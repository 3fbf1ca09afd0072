import Bindings
import Foundation
import Diagnostics

/// What was typed into fields and is not sent yet, in a file: it outlives the program, however that ends.
///
///     let draft = FormDraft([name, about], in: folder.appendingPathComponent("profile.json"))
///     form.submit { … } success: { _ in draft.discard() }
///
/// When it is made, the fields take what the file has for them. From then on every change is written, in one step and
/// for the file's owner alone. A field that is as it was when the draft was made is not kept; without any that is, there
/// is no file. Leave out fields that hold secrets.
@MainActor
public final class FormDraft {
    /// Whether a field took something from the file.
    public let isRestored: Bool
    /// Why what is typed is not kept; nil while it is.
    public let failure: DynamicValue<RequestFailure?>

    private let fields: [Field<String>]
    private var original: [String]
    private let file: URL
    private let problem = Dynamic<RequestFailure?>(nil)

    /// Makes a draft of some fields, each of which has a name of its own.
    ///
    /// - Parameter file: is made with the folder that it is in. One that holds no draft is written over.
    public init(_ fields: [Field<String>], in file: URL) {
        let names = Set(fields.map(\.name))
        stopProgram(
            unless: names.count == fields.count && !names.contains(""), "Give every field of a draft a name of its own."
        )
        self.fields = fields
        self.file = file
        original = fields.map(\.value.value)
        failure = problem
        let kept: [String: String] = FormDraft.read(file)
        var isRestored = false
        together {
            for field in fields {
                guard let text = kept[field.name], text != field.value.value else { continue }
                field.value.value = text
                isRestored = true
            }
        }
        self.isRestored = isRestored
        if !kept.isEmpty { write() }
        combine(fields.map { $0.value as DynamicValue<String> }).observe(with: self) { draft, _ in draft.write() }
    }

    /// Forgets what was typed, because it was sent or is not wanted: the file goes. What is typed from now on is kept.
    public func discard() {
        original = fields.map(\.value.value)
        write()
    }

    private static func read(_ file: URL) -> [String: String] {
        guard let data = try? Data(contentsOf: file) else { return [:] }
        return (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
    }

    private func write() {
        var typed: [String: String] = [:]
        for (field, text) in zip(fields, original) where field.value.value != text {
            typed[field.name] = field.value.value
        }
        let reason: String? = typed.isEmpty ? FormDraft.remove(file) : FormDraft.write(typed, to: file)
        let failure: RequestFailure? = reason.map { reason in
            RequestFailure(
                message: "What you type cannot be kept, so it is lost if the program ends before it is sent.",
                isRetryable: false, details: "\(file.path): \(reason)")
        }
        if problem.value != failure { problem.value = failure }
    }

    /// Writes in one step, so that a program that is killed leaves the old file or the new one. Returns why it could not.
    private static func write(_ typed: [String: String], to file: URL) -> String? {
        let folder: URL = file.deletingLastPathComponent()
        let new: URL = folder.appendingPathComponent(".\(file.lastPathComponent).new")
        do {
            let data: Data = try JSONEncoder().encode(typed)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            guard
                FileManager.default.createFile(atPath: new.path, contents: data, attributes: [.posixPermissions: 0o600])
            else { return "it cannot be written" }
        } catch {
            return error.localizedDescription
        }
        return rename(new.path, file.path) == 0 ? nil : String(cString: strerror(errno))
    }

    private static func remove(_ file: URL) -> String? {
        unlink(file.path) == 0 || errno == ENOENT || errno == ENOTDIR ? nil : String(cString: strerror(errno))
    }
}
