import Foundation

// Foundation on Linux ends the program when it reads the hash of an error, which archives use, and when the user
// information contains another error.

extension NSError {
    /// Overrides the getter of `userInfo`. As on Apple platforms, the underlying error is an object: Foundation stores other
    /// values, which cannot be cast to `NSError`.
    @_silgen_name("engawa_error_user_info")
    public final func replacedUserInfo() -> [String: Any] {
        var information: [String: Any] = originalUserInfo()
        if let value = information[NSUnderlyingErrorKey], !(value is NSError), let error = value as? any Error {
            information[NSUnderlyingErrorKey] = error as NSError
        }
        return information
    }

    @_silgen_name("engawa_original_error_user_info")
    private final func originalUserInfo() -> [String: Any]

    /// Replaces the getter of `hash`. Equal errors have the same domain and code.
    @_silgen_name("$s10Foundation7NSErrorC4hashSivg")
    public final func replacedHash() -> Int { domain.hashValue ^ code }

    /// Replaces `encode(with:)`. Values that the archive cannot contain are left out.
    @_silgen_name("$s10Foundation7NSErrorC6encode4withyAA7NSCoderC_tF")
    public final func replacedEncode(with coder: NSCoder) {
        coder.encode(domain as NSString, forKey: "NSDomain")
        coder.encode(code, forKey: "NSCode")
        let information = NSMutableDictionary()
        for (key, value) in userInfo {
            let object: AnyObject = NSError.object(for: value)
            if coder.canEncode(object) { information[key as NSString] = object }
        }
        if information.count > 0 { coder.encode(information, forKey: "NSUserInfo") }
    }

    private static func object(for value: Any) -> AnyObject {
        switch value {
        case let error as any Error: error as NSError
        case let errors as [any Error]: errors.map { $0 as NSError } as NSArray
        default: value as AnyObject
        }
    }

    /// Replaces `init(coder:)`.
    @_silgen_name("$s10Foundation7NSErrorC5coderACSgAA7NSCoderC_tcfC")
    public final class func replacedInit(coder: __owned NSCoder) -> NSError? {
        guard let domain = coder.decodeObject(of: NSString.self, forKey: "NSDomain") else { return nil }
        let code: Int = coder.decodeInteger(forKey: "NSCode")
        guard coder.containsValue(forKey: "NSUserInfo") else { return NSError(domain: domain as String, code: code) }
        let classes: [AnyClass] = [
            NSError.self, NSDictionary.self, NSArray.self, NSSet.self, NSString.self, NSNumber.self, NSData.self,
            NSURL.self, NSDate.self, NSUUID.self, NSNull.self,
        ]
        let information: Any? = coder.decodeObject(of: classes + (coder.allowedClasses ?? []), forKey: "NSUserInfo")
        guard let information = information as? [String: Any] else { return nil }
        return NSError(domain: domain as String, code: code, userInfo: information)
    }
}
