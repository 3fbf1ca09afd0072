import Foundation

/// The keys of the parts of an address.
extension NSTextCheckingKey {
    /// The street with the house number.
    public static let street = NSTextCheckingKey(rawValue: "Street")
    /// The city.
    public static let city = NSTextCheckingKey(rawValue: "City")
    /// The state or the prefecture.
    public static let state = NSTextCheckingKey(rawValue: "State")
    /// The postal code.
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
}
