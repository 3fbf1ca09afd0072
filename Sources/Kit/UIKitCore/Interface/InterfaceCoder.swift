import Foundation

/// A coder that creates objects from an interface file, which is a nib or a storyboard.
///
/// `init?(coder:)` of a kit class reads the values that must be known when the object is created. Finally, it calls
/// `setProperties(of:as:)`. Therefore all properties have their values when `super.init(coder:)` returns in a class of
/// the app, as on iOS.
package protocol InterfaceCoder: NSCoder {
    /// Returns an attribute of the object that is being created.
    @MainActor func attribute(_ name: String) -> String?

    /// Creates the nested object whose key is `key`. It is part of the object that is being created.
    @MainActor func makeObject(forKey key: String) -> NSObject?

    /// Sets the properties of the object that is being created. `type` is the class whose initializer calls the method.
    @MainActor func setProperties(of object: NSObject, as type: AnyClass)
}

extension NSCoder {
    /// The coder of an interface file, or nil for archives.
    package var interface: (any InterfaceCoder)? { self as? any InterfaceCoder }

    /// Sets the properties of an object from an interface file or an archive.
    @MainActor package func configure(_ object: NSObject, as type: AnyClass) {
        if let interface { return interface.setProperties(of: object, as: type) }
        ViewArchives.decode?(object, type, self)
    }
}

/// The functions that write the properties of views and bar items to archives and read them. A module above UIKitCore
/// sets them.
@MainActor
package enum ViewArchives {
    package static var encode: ((NSObject, NSCoder) -> Void)?
    /// `type` is the class whose initializer calls the function.
    package static var decode: ((_ object: NSObject, _ type: AnyClass, NSCoder) -> Void)?
}
