import Engawa
import Foundation

@MainActor
final class HubModel {
    let repositories: RequestList<Repository>
    let word = Dynamic("")
    let results: RequestList<Repository>
    let name = Field("", name: "name", .required("Enter a name."))
    let form: Form
    private let client: APIClient
    private var listening: Task<Void, any Error>?

    init(url: URL, store: Store) throws {
        var configuration = APIConfiguration(baseURL: url, serviceName: "Hub")
        configuration.json = JSONFormat(keys: .snakeCase, dates: .iso8601)
        configuration.timeout = 5
        let client = APIClient(configuration)
        self.client = client
        form = Form([name])
        repositories = try RequestList(storedIn: store, query: Repository.sorted(by: \.id)) {
            try await client.firstPage(of: .repositories, paging: .number(size: 20))
        }
        results = RequestList(following: word, unless: \.isEmpty) { word in
            try await client.firstPage(of: .search(word), paging: .links())
        }
    }

    deinit { listening?.cancel() }

    /// Shows the changes that the server reports.
    func listen() {
        listening = Task { [client, weak self] in
            for try await event in client.events(.get("/events")) {
                guard let changed = try? client.decode(Repository.self, from: event) else { continue }
                self?.repositories.update(changed)
            }
        }
    }

    func toggleStar(of repository: Repository, in list: RequestList<Repository>) {
        list.change(repository.id) {
            $0.isStarred.toggle()
            $0.stars += $0.isStarred ? 1 : -1
        } sending: { [client] in
            try await client.send(.star($0))
        }
    }

    func create(completion: @escaping @MainActor () -> Void) {
        form.submit(rejection: \Rejection.fields) { [client, name] in
            try await client.send(.create(name: name.value.value))
        } success: { [repositories, name] _ in
            name.reset(to: "")
            repositories.refresh()
            completion()
        }
    }
}
