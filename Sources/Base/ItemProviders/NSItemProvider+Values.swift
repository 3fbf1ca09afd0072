import Foundation
import UniformTypeIdentifiers

/// A Swift value that represents a Foundation object.
public protocol ItemProviderValue: Sendable {
    /// The class whose objects are converted to the value.
    static var itemProviderClass: any NSItemProviderReading.Type { get }

    /// Creates a value from an object.
    init?(itemProviderObject: any NSItemProviderReading)
}

extension String: ItemProviderValue {
    public static var itemProviderClass: any NSItemProviderReading.Type { NSString.self }

    public init?(itemProviderObject: any NSItemProviderReading) {
        guard let text = itemProviderObject as? NSString else { return nil }
        self = text as String
    }
}

extension URL: ItemProviderValue {
    public static var itemProviderClass: any NSItemProviderReading.Type { NSURL.self }

    public init?(itemProviderObject: any NSItemProviderReading) {
        guard let url = itemProviderObject as? NSURL else { return nil }
        self = url as URL
    }
}

extension NSItemProvider {
    /// Returns whether a value, such as a `String` or a `URL`, can be created from one of the representations.
    public func canLoadObject<Value: ItemProviderValue>(ofClass type: Value.Type) -> Bool {
        canLoadObject(ofClass: type.itemProviderClass)
    }

    /// Creates a value, such as a `String` or a `URL`, from the first type that its class can read and that the item
    /// has.
    @discardableResult
    public func loadObject<Value: ItemProviderValue>(
        ofClass type: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: type.itemProviderClass) { object, error in
            completionHandler(object.flatMap { Value(itemProviderObject: $0) }, error)
        }
    }
}

/// A string is provided and read as plain text in UTF-8.
extension NSString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier, UTType.plainText.identifier, UTType.url.identifier]
    }

    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(validating: data, as: UTF8.self), let result = NSString(string: text) as? Self else {
            throw NSItemProvider.error(.unavailableCoercionError, "The data is not text in UTF-8.")
        }
        return result
    }
}

/// A URL is provided and read as text. A file URL is provided with the type `UTType.fileURL`.
extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.url.identifier, UTType.fileURL.identifier]
    }

    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    public var writableTypeIdentifiersForItemProvider: [String] {
        isFileURL ? [UTType.fileURL.identifier] : [UTType.url.identifier]
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as URL).absoluteString.utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = String(validating: data, as: UTF8.self)
        guard let text, let result = NSURL(string: text) as? Self else {
            throw NSItemProvider.error(.unavailableCoercionError, "The data is not a URL.")
        }
        return result
    }
}
