/// The character references of HTML.
enum HTMLEntities {
    /// Returns text in which character references are replaced with characters. Unknown references are not replaced.
    static func decoded(_ text: Substring) -> String {
        // OPTIMIZATION: most text has no references.
        guard text.contains("&") else { return String(text) }
        var result = ""
        var rest = text
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            let name = rest.dropFirst().prefix(32).prefix { $0.isLetter || $0.isNumber || $0 == "#" }
            if let character = character(name) {
                result += character
                rest = rest.dropFirst(name.count + 1)
                if rest.first == ";" { rest.removeFirst() }
            } else {
                result += "&"
                rest.removeFirst()
            }
        }
        return result + rest
    }

    private static func character(_ name: Substring) -> String? {
        guard name.first == "#" else { return named[String(name)] }
        let digits = name.dropFirst()
        let isHexadecimal: Bool = digits.first == "x" || digits.first == "X"
        let number: UInt32? = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let number else { return nil }
        guard number != 0, let scalar = Unicode.Scalar(number) else { return "\u{FFFD}" }
        return String(scalar)
    }

    private static let named: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
        "rdquo": "”", "sbquo": "‚", "bdquo": "„", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "sect": "§",
        "para": "¶", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷", "frac12": "½", "frac14": "¼",
        "frac34": "¾", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "larr": "←", "uarr": "↑", "rarr": "→",
        "darr": "↓", "harr": "↔", "hearts": "♥", "iexcl": "¡", "iquest": "¿", "szlig": "ß", "Auml": "Ä", "auml": "ä",
        "Ouml": "Ö", "ouml": "ö", "Uuml": "Ü", "uuml": "ü", "Agrave": "À", "agrave": "à", "Aacute": "Á",
        "aacute": "á", "Acirc": "Â", "acirc": "â", "Atilde": "Ã", "atilde": "ã", "Aring": "Å", "aring": "å",
        "AElig": "Æ", "aelig": "æ", "Ccedil": "Ç", "ccedil": "ç", "Egrave": "È", "egrave": "è", "Eacute": "É",
        "eacute": "é", "Ecirc": "Ê", "ecirc": "ê", "Euml": "Ë", "euml": "ë", "Iacute": "Í", "iacute": "í",
        "Icirc": "Î", "icirc": "î", "Ntilde": "Ñ", "ntilde": "ñ", "Oacute": "Ó", "oacute": "ó", "Ocirc": "Ô",
        "ocirc": "ô", "Oslash": "Ø", "oslash": "ø", "Ugrave": "Ù", "ugrave": "ù", "Uacute": "Ú", "uacute": "ú",
        "Ucirc": "Û", "ucirc": "û", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "shy": "\u{AD}",
        "zwj": "\u{200D}", "zwnj": "\u{200C}", "minus": "−", "ne": "≠", "le": "≤", "ge": "≥", "asymp": "≈",
        "infin": "∞", "check": "✓", "dagger": "†", "permil": "‰", "prime": "′", "oelig": "œ", "OElig": "Œ",
    ]
}
