import Foundation
import FoundationAdditions
import InterfaceFiles
import UIKitCore

extension NibDecoder {
    /// Completes the created objects: constraints, runtime attributes, outlets and actions, and `awakeFromNib()`.
    ///
    /// - Parameter connections: Further objects of the file whose connections are made, such as the file's owner.
    @MainActor package func finish(connecting connections: [(element: InterfaceElement, object: NSObject)] = []) {
        addConstraints()
        for (element, object) in created { setRuntimeAttributes(of: object, element) }
        for (element, object) in connections + created { connect(object, element) }
        for (_, object) in created { awake(object) }
    }

    @MainActor private func awake(_ object: NSObject) {
        if let responder = object as? UIResponder { return responder.awakeFromNib() }
        // The method of a class that is not a responder is found through `ClassMembers`.
        let method: Selector = Selector("awakeFromNib")
        if object.responds(to: method) { _ = object.perform(method) }
    }

    /// Sets the user-defined runtime attributes of an object.
    @MainActor private func setRuntimeAttributes(of object: NSObject, _ element: InterfaceElement) {
        for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
            guard let path = attribute["keyPath"] else { continue }
            let keys: [String] = path.split(separator: ".").map { String($0) }
            var target: NSObject? = object
            for key in keys.dropLast() { target = target?.value(forKey: key) as? NSObject }
            guard let target, let key = keys.last else { continue }
            guard target.hasSettableKey(key) else {
                warn(
                    "the runtime attribute “\(path)” is not set: the class \(type(of: target)) is not key value "
                        + "coding-compliant for the key “\(key)”", attribute)
                continue
            }
            target.setValue(runtimeValue(of: attribute), forKey: key)
        }
    }

    @MainActor private func runtimeValue(of attribute: InterfaceElement) -> Any? {
        let reader = PropertyReader(attribute, self)
        let child: InterfaceElement? = attribute.value(forKey: "value")
        switch attribute["type"] {
        case "boolean": return attribute["value"] == "YES"
        case "string": return reader.string("value") ?? ""
        case "localizedString":
            return bundle.localizedString(forKey: reader.string("value") ?? "", value: nil, table: nil)
        case "number":
            guard let text = child?["value"] ?? attribute["value"] else { return nil }
            if child?.name == "integer", let integer = Int(text) { return integer }
            return Double(text)
        case "color": return reader.color("value")
        case "image": return reader.image("value")
        case "point": return reader.point("value")
        case "size": return reader.size("value")
        case "rect": return reader.rect("value")
        case "range":
            guard let child, let location = child["location"].flatMap({ Int($0) }),
                let length = child["length"].flatMap({ Int($0) })
            else { return nil }
            return NSRange(location: location, length: length)
        default: return nil
        }
    }
}
