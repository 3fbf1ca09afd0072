import AppDriver
import CoreGraphics
import Foundation
import UIKitCore

/// An element of the application's interface. Each use of the element searches the application for it.
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider {
    /// The search that finds the element.
    let search: Search

    init(_ search: Search) {
        self.search = search
        super.init()
    }

    /// The session of the running application. Nil if no application runs.
    func session() -> AppSession? { XCUIApplication.running }

    /// The source code of the element's search, for messages.
    var code: String { search.code }

    /// Returns the element. Records a failure at `file` and `line` and returns nil if the search does not find exactly
    /// one element.
    func resolve(file: StaticString, line: UInt) -> Element? {
        let found = search.find()
        if found.count == 1 { return found[0] }
        AutomationFailure.record(search.failureMessage(for: found), file: file, line: line)
        return nil
    }

    /// Waits until the animations in progress have ended, and returns the element for an event. Records a failure and
    /// returns nil if the search does not find exactly one element.
    func resolveAtRest(file: StaticString, line: UInt) -> Element? {
        session()?.settle()
        return resolve(file: file, line: line)
    }

    /// The element. If the search does not find exactly one element, the value is nil, and a failure is recorded at the
    /// line of the test.
    private var resolved: Element? {
        let found = search.find()
        if found.count == 1 { return found[0] }
        AutomationFailure.record(search.failureMessage(for: found))
        return nil
    }

    // MARK: Attributes

    /// Whether the element exists now.
    open var exists: Bool { !search.find().isEmpty }

    /// Whether a touch at the center of the element's visible part reaches the element. False if the element does not
    /// exist.
    open var isHittable: Bool { search.find().first?.isHittable ?? false }

    /// The type of the element.
    open var elementType: ElementType { resolved?.elementType ?? .any }

    /// The name that identifies the element in tests.
    open var identifier: String { resolved?.identifier ?? "" }

    /// The accessibility label.
    open var label: String { resolved?.label ?? "" }

    /// The title, which only elements of macOS have. Here it is always empty.
    open var title: String { "" }

    /// The accessibility value.
    open var value: Any? { resolved?.value }

    /// The text that is visible while the element is empty.
    open var placeholderValue: String? { resolved?.placeholder }

    /// The element's frame on the screen, in points.
    open var frame: CGRect { resolved?.frame ?? .zero }

    /// Whether the element is enabled.
    open var isEnabled: Bool { resolved?.isEnabled ?? false }

    /// Whether the element is selected.
    open var isSelected: Bool { resolved?.isSelected ?? false }

    /// Whether the element is the first responder.
    open var hasFocus: Bool { resolved?.hasFocus ?? false }

    /// The horizontal size class of the element.
    open var horizontalSizeClass: SizeClass { SizeClass(resolved?.view?.traitCollection.horizontalSizeClass) }

    /// The vertical size class of the element.
    open var verticalSizeClass: SizeClass { SizeClass(resolved?.view?.traitCollection.verticalSizeClass) }

    // MARK: Descendants

    /// The first element that the search finds.
    open var firstMatch: XCUIElement { XCUIElement(search.selecting(".firstMatch") { Array($0.prefix(1)) }) }

    /// Returns a query for the element's descendants of the type `elementType`.
    open func descendants(matching elementType: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(search.descendants(matching: elementType))
    }

    /// Returns a query for the element's children of the type `elementType`.
    open func children(matching elementType: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(search.children(matching: elementType))
    }

    // MARK: Waiting

    /// Waits up to `timeout` seconds of virtual time for the element to exist, and returns whether it does.
    open func waitForExistence(timeout: TimeInterval) -> Bool {
        guard let session = session() else { return false }
        return session.wait(for: timeout) { self.exists }
    }

    /// Waits up to `timeout` seconds of virtual time for the element to disappear, and returns whether it did.
    open func waitForNonExistence(timeout: TimeInterval) -> Bool {
        guard let session = session() else { return false }
        return session.wait(for: timeout) { !self.exists }
    }

    /// Waits up to `timeout` seconds of virtual time for `property` to equal `value`, and returns whether it does.
    open func wait<Value: Equatable>(
        for property: KeyPath<XCUIElement, Value>, toEqual value: Value, timeout: TimeInterval
    ) -> Bool {
        guard let session = session() else { return false }
        return session.wait(for: timeout) { AutomationFailure.withoutRecording { self[keyPath: property] } == value }
    }

    /// The element and its descendants, as text.
    open override nonisolated var debugDescription: String {
        // Elements can be read only on the main thread. On other threads, the description is the class name.
        guard Thread.isMainThread else { return "<\(type(of: self))>" }
        return MainActor.assumeIsolated {
            "\(code):\n" + search.find().map { ElementTree.describe($0) }.joined(separator: "\n")
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
