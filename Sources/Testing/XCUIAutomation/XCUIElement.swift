import AppDriver
import CoreGraphics
import Foundation
import UIKitCore

/// One element of an application's screen. It is looked for whenever it is used.
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementTypeQueryProvider {
    let words: String
    let find: @MainActor () -> [Element]
    let session: @MainActor () -> AppSession?

    init(words: String, session: @escaping @MainActor () -> AppSession?, find: @escaping @MainActor () -> [Element]) {
        self.words = words
        self.session = session
        self.find = find
        super.init()
    }

    /// The element, or nil, with a failure of the test, when there is none or more than one.
    func resolve(file: StaticString, line: UInt) -> Element? {
        let found: [Element] = find()
        if found.count == 1 { return found[0] }
        let problem: String =
            found.isEmpty
            ? "No matches found for \(words)."
            : "Multiple matching elements found for \(words): \(found.count). Use firstMatch or a more precise query."
        AutomationFailure.record("\(problem)\n\(ElementTree.dump())", file: file, line: line)
        return nil
    }

    // MARK: What it is

    /// Whether there is such an element now.
    open var exists: Bool { !find().isEmpty }

    /// What kind of thing it is.
    open var elementType: ElementType { find().first.map { ElementType($0.kind) } ?? .any }

    /// The name for tests.
    open var identifier: String { find().first?.identifier ?? "" }

    /// What it says.
    open var label: String { find().first?.label ?? "" }

    /// What it is set to.
    open var value: Any? { find().first?.value }

    /// What it says as long as nothing was typed into it.
    open var placeholderValue: String? { (find().first?.view as? UITextField)?.placeholder }

    /// Where it is on the screen, in points.
    open var frame: CGRect { find().first?.frame ?? .zero }

    /// Whether it can be used.
    open var isEnabled: Bool { find().first?.isEnabled ?? false }

    /// Whether it is chosen.
    open var isSelected: Bool { find().first?.isSelected ?? false }

    /// Whether a touch in its middle would reach it.
    open var isHittable: Bool { find().first?.isHittable ?? false }

    /// Whether keys go to it.
    open var hasFocus: Bool { find().first?.view.isFirstResponder ?? false }

    // MARK: What is in it

    open func descendants(matching elementType: ElementType) -> XCUIElementQuery {
        XCUIElementQuery("\(words) ▸ \(elementType)", session: session) { [find] in
            find().prefix(1).flatMap { ElementTree.descendants(of: $0) }.filter {
                XCUIElementQuery.isOf($0, elementType)
            }
        }
    }

    /// The elements of `elementType` directly in it.
    open func children(matching elementType: ElementType) -> XCUIElementQuery {
        XCUIElementQuery("\(words) › \(elementType)", session: session) { [find] in
            find().prefix(1).flatMap(\.children).filter { XCUIElementQuery.isOf($0, elementType) }
        }
    }

    // MARK: Waiting

    /// Waits until it exists, at most `timeout` seconds of virtual time, and returns whether it does.
    open func waitForExistence(timeout: TimeInterval) -> Bool {
        guard let session = session() else { return false }
        return session.wait(for: timeout) { self.exists }
    }

    /// Waits until it no longer exists, at most `timeout` seconds of virtual time, and returns whether it does not.
    open func waitForNonExistence(timeout: TimeInterval) -> Bool {
        guard let session = session() else { return false }
        return session.wait(for: timeout) { !self.exists }
    }

    /// Waits until `property` is `value`, at most `timeout` seconds of virtual time, and returns whether it is.
    open func wait<Value: Equatable>(
        for property: KeyPath<XCUIElement, Value>, toEqual value: Value, timeout: TimeInterval
    ) -> Bool {
        guard let session = session() else { return false }
        return session.wait(for: timeout) { self[keyPath: property] == value }
    }

    open override nonisolated var debugDescription: String {
        // Applications are looked at on the main thread. Elsewhere only the class is told.
        guard Thread.isMainThread else { return "<\(type(of: self))>" }
        return MainActor.assumeIsolated { "Element: \(words)\n\(ElementTree.dump())" }
    }
}
