import Foundation
import FoundationAdditions
import InterfaceFiles
import ProgramDiagnostics
import UIKitCore

extension NibDecoder {
    /// Makes the connections of an object: outlets, outlet collections, actions and segues.
    @MainActor func connect(_ object: NSObject, _ element: InterfaceElement) {
        var collections: [(property: String, objects: [NSObject])] = []
        for connection in element.child("connections")?.children ?? [] {
            guard makesConnection?(object, connection) != false else { continue }
            switch connection.name {
            case "outlet":
                guard let property = connection["property"], let value = destination(of: connection) else { continue }
                setOutlet(property, of: object, to: value, connection)
            case "outletCollection":
                guard let property = connection["property"], let value = destination(of: connection) else { continue }
                if let index = collections.firstIndex(where: { $0.property == property }) {
                    collections[index].objects.append(value)
                } else {
                    collections.append((property, [value]))
                }
            case "action": connectAction(connection, of: object)
            case "segue": connectSegue?(connection, object)
            default: warn("the connection “\(connection.name)” is not supported", connection)
            }
        }
        for (property, objects) in collections { setOutlets(property, of: object, to: objects, element) }
    }

    @MainActor private func destination(of connection: InterfaceElement) -> NSObject? {
        guard let id = connection["destination"] else { return nil }
        guard let object = object(id: id) else {
            warn("the object \(id), to which the \(connection.name) refers, does not exist", connection)
            return nil
        }
        return object
    }

    // MARK: Outlets

    @MainActor private func setOutlet(
        _ property: String, of object: NSObject, to value: NSObject, _ element: InterfaceElement
    ) {
        // Key-value coding reads the old value for observers, and would load the view.
        if property == "view", object is UIViewController, KitOutlets.set(property, of: object, to: value) { return }
        if object.hasSettableKey(property) { return object.setValue(value, forKey: property) }
        if KitOutlets.set(property, of: object, to: value) { return }
        stopForMissingKey(property, of: object, element)
    }

    @MainActor private func setOutlets(
        _ property: String, of object: NSObject, to values: [NSObject], _ element: InterfaceElement
    ) {
        if property == "gestureRecognizers", let view = object as? UIView {
            for case let recognizer as UIGestureRecognizer in values { view.addGestureRecognizer(recognizer) }
            return
        }
        guard object.hasSettableKey(property) else { stopForMissingKey(property, of: object, element) }
        object.setValue(values, forKey: property)
    }

    @MainActor private func stopForMissingKey(
        _ property: String, of object: NSObject, _ element: InterfaceElement
    ) -> Never {
        stopProgram(
            "\(document.place(of: element)): the class \(type(of: object)) is not key value coding-compliant for the "
                + "key “\(property)”. Declare the property with @IBOutlet, or remove the connection from the file.")
    }

    // MARK: Actions

    @MainActor private func connectAction(_ connection: InterfaceElement, of object: NSObject) {
        guard let name = connection["selector"], let id = connection["destination"] else { return }
        // Actions to the first responder have no target.
        let target: NSObject? = isFirstResponder(id) ? nil : destination(of: connection)
        guard target != nil || isFirstResponder(id) else { return }
        switch object {
        case let control as UIControl:
            let event: UIControl.Event = Self.events[connection["eventType"] ?? ""] ?? .primaryActionTriggered
            control.addTarget(target, action: Selector(name), for: event)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = Selector(name)
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: Selector(name)) }
        default: warn("a \(type(of: object)) does not send actions", connection)
        }
    }

    @MainActor private func isFirstResponder(_ id: String) -> Bool {
        id == "-2" || document.element(id: id)?["placeholderIdentifier"] == "IBFirstResponder"
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}
