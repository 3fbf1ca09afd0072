import APIClient
import Bindings
import Foundation
import Store
import StoredLists
import ViewModels

/// The user's contacts, in pages. They are searched as the user types. Without a connection, the stored contacts are
/// shown.
@MainActor
public final class ContactsModel {
    public let word = Dynamic("")
    public let contacts: RequestList<Account>

    public init(_ session: SyncSession) {
        contacts = RequestList(
            storedIn: session.store, following: word,
            records: { word in
                let all: Query<Account> = Account.sorted(by: \.name)
                return word.isEmpty
                    ? all
                    : all.where(.containsIgnoringCase(\.name, word) || .containsIgnoringCase(\.email, word))
            }, deletesOutdated: false
        ) { [client = session.client] word in
            try await client.firstPage(of: .contacts(word), paging: .number(size: 20))
        }
    }
}
