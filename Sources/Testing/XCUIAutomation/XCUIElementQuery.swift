import AppDriver
import Foundation

/// A search for elements. It looks at the application each time it is used.
@preconcurrency @MainActor
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
    /// What finds the elements.
    let search: Search

    init(_ search: Search) {
        self.search = search
        super.init()
    }

    // MARK: Elements

    /// The only element that the query finds. Using it fails the test when the query finds several.
    open var element: XCUIElement { XCUIElement(search) }

    /// The first element that the query finds.
    open var firstMatch: XCUIElement { XCUIElement(search.picking(".firstMatch") { Array($0.prefix(1)) }) }

    /// The number of elements that the query finds now.
    open var count: Int { search.find().count }

    /// The element at `index`, from 0.
    open func element(boundBy index: Int) -> XCUIElement {
        XCUIElement(
            search.picking(".element(boundBy: \(index))") { found in
                // Negative indexes count from the end.
                let place: Int = index < 0 ? found.count + index : index
                return found.indices.contains(place) ? [found[place]] : []
            })
    }

    /// The elements that the query finds now, each bound to its index.
    open var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

    /// The elements that the query finds now, each bound to what it stands for: wherever that moves, it is the same.
    open var allElementsBoundByAccessibilityElement: [XCUIElement] {
        search.find().enumerated().map { index, element in
            guard let object = element.object else { return self.element(boundBy: index) }
            let bound = search.picking(".allElementsBoundByAccessibilityElement[\(index)]") { [weak object] _ in
                let root: Element = ElementTree.application
                return ([root] + ElementTree.descendants(of: root)).filter { object != nil && $0.object === object }
            }
            return XCUIElement(bound)
        }
    }

    /// The element that `key` names: its identifier, label, value or placeholder.
    open subscript(key: String) -> XCUIElement { XCUIElement(search.named(key, words: "[\"\(key)\"]")) }

    /// The element of `elementType` that `identifier` names, if that is not nil.
    open func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
        matching(elementType, identifier: identifier).element
    }

    /// The element for which `predicate` is true.
    open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

    // MARK: Narrowing

    /// The elements that `identifier` names: their identifier, label, value or placeholder.
    open func matching(identifier: String) -> XCUIElementQuery {
        XCUIElementQuery(search.named(identifier, words: ".matching(identifier: \"\(identifier)\")"))
    }

    /// The elements of `elementType` that `identifier` names, if that is not nil.
    open func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        let name: String = identifier.map { "\"\($0)\"" } ?? "nil"
        return XCUIElementQuery(
            search.filtered(".matching(.\(elementType), identifier: \(name))") {
                $0.matches(elementType, identifier: identifier)
            })
    }

    /// The elements for which `predicate` is true. The predicate evaluates an `XCUIElement`.
    open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
        XCUIElementQuery(search.filtered(".matching(predicate)") { $0.satisfies(predicate) })
    }

    /// The elements in which there is one of `elementType` that `identifier` names, if that is not nil.
    open func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        let name: String = identifier.map { "\"\($0)\"" } ?? "nil"
        return XCUIElementQuery(
            search.filtered(".containing(.\(elementType), identifier: \(name))") { element in
                ElementTree.descendants(of: element).contains { $0.matches(elementType, identifier: identifier) }
            })
    }

    /// The elements in which there is one for which `predicate` is true.
    open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
        XCUIElementQuery(
            search.filtered(".containing(predicate)") { element in
                ElementTree.descendants(of: element).contains { $0.satisfies(predicate) }
            })
    }

    /// The elements of `elementType` in the elements, at any depth.
    open func descendants(matching elementType: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery(search.descendants(matching: elementType))
    }

    /// The elements of `elementType` directly in the elements.
    open func children(matching elementType: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery(search.children(matching: elementType))
    }

    /// The query, and the elements that it finds now.
    open override nonisolated var debugDescription: String {
        // Applications are read on the main thread. Elsewhere the description is the class alone.
        guard Thread.isMainThread else { return "<\(type(of: self))>" }
        return MainActor.assumeIsolated {
            let lines: [String] = search.find().map { "  " + ElementTree.line(for: $0) }
            return "\(search.words) finds \(lines.count):\n" + lines.joined(separator: "\n")
        }
    }
}

extension Element {
    /// Whether the element is of a type, and has a name if one is given.
    func matches(_ type: XCUIElement.ElementType, identifier: String?) -> Bool {
        isOf(type) && (identifier.map { isNamed($0) } ?? true)
    }

    func isOf(_ type: XCUIElement.ElementType) -> Bool { type == .any || kind.rawValue == type.rawValue }

    /// Whether `predicate` is true for the element.
    func satisfies(_ predicate: NSPredicate) -> Bool {
        let candidate = XCUIElement(Search(words: "the candidate", find: { [self] }))
        return AutomationFailure.quietly { predicate.evaluate(with: candidate) }
    }
}
