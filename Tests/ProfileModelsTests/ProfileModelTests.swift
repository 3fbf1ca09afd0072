import Expectations
import APIClient
import Bindings
import DemoServer
import Foundation
import HostClock
import TestStage
import TestSupport
import Testing
import ViewModels

@testable import ProfileModels

/// Tests the models of accounts without views. The server runs in this process.
@MainActor @Suite(.onStage) struct ProfileModelTests {
    private let stage = Stage()
    private let server = DemoServer()
    private let directory: UserDirectory
    private let drafts: TemporaryFolder

    init() throws {
        drafts = try TemporaryFolder()
        directory = UserDirectory(service: ProfileService(address: try server.start().absoluteString))
    }

    private var me: UserModel { directory.me }

    private func wait(until isDone: () -> Bool) {
        let isInTime: Bool = stage.host.wait(for: 60, until: isDone)
        expect(isInTime)
    }

    /// Loads the current user and the list.
    private func load() {
        me.item.refresh()
        directory.people.load()
        wait { me.user.value != nil && !directory.people.items.isEmpty }
    }

    private func form() throws -> ProfileForm {
        load()
        return try editAgain()
    }

    /// Creates a form as the screen does when it is opened again.
    private func editAgain() throws -> ProfileForm {
        ProfileForm(try #require(me.user.value), model: me, drafts: drafts.url)
    }

    @Test func `the completion handler runs before the notification`() {
        var order: [String] = []
        let observer = NotificationCenter.default.addObserver(
            forName: .requestItemDidRefresh, object: me.item, queue: nil
        ) { _ in
            MainActor.assumeIsolated { order.append("notification") }
        }
        let token = me.user.observe { order.append("observer \($0?.name ?? "")") }
        me.item.refresh { result in order.append("completion \((try? result.get().name) ?? "")") }
        wait { me.user.value != nil }
        stage.advance(by: 1)
        expect(order, equals: ["completion Ada Lindqvist", "observer Ada Lindqvist", "notification"])
        NotificationCenter.default.removeObserver(observer)
        token.cancel()
    }

    @Test func `a saved name appears everywhere immediately`() throws {
        let form: ProfileForm = try form()
        var seen: [[String]] = []
        let token = me.user.observe { [directory] user in
            seen.append([user?.name ?? "", directory.people.items.elements[0].name])
        }
        form.name.value.value = "Ada L."
        var isSaved = false
        form.save { isSaved = true }
        wait { isSaved }
        stage.advance(by: 1)
        expect(me.user.value?.name, equals: "Ada L.")
        expect(directory.people.items.elements[0].name, equals: "Ada L.")
        expect(directory.people.items.elements[1].name, equals: "縁側の佳帆")
        expect(seen.count, equals: 1)
        expect(directory.model(of: directory.people.items.elements[0]), isIdenticalTo: me)
        token.cancel()
    }

    @Test func `a list that was requested before a save does not restore the old name`() throws {
        let form: ProfileForm = try form()
        server.routes.add("/users") { _ in
            ServerReply(pieces: [
                .wait(5), .text(#"[{"id":1,"screen_name":"ada","name":"Ada Lindqvist","email":"","about":""}]"#),
            ])
        }
        directory.people.refresh()
        stage.advance(by: 1)
        form.name.value.value = "Ada L."
        form.save {}
        wait { me.user.value?.name == "Ada L." }
        expect(directory.people.state.value, equals: .requesting)
        wait { directory.people.state.value == .loaded }
        expect(directory.people.items.elements.map(\.name), equals: ["Ada L."])
    }

    @Test func `the request contains exactly the input`() throws {
        let form: ProfileForm = try form()
        form.about.value.value = "Ünï \"quoted\""
        expect(form.hasChanges.value)
        form.save {}
        wait { !form.form.isSubmitting.value }
        let put = try #require(server.requests.last { $0.method == "PUT" })
        let body = try #require(try JSONSerialization.jsonObject(with: Data(put.bytes)) as? [String: String])
        expect(body, equals: ["name": "Ada Lindqvist", "email": "ada@example.org", "about": "Ünï \"quoted\""])
    }

    @Test func `saving twice sends one request`() throws {
        let form: ProfileForm = try form()
        form.save {}
        form.save {}
        expect(form.form.button.value.isBusy)
        expect(form.form.button.value.disabledReason, equals: "This is being sent. Wait a moment.")
        wait { !form.form.isSubmitting.value }
        expect(server.requests.filter { $0.method == "PUT" }.count, equals: 1)
    }

    @Test func `validation does not require the server`() throws {
        let form: ProfileForm = try form()
        form.name.value.value = "  "
        form.email.value.value = "ada"
        expect(form.form.button.value.disabledReason, equals: "Enter a name.")
        form.save {}
        expect(form.name.message.value, equals: "Enter a name.")
        expect(form.email.message.value, equals: "Enter a valid email address, such as name@example.org.")
        expect(!server.requests.contains { $0.method == "PUT" })
    }

    @Test func `rejections are shown beside the field`() throws {
        let form: ProfileForm = try form()
        form.email.value.value = "noor@example.org"
        form.save {}
        wait { !form.form.isSubmitting.value }
        expect(form.email.message.value, equals: "This email address is already in use.")
        expect(form.email.value.value, equals: "noor@example.org")
        expect(form.form.failure.value?.message, equals: "Some fields are invalid. Correct them, then try again.")
        expect(me.user.value?.email, equals: "ada@example.org")
        form.email.value.value = "ada@example.com"
        expectNil(form.email.message.value)
        form.save {}
        wait { me.user.value?.email == "ada@example.com" }
    }

    @Test(arguments: [
        (Fault.status(401), "Profile requires you to sign in."),
        (.status(429), "Profile is busy. Try again in a moment."),
        (.status(500), "Profile encountered an error. Try again in a moment."),
        (.dropConnection, "The connection to Profile was lost. Try again."),
        (.neverRespond, "Profile took too long to respond. Try again in a moment."),
        (.truncate(afterBytes: 20), "The connection to Profile was lost. Try again."),
        (.wrongTypes, "Profile sent an invalid response. Try again in a moment."),
        (.status(422), "Profile did not accept the request. Check what you entered."),
    ])
    func `a failed change keeps the input and the account`(_ fault: Fault, _ sentence: String) throws {
        let form: ProfileForm = try form()
        // The fault is permanent, because the client retries a request if a reused connection was dropped.
        server.faults.always(fault, method: "PUT")
        form.name.value.value = "Ada L."
        form.save {}
        wait { form.form.failure.value != nil }
        expect(form.form.failure.value?.message, equals: sentence)
        expect(form.name.value.value, equals: "Ada L.")
        expect(me.user.value?.name, equals: "Ada Lindqvist")
        expect(form.form.button.value.isEnabled)
        server.faults.removeAll()
        form.save {}
        wait { me.user.value?.name == "Ada L." }
    }

    @Test func `discarding cancels the request`() throws {
        let form: ProfileForm = try form()
        server.faults.always(.delay(5), method: "PUT")
        form.save {}
        stage.advance(by: 1)
        expect(me.item.isSaving.value)
        form.form.cancel()
        stage.advance(by: 1)
        expect(!me.item.isSaving.value)
        expectNil(form.form.failure.value)
        expect(form.form.button.value.isEnabled)
    }

    @Test func `input is stored until it is saved or discarded`() throws {
        let form: ProfileForm = try form()
        form.name.value.value = "Ada L."
        form.email.value.value = "noor@example.org"
        form.save {}
        wait { form.form.failure.value != nil }
        let again: ProfileForm = try editAgain()
        expect(again.draft.isRestored && again.hasChanges.value)
        expect(again.name.value.value, equals: "Ada L.")
        again.email.value.value = "ada@example.com"
        again.save {}
        wait { me.user.value?.name == "Ada L." }
        stage.advance(by: 0.1)
        let saved: ProfileForm = try editAgain()
        expect(!saved.draft.isRestored && !saved.hasChanges.value)
        saved.about.value.value = "Never mind."
        saved.discard()
        try expect(!editAgain().draft.isRestored)
    }

    @Test(arguments: [
        ([:], "localhost"), (["ENGAWA_ENV": "stage"], "stage.profile.example"),
        (["ENGAWA_ENV": "release"], "profile.example"),
        (["ENGAWA_ENV": "stage", "PROFILE_URL": "http://127.0.0.1:9"], "127.0.0.1"),
    ])
    func `the build and the environment select the servers`(_ variables: [String: String], _ host: String)
        throws
    {
        try expect(ProfileService(variables: variables).client.get().baseURL.host, equals: host)
    }

    @Test(arguments: [
        (
            ["ENGAWA_ENV": "prod"],
            "ENGAWA_ENV is \"prod\", which is not an environment. Use one of: debug, stage, release."
        ),
        (
            ["PROFILE_URL": "profile"],
            """
            “profile” is not the address of a server. Enter one that begins with http:// or https://, such as \
            http://localhost:8080.
            """
        ),
    ])
    func `invalid servers are reported`(_ variables: [String: String], _ sentence: String) {
        let directory = UserDirectory(service: ProfileService(variables: variables))
        directory.me.item.refresh()
        wait { directory.me.item.state.value.failure != nil }
        expect(directory.me.item.state.value.failure?.message, equals: sentence)
        expect(directory.me.item.state.value.failure?.isRetryable, equals: false)
    }

    @Test func `other users are loaded by their number`() throws {
        load()
        let noor: UserModel = directory.model(of: directory.people.items.elements[2])
        expect(noor.user.value?.name, equals: "Noor Haddad")
        expect(!noor.isMe)
        expect(directory.model(of: directory.people.items.elements[2]), isIdenticalTo: noor)
        noor.item.refresh()
        wait { noor.item.state.value == .loaded }
        expect(server.requests.last?.path, equals: "/users/3")
    }

    @Test func `a model of the current user follows the account`() throws {
        directory.people.load()
        wait { !directory.people.items.isEmpty }
        let early: UserModel = directory.model(of: directory.people.items.elements[0])
        let form: ProfileForm = try form()
        form.name.value.value = "Ada L."
        form.save {}
        wait { early.user.value?.name == "Ada L." }
    }

    // MARK: Pictures

    private func picture(_ count: Int) throws -> URL {
        let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        try Data(repeating: 7, count: count).write(to: file)
        return file
    }

    @Test func `an uploaded picture appears everywhere`() throws {
        load()
        let file: URL = try picture(3 << 20)
        defer { try? FileManager.default.removeItem(at: file) }
        let upload: AvatarUpload<URL, User> = me.makeAvatarUpload()
        var seen: [Double?] = []
        let token = upload.progress.observe { seen.append($0) }
        upload.start(file)
        upload.start(file)
        wait { upload.state.value == .loaded }
        expect(me.user.value?.avatarURL?.path, equals: "/avatars/1/1")
        expect(directory.people.items.elements[0].avatarURL?.path, equals: "/avatars/1/1")
        expect(server.requests.filter { $0.path == "/user/avatar" }.count, equals: 1)
        let fractions: [Double] = seen.compactMap { $0 }
        expect(fractions.first == 0 && fractions.last == 1)
        expect(fractions, equals: fractions.sorted())
        expect(seen.last, equals: .some(nil))
        // A late report of progress is not shown.
        upload.fraction.value = 1
        expectNil(upload.progress.value)
        token.cancel()
    }

    @Test func `a failed upload can be retried`() throws {
        load()
        let file: URL = try picture(1_000)
        defer { try? FileManager.default.removeItem(at: file) }
        let upload: AvatarUpload<URL, User> = me.makeAvatarUpload()
        server.faults.once(.status(500), path: "/user/avatar")
        upload.start(file)
        wait { upload.state.value.failure != nil }
        expectNil(upload.progress.value)
        expect(me.user.value?.avatarURL?.path, equals: "/avatars/1/0")
        upload.retry()
        wait { upload.state.value == .loaded }
        expect(me.user.value?.avatarURL?.path, equals: "/avatars/1/1")
    }

    @Test func `an upload can be stopped`() throws {
        load()
        let file: URL = try picture(1_000)
        defer { try? FileManager.default.removeItem(at: file) }
        let upload: AvatarUpload<URL, User> = me.makeAvatarUpload()
        server.faults.always(.neverRespond, path: "/user/avatar")
        upload.start(file)
        stage.advance(by: 1)
        expect((upload.progress.value ?? 0), isGreaterThan: 0.9)
        upload.cancel()
        stage.advance(by: 1)
        expectNil(upload.progress.value)
        expect(upload.state.value, equals: .none)
    }

    @Test func `a missing file is reported`() throws {
        load()
        let upload: AvatarUpload<URL, User> = me.makeAvatarUpload()
        upload.start(URL(fileURLWithPath: "/proc/none/a.png"))
        wait { upload.state.value.failure != nil }
        expect(
            upload.state.value.failure?.message, equals: "The file for Profile could not be read. Choose it again.")
    }
}
