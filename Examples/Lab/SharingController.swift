import UIKit
import UniformTypeIdentifiers

/// Shares items, chooses files and pictures, and requests permission to send notifications.
final class SharingController: UITableViewController {
    private struct Row {
        let title: String
        let perform: @MainActor (SharingController, UIView) -> Void
    }

    private let rows: [Row] = [
        Row(title: "Share text") { $0.share(["Sent from the Lab."], from: $1) },
        Row(title: "Share a link") { $0.share([URL(string: "https://www.swift.org")!], from: $1) },
        Row(title: "Share an image") { $0.share([$0.picture], from: $1) },
        Row(title: "Choose a file") { page, _ in page.chooseFile() },
        Row(title: "Choose a picture") { page, _ in page.choosePicture() },
        Row(title: "Open settings") { page, _ in
            UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
        },
    ]
    /// The last event.
    private var result = "Choose a row."

    init() {
        super.init(style: .insetGrouped)
        title = "Sharing"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "sharing"
    }

    private var picture: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 120, height: 80)).image { context in
            UIColor.systemTeal.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 120, height: 80))
            UIColor.systemYellow.setFill()
            UIBezierPath(ovalIn: CGRect(x: 40, y: 20, width: 40, height: 40)).fill()
        }
    }

    private func show(_ text: String) {
        result = text
        tableView.reloadData()
    }

    private func share(_ items: [Any], from view: UIView) {
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = view
        sheet.completionWithItemsHandler = { [weak self] type, completed, _, _ in
            self?.show(type.map { "\($0.rawValue): \(completed ? "completed" : "canceled")" } ?? "Closed")
        }
        present(sheet, animated: true)
    }

    private func chooseFile() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.delegate = self
        present(picker, animated: true)
    }

    private func choosePicture() {
        let picker = UIImagePickerController()
        picker.allowsEditing = true
        picker.delegate = self
        present(picker, animated: true)
    }

    // MARK: Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { result }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell = tableView.cell("row")
        cell.textLabel?.text = rows[indexPath.row].title
        cell.textLabel?.textColor = .tintColor
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        rows[indexPath.row].perform(self, tableView.cellForRow(at: indexPath) ?? tableView)
    }
}

extension SharingController: UIDocumentPickerDelegate {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        show(urls.map(\.lastPathComponent).joined(separator: ", "))
    }
}

extension SharingController: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        let size: CGSize = (info[.editedImage] as? UIImage)?.size ?? .zero
        show("A square of \(Int(size.width)) by \(Int(size.height))")
        picker.dismiss(animated: true)
    }
}
