import Foundation

/// The programs that can load a representation of an item provider.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All programs.
    case all = 0
    /// Programs of the same developer team.
    case team = 1
    /// Programs of the same app group.
    case group = 2
    /// Only this process.
    case ownProcess = 3
}

/// Options for the file of a representation.
public struct NSItemProviderFileOptions: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The file can be opened in place, instead of being copied.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1 << 0)
}

/// An object that converts itself to data of several types, for an item provider.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The identifiers of the types to which objects of the class can be converted, best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The identifiers of the types to which this object can be converted, best first. The default is the identifiers
    /// of the class.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Returns which programs can load the data of a type. The default is all.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility

    /// Converts the object to data of a type, and calls the completion handler once with the data or an error.
    ///
    /// - Returns: The progress of the conversion, or nil.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// The defaults of the optional requirements.
extension NSItemProviderWriting {
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }

    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .all }
}

/// A class whose objects can be created from data of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The identifiers of the types from which an object can be created, best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Creates an object from data of a type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
