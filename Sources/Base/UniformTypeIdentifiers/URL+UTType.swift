import Foundation

extension URL {
    /// Returns the URL with the extension of a type, unless its extension has that type already.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let name = contentType.missingExtension(of: lastPathComponent) else { return self }
        return appendingPathExtension(name)
    }

    /// Appends the extension of a type, unless the extension has that type already.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }

    /// Returns the URL with a component of a type. If the name has no extension of the type, one is appended.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName, isDirectory: contentType.conforms(to: .directory))
            .appendingPathExtension(for: contentType)
    }

    /// Appends a component of a type. If the name has no extension of the type, one is appended.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }
}

extension NSString {
    /// Returns the path with the extension of a type, unless its extension has that type already.
    public func appendingPathExtension(for contentType: UTType) -> String {
        let path = String(describing: self)
        guard let name = contentType.missingExtension(of: path) else { return path }
        return path + "." + name
    }
}

extension UTType {
    /// Returns the extension of the type if a filename does not have one of its extensions.
    fileprivate func missingExtension(of name: String) -> String? {
        let present: String = (name as NSString).pathExtension
        if UTType.types(tag: present, tagClass: .filenameExtension, conformingTo: nil).contains(self) { return nil }
        return preferredFilenameExtension
    }
}
