import AppDriver
import CoreGraphics
import Foundation

/// The attributes of an element and of its descendants at one moment.
@preconcurrency @MainActor
public protocol XCUIElementSnapshot: XCUIElementAttributes {
    /// The snapshots of the element's children.
    var children: [any XCUIElementSnapshot] { get }
    /// The attributes by name, including those of the children.
    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// A type that can take snapshots of elements.
@preconcurrency @MainActor
public protocol XCUIElementSnapshotProviding {
    /// Takes a snapshot of the element and its descendants.
    func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement: XCUIElementSnapshotProviding {
    /// The name of an attribute in a snapshot's dictionary.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates the name of an attribute.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier.
        public static let identifier = AttributeName(rawValue: "identifier")
        /// The frame.
        public static let frame = AttributeName(rawValue: "frame")
        /// The value.
        public static let value = AttributeName(rawValue: "value")
        /// The title.
        public static let title = AttributeName(rawValue: "title")
        /// The label.
        public static let label = AttributeName(rawValue: "label")
        /// The element type, as its raw value.
        public static let elementType = AttributeName(rawValue: "elementType")
        /// The enabled state.
        public static let enabled = AttributeName(rawValue: "enabled")
        /// The placeholder.
        public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
        /// The selected state.
        public static let selected = AttributeName(rawValue: "selected")
        /// The focus state.
        public static let hasFocus = AttributeName(rawValue: "hasFocus")
        /// The dictionaries of the children.
        public static let children = AttributeName(rawValue: "children")
    }

    /// The reason why a snapshot cannot be taken.
    struct SnapshotError: Error, CustomStringConvertible {
        let description: String
    }

    /// Takes a snapshot of the element and its descendants.
    ///
    /// - Throws: An error that describes the existing elements, if the search does not find exactly one.
    public func snapshot() throws -> any XCUIElementSnapshot {
        let found = search.find()
        guard found.count == 1 else { throw SnapshotError(description: search.failureMessage(for: found)) }
        return ElementSnapshot(found[0])
    }
}

/// A snapshot that stores the values of the attributes.
struct ElementSnapshot: XCUIElementSnapshot {
    let identifier: String
    let frame: CGRect
    let value: Any?
    let title = ""
    let label: String
    let elementType: XCUIElement.ElementType
    let isEnabled: Bool
    let horizontalSizeClass: XCUIElement.SizeClass
    let verticalSizeClass: XCUIElement.SizeClass
    let placeholderValue: String?
    let isSelected: Bool
    let hasFocus: Bool
    let children: [any XCUIElementSnapshot]

    init(_ element: Element) {
        identifier = element.identifier
        frame = element.frame
        value = element.value
        label = element.label
        elementType = element.elementType
        isEnabled = element.isEnabled
        horizontalSizeClass = XCUIElement.SizeClass(element.view?.traitCollection.horizontalSizeClass)
        verticalSizeClass = XCUIElement.SizeClass(element.view?.traitCollection.verticalSizeClass)
        placeholderValue = element.placeholder
        isSelected = element.isSelected
        hasFocus = element.hasFocus
        children = element.children.map { ElementSnapshot($0) }
    }

    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
        var result: [XCUIElement.AttributeName: Any] = [
            .identifier: identifier, .frame: frame, .title: title, .label: label, .elementType: elementType.rawValue,
            .enabled: isEnabled, .selected: isSelected, .hasFocus: hasFocus,
            .children: children.map(\.dictionaryRepresentation),
        ]
        result[.value] = value
        result[.placeholderValue] = placeholderValue
        return result
    }
}
