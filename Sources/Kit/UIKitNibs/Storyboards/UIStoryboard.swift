import Foundation
import InterfaceFiles
import ProgramDiagnostics
import UIKitCore

/// A storyboard file, from which the app creates view controllers by their identifiers.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// The name of the file without its extension.
    package let name: String
    let bundle: Bundle
    let document: InterfaceDocument

    /// Reads a storyboard. The program stops if the bundle does not contain it.
    ///
    /// - Parameters:
    ///   - name: The name of the file without its extension.
    ///   - storyboardBundleOrNil: The bundle with the file. Nil means the main bundle.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        bundle = storyboardBundleOrNil ?? .main
        guard let document = NibFiles.document(name, extension: "storyboard", in: bundle) else {
            stopProgram(
                "The bundle \(bundle.bundlePath) does not contain the storyboard “\(name)”. Add the file "
                    + "\(name).storyboard to the resources of the target.")
        }
        self.name = name
        self.document = document
        super.init()
    }

    // MARK: Controllers

    /// Creates the initial controller. Returns nil if the storyboard has none.
    open func instantiateInitialViewController() -> UIViewController? {
        initialElement.map { makeController($0) }
    }

    /// Creates the initial controller with a closure, which passes the coder to the controller's `init(coder:)`.
    ///
    /// If the closure is nil or returns nil, the storyboard itself calls `init(coder:)` of the controller's class.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        initialElement.map { cast(makeController($0, creator: creator.map { creator in { creator($0) } }), $0) }
    }

    /// Creates the controller with an identifier. The program stops if the storyboard does not contain it.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        makeController(element(withIdentifier: identifier))
    }

    /// Creates the controller with an identifier. The closure passes the coder to the controller's `init(coder:)`.
    ///
    /// If the closure is nil or returns nil, the storyboard itself calls `init(coder:)` of the controller's class.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let element: InterfaceElement = element(withIdentifier: identifier)
        return cast(makeController(element, creator: creator.map { creator in { creator($0) } }), element)
    }

    private func cast<ViewController>(
        _ controller: UIViewController, _ element: InterfaceElement
    ) -> ViewController {
        if let controller = controller as? ViewController { return controller }
        stopProgram(
            "\(document.place(of: element)): the controller has the class \(type(of: controller)), not "
                + "\(ViewController.self). Set its class in the storyboard.")
    }

    // MARK: Scenes

    private var initialElement: InterfaceElement? {
        document.initialController.flatMap { document.element(id: $0) }
    }

    private func element(withIdentifier identifier: String) -> InterfaceElement {
        if let element = elementIfAny(withIdentifier: identifier) { return element }
        stopProgram(
            "\(document.fileName) contains no view controller with the identifier “\(identifier)”. Set its Storyboard ID."
        )
    }

    private func elementIfAny(withIdentifier identifier: String) -> InterfaceElement? {
        for scene in document.scenes {
            let objects: [InterfaceElement] = scene.child("objects")?.children ?? []
            if let element = objects.first(where: { $0["storyboardIdentifier"] == identifier }) { return element }
        }
        return nil
    }

    /// Creates a controller that a previous launch saved. Its restoration identifier is its identifier in the
    /// storyboard. Returns nil if the app no longer contains it.
    ///
    /// - Parameters:
    ///   - name: The name of the storyboard.
    ///   - other: A storyboard in the same bundle; nil for the main bundle.
    package static func controller(
        withRestorationIdentifier identifier: String, storyboard name: String, beside other: UIStoryboard?
    ) -> UIViewController? {
        let bundle: Bundle = other?.bundle ?? .main
        guard NibFiles.document(name, extension: "storyboard", in: bundle) != nil else { return nil }
        let storyboard = UIStoryboard(name: name, bundle: bundle)
        return storyboard.elementIfAny(withIdentifier: identifier).map { storyboard.makeController($0) }
    }

    /// Creates the controller of an element. If the element is a storyboard reference, creates the controller to which
    /// it refers.
    func makeController(
        _ element: InterfaceElement, creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController {
        guard element.name == "viewControllerPlaceholder" else {
            return StoryboardScene(element, of: self).makeController(creator)
        }
        let other: UIStoryboard = referencedStoryboard(element)
        let identifier: String? = element["referencedIdentifier"]
        guard let target = identifier.map({ other.element(withIdentifier: $0) }) ?? other.initialElement else {
            stopProgram(
                "\(document.place(of: element)) refers to the initial controller of \(other.document.fileName), which has "
                    + "none.")
        }
        return other.makeController(target, creator: creator)
    }

    private func referencedStoryboard(_ element: InterfaceElement) -> UIStoryboard {
        guard let name = element["storyboardName"] else { return self }
        let bundle: Bundle? = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) }
        return UIStoryboard(name: name, bundle: bundle ?? self.bundle)
    }
}
