import CoreGraphics
import UIKitCore

/// The elements of an alert or an action sheet, in the hierarchy of Apple's alerts.
///
/// Regardless of the kit's own views, tests find the labels in one scroll view, the actions in another, and the fields
/// of an alert in cells of a collection view. Elements of the kind `other` enclose each of these:
///
///     app.alerts["Error"].scrollViews.otherElements.buttons["OK"]
@MainActor
enum AlertElements {
    static func children(of alert: UIView) -> [Element] {
        var texts: [Element] = []
        var fields: [Element] = []
        var actions: [Element] = []
        collect(alert) { element in
            switch element.elementType {
            case .textField, .secureTextField, .searchField: fields.append(element)
            case .button: actions.append(element)
            default: texts.append(element)
            }
        }
        if !fields.isEmpty { texts.append(group(.collectionView, alert, fields.map { cell(alert, $0) })) }
        let parts: [Element] = [texts, actions].filter { !$0.isEmpty }.map { part in
            group(.scrollView, alert, [group(.other, alert, part)])
        }
        return [group(.other, alert, parts)]
    }

    private static func cell(_ alert: UIView, _ field: Element) -> Element {
        group(.cell, alert, [group(.other, alert, [field])])
    }

    /// Calls `visit` with every element that is not only a container.
    private static func collect(_ view: UIView, _ visit: (Element) -> Void) {
        for subview in view.accessibleSubviews where !subview.isHidden && subview.alpha > 0.01 {
            let element = Element(subview)
            if element.elementType == .other || element.elementType == .scrollView {
                collect(subview, visit)
            } else if element.frame.size != .zero {
                visit(element)
            }
        }
    }

    /// Returns an element that encloses `children`. Its frame is the union of their frames.
    private static func group(_ elementType: ElementType, _ view: UIView, _ children: [Element]) -> Element {
        let frames: [CGRect] = children.map { child in
            if case .group(_, let frame, _) = child.content { return frame }
            return child.view.map { $0.convert($0.bounds, to: view) } ?? .zero
        }
        let frame: CGRect = frames.reduce(CGRect.null) { $0.union($1) }
        return Element(elementType, .group(view, frame: frame.isNull ? .zero : frame, children))
    }
}
