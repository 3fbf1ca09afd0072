/// The member of a class to which a key path refers, regardless of its root class: `\UIControl.isEnabled` and
/// `\UIButton.isEnabled` refer to the same member, although they are not equal.
struct KeyPathMember: Equatable {
    /// A key path from a holder of the object to the member.
    private let path: AnyKeyPath

    private struct Holder {
        let object: AnyObject
    }

    /// Creates a member from a key path; nil if its root is not a class.
    init?(_ path: AnyKeyPath) {
        guard type(of: path).rootType is AnyClass else { return nil }
        // Key paths are compared by their type, and then by their components. With the same type in place of the root
        // and the value, only the components differ. The key path is never applied to an object, so the types do not
        // need to be correct.
        let member = Unmanaged<KeyPath<AnyObject, Any>>.fromOpaque(Unmanaged.passUnretained(path).toOpaque())
        self.path = (\Holder.object).appending(path: member.takeUnretainedValue())
    }
}
