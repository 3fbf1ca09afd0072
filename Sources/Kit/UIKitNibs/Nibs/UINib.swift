import Foundation
import InterfaceFiles
import ProgramDiagnostics
import UIKitCore

/// The contents of an Interface Builder file, from which objects can be created many times.
///
/// The file is the XML file with the extension `xib` in the bundle. It is read when objects are first created.
@preconcurrency @MainActor
open class UINib: NSObject {
    private enum Source {
        case name(String)
        case data(Data)
    }

    private let source: Source
    private let bundle: Bundle
    private var storedDocument: InterfaceDocument?

    /// Creates a nib from a file in a bundle.
    ///
    /// - Parameters:
    ///   - name: The name of the file, without its extension.
    ///   - bundleOrNil: The bundle of the file, or nil for the main bundle.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = .name(name.hasSuffix(".nib") || name.hasSuffix(".xib") ? String(name.dropLast(4)) : name)
        bundle = bundleOrNil ?? .main
        super.init()
    }

    /// Creates a nib from the contents of an XML file of Interface Builder.
    ///
    /// - Parameters:
    ///   - data: The contents of the file. Compiled nibs cannot be read.
    ///   - bundleOrNil: The bundle with the images and colors of the nib, or nil for the main bundle.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        source = .data(data)
        bundle = bundleOrNil ?? .main
        super.init()
    }

    /// Creates the objects of the nib, and returns the top-level objects.
    ///
    /// Connects the outlets and actions of all objects, and then calls `awakeFromNib()` on each created object.
    ///
    /// - Parameters:
    ///   - ownerOrNil: The file's owner.
    ///   - optionsOrNil: A dictionary that can contain objects for the placeholders, at the key `externalObjects`.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        let document: InterfaceDocument = readDocument()
        var objects: [String: NSObject] = [:]
        var connections: [(element: InterfaceElement, object: NSObject)] = []
        let external: [String: Any] = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        for placeholder in document.placeholders {
            let name: String = placeholder["placeholderIdentifier"] ?? ""
            let object: NSObject? = (name == "IBFilesOwner" ? ownerOrNil : external[name]) as? NSObject
            guard let object, let id = placeholder.id else { continue }
            objects[id] = object
            connections.append((placeholder, object))
        }
        let decoder = NibDecoder(document, bundle: bundle, objects: objects)
        let results: [NSObject] = document.objects.compactMap { decoder.make($0) }
        decoder.finish(connecting: connections)
        return results
    }

    private func readDocument() -> InterfaceDocument {
        if let storedDocument { return storedDocument }
        let document: InterfaceDocument
        switch source {
        case .name(let name):
            guard let found = NibFiles.document(name, extension: "xib", in: bundle) else {
                stopProgram(
                    "The bundle \(bundle.bundlePath) does not contain the nib “\(name)”. Add the file \(name).xib to "
                        + "the resources of the target.")
            }
            document = found
        case .data(let data): document = NibFiles.read(data, fileName: "The data of the nib")
        }
        storedDocument = document
        return document
    }
}

extension UINib {
    /// A key in the options of `instantiate(withOwner:options:)`.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A dictionary with the objects for placeholders, by the identifiers of the placeholders.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}
