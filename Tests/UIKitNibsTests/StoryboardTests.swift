import Expectations
import Foundation
import FoundationAdditions
import TestStage
import Testing
import UIKitContainers
import UIKitCore
import UIKitLists
import UIKitNibs

@MainActor @Suite(.onStage) struct StoryboardTests {
    private static let recording: String = StoryboardFixture.custom("RecordingController")

    /// A tab bar controller with a navigation controller and another controller.
    private let tabs = """
        <tabBarController id="tab" sceneMemberID="viewController" selectedIndex="1"><connections>
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="two" kind="relationship" relationship="viewControllers" id="r2"/>
        </connections></tabBarController>
        """
    private let navigation = """
        <navigationController id="nav" sceneMemberID="viewController">
        <tabBarItem key="tabBarItem" title="First" id="t1"/>
        <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar"/>
        <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="r3"/>
        </connections></navigationController>
        """
    private let first = """
        <viewController storyboardIdentifier="One" id="one" \(recording) sceneMemberID="viewController">
        <view key="view" id="v1"><rect key="frame" x="0" y="0" width="300" height="400"/>
        <subviews>
        <label text="Text" id="l1"><rect key="frame" x="10" y="10" width="100" height="20"/></label>
        <button buttonType="system" tag="5" id="b1"><state key="normal" title="Go"/>
        <connections><segue destination="two" kind="show" identifier="go" id="s1"/></connections></button>
        <containerView tag="6" id="c1"><rect key="frame" x="0" y="50" width="100" height="80"/>
        <connections><segue destination="three" kind="embed" identifier="embed" id="s2"/></connections></containerView>
        </subviews></view>
        <navigationItem key="navigationItem" title="One" id="n1">
        <barButtonItem key="rightBarButtonItem" title="Add" id="i1">
        <connections><segue destination="two" kind="presentation" identifier="add" modalPresentationStyle="fullScreen" \
        id="s3"/></connections></barButtonItem></navigationItem>
        <connections>
        <outlet property="field" destination="l1" id="o1"/><outlet property="item" destination="i1" id="o2"/>
        <segue destination="two" kind="custom" identifier="own" \(StoryboardFixture.custom("ReplacingSegue")) id="s4"/>
        <segue destination="three" kind="show" identifier="made" destinationCreationSelector="makeDetail:sender:" id="s5"/>
        <segue destination="ref" kind="show" identifier="other" id="s6"/>
        </connections></viewController>
        <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="X" id="ref"/>
        """
    private let second = """
        <viewController storyboardIdentifier="Two" title="Two" id="two" \(recording) sceneMemberID="viewController">
        <view key="view" id="v2"><rect key="frame" x="0" y="0" width="300" height="400"/>
        <connections><outletCollection property="gestureRecognizers" destination="g2" appends="YES" id="o3"/></connections>
        </view>
        <connections><segue destination="exit" kind="unwind" identifier="back" unwindAction="close:" id="s7"/></connections>
        </viewController>
        <exit id="exit" sceneMemberID="exit"/>
        <tapGestureRecognizer id="g2"/>
        """
    private let third = """
        <viewController storyboardIdentifier="Three" id="three" \
        \(StoryboardFixture.custom("DetailController")) sceneMemberID="viewController"/>
        """

    private func board() throws -> UIStoryboard {
        let other = "<viewController storyboardIdentifier=\"X\" title=\"Elsewhere\" id=\"x\"/>"
        return try StoryboardFixture.storyboard(
            [tabs, navigation, first, second, third], initial: "tab",
            others: ["Other.storyboard": StoryboardFixture.text([other], initial: "")])
    }

    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test func `the initial controller has its children`() throws {
        let controller = try #require(try board().instantiateInitialViewController() as? UITabBarController)
        let navigation = try #require(controller.viewControllers?.first as? UINavigationController)
        expect(controller.selectedIndex, equals: 1)
        expect(navigation.tabBarItem.title == "First" && navigation.navigationBar.prefersLargeTitles)
        expect(navigation.topViewController is RecordingController)
        expect(navigation.topViewController?.navigationItem.title, equals: "One")
        expect(navigation.storyboard === controller.storyboard && controller.storyboard != nil)
    }

    @Test func `a controller has its preferred size`() throws {
        let scene = """
            <viewController id="a"><value key="contentSizeForViewInPopover" type="size" width="200" height="120"/>
            </viewController>
            """
        let board: UIStoryboard = try StoryboardFixture.storyboard([scene], initial: "a", others: [:])
        let controller: UIViewController? = board.instantiateInitialViewController()
        expect(controller?.preferredContentSize, equals: CGSize(width: 200, height: 120))
    }

    @Test func `a view is loaded when it is accessed, with outlets and embedded controllers`() throws {
        let controller = try #require(
            try board().instantiateViewController(withIdentifier: "One") as? RecordingController)
        expect(!controller.isViewLoaded && controller.item?.title == "Add" && controller.field == nil)
        expect(controller.log, equals: ["awake false"])
        controller.loadViewIfNeeded()
        expect(controller.log, equals: ["awake false", "should embed", "prepare embed", "load Text"])
        let child = try #require(controller.children.first as? DetailController)
        expect(child.view.superview, isIdenticalTo: controller.view.viewWithTag(6))
        expect(child.view.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 80))
        let other: UIViewController = try board().instantiateViewController(withIdentifier: "Two")
        expect(other.view.gestureRecognizers?.first is UITapGestureRecognizer)
    }

    @Test func `a creator receives the coder`() throws {
        let board = try board()
        let controller = board.instantiateViewController(identifier: "Three") { DetailController(coder: $0, number: 3) }
        expect(controller.number == 3 && controller.storyboard === board)
        let plain: DetailController = board.instantiateViewController(identifier: "Three")
        expect(plain.number, equals: 0)
    }

    @Test func `the source can prevent a segue of a trigger, but not a call to performSegue`() throws {
        let controller = try #require(
            try board().instantiateViewController(withIdentifier: "One") as? RecordingController)
        let navigation = UINavigationController(rootViewController: controller)
        let window: UIWindow = show(navigation)
        controller.log = []
        controller.allowsSegues = false
        let button = try #require(controller.view.viewWithTag(5) as? UIButton)
        UIView.performWithoutAnimation { button.sendActions(for: .touchUpInside) }
        expect(controller.log == ["should go"] && navigation.viewControllers.count == 1)
        UIView.performWithoutAnimation { controller.performSegue(withIdentifier: "go", sender: nil) }
        expect(controller.log == ["should go", "prepare go"] && navigation.topViewController?.title == "Two")
        expect(controller.received.last?.source, isIdenticalTo: controller)
        expect(controller.received.last?.destination, isIdenticalTo: navigation.topViewController)
        window.isHidden = true
    }

    @Test func `a presented controller returns with an unwind segue`() throws {
        let controller = try #require(
            try board().instantiateViewController(withIdentifier: "One") as? RecordingController)
        let window: UIWindow = show(UINavigationController(rootViewController: controller))
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let item: UIBarButtonItem = try #require(controller.item)
        _ = UIApplication.shared.sendAction(try #require(item.action), to: item.target, from: item, for: nil)
        let presented = try #require(controller.presentedViewController as? RecordingController)
        expect(presented.modalPresentationStyle, equals: .fullScreen)
        presented.note = "done"
        controller.log = []
        presented.performSegue(withIdentifier: "back", sender: nil)
        expect(presented.log.last == "prepare back" && controller.log == ["close done"])
        expectNil(controller.presentedViewController)
        window.isHidden = true
    }

    @Test func `an unwind segue pops to its destination`() throws {
        let board = try board()
        let bottom = board.instantiateViewController(withIdentifier: "One")
        let top = board.instantiateViewController(withIdentifier: "Two")
        let navigation = UINavigationController(rootViewController: bottom)
        let window: UIWindow = show(navigation)
        UIView.performWithoutAnimation {
            navigation.pushViewController(UIViewController(), animated: false)
            navigation.pushViewController(top, animated: false)
            top.performSegue(withIdentifier: "back", sender: nil)
        }
        expect(navigation.topViewController, isIdenticalTo: bottom)
        window.isHidden = true
    }

    @Test func `segues have the classes, destinations and storyboards that the file names`() throws {
        let controller = try #require(
            try board().instantiateViewController(withIdentifier: "One") as? RecordingController)
        let navigation = UINavigationController(rootViewController: controller)
        let window: UIWindow = show(navigation)
        let count: Int = ReplacingSegue.performed.count
        UIView.performWithoutAnimation {
            controller.performSegue(withIdentifier: "own", sender: nil)
            expect(ReplacingSegue.performed.count == count + 1 && navigation.viewControllers.count == 1)
            controller.performSegue(withIdentifier: "made", sender: nil)
            expect((navigation.topViewController as? DetailController)?.number, equals: 7)
            controller.performSegue(withIdentifier: "other", sender: nil)
            expect(navigation.topViewController?.title, equals: "Elsewhere")
        }
        window.isHidden = true
    }

    @Test func `a selected prototype cell performs its segue before the delegate is notified`() throws {
        let list = """
            <viewController storyboardIdentifier="List" id="list" \(Self.recording)>
            <tableView key="view" dataMode="prototypes" style="plain" id="tv">
            <rect key="frame" x="0" y="0" width="300" height="400"/>
            <prototypes><tableViewCell reuseIdentifier="Row" id="cell">
            <connections><segue destination="two" kind="show" identifier="row" id="s9"/>
            <segue destination="three" kind="show" identifier="info" trigger="accessoryAction" id="s10"/></connections>
            </tableViewCell></prototypes></tableView></viewController>
            """
        let board = try StoryboardFixture.storyboard([list, second, third])
        let controller = try #require(
            board.instantiateViewController(withIdentifier: "List") as? RecordingController)
        let navigation = UINavigationController(rootViewController: controller)
        let table = try #require(controller.view as? UITableView)
        let rows = Rows(controller)
        table.dataSource = rows
        table.delegate = rows
        let window: UIWindow = show(navigation)
        table.layoutIfNeeded()
        controller.log = []
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        UIView.performWithoutAnimation { cell.segues?.selection?(cell) }
        expect(controller.log, equals: ["should row", "prepare row"])
        expect(navigation.topViewController?.title, equals: "Row")
        UIView.performWithoutAnimation { cell.segues?.accessory?(cell) }
        expect(navigation.topViewController is DetailController)
        window.isHidden = true
    }

    @Test func `texts come from the string table of the language`() throws {
        let scene = "<viewController title=\"Months\" id=\"m\"/>"
        let board = try StoryboardFixture.storyboard(
            [scene], initial: "m", others: ["en.lproj/Main.strings": "\"m.title\" = \"Moons\";"])
        expect(board.instantiateInitialViewController()?.title, equals: "Moons")
    }

    @Test func `the relationships of a split view controller determine the columns`() throws {
        func split(_ style: String, _ relationships: [String]) throws -> UISplitViewController {
            let segues: [String] = relationships.map {
                """
                <segue destination="\($0)" kind="relationship" relationship="\($0)ViewController" id="s\($0)"/>
                """
            }
            let scene = """
                <splitViewController \(style) id="split"><connections>\(segues.joined())</connections>
                </splitViewController>
                """
            let children: [String] = relationships.map { "<viewController title=\"\($0)\" id=\"\($0)\"/>" }
            let board = try StoryboardFixture.storyboard([scene] + children, initial: "split")
            return try #require(board.instantiateInitialViewController() as? UISplitViewController)
        }
        func title(_ split: UISplitViewController, _ column: UISplitViewController.Column) -> String? {
            let controller: UIViewController? = split.viewController(for: column)
            return (controller as? UINavigationController)?.viewControllers.first?.title ?? controller?.title
        }
        let triple = try split("style=\"tripleColumn\"", ["compact", "master", "detail", "supplementary"])
        let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
        expect(
            columns.map { title(triple, $0) },
            equals: ["master", "supplementary", "detail", "compact"])
        let double = try split("style=\"doubleColumn\"", ["detail", "master"])
        expect([title(double, .primary), title(double, .secondary)], equals: ["master", "detail"])
        let classic = try split("", ["detail", "master"])
        expect(classic.viewControllers.map(\.title), equals: ["master", "detail"])
    }

    @Test func `a popover points at the view or bar button item that the storyboard names`() throws {
        let scene = """
            <viewController \(Self.recording) id="m"><view key="view" id="v"><subviews><button tag="4" id="b"/></subviews>
            </view>
            <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="Add" id="i"/>
            </navigationItem><connections>
            <segue destination="p" kind="popoverPresentation" identifier="view" popoverAnchorView="b" id="s1"/>
            <segue destination="p" kind="popoverPresentation" identifier="item" popoverAnchorBarButtonItem="i" id="s2"/>
            </connections></viewController>
            """
        let board = try StoryboardFixture.storyboard([scene, "<viewController id=\"p\"/>"], initial: "m")
        let controller = try #require(board.instantiateInitialViewController() as? RecordingController)
        let view = try #require(controller.view)
        controller.performSegue(withIdentifier: "view", sender: view)
        expect((controller.popoverAnchor as? UIButton)?.tag, equals: 4)
        controller.performSegue(withIdentifier: "item", sender: view)
        expect((controller.popoverAnchor as? UIBarButtonItem)?.title, equals: "Add")
    }

    @Test func `the segue of a text field starts when the user presses Return`() throws {
        let scene = """
            <viewController \(Self.recording) id="m"><view key="view" id="v"><subviews><textField tag="4" id="f">
            <connections><segue destination="p" kind="presentation" identifier="go" id="s"/></connections></textField>
            </subviews></view></viewController>
            """
        let board = try StoryboardFixture.storyboard([scene, "<viewController id=\"p\"/>"], initial: "m")
        let controller = try #require(board.instantiateInitialViewController() as? RecordingController)
        let field = try #require(controller.view.viewWithTag(4) as? UITextField)
        field.sendActions(for: .editingDidEndOnExit)
        expect(controller.log.suffix(2), equals: ["should go", "prepare go"])
    }

    @Test func `the edges of a controller's extended layout are read`() throws {
        func edges(_ attributes: String) throws -> UIRectEdge? {
            let edges = "<extendedEdge key=\"edgesForExtendedLayout\" \(attributes)/>"
            let scene = "<viewController id=\"m\">\(edges)</viewController>"
            return try StoryboardFixture.storyboard([scene], initial: "m").instantiateInitialViewController()?
                .edgesForExtendedLayout
        }
        try expect(edges("top=\"YES\""), equals: .top)
        try expect(edges(""), equals: [])
    }

    @Test func `a controller is released with its scene`() throws {
        weak var released: UIViewController?
        do {
            let controller: RecordingController = try board().instantiateViewController(identifier: "One")
            controller.loadViewIfNeeded()
            // Each segue retains its source.
            controller.received = []
            released = controller
        }
        expectNil(released)
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        unowned let controller: RecordingController

        init(_ controller: RecordingController) { self.controller = controller }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        }
    }
}
