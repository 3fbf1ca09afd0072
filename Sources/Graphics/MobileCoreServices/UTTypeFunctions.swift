import CoreGraphics
import UniformTypeIdentifiers

/// The class of tags that are filename extensions, without the dot.
public var kUTTagClassFilenameExtension: CFString { UTTagClass.filenameExtension.rawValue as CFString }

/// The class of tags that are MIME types.
public var kUTTagClassMIMEType: CFString { UTTagClass.mimeType.rawValue as CFString }

/// Returns the identifier of the type with the given tag, such as a filename extension. `takeRetainedValue()` returns
/// the string.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
    let supertype: UTType? = inConformingToUTI.flatMap { UTType($0 as String) }
    return UTType(tag: inTag as String, tagClass: UTTagClass(rawValue: inTagClass as String), conformingTo: supertype)
        .map { Unmanaged.passRetained($0.identifier as CFString) }
}

/// Returns the preferred tag of a type, or nil if the type has none. `takeRetainedValue()` returns the string.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
    UTType(inUTI as String)?.tags[UTTagClass(rawValue: inTagClass as String)]?.first
        .map { Unmanaged.passRetained($0 as CFString) }
}

/// Returns whether a type is equal to another or inherits from it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI as String) else { return false }
    return type.conforms(to: UTType(importedAs: inConformsToUTI as String))
}

/// Returns whether two identifiers identify the same type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased()
}
