import Foundation

// Foundation on Linux has names only for classes that are not nested in other types, and stops the process when an
// archive contains an object of another class.

/// Replaces `String(reflecting:)` where Foundation calls it. From the result for a class, `NSStringFromClass(_:)` and
/// archives take the name. Foundation removes the name of its own module.
@_silgen_name("engawa_reflecting")
public func replacedReflecting<Subject>(_ subject: __owned Subject) -> String {
    guard let type = subject as? AnyClass, let name = ObjectiveCClassNames.name(of: type) else {
        return String(reflecting: subject)
    }
    return "Foundation." + name
}

/// Replaces `_typeByName(_:)` where Foundation calls it. Foundation adds the name of its own module to names without a
/// module.
@_silgen_name("engawa_type_by_name")
public func replacedTypeByName(_ name: String) -> Any.Type? {
    if let type = _typeByName(name) { return type }
    let prefix = "Foundation."
    guard name.hasPrefix(prefix) else { return nil }
    return ObjectiveCClassNames.type(named: String(name.dropFirst(prefix.count)))
}

/// Replaces `NSClassFromString(_:)`. Foundation does not look up mangled names.
@_silgen_name("$s10Foundation17NSClassFromStringyyXlXpSgSSF")
public func replacedClassFromString(_ name: String) -> AnyClass? {
    name.hasPrefix("_Tt") ? ObjectiveCClassNames.type(named: name) : originalClassFromString(name)
}

@_silgen_name("engawa_original_class_from_string")
private func originalClassFromString(_ name: String) -> AnyClass?
