import Foundation

// Foundation on Linux reads beyond the end of the values if one of them cannot be decoded.

extension NSDictionary {
    /// Replaces `init(coder:)`.
    @_silgen_name("$s10Foundation12NSDictionaryC5coderACSgAA7NSCoderC_tcfC")
    public final class func replacedInit(coder: __owned NSCoder) -> NSDictionary? {
        var keys: [Any] = []
        var values: [Any] = []
        if let unarchiver = coder as? NSKeyedUnarchiver {
            keys = unarchiver.decodedObjects(forKey: "NS.keys")
            values = unarchiver.decodedObjects(forKey: "NS.objects")
        } else {
            while let key = coder.decodeObject(forKey: "NS.key.\(keys.count)"),
                let value = coder.decodeObject(forKey: "NS.object.\(keys.count)")
            {
                keys.append(key)
                values.append(value)
            }
        }
        guard keys.count == values.count, let keys = keys as? [NSObject], let values = values as? [NSObject] else {
            return nil
        }
        return self.init(objects: values as [AnyObject], forKeys: keys, count: keys.count)
    }
}

extension NSKeyedUnarchiver {
    /// Foundation's function that decodes the elements of collections. It leaves out those that cannot be decoded.
    @_silgen_name("engawa_decoded_objects")
    fileprivate final func decodedObjects(forKey key: String) -> [Any]
}
