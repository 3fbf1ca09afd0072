import Engawa
import UIKit

struct Person: Decodable, Identifiable, Hashable, Sendable {
    let id: Int
    let name: String
}

extension Endpoint where Response == [Person] {
    static var people: Endpoint { .get("/users") }
}

@MainActor
final class PeopleModel {
    let people: RequestList<Person>

    init(client: APIClient) {
        people = RequestList { RequestPage(try await client.send(.people)) }
    }
}

final class PeopleController: UITableViewController {
    var model: PeopleModel?
    private var rows: TableBinding<Person>?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "People"
        guard let model else { return }
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "person")
        rows = tableView.bind(to: model.people.items) { table, path, person in
            let cell = table.dequeueReusableCell(withIdentifier: "person", for: path)
            var content = cell.defaultContentConfiguration()
            content.text = person.name
            cell.contentConfiguration = content
            return cell
        }
        let placeholder = RequestPlaceholder(noData: "There are no people yet.")
        placeholder.bind(to: model.people)
        tableView.backgroundView = placeholder
        refreshControl = UIRefreshControl()
        refreshControl?.bind(to: model.people)
        model.people.load()
    }
}
