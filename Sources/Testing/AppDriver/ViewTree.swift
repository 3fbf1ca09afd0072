import Foundation
import UIKitCore

/// The text form of the view hierarchy.
@preconcurrency @MainActor
package enum ViewTree {
    /// Returns a line for each visible view, with type, frame, names and state, and with subviews from back to front.
    ///
    /// The subviews of tables and collection views are in reading order, with cells in the order of their index paths:
    /// because cells are reused, the order of the subviews depends on previous scrolling. The text contains no
    /// addresses, so it is the same in every run.
    package static func dump() -> String {
        var lines: [String] = []
        for window in UIApplication.shared.windows where !window.isHidden { dump(window, indent: 0, into: &lines) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func dump(_ view: UIView, indent: Int, into lines: inout [String]) {
        let element = Element(view)
        let frame = element.frame
        let numbers: String = [frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: " ")
        var line: String = String(repeating: "  ", count: indent) + "\(element.elementType.name) (\(numbers))"
        if element.elementType == .other { line += " \(String(describing: type(of: view)))" }
        if let name = view.accessibilityIdentifier ?? (view as? UINavigationBar)?.topItem?.title, !name.isEmpty {
            line += " identifier: \"\(name)\""
        }
        if !element.label.isEmpty { line += " label: \"\(element.label.replacingOccurrences(of: "\n", with: "\\n"))\"" }
        if let value = element.value, !value.isEmpty { line += " value: \"\(value)\"" }
        if !element.isEnabled { line += " disabled" }
        if element.isSelected { line += " selected" }
        if view.isFirstResponder { line += " focused" }
        lines.append(line)
        let subviews: [UIView] = view is UIScrollView ? view.accessibleSubviews : view.subviews
        for subview in UIView.withVisibleElements(subviews) {
            dump(subview, indent: indent + 1, into: &lines)
        }
    }

    static func number(_ value: CGFloat) -> String {
        let rounded: CGFloat = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
    }
}
