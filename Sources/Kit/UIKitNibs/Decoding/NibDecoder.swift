import Foundation
import InterfaceFiles
import UIKitCore
import UIKitLists

/// Creates the objects of an interface file.
///
/// The decoder is the coder that `init?(coder:)` of the objects receives. Create the objects with `make(_:)`, and then
/// call `finish()`, which creates the constraints, sets runtime attributes, connects outlets and actions, and calls
/// `awakeFromNib()`.
package final class NibDecoder: NSCoder, InterfaceCoder {
    @MainActor package let document: InterfaceDocument
    /// The bundle of the file, for classes, images and colors.
    @MainActor package let bundle: Bundle
    /// The objects by their identifiers. The file's owner has the identifier -1.
    @MainActor package private(set) var objects: [String: NSObject] = [:]
    @MainActor private let weakObjects = WeakObjects()
    /// The created objects, in the order of creation.
    @MainActor package private(set) var created: [(element: InterfaceElement, object: NSObject)] = []
    /// Connects the segues of an object. A storyboard sets it.
    @MainActor package var connectSegue: ((InterfaceElement, NSObject) -> Void)?
    /// Returns whether a connection of an object is made now. A storyboard makes the connections to views when the
    /// view is loaded.
    @MainActor package var makesConnection: ((NSObject, InterfaceElement) -> Bool)?
    /// Returns an object to which a connection refers, but which this decoder did not create, or nil if there is none.
    @MainActor package var findObject: ((String) -> NSObject?)?

    /// An object that is being created.
    private struct Creation {
        let element: InterfaceElement
        let type: AnyClass
        /// The class of the kit whose initializer sets the properties.
        let level: AnyClass?
        var isConfigured = false
    }

    @MainActor private var creations: [Creation] = []

    /// Creates a decoder.
    ///
    /// - Parameter objects: Objects that exist already, by their identifiers.
    @MainActor package init(_ document: InterfaceDocument, bundle: Bundle, objects: [String: NSObject] = [:]) {
        self.document = document
        self.bundle = bundle
        self.objects = objects
        super.init()
        weakObjects.objects = objects.mapValues { WeakObject($0) }
    }

    package override var allowsKeyedCoding: Bool { true }

    package override func containsValue(forKey key: String) -> Bool { false }

    package override func decodeObject(forKey key: String) -> Any? { nil }

    package override func decodeBool(forKey key: String) -> Bool { false }

    package override func decodeInteger(forKey key: String) -> Int { 0 }

    package override func decodeFloat(forKey key: String) -> Float { 0 }

    package override func decodeDouble(forKey key: String) -> Double { 0 }

    // MARK: Creation

    /// Creates the object of an element, unless it exists. Returns nil if its initializer fails, or if the
    /// element does not describe an object.
    ///
    /// - Parameter creator: A closure that creates the object. If it is nil or returns nil, the decoder calls the
    ///   initializer of the class.
    @MainActor package func make(
        _ element: InterfaceElement, creator: (() -> NSObject?)? = nil
    ) -> NSObject? {
        if let id = element.id, let object = objects[id] { return object }
        guard let type = InterfaceClasses.type(of: element, in: self) else {
            warn("the element “\(element.name)” is not supported and is left out", element)
            return nil
        }
        return make(element, type, creator: creator)
    }

    /// Creates the object of an element as an instance of `type`.
    @MainActor func make(
        _ element: InterfaceElement, _ type: NSObject.Type, creator: (() -> NSObject?)? = nil
    ) -> NSObject? {
        creations.append(Creation(element: element, type: type, level: InterfaceClasses.level(of: type)))
        let object: NSObject? = creator?() ?? create(type)
        let creation: Creation = creations.removeLast()
        guard let object else { return nil }
        if !creation.isConfigured { adopt(object, element) }
        return object
    }

    @MainActor private func create(_ type: NSObject.Type) -> NSObject? {
        switch type {
        case let type as UIView.Type: type.init(coder: self)
        case let type as UIViewController.Type: type.init(coder: self)
        case let type as UIBarItem.Type: type.init(coder: self)
        case let type as UINavigationItem.Type: type.init(coder: self)
        case let type as UICollectionViewLayout.Type: type.init(coder: self)
        default: type.make()
        }
    }

    /// Uses an existing object for an element: sets its properties, and creates the objects that it contains.
    @MainActor package func adopt(_ object: NSObject, _ element: InterfaceElement) {
        adopt(object, element, PropertyReader(element, self))
    }

    @MainActor func adopt(_ object: NSObject, _ element: InterfaceElement, _ reader: PropertyReader) {
        keep(object, element)
        created.append((element, object))
        ObjectProperties.set(object, reader)
        reader.finish()
    }

    @MainActor private func keep(_ object: NSObject, _ element: InterfaceElement) {
        guard let id = element.id else { return }
        objects[id] = object
        weakObjects.objects[id] = WeakObject(object)
    }

    /// Adds an object that is not created by `make(_:)`, such as a layout guide.
    @MainActor func register(_ object: NSObject, _ element: InterfaceElement) {
        keep(object, element)
    }

    /// Returns the object with an identifier.
    @MainActor package func object(id: String) -> NSObject? { objects[id] ?? findObject?(id) }

    /// A function that finds the objects of the decoder, without strong references to them. Prototypes of cells keep
    /// it.
    @MainActor var findWeakly: (String) -> NSObject? {
        let shared = weakObjects
        let find = findObject
        return { shared.object(id: $0) ?? find?($0) }
    }

    // MARK: InterfaceCoder

    @MainActor package func attribute(_ name: String) -> String? { creations.last?.element[name] }

    @MainActor package func makeObject(forKey key: String) -> NSObject? {
        creations.last?.element.value(forKey: key).flatMap { make($0) }
    }

    @MainActor package func setProperties(of object: NSObject, as type: AnyClass) {
        // A class of the app can pass the coder on to other objects, which the element does not describe.
        guard let creation = creations.last, creation.type == Swift.type(of: object), creation.level == type,
            !creation.isConfigured
        else { return }
        creations[creations.count - 1].isConfigured = true
        adopt(object, creation.element)
    }

    // MARK: Messages

    /// Warns once about something in the file that has no effect.
    @MainActor package func warn(_ message: String, _ element: InterfaceElement) {
        NibWarnings.warn("\(document.place(of: element)): \(message).")
    }
}
