import Foundation
import FoundationAdditions
import InterfaceFiles
import ProgramDiagnostics
import UIKitCore

/// A segue as the storyboard describes it. It creates a `UIStoryboardSegue` each time it is performed.
@MainActor
final class SegueTemplate: NSObject {
    let element: InterfaceElement
    private let storyboard: UIStoryboard
    private weak var source: UIViewController?
    /// The container view of an embed segue.
    weak var container: UIView?
    /// The view or bar button item of the scene to which the popover points; nil if the storyboard names none.
    weak var storyboardAnchor: NSObject?

    /// The identifier of `storyboardAnchor`.
    var anchorIdentifier: String? { element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"] }

    init(_ element: InterfaceElement, from source: UIViewController, in storyboard: UIStoryboard) {
        self.element = element
        self.source = source
        self.storyboard = storyboard
        super.init()
    }

    var identifier: String? { element["identifier"] }

    private var animates: Bool { element["animates"] != "NO" && UIView.areAnimationsEnabled }

    /// Performs the segue when the user activates its trigger, unless the source controller prevents it.
    func start(_ sender: Any?) {
        if let recognizer = sender as? UIGestureRecognizer, !recognizer.startsSegue { return }
        guard let source, source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
        perform(sender: sender)
    }

    /// Performs the segue.
    func perform(sender: Any?) {
        guard let source else { return }
        if element["kind"] == "unwind" { return unwind(from: source, sender: sender) }
        guard let target = element["destination"].flatMap({ storyboard.document.element(id: $0) }) else { return }
        let destination: UIViewController = storyboard.makeController(target, creator: creator(sender))
        configure(destination, sender: sender)
        let segue: UIStoryboardSegue = makeSegue(to: destination, from: source)
        if segue.handler == nil { segue.handler = handler(from: source, to: destination, sender: sender) }
        source.prepare(for: segue, sender: sender)
        perform(segue)
    }

    private func perform(_ segue: UIStoryboardSegue) {
        if animates { segue.perform() } else { UIView.performWithoutAnimation { segue.perform() } }
    }

    /// Creates the segue. Its class is the custom class in the storyboard, or `UIStoryboardSegue`.
    private func makeSegue(to destination: UIViewController, from source: UIViewController) -> UIStoryboardSegue {
        var type: UIStoryboardSegue.Type = UIStoryboardSegue.self
        if let name = element["customClass"] {
            let found = InterfaceClasses.find(name, module: element["customModule"], bundle: storyboard.bundle)
            guard let custom = found as? UIStoryboardSegue.Type else {
                stopProgram(
                    "\(storyboard.document.place(of: element)): there is no class \(name) that inherits from "
                        + "UIStoryboardSegue.")
            }
            type = custom
        }
        return type.make(identifier: identifier, source: source, destination: destination)
    }

    /// Returns a closure that creates the destination with the `@IBSegueAction` method of the source, or nil if the
    /// segue names no such method.
    private func creator(_ sender: Any?) -> ((NSCoder) -> UIViewController?)? {
        guard let name = element["destinationCreationSelector"], let source else { return nil }
        return { [weak source, identifier] coder in
            source?.callMethod(name, [coder, sender, identifier]) as? UIViewController
        }
    }

    // MARK: Showing the destination

    private func configure(_ destination: UIViewController, sender: Any?) {
        let kind: String = element["kind"] ?? ""
        if kind == "popoverPresentation" || kind == "popover" {
            destination.modalPresentationStyle = .popover
            anchor(destination.popoverPresentationController, sender: sender)
        }
        switch element["modalPresentationStyle"] {
        case "fullScreen": destination.modalPresentationStyle = .fullScreen
        case "pageSheet": destination.modalPresentationStyle = .pageSheet
        case "formSheet": destination.modalPresentationStyle = .formSheet
        case "currentContext": destination.modalPresentationStyle = .currentContext
        case "overFullScreen": destination.modalPresentationStyle = .overFullScreen
        case "overCurrentContext": destination.modalPresentationStyle = .overCurrentContext
        case "custom": destination.modalPresentationStyle = .custom
        case "automatic": destination.modalPresentationStyle = .automatic
        default: break
        }
        switch element["modalTransitionStyle"] {
        case "crossDissolve": destination.modalTransitionStyle = .crossDissolve
        case "coverVertical": destination.modalTransitionStyle = .coverVertical
        default: break
        }
    }

    private func anchor(_ popover: UIPopoverPresentationController?, sender: Any?) {
        guard let popover else { return }
        switch storyboardAnchor ?? sender {
        case let item as UIBarButtonItem: popover.barButtonItem = item
        case let view as UIView: popover.sourceView = view
        case let recognizer as UIGestureRecognizer: popover.sourceView = recognizer.view
        default: popover.sourceView = source?.view
        }
        guard let directions = element.value(forKey: "popoverArrowDirection") else { return }
        let names: [(String, UIPopoverArrowDirection)] = [
            ("up", .up), ("down", .down), ("left", .left), ("right", .right),
        ]
        popover.permittedArrowDirections = UIPopoverArrowDirection(
            names.filter { directions[$0.0] == "YES" }.map(\.1))
    }

    /// Returns the function that shows the destination, according to the kind of the segue.
    private func handler(
        from source: UIViewController, to destination: UIViewController, sender: Any?
    ) -> (() -> Void)? {
        let animates: Bool = animates
        switch element["kind"] {
        case "show": return { source.show(destination, sender: sender) }
        case "push":
            return { source.navigationController?.pushViewController(destination, animated: animates) }
        case "showDetail", "replace": return { source.showDetailViewController(destination, sender: sender) }
        case "presentation", "modal", "popoverPresentation", "popover":
            return { source.present(destination, animated: animates) }
        case "embed":
            return { [weak container] in container.map { SegueTemplate.embed(destination, of: source, in: $0) } }
        default: return nil
        }
    }

    private static func embed(_ child: UIViewController, of parent: UIViewController, in container: UIView) {
        parent.addChild(child)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    // MARK: Unwinding

    private func unwind(from source: UIViewController, sender: Any?) {
        guard let action = element["unwindAction"] else { return }
        let origin = UIStoryboardUnwindSegueSource(source: source, unwindAction: Selector(action), sender: sender)
        guard let path = UnwindPath(origin) else { return }
        let segue: UIStoryboardSegue = makeSegue(to: path.destination, from: source)
        if segue.handler == nil { segue.handler = { path.show(for: segue) } }
        source.prepare(for: segue, sender: sender)
        _ = path.destination.perform(Selector(action), with: segue)
        perform(segue)
    }
}

extension UIGestureRecognizer {
    /// Whether the current state of the recognizer starts a segue. This is true once for each gesture.
    fileprivate var startsSegue: Bool {
        switch self {
        case is UITapGestureRecognizer, is UISwipeGestureRecognizer: state == .ended
        default: state == .began
        }
    }
}
