import Foundation

extension URL {
    /// Returns the URL with the preferred filename extension of a type appended, or the same URL if it already has an
    /// extension of that type.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let name = contentType.missingExtension(of: lastPathComponent) else { return self }
        return appendingPathExtension(name)
    }

    /// Appends the preferred filename extension of a type, unless the URL already has an extension of that type.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }

    /// Returns the URL with a path component appended. If the component has no extension of the type, appends the
    /// preferred filename extension of the type too.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName, isDirectory: contentType.conforms(to: .directory))
            .appendingPathExtension(for: contentType)
    }

    /// Appends a path component. If the component has no extension of the type, appends the preferred filename
    /// extension of the type too.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }
}

extension NSString {
    /// Returns the path with the preferred filename extension of a type appended, or the same path if it already has an
    /// extension of that type.
    public func appendingPathExtension(for contentType: UTType) -> String {
        let path = String(describing: self)
        guard let name = contentType.missingExtension(of: path) else { return path }
        return path + "." + name
    }
}

extension UTType {
    /// Returns the preferred filename extension of the type, or nil if the name already has an extension of the type.
    fileprivate func missingExtension(of name: String) -> String? {
        let present: String = (name as NSString).pathExtension
        if UTType.types(tag: present, tagClass: .filenameExtension, conformingTo: nil).contains(self) { return nil }
        return preferredFilenameExtension
    }
}
