import AssetCatalogs
import Testing

/// Tables of conditions, traits, and the chosen entry.
struct SelectionTests {
    /// Conditions in the notation `phone 2x dark high rtl P3 fr wc hr`, separated by commas.
    private func conditions(_ text: String) -> [AssetCondition] {
        text.split(separator: ",").map { entry in
            var condition = AssetCondition()
            for word in entry.split(separator: " ") {
                switch word {
                case "any": break
                case "phone": condition.idiom = .phone
                case "pad": condition.idiom = .pad
                case "mac": condition.idiom = .mac
                case "watch": condition.idiom = .other
                case "watchos", "ios": condition.platform = String(word)
                case "dark": condition.luminosity = .dark
                case "light": condition.luminosity = .light
                case "high": condition.isHighContrast = true
                case "rtl": condition.direction = .rightToLeft
                case "ltr": condition.direction = .leftToRight
                case "P3": condition.gamut = .displayP3
                case "sRGB": condition.gamut = .sRGB
                case "wc": condition.widthClass = .compact
                case "hr": condition.heightClass = .regular
                case "8GB": condition.requiresHardware = true
                default:
                    if word.hasSuffix("x"), let scale = Double(word.dropLast()) {
                        condition.scale = scale
                    } else {
                        condition.locale = String(word)
                    }
                }
            }
            return condition
        }
    }

    /// Traits in the same notation.
    private func traits(_ text: String) -> AssetTraits {
        var traits = AssetTraits()
        for condition in conditions(text) {
            if condition.idiom != .universal { traits.idiom = condition.idiom }
            traits.scale = condition.scale ?? 1
            traits.luminosity = condition.luminosity ?? .light
            traits.isHighContrast = condition.isHighContrast
            traits.direction = condition.direction ?? .leftToRight
            traits.gamut = condition.gamut ?? .sRGB
            traits.widthClass = condition.widthClass
            traits.heightClass = condition.heightClass
        }
        traits.languages = text.split(separator: " ").compactMap {
            $0.hasPrefix("lang:") ? String($0.dropFirst(5)) : nil
        }
        return traits
    }

    private func expect(
        _ entries: String, _ wanted: String, _ index: Int?, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(
            AssetSelection.best(of: conditions(entries), for: traits(wanted)) == index,
            "\(entries) for \(wanted)", sourceLocation: sourceLocation)
    }

    @Test func `the scale is the exact one, the next larger one, or the largest`() {
        expect("1x,2x,3x", "1x", 0)
        expect("1x,2x,3x", "2x", 1)
        expect("1x,2x,3x", "3x", 2)
        expect("1x,3x", "2x", 1)
        expect("1x,2x", "3x", 1)
        expect("3x,1x", "1.5x", 0)
        expect("any", "3x", 0)
        expect("2x,2x", "2x", 0)
        expect("", "2x", nil)
    }

    @Test func `an entry for the trait precedes the general one, and one for another value is a last resort`() {
        expect("any,dark", "any", 0)
        expect("any,dark", "dark", 1)
        expect("light,any,dark", "any", 0)
        expect("light,any,dark", "dark", 2)
        expect("light,any", "dark", 1)
        expect("dark", "any", 0)
        expect("any,high,dark,dark high", "any", 0)
        expect("any,high,dark,dark high", "high", 1)
        expect("any,high,dark,dark high", "dark", 2)
        expect("any,high,dark,dark high", "dark high", 3)
        expect("any,high,dark", "dark high", 2)
        expect("any,P3", "P3", 1)
        expect("sRGB,P3", "any", 0)
        expect("P3,any", "any", 1)
        expect("any,wc", "wc", 1)
        expect("any,wc,wc hr", "wc hr", 2)
        expect("wc,any", "hr", 1)
        expect("8GB,any", "any", 1)
    }

    @Test func `a style is more important than a scale`() {
        expect("dark 1x,any 2x", "dark 2x", 0)
        expect("dark 2x,any 1x", "2x", 1)
    }

    @Test func `idioms fall back to universal, and to another device`() {
        expect("any,phone,pad", "phone", 1)
        expect("any,phone,pad", "pad", 2)
        expect("any,phone", "pad", 0)
        expect("phone", "pad", 0)
        expect("any,pad,mac", "mac", 2)
        expect("any,pad", "mac", 1)
        expect("watch", "phone", nil)
        expect("watchos,any", "phone", 1)
        expect("ios", "phone", 0)
        // An image for the right device but the wrong style has lower precedence than a universal image for the right
        // style.
        expect("phone dark,any", "phone", 1)
    }

    @Test func `languages are tried in the order of preference`() {
        expect("any,fr,pt-BR,pt", "lang:pt-BR lang:fr", 2)
        expect("any,fr,pt", "lang:pt-BR lang:fr", 2)
        expect("any,fr,pt-PT", "lang:pt-BR lang:fr", 1)
        expect("any,fr,pt-PT", "lang:de", 0)
        expect("any,zh_Hans", "lang:zh-Hans-CN", 1)
        expect("fr,de", "lang:ja", 0)
    }

    @Test func `directions are chosen`() {
        expect("ltr,rtl", "rtl", 1)
        expect("ltr,rtl", "any", 0)
        expect("any,rtl", "any", 0)
        expect("ltr", "rtl", 0)
    }
}
