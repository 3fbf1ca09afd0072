import AppDriver
import Foundation

/// Elements that are looked for when they are needed, not before.
@preconcurrency @MainActor
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
    let find: @MainActor () -> [Element]
    let words: String
    let session: @MainActor () -> AppSession?

    init(_ words: String, session: @escaping @MainActor () -> AppSession?, find: @escaping @MainActor () -> [Element]) {
        self.words = words
        self.session = session
        self.find = find
        super.init()
    }

    private func narrowed(_ words: String, _ isWanted: @escaping @MainActor (Element) -> Bool) -> XCUIElementQuery {
        let find = self.find
        return XCUIElementQuery("\(self.words) \(words)", session: session) { find().filter(isWanted) }
    }

    private func one(_ words: String, _ pick: @escaping @MainActor ([Element]) -> [Element]) -> XCUIElement {
        let find = self.find
        return XCUIElement(words: "\(self.words)\(words)", session: session) { pick(find()) }
    }

    // MARK: Elements

    /// The only element found. Using it fails when there are several.
    open var element: XCUIElement { one("") { $0 } }

    /// The first element found.
    open var firstMatch: XCUIElement { one(" first") { Array($0.prefix(1)) } }

    /// How many elements are found now.
    open var count: Int { find().count }

    /// The element at `index`. A negative one counts from the end.
    open func element(boundBy index: Int) -> XCUIElement {
        one(" at \(index)") { found in
            let place: Int = index < 0 ? found.count + index : index
            return found.indices.contains(place) ? [found[place]] : []
        }
    }

    /// The elements found now.
    open var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

    /// The element whose identifier or label is `key`.
    open subscript(key: String) -> XCUIElement {
        matching(identifier: key).element
    }

    /// The element of `elementType` whose identifier or label is `identifier`.
    open func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
        matching(elementType, identifier: identifier).element
    }

    /// The element for which `predicate` holds.
    open func element(matching predicate: NSPredicate) -> XCUIElement {
        matching(predicate).element
    }

    // MARK: Narrowing

    /// Those whose identifier or label is `identifier`.
    open func matching(identifier: String) -> XCUIElementQuery {
        narrowed("\"\(identifier)\"") { Self.isCalled($0, identifier) }
    }

    /// Those of `elementType`, whose identifier or label is `identifier` if that is not nil.
    open func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        narrowed("\(elementType) \(identifier.map { "\"\($0)\"" } ?? "")") { element in
            Self.isOf(element, elementType) && (identifier.map { Self.isCalled(element, $0) } ?? true)
        }
    }

    /// Those for which `predicate` holds. It is given an `XCUIElement`.
    ///
    /// Predicates made of a format do not exist on Linux; make one with a closure.
    open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
        let session = self.session
        return narrowed("where …") { element in
            predicate.evaluate(with: XCUIElement(words: "candidate", session: session) { [element] })
        }
    }

    /// Those in which there is one of `elementType` whose identifier or label is `identifier`.
    open func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        narrowed("containing \(elementType) \(identifier ?? "")") { element in
            ElementTree.descendants(of: element).contains { inner in
                Self.isOf(inner, elementType) && (identifier.map { Self.isCalled(inner, $0) } ?? true)
            }
        }
    }

    /// Those of `elementType` at any depth in what is found.
    open func descendants(matching elementType: XCUIElement.ElementType) -> XCUIElementQuery {
        let find = self.find
        return XCUIElementQuery("\(words) ▸ \(elementType)", session: session) {
            find().flatMap { ElementTree.descendants(of: $0) }.filter { Self.isOf($0, elementType) }
        }
    }

    /// Those of `elementType` directly in what is found.
    open func children(matching elementType: XCUIElement.ElementType) -> XCUIElementQuery {
        let find = self.find
        return XCUIElementQuery("\(words) › \(elementType)", session: session) {
            find().flatMap(\.children).filter { Self.isOf($0, elementType) }
        }
    }

    static func isOf(_ element: Element, _ type: XCUIElement.ElementType) -> Bool {
        type == .any || element.kind.rawValue == type.rawValue
    }

    private static func isCalled(_ element: Element, _ name: String) -> Bool {
        element.identifier == name || element.label == name
    }

    /// What is looked for, and what is found now.
    open override nonisolated var debugDescription: String {
        // Applications are looked at on the main thread. Elsewhere only the class is told.
        guard Thread.isMainThread else { return "<\(type(of: self))>" }
        return MainActor.assumeIsolated {
            "Query: \(words)\nFound \(count):\n"
                + find().map { "  \($0.kind.name) \"\($0.identifier)\" \"\($0.label)\"" }.joined(separator: "\n")
        }
    }
}
