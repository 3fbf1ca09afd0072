import Foundation
import HostClock
import UniformTypeIdentifiers

extension NSItemProvider {
    /// Runs `body` on another thread. Virtual time stands still until `body` calls the closure that it receives.
    private func start(_ body: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
        let work = Ledger.shared.begin()
        DispatchQueue.global(qos: .userInitiated).async {
            body { Ledger.shared.finish(work) {} }
        }
    }

    /// Loads the data of a type.
    ///
    /// - Returns: The progress, which is finished when the completion handler is called.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        start { finish in
            self.load(typeIdentifier) { data, error in
                progress.completedUnitCount = 1
                completionHandler(data, error)
                finish()
            }
        }
        return progress
    }

    /// Loads the data of a type on the current thread.
    private func load(_ typeIdentifier: String, _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        guard let representation = representation(of: typeIdentifier) else {
            return completion(nil, NSItemProvider.unavailable(typeIdentifier))
        }
        switch representation.content {
        case .data(let loader): _ = loader(completion)
        case .file(let loader):
            _ = loader { url, _, error in
                guard let url else { return completion(nil, error) }
                do {
                    completion(try Data(contentsOf: url), nil)
                } catch {
                    completion(nil, error)
                }
            }
        case .item(let loader):
            loader(
                { item, error in
                    guard let item else { return completion(nil, error) }
                    do {
                        completion(try NSItemProvider.data(of: item), nil)
                    } catch {
                        completion(nil, error)
                    }
                }, nil, nil)
        }
    }

    /// Returns the bytes of an item.
    private static func data(of item: any NSSecureCoding) throws -> Data {
        switch item {
        case let data as NSData: return Data(referencing: data)
        case let text as NSString: return Data(String(describing: text).utf8)
        case let url as NSURL where url.isFileURL: return try Data(contentsOf: url as URL)
        case let url as NSURL: return Data((url as URL).absoluteString.utf8)
        default: return try NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: false)
        }
    }

    /// Loads a copy of a file of a type. The file is removed after the completion handler returns, so move or copy it
    /// in the handler.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        start { finish in
            self.loadFile(typeIdentifier, inPlace: false) { url, _, error in
                progress.completedUnitCount = 1
                completionHandler(url, error)
                if let url { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
                finish()
            }
        }
        return progress
    }

    /// Loads the original file of a type if that is possible, or else a copy, which the caller removes. The Boolean
    /// value that the completion handler receives is true for the original.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        start { finish in
            self.loadFile(typeIdentifier, inPlace: true) { url, isOriginal, error in
                progress.completedUnitCount = 1
                completionHandler(url, isOriginal, error)
                finish()
            }
        }
        return progress
    }

    /// Loads a file: the original if it may be opened in place, or a copy in a separate folder.
    private func loadFile(
        _ typeIdentifier: String, inPlace: Bool, _ completion: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) {
        guard let representation = representation(of: typeIdentifier) else {
            return completion(nil, false, NSItemProvider.unavailable(typeIdentifier))
        }
        guard case .file(let loader) = representation.content else {
            return load(typeIdentifier) { data, error in
                guard let data else { return completion(nil, false, error) }
                self.makeFile(of: representation.typeIdentifier, completion) { try data.write(to: $0) }
            }
        }
        _ = loader { url, _, error in
            guard let url else { return completion(nil, false, error) }
            if inPlace, representation.fileOptions.contains(.openInPlace) {
                return completion(url, true, nil)
            }
            self.makeFile(of: representation.typeIdentifier, named: url.lastPathComponent, completion) { copy in
                try FileManager.default.copyItem(at: url, to: copy)
            }
        }
    }

    private func makeFile(
        of typeIdentifier: String, named name: String? = nil,
        _ completion: (URL?, Bool, (any Error)?) -> Void, write: (URL) throws -> Void
    ) {
        let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let type = UTType(importedAs: typeIdentifier)
        let base: String = NSItemProvider.fileName(from: name ?? suggestedName ?? "Item")
        let file: URL = folder.appendingPathComponent(
            name == nil ? NSString(string: base).appendingPathExtension(for: type) : base)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try write(file)
            completion(file, false, nil)
        } catch {
            completion(nil, false, error)
        }
    }

    /// Returns a name for a file in a folder. A name from another program may contain separators of paths, which must
    /// not lead out of the folder.
    private static func fileName(from name: String) -> String {
        let result = String(String.UnicodeScalarView(name.unicodeScalars.map { $0 == "/" || $0 == "\0" ? "-" : $0 }))
        return ["", ".", ".."].contains(result) ? "Item" : result
    }

    // MARK: Objects

    /// Returns whether an object of a class can be created from one of the representations.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
    }

    /// Creates an object of a class from the first type that the class can read and that the item has. An item that is
    /// an object of the class is passed on as it is.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let types: [String] = aClass.readableTypeIdentifiersForItemProvider
        guard let identifier = types.first(where: { hasItemConformingToTypeIdentifier($0) }) else {
            let progress = Progress(totalUnitCount: 1)
            start { finish in
                progress.completedUnitCount = 1
                completionHandler(nil, NSItemProvider.unavailable(types.first ?? "an object of this class"))
                finish()
            }
            return progress
        }
        let reader = Handover(value: aClass)
        if case .item(let loader) = representation(of: identifier)?.content {
            let progress = Progress(totalUnitCount: 1)
            start { finish in
                loader(
                    { item, error in
                        progress.completedUnitCount = 1
                        do {
                            let object = try item.map { try NSItemProvider.object(reader.value, of: $0, identifier) }
                            completionHandler(object, error)
                        } catch {
                            completionHandler(nil, error)
                        }
                        finish()
                    }, nil, nil)
            }
            return progress
        }
        return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try reader.value.object(withItemProviderData: data, typeIdentifier: identifier), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Returns an item of a class, or else an object of the class that is created from the item's data.
    private static func object<Object: NSItemProviderReading>(
        _ type: Object.Type, of item: any NSSecureCoding, _ typeIdentifier: String
    ) throws -> any NSItemProviderReading {
        if let object = item as? Object { return object }
        return try type.object(withItemProviderData: data(of: item), typeIdentifier: typeIdentifier)
    }

    /// Loads the item of a type: the registered object, the URL of a registered file, or registered data as a string, a
    /// URL or data.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        let options = Handover(value: options)
        start { finish in
            guard let representation = self.representation(of: typeIdentifier) else {
                completionHandler?(nil, NSItemProvider.unavailable(typeIdentifier))
                return finish()
            }
            switch representation.content {
            case .item(let loader):
                loader(
                    { item, error in
                        completionHandler?(item, error)
                        finish()
                    }, nil, options.value)
            case .file:
                self.loadFile(typeIdentifier, inPlace: true) { url, _, error in
                    completionHandler?(url.map { NSURL(fileURLWithPath: $0.path) }, error)
                    finish()
                }
            case .data:
                self.load(typeIdentifier) { data, error in
                    completionHandler?(data.map { NSItemProvider.item(of: $0, representation.typeIdentifier) }, error)
                    finish()
                }
            }
        }
    }

    /// Loads the item of a type: the registered object, the URL of a registered file, or registered data as a string, a
    /// URL or data.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
        let loaded: Handover<any NSSecureCoding> = try await withCheckedThrowingContinuation { continuation in
            loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
                if let item {
                    continuation.resume(returning: Handover(value: item))
                } else {
                    continuation.resume(throwing: error ?? NSItemProvider.unavailable(typeIdentifier))
                }
            }
        }
        return loaded.value
    }

    /// Returns the object that represents data of a type: a string, a URL, or the data.
    private static func item(of data: Data, _ typeIdentifier: String) -> any NSSecureCoding {
        let type = UTType(importedAs: typeIdentifier)
        let text = String(validating: data, as: UTF8.self)
        if type.conforms(to: .url), let text, let url = NSURL(string: text) { return url }
        if type.conforms(to: .plainText), let text { return NSString(string: text) }
        return NSData(data: data)
    }
}
