import Expectations
import APIClient
import Bindings
import Foundation
import Testing

@testable import ViewModels

@MainActor
struct FormDraftTests {
    /// A temporary folder that is deleted after the test.
    private final class Folder {
        let url: URL = FileManager.default.temporaryDirectory.appendingPathComponent("engawa-\(UUID().uuidString)")
        var file: URL { url.appendingPathComponent("drafts/profile.json") }
        var names: [String] {
            (try? FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)) ?? []
        }

        deinit { try? FileManager.default.removeItem(at: url) }
    }

    private let folder = Folder()

    private func fields(_ name: String = "Ada", _ about: String = "") -> [Field<String>] {
        [Field(name, name: "name"), Field(about, name: "about")]
    }

    private func values(_ fields: [Field<String>]) -> [String] { fields.map(\.value.value) }

    @Test func `input is restored after a crash`() throws {
        let typed = fields()
        let draft = FormDraft(typed, in: folder.file)
        expect(!draft.isRestored)
        expect(folder.names.isEmpty)
        typed[0].value.value = "Ada L"
        typed[0].value.value = "Ada L."
        typed[1].value.value = "縁側 \"quoted\"\n"
        let again = fields()
        let restored = FormDraft(again, in: folder.file)
        expect(restored.isRestored)
        expect(values(again), equals: ["Ada L.", "縁側 \"quoted\"\n"])
        expect(folder.names, equals: ["profile.json"])
        let permissions = try FileManager.default.attributesOfItem(atPath: folder.file.path)[.posixPermissions] as? Int
        expect(permissions, equals: 0o600)
        withExtendedLifetime(draft) {}
    }

    @Test func `an unchanged field follows the server`() {
        let typed = fields()
        let draft = FormDraft(typed, in: folder.file)
        typed[1].value.value = "Hello."
        let again = fields("Ada L.")
        let restored = FormDraft(again, in: folder.file)
        expect(values(again), equals: ["Ada L.", "Hello."])
        withExtendedLifetime((draft, restored)) {}
    }

    @Test func `original values need no file`() {
        let typed = fields()
        let draft = FormDraft(typed, in: folder.file)
        typed[0].value.value = "Ada L."
        expect(folder.names, equals: ["profile.json"])
        typed[0].value.value = "Ada"
        expect(folder.names.isEmpty)
        withExtendedLifetime(draft) {}
    }

    @Test func `discarding removes the input, and later input is stored`() {
        let typed = fields()
        let draft = FormDraft(typed, in: folder.file)
        typed[0].value.value = "Ada L."
        draft.discard()
        expect(folder.names.isEmpty)
        let again = fields("Ada L.")
        expect(!FormDraft(again, in: folder.file).isRestored)
        typed[0].value.value = "Ada M."
        let restored = fields("Ada L.")
        expect(FormDraft(restored, in: folder.file).isRestored)
        expect(values(restored), equals: ["Ada M.", ""])
    }

    @Test func `input that equals the server's values is not a draft`() {
        let typed = fields()
        let draft = FormDraft(typed, in: folder.file)
        typed[0].value.value = "Ada L."
        let again = fields("Ada L.")
        expect(!FormDraft(again, in: folder.file).isRestored)
        expect(folder.names.isEmpty)
        withExtendedLifetime(draft) {}
    }

    @Test func `an invalid file is ignored`() throws {
        try FileManager.default.createDirectory(
            at: folder.file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("{\"name\": 1}".utf8).write(to: folder.file)
        let typed = fields()
        let draft = FormDraft(typed, in: folder.file)
        expect(!draft.isRestored)
        expect(values(typed), equals: ["Ada", ""])
        typed[0].value.value = "Ada L."
        let again = fields()
        expect(FormDraft(again, in: folder.file).isRestored)
    }

    @Test func `a failure to write is reported`() {
        let typed = fields()
        let draft = FormDraft(typed, in: URL(fileURLWithPath: "/proc/none/profile.json"))
        expectNil(draft.failure.value)
        typed[0].value.value = "Ada L."
        expect(
            draft.failure.value?.message,
            equals: "Your input cannot be saved. It is lost if the app quits before it is sent.")
        expect(draft.failure.value?.details.contains("/proc/none/profile.json"), equals: true)
        typed[0].value.value = "Ada"
        expectNil(draft.failure.value)
    }

    @Test func `the message for a failure to write is translated`() async {
        await #expect(processExitsWith: .success) {
            StackTexts.translate { _ in "Nicht gesichert." }
            await MainActor.run {
                let field = Field("", name: "name")
                let draft = FormDraft([field], in: URL(fileURLWithPath: "/proc/none/profile.json"))
                field.value.value = "Ada"
                expect(draft.failure.value?.message, equals: "Nicht gesichert.")
            }
        }
    }

    @Test func `a deallocated draft leaves its file and retains no field`() {
        weak var gone: FormDraft?
        let typed = fields()
        do {
            let draft = FormDraft(typed, in: folder.file)
            gone = draft
            typed[0].value.value = "Ada L."
        }
        expectNil(gone)
        expect(folder.names, equals: ["profile.json"])
        typed[0].value.value = "Ada"
        expect(folder.names, equals: ["profile.json"])
    }
}
