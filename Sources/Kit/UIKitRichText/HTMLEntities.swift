/// The character references of HTML.
enum HTMLEntities {
    /// Returns UTF-8 text in which character references are replaced with characters. Unknown references are not
    /// replaced. In the value of an attribute, a name without a semicolon is not replaced if an equals sign, a letter
    /// or a digit follows, because URLs contain such text.
    static func decoded(_ text: ArraySlice<UInt8>, isAttribute: Bool = false) -> String {
        var result: [UInt8] = []
        var rest = text
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            result += rest[..<start]
            rest = rest[start...]
            if let (characters, length) = reference(rest, isAttribute) {
                result += characters.utf8
                rest = rest.dropFirst(length)
            } else {
                result.append(UInt8(ascii: "&"))
                rest = rest.dropFirst()
            }
        }
        return String(decoding: result + rest, as: UTF8.self)
    }

    /// Returns the characters of the reference at the start of a text, and the length of the reference.
    private static func reference(_ text: ArraySlice<UInt8>, _ isAttribute: Bool) -> (String, length: Int)? {
        let content = text.dropFirst()
        if content.first == UInt8(ascii: "#") { return number(content.dropFirst()) }
        let name = content.prefix(32).prefix(while: \.isAlphanumeric)
        if content.dropFirst(name.count).first == UInt8(ascii: ";") {
            let whole = String(decoding: name, as: UTF8.self)
            return (named[whole] ?? legacy[whole]).map { ($0, name.count + 2) }
        }
        // Only old names need no semicolon.
        for length in stride(from: min(name.count, 6), to: 1, by: -1) {
            guard let character = legacy[String(decoding: name.prefix(length), as: UTF8.self)] else { continue }
            if isAttribute, let next = content.dropFirst(length).first,
                next.isAlphanumeric || next == UInt8(ascii: "=")
            {
                return nil
            }
            return (character, length + 1)
        }
        return nil
    }

    private static func number(_ text: ArraySlice<UInt8>) -> (String, length: Int)? {
        let isHexadecimal: Bool = text.first.map { $0 | 0x20 } == UInt8(ascii: "x")
        let start: Int = isHexadecimal ? 1 : 0
        let digits = text.dropFirst(start).prefix { isHexadecimal ? $0.isHexadecimalDigit : $0.isDigit }
        if digits.isEmpty { return nil }
        let end: Int = text.dropFirst(start + digits.count).first == UInt8(ascii: ";") ? 1 : 0
        let value: UInt32? = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
        var scalar: Unicode.Scalar? = value.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
        // As in browsers, the numbers of control characters are in the encoding Windows-1252.
        if let byte = value.flatMap({ UInt8(exactly: $0) }), byte != 0 {
            scalar = Unicode.Scalar(CodePageDecoder.windows1252(byte))
        }
        return (String(Character(scalar ?? "\u{FFFD}")), 2 + start + digits.count + end)
    }

    /// The names that are also references without a semicolon.
    private static let legacy: [String: String] = [
        "amp": "&", "AMP": "&", "lt": "<", "LT": "<", "gt": ">", "GT": ">", "quot": "\"", "QUOT": "\"",
        "nbsp": "\u{A0}", "copy": "©", "COPY": "©", "reg": "®", "REG": "®", "laquo": "«", "raquo": "»", "middot": "·",
        "sect": "§", "para": "¶", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷", "frac12": "½",
        "frac14": "¼", "frac34": "¾", "pound": "£", "yen": "¥", "cent": "¢", "curren": "¤", "iexcl": "¡",
        "iquest": "¿", "szlig": "ß", "shy": "\u{AD}", "not": "¬", "brvbar": "¦", "uml": "¨", "macr": "¯",
        "acute": "´", "cedil": "¸", "micro": "µ", "ordf": "ª", "ordm": "º", "sup1": "¹", "sup2": "²", "sup3": "³",
        "Agrave": "À", "agrave": "à", "Aacute": "Á", "aacute": "á", "Acirc": "Â", "acirc": "â", "Atilde": "Ã",
        "atilde": "ã", "Auml": "Ä", "auml": "ä", "Aring": "Å", "aring": "å", "AElig": "Æ", "aelig": "æ",
        "Ccedil": "Ç", "ccedil": "ç", "Egrave": "È", "egrave": "è", "Eacute": "É", "eacute": "é", "Ecirc": "Ê",
        "ecirc": "ê", "Euml": "Ë", "euml": "ë", "Igrave": "Ì", "igrave": "ì", "Iacute": "Í", "iacute": "í",
        "Icirc": "Î", "icirc": "î", "Iuml": "Ï", "iuml": "ï", "ETH": "Ð", "eth": "ð", "Ntilde": "Ñ", "ntilde": "ñ",
        "Ograve": "Ò", "ograve": "ò", "Oacute": "Ó", "oacute": "ó", "Ocirc": "Ô", "ocirc": "ô", "Otilde": "Õ",
        "otilde": "õ", "Ouml": "Ö", "ouml": "ö", "Oslash": "Ø", "oslash": "ø", "Ugrave": "Ù", "ugrave": "ù",
        "Uacute": "Ú", "uacute": "ú", "Ucirc": "Û", "ucirc": "û", "Uuml": "Ü", "uuml": "ü", "Yacute": "Ý",
        "yacute": "ý", "yuml": "ÿ", "THORN": "Þ", "thorn": "þ",
    ]

    private static let named: [String: String] = [
        "apos": "'", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’",
        "ldquo": "“", "rdquo": "”", "sbquo": "‚", "bdquo": "„", "bull": "•", "euro": "€", "larr": "←", "uarr": "↑",
        "rarr": "→", "darr": "↓", "harr": "↔", "hearts": "♥", "ensp": "\u{2002}", "emsp": "\u{2003}",
        "thinsp": "\u{2009}", "zwj": "\u{200D}", "zwnj": "\u{200C}", "minus": "−", "ne": "≠", "le": "≤", "ge": "≥",
        "asymp": "≈", "infin": "∞", "check": "✓", "dagger": "†", "permil": "‰", "prime": "′", "oelig": "œ",
        "OElig": "Œ",
    ]
}

extension UInt8 {
    fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
    fileprivate var isHexadecimalDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }
    fileprivate var isAlphanumeric: Bool { isDigit || (0x61...0x7A).contains(self | 0x20) }
}
