import Foundation
import InterfaceFiles
import ProgramDiagnostics
import UIKitCore
import UIKitContainers
import UIKitLists

/// The scene of a view controller in a storyboard. It creates the controller, loads its view, and contains its segues.
@MainActor
final class StoryboardScene: SegueSource {
    let storyboard: UIStoryboard
    private let element: InterfaceElement
    /// The identifiers of the objects that are created with the view.
    private var viewIDs: Set<String> = []
    private weak var controller: UIViewController?
    /// The segues by their elements.
    private var templates: [ObjectIdentifier: SegueTemplate] = [:]
    private var embeddings: [SegueTemplate] = []
    /// Objects outside the view, such as gesture recognizers.
    private var topLevelObjects: [NSObject] = []
    private var hasRelationships = false

    init(_ element: InterfaceElement, of storyboard: UIStoryboard) {
        self.element = element
        self.storyboard = storyboard
        let parts: [InterfaceElement?] = [element.value(forKey: "view"), element.value(forKey: "refreshControl")]
        for part in parts.compactMap({ $0 }) + topLevelElements {
            part.forEach { [self] in if let id = $0.id { viewIDs.insert(id) } }
        }
    }

    /// The elements of the scene other than the controller.
    private var topLevelElements: [InterfaceElement] {
        (element.parent?.children ?? []).filter { $0 !== element && $0.name != "placeholder" && $0.name != "exit" }
    }

    /// Creates the controller without its view, which is loaded later.
    func makeController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        let decoder = NibDecoder(storyboard.document, bundle: storyboard.bundle)
        decoder.makesConnection = { [viewIDs] _, connection in !viewIDs.contains(connection["destination"] ?? "") }
        decoder.connectSegue = { [weak self] in self?.connect($0, of: $1) }
        let made: NSObject? = decoder.make(element, creator: creator.map { creator in { creator(decoder) } })
        guard let controller = made as? UIViewController else {
            stopProgram(
                "\(storyboard.document.place(of: element)): the view controller \(element.id ?? "") was not created. Return "
                    + "an object from init(coder:) of its class.")
        }
        self.controller = controller
        controller.segues = self
        addTemplates(from: controller)
        if let view = element.value(forKey: "view") { deferView(view, of: controller, decoder) }
        decoder.finish()
        findAnchors(decoder)
        return controller
    }

    /// Performs the segue with an identifier.
    func perform(_ identifier: String, sender: Any?) -> Bool {
        guard let template = templates.values.first(where: { $0.identifier == identifier }) else { return false }
        template.perform(sender: sender)
        return true
    }

    // MARK: View

    private func deferView(_ view: InterfaceElement, of controller: UIViewController, _ decoder: NibDecoder) {
        // The controller retains the closure and the objects, so the closure refers to the objects weakly.
        let objects: [SceneObject] = decoder.created.map { SceneObject(element: $0.element, object: $0.object) }
        controller.interfaceViewSource = { [weak self] in self?.loadView(view, after: objects) }
    }

    private func loadView(_ view: InterfaceElement, after objects: [SceneObject]) {
        let existing: [(element: InterfaceElement, object: NSObject)] = objects.compactMap { entry in
            entry.object.map { (entry.element, $0) }
        }
        var identified: [String: NSObject] = [:]
        for (element, object) in existing { if let id = element.id { identified[id] = object } }
        let decoder = NibDecoder(storyboard.document, bundle: storyboard.bundle, objects: identified)
        let old: Set<ObjectIdentifier> = Set(existing.map { ObjectIdentifier($0.object) })
        decoder.makesConnection = { [viewIDs] object, connection in
            !old.contains(ObjectIdentifier(object)) || viewIDs.contains(connection["destination"] ?? "")
        }
        decoder.connectSegue = { [weak self] in self?.connect($0, of: $1) }
        controller?.view = decoder.make(view) as? UIView
        if let table = controller as? UITableViewController, let control = element.value(forKey: "refreshControl") {
            table.refreshControl = decoder.make(control) as? UIRefreshControl
        }
        topLevelObjects = topLevelElements.compactMap { decoder.make($0) }
        decoder.finish(connecting: existing)
        findAnchors(decoder)
        for template in embeddings { template.start(nil) }
        embeddings = []
    }

    // MARK: Segues

    /// Reads the segues of the scene.
    private func addTemplates(from controller: UIViewController) {
        for part in [element] + topLevelElements {
            part.forEach { [self] element in
                guard element.name == "segue", element["kind"] != "relationship" else { return }
                let template = SegueTemplate(element, from: controller, in: storyboard)
                templates[ObjectIdentifier(element)] = template
            }
        }
    }

    /// Connects a segue with the object that starts it.
    private func connect(_ segue: InterfaceElement, of object: NSObject) {
        guard let template = templates[ObjectIdentifier(segue)] else { return addRelationships() }
        let action = Selector("start:", SegueTemplate.start)
        switch object {
        case is UIViewController: break
        case let control as UIControl:
            control.addTarget(template, action: action, for: Self.event(of: control))
        case let item as UIBarButtonItem:
            item.target = template
            item.action = action
        case let recognizer as UIGestureRecognizer: recognizer.addTarget(template, action: action)
        case let cell as UITableViewCell:
            var segues: CellSegues = cell.segues ?? CellSegues()
            if segue["trigger"] == "accessoryAction" {
                segues.accessory = template.start
            } else {
                segues.selection = template.start
            }
            cell.segues = segues
        case let cell as UICollectionViewCell:
            var segues: CellSegues = cell.segues ?? CellSegues()
            segues.selection = template.start
            cell.segues = segues
        case let container as UIView where segue["kind"] == "embed":
            template.container = container
            embeddings.append(template)
        default:
            NibWarnings.warn("\(storyboard.document.place(of: segue)): a \(type(of: object)) cannot start a segue.")
        }
    }

    /// Finds the views and bar button items to which the popovers of segues point.
    private func findAnchors(_ decoder: NibDecoder) {
        for template in templates.values where template.storyboardAnchor == nil {
            template.storyboardAnchor = template.anchorIdentifier.flatMap { decoder.object(id: $0) }
        }
    }

    /// Returns the event of a control that starts a segue.
    private static func event(of control: UIControl) -> UIControl.Event {
        switch control {
        case is UIButton: .touchUpInside
        case is UITextField: .editingDidEndOnExit
        default: .valueChanged
        }
    }

    /// Creates the children of a container.
    private func addRelationships() {
        guard let controller, !hasRelationships else { return }
        hasRelationships = true
        let segues: [InterfaceElement] = element.child("connections")?.children ?? []
        let children: [Child] = segues.compactMap { segue in
            guard segue["kind"] == "relationship", let id = segue["destination"] else { return nil }
            return storyboard.document.element(id: id).map {
                Child(relationship: segue["relationship"] ?? "", controller: storyboard.makeController($0))
            }
        }
        switch controller {
        case let controller as UINavigationController: controller.viewControllers = children.map(\.controller)
        case let controller as UITabBarController:
            controller.viewControllers = children.map(\.controller)
            if let index = element["selectedIndex"].flatMap({ Int($0) }) { controller.selectedIndex = index }
        case let controller as UISplitViewController: add(children, to: controller)
        default: break
        }
    }

    private func add(_ children: [Child], to controller: UISplitViewController) {
        guard controller.style != .unspecified else {
            // The order in the file is that in which the children were connected.
            let sorted: [Child] =
                children.filter { $0.column != .secondary } + children.filter { $0.column == .secondary }
            return controller.viewControllers = sorted.map(\.controller)
        }
        for child in children {
            guard let column = child.column else {
                NibWarnings.warn(
                    "\(storyboard.document.place(of: element)): a split view controller has no relationship "
                        + "“\(child.relationship)”.")
                continue
            }
            controller.setViewController(child.controller, for: column)
        }
    }

    /// A child of a container, and the name of its relationship to the container.
    private struct Child {
        let relationship: String
        let controller: UIViewController

        /// The column of a split view controller, or nil for an unknown relationship.
        @MainActor var column: UISplitViewController.Column? {
            switch relationship {
            case "masterViewController": .primary
            case "supplementaryViewController": .supplementary
            case "detailViewController": .secondary
            case "compactViewController": .compact
            default: nil
            }
        }
    }

    private struct SceneObject {
        let element: InterfaceElement
        weak var object: NSObject?
    }
}
