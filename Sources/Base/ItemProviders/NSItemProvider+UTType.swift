import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
    /// The types of the representations, in the order of their registration.
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.map { UTType(importedAs: $0) } }

    /// The types of the representations whose files can be opened in place.
    public var registeredContentTypesForOpenInPlace: [UTType] {
        registeredTypeIdentifiers(fileOptions: .openInPlace).map { UTType(importedAs: $0) }
    }

    /// Returns the types of the representations that conform to a type.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Creates a provider for a file of a type. If `contentType` is nil, the filename extension determines the type.
    public convenience init(
        contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false, coordinated: Bool = false,
        visibility: NSItemProviderRepresentationVisibility = .all
    ) {
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type: UTType = contentType ?? UTType(filenameExtension: fileURL.pathExtension) ?? .data
        registerFileRepresentation(for: type, visibility: visibility, openInPlace: openInPlace) { completion in
            completion(fileURL, true, nil)
            return nil
        }
    }

    /// Adds a representation whose data a closure loads.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Adds a representation whose file a closure loads.
    public func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerFileRepresentation(
            forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
            visibility: visibility, loadHandler: loadHandler)
    }

    /// Loads the data of a type.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Loads a file of a type. With `openInPlace`, loads the original if that is possible, or else a copy, which the
    /// caller removes. Without it, loads a copy, which is removed after the completion handler returns.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        if openInPlace {
            return loadInPlaceFileRepresentation(
                forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
        }
        return loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) }
    }
}
