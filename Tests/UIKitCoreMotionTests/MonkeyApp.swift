import Expectations
import Foundation
import HostClock
import Lab
import PlatformHost
import TestStage
import Testing
import UIKitAlerts
import UIKitAnimators
import UIKitContainers
import UIKitControls

@testable import UIKitCore
@testable import UIKitLists
import UIKitSearching

/// An application that receives random touches, with a page for every kind of animation and scrolling.
@MainActor final class MonkeyApp {

    /// Counts the pages that were shown and the gestures that ended, and checks the states of recognizers.
    @MainActor final class Statistics: NSObject {
        var pages: [String: Int] = [:]
        var ended: [String: Int] = [:]
        private var last: [ObjectIdentifier: UIGestureRecognizer.State] = [:]

        func observe(_ recognizer: UIGestureRecognizer) {
            recognizer.addTarget(self, action: Selector("record", Statistics.record))
        }

        func record(_ recognizer: UIGestureRecognizer) {
            let identity = ObjectIdentifier(recognizer)
            let before: UIGestureRecognizer.State = last[identity] ?? .possible
            let wasOngoing: Bool = before == .began || before == .changed
            switch recognizer.state {
            case .began: expect(!wasOngoing)
            case .changed, .cancelled: expect(wasOngoing)
            case .ended: ended["\(type(of: recognizer))", default: 0] += 1
            case .possible, .failed: Issue.record("\(recognizer) sent its action in state \(recognizer.state).")
            }
            last[identity] = recognizer.state
        }

        func remove(_ recognizer: UIGestureRecognizer) { last[ObjectIdentifier(recognizer)] = nil }
    }

    class Page: UIViewController {
        unowned let app: MonkeyApp
        init(_ app: MonkeyApp, _ title: String) {
            self.app = app
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        required init?(coder: NSCoder) { return nil }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            app.statistics.pages[title ?? "", default: 0] += 1
        }
    }

    class List: Page, UITableViewDataSource, UITableViewDelegate {
        let table = UITableView(frame: .zero, style: .insetGrouped)
        override func loadView() {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.dataSource = self
            table.delegate = self
            let control = UIRefreshControl()
            control.addAction(
                UIAction { [weak control] _ in
                    _ = MainQueue.shared.schedule(after: 0.5) { control?.endRefreshing() }
                }, for: .valueChanged)
            table.refreshControl = control
            view = table
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { app.names.count * 4 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = app.names[indexPath.row % app.names.count]
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            app.open(app.names[indexPath.row % app.names.count])
        }
    }

    /// A list with a search controller.
    final class Search: List, UISearchResultsUpdating {
        override func viewDidLoad() {
            super.viewDidLoad()
            let search = UISearchController(searchResultsController: Page(app, "Found"))
            search.searchResultsUpdater = self
            search.searchBar.scopeButtonTitles = ["All", "Some"]
            navigationItem.searchController = search
        }
        func updateSearchResults(for searchController: UISearchController) {
            app.statistics.pages[searchController.isActive ? "Searching" : "Searched", default: 0] += 1
        }
    }

    final class Gestures: Page {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.isMultipleTouchEnabled = true
            let double = UITapGestureRecognizer()
            double.numberOfTapsRequired = 2
            let single = UITapGestureRecognizer()
            single.require(toFail: double)
            let edge = UIScreenEdgePanGestureRecognizer()
            edge.edges = .right
            let down = UISwipeGestureRecognizer()
            down.direction = .down
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = 1
            pan.maximumNumberOfTouches = 1
            pan.require(toFail: down)
            let all: [UIGestureRecognizer] = [
                double, single, UILongPressGestureRecognizer(), edge, down, pan, UIPinchGestureRecognizer(),
                UIRotationGestureRecognizer(), UIHoverGestureRecognizer(),
            ]
            for recognizer in all {
                view.addGestureRecognizer(recognizer)
                app.statistics.observe(recognizer)
            }
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            for recognizer in view.gestureRecognizers ?? [] { app.statistics.remove(recognizer) }
        }
    }

    final class Zoom: Page, UIScrollViewDelegate {
        let inside = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 1_600))
        override func loadView() {
            let scrollView = UIScrollView()
            scrollView.minimumZoomScale = 0.5
            scrollView.maximumZoomScale = 3
            scrollView.contentSize = inside.bounds.size
            scrollView.addSubview(inside)
            scrollView.delegate = self
            view = scrollView
        }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { inside }
    }

    final class Controls: Page {
        override func viewDidLoad() {
            super.viewDidLoad()
            let views: [UIView] = [
                UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["One", "Two", "Three"]), UITextField(),
                UIButton(type: .system),
            ]
            for (index, control) in views.enumerated() {
                control.frame = CGRect(x: 40, y: 100 + CGFloat(index) * 80, width: 300, height: 40)
                view.addSubview(control)
            }
        }
    }

    final class Book: Page, UIPageViewControllerDataSource {
        override func viewDidLoad() {
            super.viewDidLoad()
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.dataSource = self
            pages.setViewControllers([Page(app, "Leaf 0")], direction: .forward, animated: false)
            addChild(pages)
            pages.view.frame = view.bounds
            pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(pages.view)
            pages.didMove(toParent: self)
        }
        /// Shows the second page.
        func turn() {
            loadViewIfNeeded()
            (children.first as? UIPageViewController)?.setViewControllers(
                [Page(app, "Leaf 1")], direction: .forward, animated: false)
        }
        private func leaf(_ controller: UIViewController, _ step: Int) -> UIViewController? {
            let number: Int = (controller.title.flatMap { Int($0.dropFirst(5)) } ?? 0) + step
            return (0...2).contains(number) ? Page(app, "Leaf \(number)") : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { leaf(viewController, -1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { leaf(viewController, 1) }
    }

    final class Springs: Page {
        let box = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
        var animator: UIViewPropertyAnimator?
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(box)
            let pan = UIPanGestureRecognizer(target: self, action: Selector("drag", Springs.drag))
            view.addGestureRecognizer(pan)
        }
        func drag(_ pan: UIPanGestureRecognizer) {
            switch pan.state {
            case .began:
                if animator?.state != .active {
                    let newAnimator = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.6) { [box] in
                        box.center = CGPoint(x: 300, y: 600)
                    }
                    newAnimator.addCompletion { [weak self] in
                        if $0 == .end { self?.box.center = CGPoint(x: 60, y: 60) }
                    }
                    animator = newAnimator
                }
                animator?.pauseAnimation()
            case .changed: animator?.fractionComplete = pan.translation(in: view).y / 400
            case .ended, .cancelled:
                animator?.isReversed = pan.velocity(in: view).y < 0
                animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            default: break
            }
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if animator?.state == .active { animator?.stopAnimation(true) }
        }
    }

    let names = [
        "Gestures", "Zoom", "Controls", "Book", "Springs", "List", "Search", "Sheet", "Alert", "Action Sheet", "Screen",
    ]
    let statistics = Statistics()
    let stage: Stage
    private(set) lazy var navigation = UINavigationController(rootViewController: List(self, "List"))

    init(stage: Stage) {
        self.stage = stage
        stage.root.removeFromSuperview()
        stage.window.rootViewController = navigation
        stage.advance(by: 0.2)
    }

    /// The page that was shown least often so far.
    var leastShown: String { names.min { (statistics.pages[$0] ?? 0) < (statistics.pages[$1] ?? 0) } ?? names[0] }

    /// The titles of the Lab's pages.
    let labPages: [String] = {
        let lab = LabController()
        return (0..<lab.tableView(lab.tableView, numberOfRowsInSection: 0)).compactMap {
            lab.tableView(lab.tableView, cellForRowAt: IndexPath(row: $0, section: 0)).textLabel?.text
        }
    }()

    /// The names of all pages, including pages inside other pages and the pages of the Lab.
    var pages: [String] { names + ["Leaf 1", "Searching"] + labPages.map { "Lab: \($0)" } }

    /// Opens the page with a name from `pages`. For every name of a page of the Lab, opens the page of the Lab that was
    /// shown least often.
    func show(_ name: String) {
        switch name {
        case "Leaf 1":
            open("Book")
            (navigation.topViewController as? Book)?.turn()
        case "Searching":
            open("Search")
            navigation.topViewController?.navigationItem.searchController?.isActive = true
        case _ where name.hasPrefix("Lab: "): openLab()
        default: open(name)
        }
    }

    /// Opens the Lab, and selects the page that was shown least often so far.
    func openLab() {
        func count(_ title: String) -> Int { statistics.pages["Lab: \(title)"] ?? 0 }
        let page: Int = labPages.indices.min { count(labPages[$0]) < count(labPages[$1]) } ?? 0
        if navigation.presentedViewController != nil { navigation.dismiss(animated: false) }
        if navigation.viewControllers.count > 5 { navigation.popToRootViewController(animated: false) }
        let lab = LabController()
        navigation.pushViewController(lab, animated: false)
        lab.tableView(lab.tableView, didSelectRowAt: IndexPath(row: page, section: 0))
    }

    /// Counts the page of the Lab that is shown, if any.
    func recordLabPage() {
        guard let page = navigation.topViewController, String(reflecting: type(of: page)).hasPrefix("Lab."),
            page.viewIfLoaded?.window != nil, let title = page.title
        else { return }
        statistics.pages["Lab: \(title)", default: 0] += 1
    }

    func open(_ name: String) {
        switch name {
        case "Gestures": navigation.pushViewController(Gestures(self, name), animated: true)
        case "Zoom": navigation.pushViewController(Zoom(self, name), animated: true)
        case "Controls": navigation.pushViewController(Controls(self, name), animated: true)
        case "Book": navigation.pushViewController(Book(self, name), animated: true)
        case "Springs": navigation.pushViewController(Springs(self, name), animated: true)
        case "List":
            if navigation.viewControllers.count < 4 { navigation.pushViewController(List(self, name), animated: true) }
        case "Search": navigation.pushViewController(Search(self, name), animated: true)
        case "Sheet", "Screen":
            guard navigation.presentedViewController == nil else { return }
            let modal = Page(self, name)
            modal.sheetPresentationController?.detents = [.medium(), .large()]
            if name == "Screen" { modal.modalPresentationStyle = .fullScreen }
            modal.view.addGestureRecognizer(
                UITapGestureRecognizer(target: modal, action: Selector("dismissPage", UIViewController.dismissPage)))
            navigation.present(modal, animated: true)
        default:
            guard navigation.presentedViewController == nil else { return }
            let isAlert: Bool = name == "Alert"
            let alert = UIAlertController(title: name, message: nil, preferredStyle: isAlert ? .alert : .actionSheet)
            if isAlert { alert.addTextField { $0.placeholder = "Name" } }
            alert.addAction(
                UIAlertAction(title: "No", style: .cancel) { [statistics] _ in statistics.pages[name, default: 0] += 1 }
            )
            alert.addAction(
                UIAlertAction(title: "Yes", style: .default) { [statistics] _ in statistics.pages[name, default: 0] += 1
                })
            navigation.present(alert, animated: true)
        }
    }
}

extension UIViewController {
    fileprivate func dismissPage() { dismiss(animated: true) }
}
