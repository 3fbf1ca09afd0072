import AppDriver
import Foundation

/// A query for elements. It searches the application each time it is used.
@preconcurrency @MainActor
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
    /// The search that finds the elements.
    let search: Search

    init(_ search: Search) {
        self.search = search
        super.init()
    }

    // MARK: Elements

    /// The only element that the query finds. Reading its attributes or sending it events fails the test unless the
    /// query finds exactly one.
    open var element: XCUIElement { XCUIElement(search) }

    /// The first element that the query finds.
    open var firstMatch: XCUIElement { XCUIElement(search.selecting(".firstMatch") { Array($0.prefix(1)) }) }

    /// The number of elements that the query finds now.
    open var count: Int { search.find().count }

    /// The element at `index`, from 0. A negative index counts from the end.
    open func element(boundBy index: Int) -> XCUIElement {
        XCUIElement(
            search.selecting(".element(boundBy: \(index))") { found in
                // Negative indices count from the end.
                let position: Int = index < 0 ? found.count + index : index
                return found.indices.contains(position) ? [found[position]] : []
            })
    }

    /// The elements that the query finds now, each bound to its index.
    open var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

    /// The elements that the query finds now, each bound to its accessibility element, so that it stays the same if its
    /// position changes.
    open var allElementsBoundByAccessibilityElement: [XCUIElement] {
        search.find().enumerated().map { index, element in
            guard let object = element.object else { return self.element(boundBy: index) }
            let bound = search.selecting(".allElementsBoundByAccessibilityElement[\(index)]") { [weak object] _ in
                let root = ElementTree.application
                return ([root] + ElementTree.descendants(of: root)).filter { object != nil && $0.object === object }
            }
            return XCUIElement(bound)
        }
    }

    /// Returns the element whose identifier, label, value or placeholder is `key`.
    open subscript(key: String) -> XCUIElement { XCUIElement(search.named(key, code: "[\"\(key)\"]")) }

    /// Returns the element of `elementType`. If `identifier` is not nil, it must match too.
    open func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
        matching(elementType, identifier: identifier).element
    }

    /// Returns the element for which `predicate` is true.
    open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

    // MARK: Narrowing

    /// Returns a query for the elements whose identifier, label, value or placeholder is `identifier`.
    open func matching(identifier: String) -> XCUIElementQuery {
        XCUIElementQuery(search.named(identifier, code: ".matching(identifier: \"\(identifier)\")"))
    }

    /// Returns a query for the elements of `elementType`. If `identifier` is not nil, it must match too.
    open func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        let name: String = identifier.map { "\"\($0)\"" } ?? "nil"
        return XCUIElementQuery(
            search.filtered(".matching(.\(elementType), identifier: \(name))") {
                $0.matches(elementType, identifier: identifier)
            })
    }

    /// Returns a query for the elements for which `predicate` is true. The predicate evaluates an `XCUIElement`.
    open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
        XCUIElementQuery(search.filtered(".matching(predicate)") { $0.satisfies(predicate) })
    }

    /// Returns a query for the elements that have a descendant of the type `elementType`. If `identifier` is not nil,
    /// it must match too.
    open func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        let name: String = identifier.map { "\"\($0)\"" } ?? "nil"
        return XCUIElementQuery(
            search.filtered(".containing(.\(elementType), identifier: \(name))") { element in
                ElementTree.descendants(of: element).contains { $0.matches(elementType, identifier: identifier) }
            })
    }

    /// Returns a query for the elements that have a descendant for which `predicate` is true.
    open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
        XCUIElementQuery(
            search.filtered(".containing(predicate)") { element in
                ElementTree.descendants(of: element).contains { $0.satisfies(predicate) }
            })
    }

    /// Returns a query for those descendants of the elements that have the type `elementType`.
    open func descendants(matching elementType: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery(search.descendants(matching: elementType))
    }

    /// Returns a query for those children of the elements that have the type `elementType`.
    open func children(matching elementType: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery(search.children(matching: elementType))
    }

    /// The query and the elements that it finds now, as text.
    open override nonisolated var debugDescription: String {
        // Elements can be read only on the main thread. On other threads, the description is the class name.
        guard Thread.isMainThread else { return "<\(type(of: self))>" }
        return MainActor.assumeIsolated {
            let lines: [String] = search.find().map { "  " + ElementTree.line(for: $0) }
            return "\(search.code) finds \(lines.count):\n" + lines.joined(separator: "\n")
        }
    }
}

extension Element {
    /// Returns whether the element has `type`, and the name `identifier` if that is not nil.
    func matches(_ type: XCUIElement.ElementType, identifier: String?) -> Bool {
        hasType(type) && (identifier.map { isNamed($0) } ?? true)
    }

    func hasType(_ type: XCUIElement.ElementType) -> Bool { type == .any || elementType == type }

    /// Returns whether `predicate` is true for the element.
    func satisfies(_ predicate: NSPredicate) -> Bool {
        let candidate = XCUIElement(Search(code: "the candidate", find: { [self] }))
        return AutomationFailure.withoutRecording { predicate.evaluate(with: candidate) }
    }
}
