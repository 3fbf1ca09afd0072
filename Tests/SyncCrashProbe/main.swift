import Bindings
import Foundation
import Store
import SyncModels

/// Writes messages in a conversation of Ada, and prints the number of each when the app has accepted it. With a count,
/// it writes that number of messages and exits when the server has all of them; otherwise it works until it is killed.
///
/// Without a count, the program writes at most 40 messages. The test never waits for that many, and more messages would
/// only make the test slow, because the last program sends all messages that remain.
///
/// Arguments: the address of the server, the folder of the app, the first number, and the count.
let arguments: [String] = CommandLine.arguments

@MainActor
func write() async throws {
    guard let url = URL(string: arguments[1]), var number = Int(arguments[3]) else { exit(2) }
    let folder = URL(fileURLWithPath: arguments[2], isDirectory: true)
    var options = StoreOptions()
    options.key = .file(folder.appending(path: "ada.key"))
    let store = try Store(
        at: folder.appending(path: "ada.sqlite"), migrations: SyncSession.migrations, options: options)
    let session = try SyncSession(server: url, store: store)
    while session.account.value == nil {
        session.email.value.value = "ada@example.org"
        session.password.value.value = "ada-password"
        await session.signIn()?.value
    }
    let models = try SignedInModels(session)
    while models.conversations.list.items.isEmpty { await models.conversations.list.refresh().value }
    guard let id = models.conversations.list.items.elements.map(\.id).min() else { exit(3) }
    let conversation = try ConversationModel(id, session: session)
    conversation.pages.load()
    let hasCount: Bool = arguments.count > 4
    var left: Int = hasCount ? Int(arguments[4]) ?? 0 : 40
    while !hasCount || left > 0 || !conversation.outgoing.isEmpty {
        // As if the user pressed Try Again.
        for message in conversation.outgoing.elements where message.problem != nil { conversation.retry(message.id) }
        if left > 0 {
            conversation.draft.value = "message \(number)"
            try conversation.send()
            print(number)
            fflush(nil)
            (number, left) = (number + 1, left - 1)
        }
        try await Task.sleep(for: .milliseconds(20))
    }
    exit(0)
}

Task { @MainActor in
    do {
        try await write()
    } catch {
        print("error \(error)")
        exit(1)
    }
}
RunLoop.main.run()
