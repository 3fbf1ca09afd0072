import Bindings
import Foundation
import Store
import SyncModels
import SyncServer
import TestStage

/// A person with an app, its store, and its session.
@MainActor
final class Person {
    let store: Store
    let session: SyncSession
    let contacts: ContactsModel
    let conversations: ConversationsModel
    let live: LiveUpdates

    /// Launches an app. With the store of an earlier app, it continues where the earlier app ended.
    init(server: URL, store: Store? = nil) throws {
        var options = StoreOptions()
        options.key = StoreKey(bytes: [UInt8](repeating: 7, count: 32))
        self.store = try store ?? .inMemory(migrations: SyncSession.migrations, options: options)
        session = try SyncSession(server: server, store: self.store)
        contacts = ContactsModel(session)
        conversations = try ConversationsModel(session)
        live = LiveUpdates(session)
    }

    /// Signs up, and follows the events.
    func join(_ name: String, on stage: Stage) {
        session.name.value.value = name
        session.email.value.value = "\(name)@example.org"
        session.password.value.value = "\(name)-password"
        session.signUp()
        stage.advance(by: 1)
        live.start()
        conversations.list.load()
        stage.advance(by: 1)
    }
}
