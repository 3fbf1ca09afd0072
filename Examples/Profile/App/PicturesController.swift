import UIKit

/// A list of pictures for an upload: samples, and those in the user's folder.
final class PicturesController: UITableViewController {
    private let files: [URL]
    private let choose: (URL) -> Void

    /// - Parameter choose: Called with the chosen file.
    init(choose: @escaping (URL) -> Void) {
        self.choose = choose
        files = PictureFiles.samples() + PictureFiles.files()
        super.init(style: .plain)
        title = "Pictures"
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "pictures"
        tableView.tableFooterView = UIView()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell =
            tableView.dequeueReusableCell(withIdentifier: "picture")
            ?? UITableViewCell(style: .default, reuseIdentifier: "picture")
        cell.textLabel?.text = files[indexPath.row].deletingPathExtension().lastPathComponent
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        choose(files[indexPath.row])
    }
}
