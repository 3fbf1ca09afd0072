import Foundation
import UIKitCore
import UIKitLists

/// The table of a share sheet, with the shared items, a row of services, and the list of actions.
final class ShareSheetController: UITableViewController {
    private unowned let sheet: UIActivityViewController
    private var services: [UIActivity] = []
    private var actions: [UIActivity] = []
    private let header = ShareHeaderView()

    init(sheet: UIActivityViewController) {
        self.sheet = sheet
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        header.onClose = { [weak self] in self?.sheet.dismiss(animated: true) }
        header.onChoose = { [weak self] index in
            guard let self else { return }
            self.sheet.begin(self.services[index])
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    /// Shows the items and the activities that are available for them.
    func reload() {
        (services, actions) = sheet.activities()
        let (title, image) = sheet.summary(side: ShareHeaderView.pictureSide)
        header.show(title: title, image: image, services: services)
        sheet.loadPicture { [weak self] image in
            guard let self else { return }
            header.show(title: title, image: image, services: services)
        }
        tableView.tableHeaderView = header
        tableView.reloadData()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height: CGFloat = header.fittingHeight(width: tableView.bounds.width)
        guard header.frame.height != height || header.frame.width != tableView.bounds.width else { return }
        header.frame = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: height)
        tableView.tableHeaderView = header
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { actions.count }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? UITableView.automaticDimension : 48
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell =
            tableView.dequeueReusableCell(withIdentifier: "action")
            ?? UITableViewCell(style: .default, reuseIdentifier: "action")
        let activity: UIActivity = actions[indexPath.row]
        cell.textLabel?.text = activity.activityTitle
        cell.textLabel?.numberOfLines = 0
        let picture = UIImageView(image: activity.activityImage?.withRenderingMode(.alwaysTemplate))
        picture.contentMode = .scaleAspectFit
        picture.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        picture.tintColor = .label
        cell.accessoryView = picture
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        sheet.begin(actions[indexPath.row])
    }
}
