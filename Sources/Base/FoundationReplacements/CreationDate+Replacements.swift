import AppBundles
import Foundation

// Linux does not let a program set the creation date of a file. An extended attribute contains the date that was set.

extension FileManager {
    /// Replaces `setAttributes(_:ofItemAtPath:)`.
    @_silgen_name(
        "$s20FoundationEssentials11FileManagerC13setAttributes_12ofItemAtPathySDyAA0C12AttributeKeyVypG_SStKF")
    public final func replacedSetAttributes(
        _ attributes: [FileAttributeKey: Any], ofItemAtPath path: String
    ) throws {
        try originalSetAttributes(attributes, ofItemAtPath: path)
        if let date = attributes[.creationDate] as? Date { FileCreationDate.set(date, of: path) }
    }

    @_silgen_name("engawa_original_set_attributes")
    private final func originalSetAttributes(
        _ attributes: [FileAttributeKey: Any], ofItemAtPath path: String
    ) throws

    /// Replaces `attributesOfItem(atPath:)`.
    @_silgen_name("$s20FoundationEssentials11FileManagerC16attributesOfItem6atPathSDyAA0C12AttributeKeyVypGSS_tKF")
    public final func replacedAttributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
        var attributes: [FileAttributeKey: Any] = try originalAttributesOfItem(atPath: path)
        if let date = FileCreationDate.of(path) { attributes[.creationDate] = date }
        return attributes
    }

    @_silgen_name("engawa_original_attributes")
    private final func originalAttributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any]
}

extension URL {
    /// Replaces `resourceValues(forKeys:)`.
    @_silgen_name(
        "$s20FoundationEssentials3URLV0A0E14resourceValues7forKeysAD011URLResourceE0VShyAD0H3KeyVG_tKF")
    public func replacedResourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
        var values: URLResourceValues = try originalResourceValues(forKeys: keys)
        if keys.contains(.creationDateKey), isFileURL, let date = FileCreationDate.of(path) {
            values.creationDate = date
        }
        return values
    }

    @_silgen_name("engawa_original_resource_values")
    private func originalResourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues
}
