import Foundation

/// The rules for a password that a password manager generates.
open class UITextInputPasswordRules: NSObject, NSCopying {
    /// The rules, such as "required: upper; required: digit; minlength: 8;".
    public let passwordRulesDescriptor: String

    /// Creates rules from their description.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    /// Returns `self`, because rules are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the object has the same rules.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
    }

    /// A hash that equal rules share.
    open override var hash: Int { passwordRulesDescriptor.hashValue }
}
