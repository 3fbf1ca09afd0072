import Foundation

/// The keys of Foundation's values, which have no properties in member tables.
enum ValueKeys {
    /// Returns the value for a key of a string, a number, a date, a URL, data or a dictionary; nil if it has no such
    /// key. The key `self` refers to the value.
    static func value(of key: String, in value: Any) -> Any? {
        if let dictionary = value as? [AnyHashable: Any] { return key == "@count" ? dictionary.count : dictionary[key] }
        if key == "self" { return value }
        if key == "description" { return "\(value)" }
        return switch value {
        case let text as String: self.value(of: key, in: text)
        case let date as Date: self.value(of: key, in: date)
        case let url as URL: self.value(of: key, in: url)
        case let data as Data: key == "length" ? data.count : nil
        case let number as NSNumber: self.value(of: key, in: number)
        default: nil
        }
    }

    private static func value(of key: String, in text: String) -> Any? {
        let string = text as NSString
        return switch key {
        case "length": string.length
        case "uppercaseString": text.uppercased()
        case "lowercaseString": text.lowercased()
        case "capitalizedString": text.capitalized
        case "intValue", "integerValue", "longLongValue": string.integerValue
        case "doubleValue", "floatValue": string.doubleValue
        case "boolValue": string.boolValue
        case "lastPathComponent": string.lastPathComponent
        case "pathExtension": string.pathExtension
        default: nil
        }
    }

    private static func value(of key: String, in date: Date) -> Any? {
        switch key {
        case "timeIntervalSince1970": date.timeIntervalSince1970
        case "timeIntervalSinceReferenceDate": date.timeIntervalSinceReferenceDate
        case "timeIntervalSinceNow": date.timeIntervalSinceNow
        default: nil
        }
    }

    private static func value(of key: String, in url: URL) -> Any? {
        switch key {
        case "absoluteString": url.absoluteString
        case "path": url.path
        case "lastPathComponent": url.lastPathComponent
        case "pathExtension": url.pathExtension
        case "host": url.host
        case "scheme": url.scheme
        case "query": url.query
        default: nil
        }
    }

    private static func value(of key: String, in number: NSNumber) -> Any? {
        switch key {
        case "intValue", "integerValue", "longLongValue": number.intValue
        case "doubleValue", "floatValue": number.doubleValue
        case "boolValue": number.boolValue
        case "stringValue": number.stringValue
        default: nil
        }
    }
}
