import Foundation
import InterfaceFiles
import UIKitCore

/// Reads the properties of an object from its element, and warns about properties that were not read.
@MainActor
package final class PropertyReader {
    package let element: InterfaceElement
    package let decoder: NibDecoder
    /// Whether the object belongs to another view, which sets its frame.
    package var isPart = false
    private var used: Set<String> = []
    private let hasVariations: Bool

    package init(_ element: InterfaceElement, _ decoder: NibDecoder) {
        self.element = element
        self.decoder = decoder
        hasVariations = element.child("variation") != nil
    }

    // MARK: Attributes

    /// Returns a string: an attribute, or the text of the child for the key.
    package func string(_ name: String) -> String? {
        used.insert(name)
        if let value = hasVariations ? InterfaceVariations.attribute(name, of: element) : element[name] { return value }
        guard let child = storedValue(name) else { return nil }
        return ["string", "mutableString"].contains(child.name) ? child.text : nil
    }

    package func bool(_ name: String) -> Bool? { string(name).map { $0 == "YES" } }

    package func number(_ name: String) -> CGFloat? {
        string(name).flatMap { Double($0) }.map { $0.isFinite ? CGFloat($0) : 0 }
    }

    package func integer(_ name: String) -> Int? { string(name).flatMap { Int($0) } }

    package func float(_ name: String) -> Float? { string(name).flatMap { Float($0) } }

    /// Returns the entry of `values` for the string in an attribute. Warns if there is no such entry.
    package func choice<Value>(_ name: String, _ values: [String: Value]) -> Value? {
        guard let text = string(name) else { return nil }
        if let value = values[text] { return value }
        decoder.warn("the value “\(text)” of “\(name)” of \(description) is not supported", element)
        return nil
    }

    /// Marks attributes and children as read, because they have no effect here or because other code reads them.
    package func ignore(_ names: String...) { used.formUnion(names) }

    // MARK: Children

    /// Returns the child for a key.
    package func value(_ key: String) -> InterfaceElement? {
        used.insert(key)
        return storedValue(key)
    }

    private func storedValue(_ key: String) -> InterfaceElement? {
        hasVariations ? InterfaceVariations.value(forKey: key, of: element) : element.value(forKey: key)
    }

    /// Returns the child with a name.
    package func child(_ name: String) -> InterfaceElement? {
        used.insert(name)
        return element.child(name)
    }

    /// Creates the object for a key.
    package func object<Object: NSObject>(_ key: String, _ type: Object.Type = Object.self) -> Object? {
        value(key).flatMap { decoder.make($0) } as? Object
    }

    /// Creates the objects in the child with a name.
    package func objects<Object: NSObject>(_ name: String, _ type: Object.Type = Object.self) -> [Object] {
        (child(name)?.children ?? []).compactMap { decoder.make($0) as? Object }
    }

    // MARK: Warnings

    /// A description of the object, for messages.
    var description: String { "the \(element.name) \(element.id ?? "")" }

    private static let general: Set<String> = [
        "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "fixedFrame", "misplaced",
        "ambiguous", "sceneMemberID", "verifyAmbiguity", "connections", "constraints", "userDefinedRuntimeAttributes",
        "variation", "variationMask",
        "canvasLocation", "freeformSize", "simulatedStatusBarMetrics", "simulatedTopBarMetrics",
        "simulatedBottomBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
        "attributedStringForIB", "modalMetrics", "animations", "placeholderIntrinsicWidth",
        "placeholderIntrinsicHeight", "designableVersion", "contentStretch", "printWidth", "ibInternalUserLabel",
        "nilAttribute", "colorLabel", "useStoryboardIdentifierAsRestorationIdentifier", "customModuleNote",
        "metadata", "designTime", "tableViewCell", "ibExternalUserLabel", "wantsLayer",
    ]

    /// Warns about attributes and children that were not read.
    package func finish() {
        for name in element.attributes.keys.sorted() where !used.contains(name) && !Self.general.contains(name) {
            decoder.warn("the attribute “\(name)” of \(description) is not supported", element)
        }
        for child in element.children where child.name != "nil" {
            let name: String = child.key ?? child.name
            guard !used.contains(name), !used.contains(child.name), !Self.general.contains(name),
                !Self.general.contains(child.name)
            else { continue }
            decoder.warn("“\(name)” of \(description) is not supported", child)
        }
    }
}
