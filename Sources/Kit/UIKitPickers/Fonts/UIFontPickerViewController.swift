import SystemTexts
import UIKitCore
import UIKitLists
import UIKitSearching

/// A view controller in which the user selects a font from a list of families.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
    UISearchBarDelegate, UIPopoverPresentationControllerDelegate
{
    private let table = UITableView(frame: .zero, style: .plain)
    private let bar = UINavigationBar()
    private let search = UISearchBar()
    private var list: FontList
    private var expanded: String?

    /// The properties of the picker.
    public let configuration: Configuration

    /// Creates a font picker with a copy of `configuration`.
    public init(configuration: Configuration) {
        self.configuration = configuration.copy() as? Configuration ?? configuration
        list = FontList(configuration)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a font picker with the default configuration.
    public convenience init() { self.init(configuration: Configuration()) }

    /// Creates a font picker from an archive.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        list = FontList(configuration)
        super.init(coder: coder)
    }

    /// The object that is notified of the selection. A weak reference.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?

    /// The selected font, or nil for no font. The default is nil.
    open var selectedFontDescriptor: UIFontDescriptor? {
        didSet { if isViewLoaded { table.reloadData() } }
    }

    // MARK: Views

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let item = UINavigationItem(title: title ?? "Choose Font")
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        bar.items = [item]
        search.delegate = self
        search.placeholder = SystemTexts.localized("Search")
        table.dataSource = self
        table.delegate = self
        table.accessibilityIdentifier = "Fonts"
        table.tableHeaderView = search
        view.addSubview(table)
        view.addSubview(bar)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds: CGRect = view.bounds.inset(by: view.safeAreaInsets)
        // If the picker is in a navigation controller, the navigation controller shows the bar.
        bar.isHidden = navigationController != nil
        let top: CGFloat = bar.isHidden ? 0 : 44
        bar.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: top)
        table.frame = CGRect(
            x: 0, y: bounds.minY + top, width: view.bounds.width,
            height: max(0, view.bounds.height - bounds.minY - top))
        let size = search.sizeThatFits(CGSize(width: table.bounds.width, height: 0))
        if search.bounds.size != CGSize(width: table.bounds.width, height: size.height) {
            search.frame = CGRect(x: 0, y: 0, width: table.bounds.width, height: size.height)
            table.tableHeaderView = search
        }
    }

    private func cancel() {
        dismiss(animated: true)
        delegate?.fontPickerViewControllerDidCancel(self)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let presentationController, presentationController.delegate == nil { presentationController.delegate = self }
    }

    /// Called after a gesture dismisses the font picker.
    open func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        delegate?.fontPickerViewControllerDidCancel(self)
    }

    open func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        list.search(searchText)
        expanded = nil
        table.reloadData()
    }

    // MARK: Rows

    /// Returns the name of the family or face in a row, and the family if the row represents one.
    private func row(at index: Int) -> (name: String, family: FontList.Family?) {
        var index = index
        for family in list.families {
            if index == 0 { return (family.name, family) }
            index -= 1
            guard family.name == expanded else { continue }
            if index < family.faces.count { return (family.faces[index], nil) }
            index -= family.faces.count
        }
        return ("", nil)
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        list.families.reduce(0) { $0 + 1 + ($1.name == expanded ? $1.faces.count : 0) }
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell =
            tableView.dequeueReusableCell(withIdentifier: "font")
            ?? UITableViewCell(style: .default, reuseIdentifier: "font")
        let (name, family) = row(at: indexPath.row)
        cell.textLabel?.text = name
        cell.indentationLevel = family == nil ? 1 : 0
        let face: String? = family?.faces.first ?? name
        cell.textLabel?.font =
            configuration.displayUsingSystemFont
            ? .preferredFont(forTextStyle: .body)
            : face.flatMap { UIFont(name: $0, size: 17) } ?? .systemFont(ofSize: 17)
        let selected: String? = selectedFontDescriptor.map { UIFont(descriptor: $0, size: 17).fontName }
        cell.accessoryType = selected != nil && selected == face ? .checkmark : .none
        return cell
    }

    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let (name, family) = row(at: indexPath.row)
        if configuration.includeFaces, let family, family.faces.count > 1 {
            expanded = expanded == family.name ? nil : family.name
            return tableView.reloadData()
        }
        guard let font = UIFont(name: family?.faces.first ?? name, size: 17) else { return }
        selectedFontDescriptor = font.fontDescriptor
        delegate?.fontPickerViewControllerDidPickFont(self)
        if presentingViewController != nil { dismiss(animated: true) }
    }
}
