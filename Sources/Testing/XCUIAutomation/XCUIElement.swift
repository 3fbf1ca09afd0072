import AppDriver
import CoreGraphics
import Foundation
import UIKitCore

/// One element of what an application shows. It is looked for each time it is used.
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider {
    /// What finds the element.
    let search: Search

    init(_ search: Search) {
        self.search = search
        super.init()
    }

    /// The running application; nil when there is none.
    func session() -> AppSession? { XCUIApplication.running }

    /// The element as a test would write it.
    var words: String { search.words }

    /// The element; nil, with a failure at `file` and `line`, when there is none or more than one.
    func resolve(file: StaticString, line: UInt) -> Element? {
        let found: [Element] = search.find()
        if found.count == 1 { return found[0] }
        AutomationFailure.record(search.problem(finding: found), file: file, line: line)
        return nil
    }

    /// The element; nil, with a failure at the caller's line, when there is none or more than one.
    private var resolved: Element? {
        let found: [Element] = search.find()
        if found.count == 1 { return found[0] }
        AutomationFailure.record(search.problem(finding: found))
        return nil
    }

    // MARK: Attributes

    /// Whether there is such an element now.
    open var exists: Bool { !search.find().isEmpty }

    /// Whether a touch in the middle of the element's visible part would reach it. False when there is no such element.
    open var isHittable: Bool { search.find().first?.isHittable ?? false }

    /// What kind of element it is.
    open var elementType: ElementType { resolved.map { ElementType($0.kind) } ?? .any }

    /// The name that identifies the element in tests.
    open var identifier: String { resolved?.identifier ?? "" }

    /// What the element is, in words.
    open var label: String { resolved?.label ?? "" }

    /// The element's title. Only elements of macOS have one: it is empty.
    open var title: String { "" }

    /// The element's value.
    open var value: Any? { resolved?.value }

    /// The text that the element shows while it is empty.
    open var placeholderValue: String? { resolved?.placeholder }

    /// The element's frame on the screen, in points.
    open var frame: CGRect { resolved?.frame ?? .zero }

    /// Whether the element can be used.
    open var isEnabled: Bool { resolved?.isEnabled ?? false }

    /// Whether the element is selected.
    open var isSelected: Bool { resolved?.isSelected ?? false }

    /// Whether the element is the first responder.
    open var hasFocus: Bool { resolved?.hasFocus ?? false }

    /// The horizontal size class of the element.
    open var horizontalSizeClass: SizeClass { SizeClass(resolved?.view?.traitCollection.horizontalSizeClass) }

    /// The vertical size class of the element.
    open var verticalSizeClass: SizeClass { SizeClass(resolved?.view?.traitCollection.verticalSizeClass) }

    // MARK: Elements in it

    /// The element itself.
    open var firstMatch: XCUIElement { XCUIElement(search.picking(".firstMatch") { Array($0.prefix(1)) }) }

    open func descendants(matching elementType: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(search.descendants(matching: elementType))
    }

    /// The elements of `elementType` directly in it.
    open func children(matching elementType: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(search.children(matching: elementType))
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
        return session.wait(for: timeout) { AutomationFailure.quietly { self[keyPath: property] } == value }
    }

    /// The element, and all in it, as text.
    open override nonisolated var debugDescription: String {
        // Applications are read on the main thread. Elsewhere the description is the class alone.
        guard Thread.isMainThread else { return "<\(type(of: self))>" }
        return MainActor.assumeIsolated {
            "\(words):\n" + search.find().map { ElementTree.describe($0) }.joined(separator: "\n")
        }
    }
}

extension XCUIElement.SizeClass {
    @MainActor
    init(_ sizeClass: UIUserInterfaceSizeClass?) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case .unspecified, nil: self = .unspecified
        }
    }
}
