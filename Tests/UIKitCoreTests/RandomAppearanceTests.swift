import TestCases
import TestSupport
import UIKitContainers
import UIKitCore
import XCTest

/// Tests appearance callbacks with random changes to controllers, including changes during the transitions that earlier
/// changes started. A simple model determines which views are visible.
///
/// A step must call `viewWillAppear` or `viewWillDisappear` once for each controller whose visibility changed, and for
/// no others. When everything has settled, each controller has the state that the model predicts.
final class RandomAppearanceTests: KitTestCase {
    /// Counts its callbacks, and fails if one is not a valid successor of the previous one.
    private final class Recorder: UIViewController {
        enum State { case disappeared, appearing, isAppearing, appeared, disappearing }

        let name: String
        var state: State = .disappeared
        var appearances = 0
        var disappearances = 0
        /// Whether the view is visible according to the model.
        var shouldBeVisible = false

        init(_ name: String) {
            self.name = name
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private func move(_ call: String, from allowed: [State], to new: State) {
            if !allowed.contains(state) { XCTFail("\(name) received \(call) while \(state).") }
            state = new
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            appearances += 1
            move("viewWillAppear", from: [.disappeared, .disappearing], to: .appearing)
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            move("viewIsAppearing", from: [.appearing], to: .isAppearing)
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            move("viewDidAppear", from: [.isAppearing], to: .appeared)
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            disappearances += 1
            move("viewWillDisappear", from: [.appearing, .isAppearing, .appeared], to: .disappearing)
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            move("viewDidDisappear", from: [.disappearing], to: .disappeared)
        }
    }

    private var recorders: [Recorder] = []

    /// Performs a step, and compares the callbacks with the controllers that are visible in `model` afterward.
    private func step(_ description: String, _ action: () -> Void, expected model: () -> Set<String>) {
        let before: [(appearances: Int, disappearances: Int)] = recorders.map { ($0.appearances, $0.disappearances) }
        action()
        let expected: Set<String> = model()
        for (recorder, counts) in zip(recorders, before) {
            let shouldBeVisible: Bool = expected.contains(recorder.name)
            let appearances: Int = shouldBeVisible && !recorder.shouldBeVisible ? 1 : 0
            let disappearances: Int = !shouldBeVisible && recorder.shouldBeVisible ? 1 : 0
            XCTAssertEqual(
                recorder.appearances - counts.appearances, appearances,
                "\(description): \(recorder.name): viewWillAppear")
            XCTAssertEqual(
                recorder.disappearances - counts.disappearances, disappearances,
                "\(description): \(recorder.name): viewWillDisappear")
            recorder.shouldBeVisible = shouldBeVisible
        }
    }

    private func checkSettled(_ description: String) {
        session.settle()
        for recorder in recorders {
            let expected: Recorder.State = recorder.shouldBeVisible ? .appeared : .disappeared
            XCTAssertEqual(recorder.state, expected, "\(description): \(recorder.name), settled")
        }
    }

    // MARK: Plain containers

    /// The parent of each controller, and the controllers whose views are in the view of their parent. Views that a
    /// transition is removing do not count.
    private struct Tree {
        var parents: [String: String] = [:]
        var attached: Set<String> = []

        func isInside(_ name: String, _ other: String) -> Bool {
            var current: String? = other
            while let one = current {
                if one == name { return true }
                current = parents[one]
            }
            return false
        }

        var visible: Set<String> {
            func isVisible(_ name: String) -> Bool {
                name == "root" || attached.contains(name) && parents[name].map(isVisible) == true
            }
            return Set((parents.keys + ["root"]).filter(isVisible))
        }
    }

    private func runNestedChildren(seed: UInt64, steps: Int) {
        var random = SplitMix64(seed: seed)
        recorders = ["root", "a", "b", "c", "d", "e", "f"].map { Recorder($0) }
        let byName: [String: Recorder] = Dictionary(uniqueKeysWithValues: recorders.map { ($0.name, $0) })
        var tree = Tree()
        func controller(_ name: String) -> Recorder { byName[name] ?? recorders[0] }
        launch(controller("root"))
        for recorder in recorders { recorder.shouldBeVisible = recorder.name == "root" }

        for number in 0..<steps {
            let names: [String] = recorders.map(\.name)
            let free: [String] = names.filter { $0 != "root" && tree.parents[$0] == nil }
            let children: [String] = names.filter { tree.parents[$0] != nil }
            let description = "seed \(seed), step \(number)"
            switch random.below(7) {
            case 0, 1:
                guard let name = random.pick(free), let parent = random.pick(names.filter { !tree.isInside(name, $0) })
                else { continue }
                tree.parents[name] = parent
                tree.attached.insert(name)
                step("\(description), add \(name) to \(parent)") {
                    controller(parent).addChild(controller(name))
                    controller(parent).view.addSubview(controller(name).view)
                    controller(name).didMove(toParent: controller(parent))
                } expected: {
                    tree.visible
                }
            case 2:
                guard let name = random.pick(children) else { continue }
                tree.parents[name] = nil
                tree.attached.remove(name)
                step("\(description), remove \(name)") {
                    controller(name).willMove(toParent: nil)
                    controller(name).view.removeFromSuperview()
                    controller(name).removeFromParent()
                } expected: {
                    tree.visible
                }
            case 3:
                guard let name = random.pick(children.filter { tree.attached.contains($0) }) else { continue }
                tree.attached.remove(name)
                step("\(description), remove the view of \(name)") {
                    controller(name).view.removeFromSuperview()
                } expected: {
                    tree.visible
                }
            case 4:
                // A view that a transition is removing still has its superview.
                let out: [String] = children.filter { controller($0).view.superview == nil }
                guard let name = random.pick(out), let parent = tree.parents[name]
                else { continue }
                tree.attached.insert(name)
                step("\(description), add the view of \(name) again") {
                    controller(parent).view.addSubview(controller(name).view)
                } expected: {
                    tree.visible
                }
            case 5:
                guard let from = random.pick(children.filter { tree.attached.contains($0) }),
                    let to = random.pick(
                        children.filter { tree.parents[$0] == tree.parents[from] && !tree.attached.contains($0) }),
                    let parent = tree.parents[from], tree.visible.contains(parent)
                else { continue }
                tree.attached.remove(from)
                tree.attached.insert(to)
                step("\(description), replace \(from) with \(to)") {
                    controller(parent).transition(
                        from: controller(from), to: controller(to), duration: 0.3,
                        animations: { controller(to).view.alpha = CGFloat(number % 2) })
                } expected: {
                    tree.visible
                }
            default:
                session.advance(by: [0, 0.05, 0.2, 0.5][random.below(4)])
            }
            if number % 10 == 9 { checkSettled(description) }
        }
        checkSettled("seed \(seed), end")
        tearDown()
    }

    func testRandomChangesOfNestedChildren() {
        for seed in randomCases(20, "ENGAWA_APPEARANCE_CASES") { runNestedChildren(seed: UInt64(seed + 1), steps: 60) }
    }

    // MARK: Stacks in tabs

    private func runTabs(seed: UInt64, steps: Int) {
        var random = SplitMix64(seed: seed)
        recorders = (0..<12).map { Recorder("page \($0)") }
        let navigations: [UINavigationController] = (0..<3).map {
            UINavigationController(rootViewController: recorders[$0])
        }
        let tabs = UITabBarController()
        tabs.viewControllers = navigations
        var stacks: [[String]] = (0..<3).map { [recorders[$0].name] }
        var selected = 0
        var modal: Recorder?
        func model() -> Set<String> { [modal?.name ?? stacks[selected].last ?? ""] }
        launch(tabs)
        for recorder in recorders { recorder.shouldBeVisible = model().contains(recorder.name) }

        for number in 0..<steps {
            let description = "seed \(seed), step \(number)"
            let place: Int = random.below(3)
            let isAnimated: Bool = random.below(3) > 0
            let used: Set<String> = Set(stacks.joined()).union(modal.map { [$0.name] } ?? [])
            switch random.below(8) {
            case 0, 1:
                guard let page = random.pick(recorders.filter { !used.contains($0.name) }) else { continue }
                stacks[place].append(page.name)
                step("\(description), push \(page.name) on stack \(place)") {
                    navigations[place].pushViewController(page, animated: isAnimated)
                } expected: {
                    model()
                }
            case 2:
                if stacks[place].count > 1 { stacks[place].removeLast() }
                step("\(description), pop stack \(place)") {
                    navigations[place].popViewController(animated: isAnimated)
                } expected: {
                    model()
                }
            case 3:
                stacks[place] = [stacks[place][0]]
                step("\(description), pop stack \(place) to the root") {
                    navigations[place].popToRootViewController(animated: isAnimated)
                } expected: {
                    model()
                }
            case 4:
                selected = place
                step("\(description), select tab \(place)") {
                    tabs.selectedIndex = place
                } expected: {
                    model()
                }
            case 5:
                guard modal == nil,
                    let page = random.pick(recorders.filter { !used.contains($0.name) && $0.state == .disappeared })
                else { continue }
                modal = page
                page.modalPresentationStyle = .fullScreen
                step("\(description), present \(page.name)") {
                    tabs.present(page, animated: isAnimated)
                } expected: {
                    model()
                }
            case 6:
                guard modal != nil else { continue }
                modal = nil
                step("\(description), dismiss") {
                    tabs.dismiss(animated: isAnimated)
                } expected: {
                    model()
                }
            default:
                session.advance(by: [0, 0.05, 0.2, 0.5][random.below(4)])
            }
            if number % 10 == 9 { checkSettled(description) }
        }
        checkSettled("seed \(seed), end")
        tearDown()
    }

    func testRandomChangesOfStacksInTabs() {
        for seed in randomCases(20, "ENGAWA_APPEARANCE_CASES") { runTabs(seed: UInt64(seed + 1), steps: 60) }
    }

    // MARK: Columns

    /// Columns exchange controllers, so only the settled state is checked: each shown column has one visible page.
    private func runColumns(seed: UInt64, steps: Int) {
        var random = SplitMix64(seed: seed)
        recorders = (0..<12).map { Recorder("page \($0)") }
        let split = UISplitViewController(style: seed % 2 == 0 ? .doubleColumn : .tripleColumn)
        var columns: [UISplitViewController.Column] = [.primary, .secondary]
        if split.style == .tripleColumn { columns.insert(.supplementary, at: 1) }
        for (place, column) in columns.enumerated() { split.setViewController(recorders[place], for: column) }
        launch(split)
        for number in 0..<steps {
            let column: UISplitViewController.Column = columns[random.below(columns.count)]
            let isAnimated: Bool = random.below(3) > 0
            switch random.below(6) {
            case 0:
                let widths: [CGFloat] = [390, 768, 1_024, 1_366]
                session.resize(to: CGSize(width: widths[random.below(4)], height: 800))
            case 1: split.show(column)
            case 2: split.hide(column)
            case 3:
                let free: [Recorder] = recorders.dropFirst(3).filter { $0.parent == nil }
                let visible: [Recorder] = recorders.filter { $0.viewIfLoaded?.window != nil }
                guard let page = random.pick(free), let below = random.pick(visible) else { continue }
                below.navigationController?.pushViewController(page, animated: isAnimated)
            case 4:
                random.pick(recorders.filter { $0.viewIfLoaded?.window != nil })?.navigationController?
                    .popViewController(animated: isAnimated)
            default: session.advance(by: [0, 0.05, 0.2, 0.5][random.below(4)])
            }
            guard number % 5 == 4 else { continue }
            session.settle()
            for recorder in recorders { recorder.shouldBeVisible = recorder.viewIfLoaded?.window != nil }
            let description = "seed \(seed), step \(number)"
            checkSettled(description)
            let shown: Int = split.isCollapsed ? 1 : columns.filter { split.isShowing($0) }.count
            XCTAssertEqual(recorders.filter(\.shouldBeVisible).count, shown, "\(description): one page for each column")
        }
        tearDown()
    }

    func testRandomChangesOfColumns() {
        for seed in randomCases(20, "ENGAWA_APPEARANCE_CASES") { runColumns(seed: UInt64(seed + 1), steps: 60) }
    }

    // MARK: Pages

    /// A data source with the recorders in their order.
    private final class Book: NSObject, UIPageViewControllerDataSource {
        let pages: [UIViewController]

        init(_ pages: [UIViewController]) { self.pages = pages }

        private func page(_ offset: Int, from page: UIViewController) -> UIViewController? {
            guard let place = pages.firstIndex(where: { $0 === page }), pages.indices.contains(place + offset) else {
                return nil
            }
            return pages[place + offset]
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(-1, from: viewController) }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(1, from: viewController) }
    }

    private func runPages(seed: UInt64, steps: Int) {
        var random = SplitMix64(seed: seed)
        recorders = (0..<5).map { Recorder("page \($0)") }
        let book = Book(recorders)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = book
        pages.setViewControllers([recorders[2]], direction: .forward, animated: false)
        launch(pages)
        for number in 0..<steps {
            switch random.below(3) {
            case 0:
                // Slow and short drags return to the current page. A drag may begin while a page is still moving.
                let from = CGFloat(20 + random.below(350))
                let to = CGFloat(20 + random.below(350))
                session.touch(.began, at: CGPoint(x: from, y: 400))
                for part in 1...6 {
                    session.advance(by: 0.02)
                    session.touch(.moved, at: CGPoint(x: from + (to - from) * CGFloat(part) / 6, y: 400))
                }
                session.advance(by: [0, 0.3][random.below(2)])
                session.touch(random.below(2) == 0 ? .ended : .cancelled, at: CGPoint(x: to, y: 400))
            case 1:
                guard let page = random.pick(recorders) else { continue }
                pages.setViewControllers(
                    [page], direction: random.below(2) == 0 ? .forward : .reverse, animated: random.below(2) == 0)
            default: session.advance(by: [0, 0.05, 0.2, 0.5][random.below(4)])
            }
            guard number % 5 == 4 else { continue }
            session.settle()
            for recorder in recorders { recorder.shouldBeVisible = pages.viewControllers?.first === recorder }
            checkSettled("seed \(seed), step \(number)")
        }
        tearDown()
    }

    func testRandomPageTransitions() {
        for seed in randomCases(20, "ENGAWA_APPEARANCE_CASES") { runPages(seed: UInt64(seed + 1), steps: 40) }
    }
}

extension SplitMix64 {
    fileprivate mutating func pick<Element>(_ list: [Element]) -> Element? { list.randomElement(using: &self) }
}
