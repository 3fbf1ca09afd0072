import CoreGraphics
import UIKitCore

extension Element {
    func makeChildren() -> [Element] {
        let children: [Element] = findChildren()
        let table: (any UIAccessibilityContainerDataTable)? = ownDataTable ?? dataTable
        if let table { for child in children { child.dataTable = table } }
        return children
    }

    private func findChildren() -> [Element] {
        switch content {
        case .application: ElementTree.windows + ElementTree.keyboard
        case .view(let view):
            elementType == .alert || elementType == .sheet
                ? AlertElements.children(of: view) : children(of: view)
        case .group(_, _, let children): children
        case .keyboard: KeyboardKey.all.map { Element($0.isButton ? .button : .key, .key($0)) }
        case .accessibilityElement, .key: []
        }
    }

    private func children(of view: UIView) -> [Element] {
        if let elements = view.accessibilityElements { return elements.compactMap(Element.init(listed:)) }
        let count: Int = view.accessibilityElementCount()
        if count > 0, count != NSNotFound {
            return (0..<count).compactMap { view.accessibilityElement(at: $0).flatMap(Element.init(listed:)) }
        }
        if view.isAccessibilityElement, view is UIControl == false { return [] }
        return UIView.withVisibleElements(view.accessibleSubviews).map { Element($0) }.filter { !$0.isEmpty }
    }

    /// Creates the element of an object in `accessibilityElements`; nil if the object is hidden or not an element.
    private convenience init?(listed object: Any) {
        switch object {
        case let view as UIView where Self.isVisible(view): self.init(view)
        case let element as UIAccessibilityElement:
            self.init(ElementType(traits: element.accessibilityTraits) ?? .other, .accessibilityElement(element))
        default: return nil
        }
    }

    private static func isVisible(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha > 0.01 && !view.accessibilityElementsHidden
    }

    /// Whether the element has a size of zero and no children. Apple's tree omits such elements.
    private var isEmpty: Bool { frame.size == .zero && children.isEmpty }
}
