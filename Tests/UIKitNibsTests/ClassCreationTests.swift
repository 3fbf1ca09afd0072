import Expectations
import Foundation
import FoundationAdditions
import TestStage
import Testing
import UIKitControls
import UIKitCore
import UIKitLists
import UIKitNibs

/// Objects that are created from a metatype or a generic parameter.
@MainActor @Suite(.onStage) struct ClassCreationTests {
    private final class Badge: UIView {
        var isMade = false

        override init(frame: CGRect) {
            isMade = true
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Row: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: .value1, reuseIdentifier: (reuseIdentifier ?? "") + "!")
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Screen: UIViewController {
        var name: String?

        override init(nibName: String?, bundle: Bundle?) {
            name = nibName
            super.init(nibName: nil, bundle: bundle)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Counter: NSObject {
        var count = 3
    }

    private class Card: UIView {
        var name = ""

        init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 4, height: 5))
            name = "card"
        }

        required init?(coder: NSCoder) { nil }

        // Source rewriting generates such types.
        nonisolated enum Members {
            @section("engawa_members") @used static let table: @convention(c) () -> Void = {
                ClassMembers.add(Card.self) { $0.creator { Card() } }
            }
        }
    }

    private final class GoldCard: Card {
        override init() {
            super.init()
            name += " gold"
        }

        required init?(coder: NSCoder) { nil }

        nonisolated enum Members {
            @section("engawa_members") @used static let table: @convention(c) () -> Void = {
                ClassMembers.add(GoldCard.self) { $0.creator { GoldCard() } }
            }
        }
    }

    private final class Pass: UIStoryboardSegue {}
    private final class Press: UITapGestureRecognizer {}
    private final class List: UITableView {}
    private final class Grid: UICollectionView {}
    private final class Screens: UINavigationController {}
    private final class Settings: UITableViewController {}
    private final class Photos: UICollectionViewController {}
    private final class Panel: UIPresentationController {}
    private final class Link: UIButton {}

    private func make<V: UIView>(_ type: V.Type) -> V { type.init() }
    private func makeFrame<V: UIView>(_ type: V.Type) -> V { V(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
    private func makeCell<C: UITableViewCell>() -> C { C(style: .default, reuseIdentifier: "a") }
    private func makeObject<O: NSObject>() -> O { O() }
    private func makeController<C: UIViewController>(_ type: C.Type) -> C { type.init(nibName: "a", bundle: nil) }

    @Test func `views are created from a metatype and a generic parameter`() {
        expect(make(Badge.self).isMade)
        expect(makeFrame(Badge.self).frame, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
        let type: UIView.Type = Badge.self
        expect((type.init(frame: .zero) as? Badge)?.isMade, equals: true)
        let cell: Row = makeCell()
        expect(cell.reuseIdentifier, equals: "a!")
        // The type of the generic parameter is that of the variable. The metatype determines the class of the object.
        expect(make(type) is Badge)
        let kind: UIButton.Type = Link.self
        expect(kind.init(type: .close) is Link)
        let list: UITableView.Type = List.self
        expect(list.init(frame: .zero, style: .grouped) is List)
        let grid: UICollectionView.Type = Grid.self
        let layout = UICollectionViewFlowLayout()
        expect(grid.init(frame: .zero, collectionViewLayout: layout).collectionViewLayout === layout)
        let header: UITableViewHeaderFooterView.Type = UITableViewHeaderFooterView.self
        expect(header.init(reuseIdentifier: "b").reuseIdentifier, equals: "b")
    }

    @Test func `a class creates objects with an initializer beside that of its superclass`() {
        expect(make(Card.self).name, equals: "card")
        let type: UIView.Type = GoldCard.self
        let card: UIView = type.init()
        expect((card as? GoldCard)?.name, equals: "card gold")
        expect(card.frame.height, equals: 5)
        let window: UIView.Type = UIWindow.self
        expect(window.init() is UIWindow)
        let controls: [UIView.Type] = [UIRefreshControl.self, UIButton.self]
        expect(controls.map { $0.init() }[0] is UIRefreshControl)
        let settings: UIViewController.Type = UITableViewController.self
        expect(settings.init() is UITableViewController)
    }

    @Test func `other objects are created from a metatype and a generic parameter`() {
        let counter: Counter = makeObject()
        expect(counter.count, equals: 3)
        expect(makeController(Screen.self).name, equals: "a")
        let first = UIViewController(), second = UIViewController()
        let segue: UIStoryboardSegue.Type = Pass.self
        expect(segue.init(identifier: "c", source: first, destination: second).destination === second)
        let press: UIGestureRecognizer.Type = Press.self
        expect(press.init(target: nil, action: nil) is Press)
        let screens: UINavigationController.Type = Screens.self
        expect(screens.init(rootViewController: first).viewControllers, equals: [first])
        let settings: UITableViewController.Type = Settings.self
        expect(settings.init(style: .grouped) is Settings)
        let photos: UICollectionViewController.Type = Photos.self
        expect(photos.init(collectionViewLayout: UICollectionViewFlowLayout()) is Photos)
        let panel: UIPresentationController.Type = Panel.self
        expect(panel.init(presentedViewController: first, presenting: second).presentedViewController === first)
    }

    @Test func `created objects are released`() {
        weak var view: UIView?
        weak var target: NSObject?
        autoreleasepool {
            let object = NSObject()
            let press: UIGestureRecognizer.Type = Press.self
            let recognizer = press.init(target: object, action: Selector("a"))
            let made: UIView = make(Badge.self)
            made.addGestureRecognizer(recognizer)
            view = made
            target = object
        }
        expect(view == nil && target == nil)
    }

    // MARK: Classes as objects

    @Test func `a class responds to its class methods`() {
        let name: Selector = NSSelectorFromString("sharedApplication")
        expect(UIApplication.responds(to: name))
        expect(!UIView.responds(to: name))
        expect(UIApplication.perform(name)?.takeUnretainedValue() === UIApplication.shared)
        expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
        expect(UIDevice.value(forKey: "currentDevice") as? UIDevice === UIDevice.current)
    }

    @Test func `objects respond to methods of the kit that a selector refers to`() {
        let layout = Selector("layoutSubviews", on: UIView.self) { $0.layoutSubviews() }
        let appear = Selector("viewDidAppear:", with: UIViewController.self) { try $0.viewDidAppear($1[0]) }
        expect(UIView().responds(to: layout))
        expect(UILabel.instancesRespond(to: layout))
        expect(Screen(nibName: nil, bundle: nil).responds(to: appear))
        expect(!UIView().responds(to: appear))
        expect(!UIView.instancesRespond(to: appear))
        let rows = Selector("tableView:numberOfRowsInSection:", requiredBy: { $0 is any UITableViewDataSource.Type })
        expect(UITableViewController(style: .plain).responds(to: rows) && !UIView().responds(to: rows))
    }

    // MARK: Members of any object

    @Test func `members of any object are found by name`() {
        let info: [String: Any] = [
            "rect": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), "point": CGPoint(x: 5, y: 6),
        ]
        let none: [String: Any]? = info
        expect(AnyObjectMembers(none?["rect"] as AnyObject).cgRectValue.width, equals: 3)
        expect(AnyObjectMembers(none?["point"] as AnyObject).cgPointValue.y, equals: 6)
        let insets: Any? = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
        expect(AnyObjectMembers(insets as AnyObject).uiEdgeInsetsValue.top, equals: 7)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 8, height: 9))
        label.tag = 10
        label.text = "a"
        let sender: AnyObject = label
        expect(AnyObjectMembers(sender).tag, equals: 10)
        expect(AnyObjectMembers(sender).text, equals: "a")
        expect(AnyObjectMembers(sender).frame.height, equals: 9)
        expect(AnyObjectMembers(sender).title == nil)
        let item = UIBarButtonItem(title: "b", style: .plain, target: nil, action: nil)
        item.tag = 11
        expect(AnyObjectMembers(item).tag == 11 && AnyObjectMembers(item).title == "b")
        let controller = UIViewController()
        controller.view.addSubview(label)
        var responder: AnyObject? = label
        while responder != nil, !(responder is UIViewController) { responder = AnyObjectMembers(responder)?.next }
        expect(responder === controller)
        let constraint: NSLayoutConstraint = label.widthAnchor.constraint(equalToConstant: 12)
        expect(AnyObjectMembers(constraint).priority == .required && AnyObjectMembers(constraint).constant == 12)
    }

    @Test func `methods of an object are found by name`() {
        let button = UIButton(type: .system)
        let view = UIView()
        let sender: AnyObject = button
        AnyObjectMembers(view as AnyObject).addSubview(button)
        AnyObjectMembers(sender).setTitle("a", for: .normal)
        expect(button.title(for: .normal) == "a" && button.superview === view)
        AnyObjectMembers(sender).removeFromSuperview()
        expect(button.superview == nil)
        expect(!AnyObjectMembers(sender).resignFirstResponder() || !button.isFirstResponder)
    }
}
