import Foundation

extension NSCoder {
    /// Returns whether the archive can contain an object.
    func canEncode(_ object: AnyObject) -> Bool {
        guard requiresSecureCoding else { return object is any NSCoding }
        return (type(of: object) as? any NSSecureCoding.Type)?.supportsSecureCoding == true
    }
}
