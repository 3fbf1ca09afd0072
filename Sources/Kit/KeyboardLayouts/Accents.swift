/// The variants of letters and signs.
package enum Accents {
    /// Returns the variants of a character, without the character itself. The array is empty if the character has none.
    package static func variants(of text: String) -> [String] {
        guard let found = table[text.lowercased()] else { return [] }
        let isCapital: Bool = text != text.lowercased()
        return found.map { isCapital ? capital(String($0)) : String($0) }
    }

    /// Returns the capital form of a letter.
    package static func capital(_ letter: String) -> String {
        // The German sharp s has a capital form, but `uppercased()` returns two letters for it.
        letter == "ß" ? "ẞ" : letter.uppercased()
    }

    private static let table: [String: String] = [
        "a": "àáâäæãåā", "c": "çćč", "d": "ďð", "e": "èéêëēėę", "g": "ğ", "h": "ħ", "i": "ìíîïīįı", "k": "ķ",
        "l": "łľļ",
        "n": "ñńňņ", "o": "òóôöœøõō", "r": "řŕ", "s": "ßśšş", "t": "ťþţ", "u": "ùúûüūůű", "w": "ŵ", "y": "ýÿŷ",
        "z": "žźż",
        "0": "°", "-": "–—•", "/": "\\", "$": "€£¥₩₽¢", "&": "§", "\"": "„“”«»", ".": "…", "?": "¿", "!": "¡",
        "'": "‘’‚`", "%": "‰", "=": "≠≈",
    ]
}
