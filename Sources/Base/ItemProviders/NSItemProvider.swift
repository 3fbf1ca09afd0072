import Foundation
import HostClock
import Synchronization
import UniformTypeIdentifiers

/// An item that is shared, picked, dragged or pasted. Its representations are loaded on request.
///
/// Representations are loaded on other threads, which also call the completion handlers. Virtual time stands still
/// until a representation is loaded.
// @unchecked: the lock protects all state.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// Receives an item, or an error.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    /// Loads an item, and calls the completion handler once. The class is the class that the caller expects, or nil.
    public typealias LoadHandler =
        @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    /// The error domain of item providers.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// The errors that item providers report.
    public enum ErrorCode: Int, Error, Sendable {
        /// An unknown error.
        case unknownError = -1
        /// The item has no representation of the type, or it could not be loaded.
        case itemUnavailableError = -1000
        /// The object does not have the expected class.
        case unexpectedValueClassError = -1100
        /// The object cannot be converted to the type.
        case unavailableCoercionError = -1200
    }

    private struct State: Sendable {
        var representations: [Representation] = []
        var suggestedName: String?
    }

    private let state = Mutex(State())

    /// Creates a provider without representations.
    public override init() { super.init() }

    /// Creates a provider for an object: a string, data, a URL or another object.
    ///
    /// If `typeIdentifier` is nil, the type follows from the class of the object. The data of a file URL are the
    /// contents of the file.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item else { return }
        let identifier: String = typeIdentifier ?? NSItemProvider.typeIdentifier(of: item)
        let handover = Handover(value: item)
        registerItem(forTypeIdentifier: identifier) { completion, _, _ in completion?(handover.value, nil) }
    }

    private static func typeIdentifier(of item: any NSSecureCoding) -> String {
        switch item {
        case let url as NSURL: url.isFileURL ? UTType.fileURL.identifier : UTType.url.identifier
        case is NSString: UTType.utf8PlainText.identifier
        default: UTType.data.identifier
        }
    }

    /// Creates a provider for an object that converts itself.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider for a file, whose filename extension determines its type. Returns nil if the file does not
    /// exist.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type: UTType =
            fileURL.hasDirectoryPath
            ? .folder : UTType(filenameExtension: fileURL.pathExtension) ?? .data
        registerFileRepresentation(
            forTypeIdentifier: type.identifier, fileOptions: .openInPlace, visibility: .all
        ) { completion in
            completion(fileURL, true, nil)
            return nil
        }
    }

    /// Returns a provider with the same representations.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        let state = state.withLock { $0 }
        copy.state.withLock { $0 = state }
        return copy
    }

    /// The name for a file with the item, without an extension. The default is nil.
    open var suggestedName: String? {
        get { state.withLock { $0.suggestedName } }
        set { state.withLock { $0.suggestedName = newValue } }
    }

    // MARK: Types

    var representations: [Representation] { state.withLock { $0.representations } }

    /// The identifiers of the types of the representations, in the order of their registration.
    open var registeredTypeIdentifiers: [String] { representations.map(\.typeIdentifier) }

    /// Returns the identifiers of the types whose representations have all options.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        representations.filter { $0.fileOptions.isSuperset(of: fileOptions) }.map(\.typeIdentifier)
    }

    /// Returns whether there is a representation of a type, or of a type that conforms to it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(of: typeIdentifier) != nil
    }

    /// Returns whether a representation with the given options has the type, or a type that conforms to it.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        representations.contains {
            $0.conforms(to: typeIdentifier) && $0.fileOptions.isSuperset(of: fileOptions)
        }
    }

    func representation(of typeIdentifier: String) -> Representation? {
        let all: [Representation] = representations
        return all.first { $0.typeIdentifier == typeIdentifier } ?? all.first { $0.conforms(to: typeIdentifier) }
    }

    // MARK: Registration

    private func register(_ representation: Representation) {
        state.withLock { state in
            state.representations.removeAll { $0.typeIdentifier == representation.typeIdentifier }
            state.representations.append(representation)
        }
    }

    /// Adds a representation whose object a closure loads.
    open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        register(Representation(typeIdentifier: typeIdentifier, content: .item(loadHandler)))
    }

    /// Adds a representation whose data a closure loads.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        register(
            Representation(typeIdentifier: typeIdentifier, content: .data(loadHandler), visibility: visibility))
    }

    /// Adds a representation whose file a closure loads. The file is copied, unless `fileOptions` allows it to be
    /// opened in place. The flag that the closure passes, which requests file coordination, has no effect.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        register(
            Representation(
                typeIdentifier: typeIdentifier, content: .file(loadHandler), visibility: visibility,
                fileOptions: fileOptions))
    }

    /// Adds the representations of an object.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        let handover = Handover(value: object)
        for identifier in object.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { completion in
                handover.value.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
            }
        }
    }

    /// Adds the representations of objects of a class. A closure creates an object when a representation is requested.
    open func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        for identifier in aClass.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { completion in
                loadHandler { object, error in
                    guard let object else { return completion(nil, error) }
                    _ = object.loadData(
                        withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
                }
            }
        }
    }
}

extension Representation {
    func conforms(to identifier: String) -> Bool {
        if typeIdentifier == identifier { return true }
        return UTType(importedAs: typeIdentifier).conforms(to: UTType(importedAs: identifier))
    }
}

extension NSItemProvider {
    /// Returns an item provider error with a description.
    static func error(_ code: ErrorCode, _ sentence: String) -> any Error {
        NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: sentence])
    }

    static func unavailable(_ typeIdentifier: String) -> any Error {
        error(.itemUnavailableError, "The item cannot be loaded as \(typeIdentifier).")
    }
}
