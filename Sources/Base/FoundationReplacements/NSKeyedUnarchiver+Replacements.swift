import Foundation

// Foundation on Linux does not look up mangled names, and ends the program if an archive contains an object of a class
// that the caller does not allow.

extension NSKeyedUnarchiver {
    /// Overrides `class(forClassName:)`, from which unarchiving gets the classes of mangled names. The result for a
    /// class that the caller does not allow is `DisallowedObject`.
    @_silgen_name("engawa_unarchived_class")
    public final func replacedClass(forClassName name: String) -> AnyClass? {
        var type: AnyClass? = originalClass(forClassName: name) ?? NSKeyedUnarchiver.class(forClassName: name)
        if type == nil, name.hasPrefix("_Tt") { type = ObjectiveCClassNames.type(named: name) }
        if requiresSecureCoding, let allowed = allowedClasses, let found = type ?? NSClassFromString(name),
            !sequence(first: found, next: _getSuperclass).contains(where: { ancestor in
                allowed.contains { $0 == ancestor }
            })
        {
            return DisallowedObject.self
        }
        return type
    }

    @_silgen_name("engawa_original_unarchived_class")
    private final func originalClass(forClassName name: String) -> AnyClass?

    /// Overrides `allowedClasses`, so that Foundation accepts `DisallowedObject`.
    @_silgen_name("engawa_allowed_classes")
    public final func replacedAllowedClasses() -> [AnyClass]? {
        originalAllowedClasses().map { $0 + [DisallowedObject.self] }
    }

    @_silgen_name("engawa_original_allowed_classes")
    private final func originalAllowedClasses() -> [AnyClass]?
}
