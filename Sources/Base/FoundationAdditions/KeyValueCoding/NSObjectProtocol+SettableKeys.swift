import Foundation

extension NSObjectProtocol {
    /// Whether `setValue(_:forKey:)` sets a property or calls an override.
    package func hasSettableKey(_ key: String) -> Bool {
        if MemberTable.property(key, of: self)?.isWritable == true { return true }
        return MemberRegistry.shared.first(of: self) { $0.setter != nil || $0.undefinedSetter != nil ? true : nil }
            ?? false
    }
}
