import Engawa
import Foundation

/// A record with a full-text index.
struct Note: StoredRecord, Hashable, Sendable {
    let id: Int
    var title: String
    var text: String

    static let schema = Schema<Note>(
        "notes", id: Column("id", \.id), Column("title", \.title), Column("text", \.text),
        search: SearchIndex(\.title, \.text))
}

/// The notes of a server that contain a word. Stored notes are available without a connection.
@MainActor
final class NoteModel {
    let word = Dynamic("")
    let notes: RequestList<Note>
    private let client: APIClient

    init(client: APIClient, store: Store) {
        self.client = client
        notes = RequestList(
            storedIn: store, following: word, records: { Note.where(.matches($0)).sorted(by: \.title) },
            deletesOutdated: false, unless: \.isEmpty
        ) { word in
            try await client.firstPage(of: .get("/notes", query: ["q": word]), paging: .links())
        }
    }

    func delete(_ note: Note) {
        notes.remove(id: note.id) { [client] in
            try await client.send(Endpoint<Void>.delete("/notes/\($0.id)"))
        }
    }
}
