import Foundation
import UIKitCore

/// Everything that an application shows.
@preconcurrency @MainActor
package enum ElementTree {
    /// The windows that are shown, from back to front.
    package static var windows: [Element] {
        UIApplication.shared.windows.filter { !$0.isHidden }.map(Element.init)
    }

    /// Every element, parents before their children, from back to front.
    package static var all: [Element] {
        var found: [Element] = []
        for window in windows { collect(window, into: &found) }
        return found
    }

    /// Every element in `element`, itself left out.
    package static func descendants(of element: Element) -> [Element] {
        var found: [Element] = []
        for child in element.children { collect(child, into: &found) }
        return found
    }

    private static func collect(_ element: Element, into found: inout [Element]) {
        found.append(element)
        for child in element.children { collect(child, into: &found) }
    }

    /// The tree of views as text: a line for each, with kind, frame, name, words and state.
    ///
    /// What it says does not change between runs: it names no addresses.
    package static func dump() -> String {
        var lines: [String] = []
        for window in windows { dump(window, indent: 0, into: &lines) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func dump(_ element: Element, indent: Int, into lines: inout [String]) {
        let frame: CGRect = element.frame
        let numbers: String = [frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: " ")
        var line: String = String(repeating: "  ", count: indent) + "\(element.kind.name) (\(numbers))"
        if element.kind == .other { line += " \(String(describing: type(of: element.view)))" }
        if !element.identifier.isEmpty { line += " identifier: \"\(element.identifier)\"" }
        if !element.label.isEmpty { line += " label: \"\(element.label.replacingOccurrences(of: "\n", with: "\\n"))\"" }
        if let value = element.value, !value.isEmpty { line += " value: \"\(value)\"" }
        if !element.isEnabled { line += " disabled" }
        if element.isSelected { line += " selected" }
        if element.view.isFirstResponder { line += " focused" }
        lines.append(line)
        for child in element.children { dump(child, indent: indent + 1, into: &lines) }
    }

    private static func number(_ value: CGFloat) -> String {
        let rounded: CGFloat = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
    }
}
