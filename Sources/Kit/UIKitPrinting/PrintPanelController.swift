import FileBrowsing
import Foundation
import UIKitAlerts
import UIKitCore
import UIKitLists
import UIKitSharing
import UIKitStackViews

/// A controller that shows the pages and the options of a print job before its document is saved.
@MainActor
final class PrintPanelController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let job: PrintJob
    private let controller: UIPrintInteractionController
    private let onEnd: (Bool) -> Void
    private var hasEnded = false
    private let pages = UICollectionView(
        frame: .zero, collectionViewLayout: PrintPanelController.makeLayout())
    private let papers = UISegmentedControl(items: UIPrintPaper.all.map { $0.name })
    private let orientations = UISegmentedControl(items: ["Portrait", "Landscape"])
    private let note = UILabel()
    /// The folder of the document that is being saved.
    private var folder: URL?

    /// - Parameter onEnd: A closure that is called once after the panel is closed. Its argument indicates whether the
    ///   document was saved.
    init(_ job: PrintJob, of controller: UIPrintInteractionController, onEnd: @escaping (Bool) -> Void) {
        self.job = job
        self.controller = controller
        self.onEnd = onEnd
        super.init(nibName: nil, bundle: nil)
        title = "Print"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.close(animated: true, didSave: false) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Save as PDF", primaryAction: UIAction(title: "Save as PDF") { [weak self] _ in self?.save() })
        navigationItem.rightBarButtonItem?.style = .done
    }

    required init?(coder: NSCoder) { nil }

    private static func makeLayout() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 16
        layout.sectionInset = UIEdgeInsets(top: 16, left: 20, bottom: 16, right: 20)
        return layout
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        pages.backgroundColor = .clear
        pages.accessibilityIdentifier = "Pages"
        pages.dataSource = self
        pages.delegate = self
        pages.register(PrintPageCell.self, forCellWithReuseIdentifier: "page")
        papers.selectedSegmentIndex = UIPrintPaper.all.firstIndex { $0.name == job.paper.name } ?? 0
        papers.isHidden = job.pageCount == nil || !controller.showsPaperSelectionForLoadedPapers
        orientations.selectedSegmentIndex = job.paper.paperSize.width > job.paper.paperSize.height ? 1 : 0
        orientations.isHidden = job.pageCount == nil || !controller.showsPaperOrientation
        for control in [papers, orientations] {
            control.addAction(UIAction { [weak self] _ in self?.paperDidChange() }, for: .valueChanged)
        }
        note.font = .preferredFont(forTextStyle: .footnote)
        note.textColor = .secondaryLabel
        note.textAlignment = .center
        note.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [pages, note, papers, orientations])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: area.topAnchor),
            stack.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
        ])
        updateNote()
    }

    private func updateNote() {
        let count: String = job.pageCount.map { $0 == 1 ? "1 page" : "\($0) pages" } ?? "PDF document"
        note.text = "\(job.info.jobName) — \(count)"
    }

    private func paperDidChange() {
        let paper: UIPrintPaper = UIPrintPaper.all[max(0, papers.selectedSegmentIndex)]
        job.choose(orientations.selectedSegmentIndex == 1 ? paper.landscape : paper)
        updateNote()
        pages.reloadData()
    }

    // MARK: End

    private func save() {
        controller.delegate?.printInteractionControllerWillStartJob(controller)
        let name: String = job.info.jobName.replacingOccurrences(of: "/", with: "-")
        // The folder is unique, because jobs of several apps can have the same name.
        removeFolder()
        let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        self.folder = folder
        let file: URL = folder.appendingPathComponent("\(name).pdf")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try job.document().write(to: file)
        } catch {
            removeFolder()
            return report(FileProblem.saving(file.lastPathComponent, in: file.deletingLastPathComponent(), error))
        }
        let choice = FileChoiceController(FileChooserRequest(.saving([file], moving: false))) { [weak self] saved in
            self?.removeFolder()
            self?.choiceDidEnd(saved != nil)
        }
        present(choice, animated: true)
    }

    /// Removes the folder of a document that was saved or abandoned.
    private func removeFolder() {
        // The folder does not exist if it could not be created.
        if let folder { try? FileManager.default.removeItem(at: folder) }
        folder = nil
    }

    private func choiceDidEnd(_ didSave: Bool) {
        dismiss(animated: true) { [self] in
            guard didSave else { return }
            controller.delegate?.printInteractionControllerDidFinishJob(controller)
            close(animated: true, didSave: true)
        }
    }

    private func report(_ problem: FileProblem) {
        let alert = UIAlertController(title: nil, message: problem.sentence, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }

    func close(animated: Bool, didSave: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        controller.delegate?.printInteractionControllerWillDismissPrinterOptions(controller)
        // The presenter also dismisses a file chooser or an alert above the panel.
        (navigationController ?? self).presentingViewController?.dismiss(animated: animated) { [self] in end(didSave) }
    }

    private func end(_ didSave: Bool) {
        removeFolder()
        onEnd(didSave)
    }

    private var isClosing = false

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isClosing = navigationController?.isBeingDismissed == true
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // The user dragged the sheet away.
        guard isClosing, !hasEnded else { return }
        hasEnded = true
        controller.delegate?.printInteractionControllerWillDismissPrinterOptions(controller)
        end(false)
    }

    // MARK: Pages

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        job.pageCount ?? 1
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell: UICollectionViewCell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "page", for: indexPath)
        (cell as? PrintPageCell)?.show(job, page: indexPath.item, width: pageSize.width)
        return cell
    }

    /// The size of a page on the screen, in points.
    private var pageSize: CGSize {
        let paper: CGSize = job.paper.paperSize
        let room = CGSize(width: pages.bounds.width - 40, height: pages.bounds.height - 32)
        let factor: CGFloat = max(0.01, min(room.width / paper.width, room.height / paper.height))
        return CGSize(width: (paper.width * factor).rounded(), height: (paper.height * factor).rounded())
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { pageSize }

    private var shownSize: CGSize = .zero

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard pages.bounds.size != shownSize else { return }
        shownSize = pages.bounds.size
        pages.reloadData()
    }
}

/// A picture of a page.
@MainActor
private final class PrintPageCell: UICollectionViewCell {
    private let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.frame = contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        picture.contentMode = .scaleAspectFit
        picture.tintColor = .systemGray
        contentView.addSubview(picture)
        contentView.backgroundColor = .white
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 1)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ job: PrintJob, page: Int, width: CGFloat) {
        accessibilityLabel = job.pageCount == nil ? "PDF document" : "Page \(page + 1)"
        picture.image =
            job.picture(ofPage: page, width: width)
            ?? UIImage(systemName: "doc", withConfiguration: UIImage.SymbolConfiguration(pointSize: 60))
    }
}
