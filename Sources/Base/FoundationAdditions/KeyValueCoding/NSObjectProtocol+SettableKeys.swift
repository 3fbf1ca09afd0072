import Foundation

extension NSObjectProtocol {
    /// Returns whether `setValue(_:forKey:)` sets a property for `key` or calls an override.
    package func hasSettableKey(_ key: String) -> Bool {
        if MemberTable.property(key, of: self)?.isWritable == true { return true }
        return MemberRegistry.shared.first(of: self) { $0.setter != nil || $0.undefinedSetter != nil ? true : nil }
            ?? false
    }
}
