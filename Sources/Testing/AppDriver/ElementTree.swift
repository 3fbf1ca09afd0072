import Foundation
import UIKitCore

/// The accessibility tree of the running application.
@preconcurrency @MainActor
package enum ElementTree {
    /// The root element of a new tree of the application.
    ///
    /// Blocks that other threads submitted to the main thread run before the tree is read.
    package static var application: Element {
        AppSession.current?.catchUp()
        return Element(.application, .application)
    }

    /// The visible windows, from back to front.
    package static var windows: [Element] {
        UIApplication.shared.windows.filter { !$0.isHidden }.map { Element($0) }
    }

    /// Every element of the windows, parents before their children.
    package static var all: [Element] { windows.flatMap { [$0] + descendants(of: $0) } }

    /// Returns the descendants of `element`, parents before their children. The keys of the keyboard are included only
    /// if `element` is the keyboard.
    package static func descendants(of element: Element) -> [Element] {
        var found: [Element] = []
        collect(element, into: &found)
        return found
    }

    private static func collect(_ element: Element, into found: inout [Element]) {
        for child in element.children {
            found.append(child)
            if child.elementType != .keyboard { collect(child, into: &found) }
        }
    }

    /// The view that receives keys and text, if any.
    static var firstResponder: UIView? { UIApplication.shared.inputWindow?.firstResponder as? UIView }

    /// The element of the keyboard that a device would show. Empty if the first responder accepts no text, or if the
    /// kit's keyboard is on the screen.
    static var keyboard: [Element] {
        guard firstResponder is any UITextInputTraits, !UIApplication.shared.showsKeyboard else { return [] }
        return [Element(.keyboard, .keyboard)]
    }

    // MARK: Text

    /// Returns the tree as text: a line for `root` and each descendant, with type, frame, names and state.
    package static func describe(_ root: Element) -> String {
        var lines: [String] = []
        describe(root, indent: 1, into: &lines)
        return lines.joined(separator: "\n")
    }

    private static func describe(_ element: Element, indent: Int, into lines: inout [String]) {
        lines.append(String(repeating: "  ", count: indent) + line(for: element))
        guard element.elementType != .keyboard else { return }
        for child in element.children { describe(child, indent: indent + 1, into: &lines) }
    }

    /// Returns one element as text, such as `Button, {{16, 92}, {63, 35}}, label: 'Plain'`.
    package static func line(for element: Element) -> String {
        let frame = element.frame
        var parts: [String] = [element.elementType.name]
        if element.elementType != .application, element.elementType != .keyboard, element.elementType != .key {
            let numbers: [String] = [frame.minX, frame.minY, frame.width, frame.height].map(ViewTree.number)
            parts.append("{{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}")
        }
        if !element.identifier.isEmpty { parts.append("identifier: '\(element.identifier)'") }
        if !element.label.isEmpty { parts.append("label: '\(element.label)'") }
        if let value = element.value, !value.isEmpty { parts.append("value: '\(value)'") }
        if let placeholder = element.placeholder, !placeholder.isEmpty {
            parts.append("placeholderValue: '\(placeholder)'")
        }
        parts += element.positions
        if !element.isEnabled { parts.append("Disabled") }
        if element.isSelected { parts.append("Selected") }
        if element.hasFocus { parts.append("Keyboard Focused") }
        return parts.joined(separator: ", ").replacingOccurrences(of: "\n", with: "\\n")
    }
}
