import Engawa
import UIKit

extension RequestTableViewController where Item == Repository {
    /// Creates a screen with repositories. Selecting a repository adds or removes its star.
    convenience init(_ list: RequestList<Repository>, of model: HubModel) {
        self.init(list, noData: "There are no repositories.") { (cell: UITableViewCell, repository) in
            cell.textLabel?.text = repository.name
            cell.imageView?.setImage(from: repository.avatarUrl)
            let star = UILabel()
            star.text = "\(repository.isStarred ? "★" : "☆") \(repository.stars)"
            star.font = .preferredFont(forTextStyle: .body)
            star.adjustsFontForContentSizeCategory = true
            star.sizeToFit()
            cell.accessoryView = star
        } onSelect: { repository in
            model.toggleStar(of: repository, in: list)
        }
    }
}

extension FormViewController {
    /// Creates a screen that creates a repository.
    convenience init(_ model: HubModel) {
        let name = TextFieldView(model.name, placeholder: "Name")
        self.init(model.form, [name], button: "Create", busyTitle: "Creating…") { screen in
            model.create { screen.navigationController?.popViewController(animated: true) }
        }
        title = "New"
    }
}
