import Foundation

// Foundation on Linux cannot read the archive of an attributed string whose characters all have the same attributes,
// and ends the program for values that no archive can contain.

extension NSAttributedString {
    /// Replaces `encode(with:)`. The format is that of Apple platforms. Values that the archive cannot contain are
    /// left out.
    @_silgen_name("$s10Foundation18NSAttributedStringC6encode4withyAA7NSCoderC_tF")
    public final func replacedEncode(with coder: NSCoder) {
        let text = string as NSString
        coder.encode(text, forKey: "NSString")
        guard text.length > 0 else { return }
        var runs = Data()
        let attributes = NSMutableArray()
        let whole = NSRange(location: 0, length: text.length)
        enumerateAttributes(in: whole, options: .longestEffectiveRangeNotRequired) { values, range, _ in
            let end: Int = min(NSMaxRange(range), whole.length)
            runs.appendCompact(end - range.location)
            runs.appendCompact(attributes.count)
            attributes.add(NSAttributedString.archivable(values, by: coder))
        }
        if attributes.count == 1 {
            coder.encode(attributes[0], forKey: "NSAttributes")
        } else {
            coder.encode(attributes, forKey: "NSAttributes")
            coder.encode(runs as NSData, forKey: "NSAttributeInfo")
        }
    }

    private static func archivable(_ values: [NSAttributedString.Key: Any], by coder: NSCoder) -> NSDictionary {
        let result = NSMutableDictionary()
        for (key, value) in values {
            let object = value as AnyObject
            if coder.canEncode(object) { result[key.rawValue as NSString] = object }
        }
        return result
    }

    /// Replaces `init(coder:)`.
    @_silgen_name("$s10Foundation18NSAttributedStringC5coderACSgAA7NSCoderC_tcfC")
    public final class func replacedInit(coder: __owned NSCoder) -> NSAttributedString? {
        decoded(by: coder).map { NSAttributedString(attributedString: $0) }
    }

    fileprivate static func decoded(by coder: NSCoder) -> NSMutableAttributedString? {
        let text: NSString = coder.decodeObject(of: NSString.self, forKey: "NSString") ?? ""
        let result = NSMutableAttributedString(string: text as String)
        guard text.length > 0, coder.containsValue(forKey: "NSAttributes") else { return result }
        let classes: [AnyClass] = AttributeClasses.all + (coder.allowedClasses ?? [])
        let attributes: Any? = coder.decodeObject(of: classes, forKey: "NSAttributes")
        guard coder.containsValue(forKey: "NSAttributeInfo") else {
            guard let attributes = attributes as? [String: Any] else { return nil }
            result.setAttributes(keyed(attributes), range: NSRange(location: 0, length: text.length))
            return result
        }
        guard let runs = coder.decodeObject(of: NSData.self, forKey: "NSAttributeInfo"),
            let attributes = attributes as? [[String: Any]]
        else { return nil }
        var numbers = CompactNumbers(runs as Data)
        var location = 0
        while location < text.length {
            guard let length = numbers.next(), let slot = numbers.next(), attributes.indices.contains(slot),
                length > 0, length <= text.length - location
            else { return nil }
            result.setAttributes(keyed(attributes[slot]), range: NSRange(location: location, length: length))
            location += length
        }
        return result
    }

    private static func keyed(_ attributes: [String: Any]) -> [NSAttributedString.Key: Any] {
        Dictionary(uniqueKeysWithValues: attributes.map { (NSAttributedString.Key($0.key), $0.value) })
    }
}

extension NSMutableAttributedString {
    /// Replaces `init(coder:)`.
    @_silgen_name("$s10Foundation25NSMutableAttributedStringC5coderACSgAA7NSCoderC_tcfC")
    public final class func replacedMutableInit(coder: __owned NSCoder) -> NSMutableAttributedString? {
        decoded(by: coder)
    }

    /// Overrides `mutableString`. On Linux, a change of Foundation's own string does not change the attributes.
    @_silgen_name("engawa_mutable_string")
    public final func replacedMutableString() -> NSMutableString {
        AttributedCharacters(storedString(), of: self)
    }

    /// The string that Foundation stores.
    @_silgen_name("engawa_original_mutable_string")
    private final func storedString() -> NSMutableString
}

/// The classes of the values that archives of attributed strings can contain.
private enum AttributeClasses {
    static var all: [AnyClass] {
        let foundation: [AnyClass] = [
            NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, NSURL.self, NSData.self, NSDate.self,
            NSValue.self, NSAttributedString.self, NSUUID.self, NSNull.self, NSSet.self, NSOrderedSet.self,
            NSIndexSet.self, NSIndexPath.self,
        ]
        // The program does not necessarily contain the kit.
        return foundation + kit.compactMap { NSClassFromString("UIKitDrawing.\($0)") }
    }

    private static let kit: [String] = [
        "UIColor", "UIFont", "UIImage", "NSParagraphStyle", "NSShadow", "NSTextAttachment", "NSTextList", "NSTextTab",
    ]
}

/// The numbers in data that contains seven bits of a number in each byte, the lowest bits first. The highest bit of the
/// last byte of a number is 0.
private struct CompactNumbers {
    private let bytes: [UInt8]
    private var position = 0

    init(_ data: Data) { bytes = Array(data) }

    mutating func next() -> Int? {
        var result = 0
        var shift = 0
        while position < bytes.count, shift < 56 {
            let byte: UInt8 = bytes[position]
            position += 1
            result |= Int(byte & 0x7F) << shift
            if byte < 0x80 { return result }
            shift += 7
        }
        return nil
    }
}

extension Data {
    /// Appends a number in the form that `CompactNumbers` reads.
    fileprivate mutating func appendCompact(_ number: Int) {
        var rest: Int = number
        while rest > 0x7F {
            append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        append(UInt8(rest))
    }
}
