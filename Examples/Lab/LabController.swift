import UIKit

/// The table of the Lab's pages. Each page demonstrates a part of the kit.
public final class LabController: UITableViewController {
    /// A page, with a closure that creates its view controller.
    private struct Page {
        let title: String
        let summary: String
        let make: @MainActor () -> UIViewController
    }

    /// The titles of the pages, in the order of the rows.
    public static var pageTitles: [String] { pages.map(\.title) }

    private static let pages: [Page] = [
        Page(title: "Controls", summary: "All controls in their states") { ControlsController() },
        Page(title: "Scroll", summary: "State flags and delegate calls") { ScrollController() },
        Page(title: "Words", summary: "A collection in three layouts") { WordsController() },
        Page(title: "Gestures", summary: "Recognizers that wait for each other") { GesturesController() },
        Page(title: "Edge", summary: "Drawers from all four sides") { EdgeController() },
        Page(title: "Springs", summary: "The curve and motion of a spring") { SpringsController() },
        Page(title: "Orientation", summary: "Layouts for portrait and landscape") { OrientationController() },
        Page(title: "Containers", summary: "Child controllers and their callbacks") { ContainersController() },
        Page(title: "Stack", summary: "All properties of a stack view") { StackController() },
        Page(title: "Right to left", summary: "A page in both reading directions") { RightToLeftController() },
        Page(title: "Ambiguity", summary: "Ambiguous and conflicting constraints") {
            AmbiguityController()
        },
        Page(title: "Menus", summary: "Menus of buttons, rows and text") { MenusController() },
        Page(title: "Bars", summary: "Appearances, large titles and blurs") { BarsController() },
        Page(title: "Shuffle", summary: "Random updates of a table and a collection") { ShuffleController() },
        Page(title: "Outline", summary: "Items that expand and collapse") { OutlineController() },
        Page(title: "Reorder", summary: "Rows that are moved, deleted and swiped") { ReorderController() },
        Page(title: "Feed", summary: "A long list that changes while it is read") { FeedController() },
        Page(title: "Grid", summary: "A compositional layout") { GridController() },
        Page(title: "Pickers", summary: "Wheels, dates and calendars") { PickersController() },
        Page(title: "Sharing", summary: "Share sheets, files, pictures and settings") { SharingController() },
        Page(title: "Keyboard", summary: "Keyboards, a bar above them and an input view") { KeyboardController() },
        Page(title: "Text", summary: "Editing, finding, links, scripts and fields") { TextController() },
        Page(title: "Vertical text", summary: "Columns, readings and rotated words") { VerticalController() },
        Page(title: "Effects", summary: "Blurs, vibrancy and glass") { EffectsController() },
        Page(title: "Layers", summary: "Copies, solids, tiles, particles, symbols") { LayersController() },
        Page(title: "Haptics", summary: "Feedback, shakes and motion effects") { HapticsController() },
        Page(title: "States", summary: "Editing, empty pages, pictures, windows") { StatesController() },
        Page(title: "Background", summary: "Notifications, badges and tasks") { BackgroundController() },
        Page(title: "Dynamics", summary: "Bodies that fall, swing and snap") { DynamicsController() },
    ]

    public init() {
        super.init(style: .insetGrouped)
        title = "Lab"
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "lab"
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        LabController.pages.count
    }

    public override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell: UITableViewCell = tableView.cell("page", style: .subtitle)
        let page: Page = LabController.pages[indexPath.row]
        cell.textLabel?.text = page.title
        cell.detailTextLabel?.text = page.summary
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(LabController.pages[indexPath.row].make(), animated: true)
    }
}
