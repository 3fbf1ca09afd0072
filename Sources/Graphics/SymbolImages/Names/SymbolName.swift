/// The names of SF Symbols 7.
///
/// The list is constant text that is searched in place. It consists of sorted entries. Each begins with a name. If the
/// name also exists with endings, it is followed by a colon and the letters that represent these endings. If the name
/// exists only with endings, `-` is among the letters.
enum SymbolName {
    /// Returns whether Apple has a symbol with a name.
    static func exists(_ name: String) -> Bool {
        if codes(of: name).map({ !$0.contains(onlyWithEndings) }) ?? false { return true }
        for (code, ending) in endings where name.hasSuffix(ending) {
            let base = String(name.dropLast(ending.utf8.count))
            if let codes = codes(of: base), codes.contains(code) { return true }
        }
        return false
    }

    /// Returns whether the symbol with the given name is mirrored in right-to-left layouts.
    ///
    /// These are the symbols that point forward or backward, lists, and the symbols with a right-to-left variant. Media
    /// controls and symbols with letters or marks that would be wrong when mirrored are not mirrored.
    static func isMirrored(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        if let first = parts.first, first == "forward" || first == "backward" { return false }
        if parts.contains(where: { unmirroredParts.contains(String($0)) }) { return false }
        if parts.contains(where: { directionParts.contains(String($0)) }) { return true }
        return mirroredNames.contains(name) || parts.last != "rtl" && exists(name + ".rtl")
    }

    /// The endings for languages and scripts.
    static let scripts: Set<String> = [
        "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa", "ru", "sat",
        "si", "ta", "te", "th", "zh",
    ]

    private static let directionParts: Set<String> = [
        "forward", "backward", "leading", "trailing", "leadinghalf", "trailinghalf", "leadingthird", "trailingthird",
        "topleading", "toptrailing", "bottomleading", "bottomtrailing",
    ]

    private static let unmirroredParts: Set<String> = [
        "questionmark", "character", "textformat", "numbers", "checkmark", "percent", "checklist", "number",
    ]

    /// The mirrored symbols whose names contain no direction, such as lists.
    private static let mirroredNames: Set<String> = [
        "list.bullet", "list.dash", "list.bullet.indent", "list.triangle", "list.star", "increase.indent",
        "decrease.indent", "increase.quotelevel", "decrease.quotelevel", "text.append", "text.insert", "text.redaction",
        "speaker.wave.1", "speaker.wave.1.fill", "speaker.wave.2", "speaker.wave.2.fill", "speaker.wave.3",
        "speaker.wave.3.fill", "speaker.slash", "speaker.slash.fill",
    ]

    /// Returns the letters after a name in the list, or nil if the list does not contain the name.
    private static func codes(of base: String) -> Substring? {
        lists.lazy.compactMap { codes(of: base, in: $0) }.first
    }

    private static func codes(of base: String, in list: StaticString) -> Substring? {
        let text = UnsafeBufferPointer(start: list.utf8Start, count: list.utf8CodeUnitCount)
        var base = base
        return base.withUTF8 { base in
            var (low, high) = (0, text.count)
            while low < high {
                var start: Int = low + (high - low) / 2
                while start > low && text[start - 1] > space { start -= 1 }
                var end = start
                while end < text.count && text[end] > space { end += 1 }
                switch compare(base, text, from: start, to: end) {
                case 0: return String(decoding: text[min(end, start + base.count + 1)..<end], as: UTF8.self)[...]
                case ..<0: high = start
                default: low = min(high, end + 1)
                }
            }
            return nil
        }
    }

    /// Compares a name with the name in an entry. The result is negative if `name` comes first.
    private static func compare(
        _ name: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
    ) -> Int {
        for index in 0..<name.count {
            let place: Int = start + index
            if place >= end || text[place] == colon { return 1 }
            if name[index] != text[place] { return Int(name[index]) - Int(text[place]) }
        }
        return start + name.count < end && text[start + name.count] != colon ? -1 : 0
    }

    static let lists: [StaticString] = [list1, list2, list3]
    private static let onlyWithEndings: Character = "-"
    private static let space = UInt8(ascii: " ")
    private static let colon = UInt8(ascii: ":")
}
