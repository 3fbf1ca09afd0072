import Expectations
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

    /// Traits in the notation of `conditions(_:)`. A preferred language is written as `lang:fr`.
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

    private func expectBest(
        _ entries: String, _ wanted: String, _ index: Int?, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expect(
            AssetSelection.best(of: conditions(entries), for: traits(wanted)), equals: index,
            "\(entries) for \(wanted)", sourceLocation: sourceLocation)
    }

    @Test func `the scale is the exact one, the next larger one, or the largest`() {
        expectBest("1x,2x,3x", "1x", 0)
        expectBest("1x,2x,3x", "2x", 1)
        expectBest("1x,2x,3x", "3x", 2)
        expectBest("1x,3x", "2x", 1)
        expectBest("1x,2x", "3x", 1)
        expectBest("3x,1x", "1.5x", 0)
        expectBest("any", "3x", 0)
        expectBest("2x,2x", "2x", 0)
        expectBest("", "2x", nil)
    }

    @Test func `an entry for the trait precedes the general one, and one for another value is a last resort`() {
        expectBest("any,dark", "any", 0)
        expectBest("any,dark", "dark", 1)
        expectBest("light,any,dark", "any", 0)
        expectBest("light,any,dark", "dark", 2)
        expectBest("light,any", "dark", 1)
        expectBest("dark", "any", 0)
        expectBest("any,high,dark,dark high", "any", 0)
        expectBest("any,high,dark,dark high", "high", 1)
        expectBest("any,high,dark,dark high", "dark", 2)
        expectBest("any,high,dark,dark high", "dark high", 3)
        expectBest("any,high,dark", "dark high", 2)
        expectBest("any,P3", "P3", 1)
        expectBest("sRGB,P3", "any", 0)
        expectBest("P3,any", "any", 1)
        expectBest("any,wc", "wc", 1)
        expectBest("any,wc,wc hr", "wc hr", 2)
        expectBest("wc,any", "hr", 1)
        expectBest("8GB,any", "any", 1)
    }

    @Test func `a style is more important than a scale`() {
        expectBest("dark 1x,any 2x", "dark 2x", 0)
        expectBest("dark 2x,any 1x", "2x", 1)
    }

    @Test func `idioms fall back to universal, and to another device`() {
        expectBest("any,phone,pad", "phone", 1)
        expectBest("any,phone,pad", "pad", 2)
        expectBest("any,phone", "pad", 0)
        expectBest("phone", "pad", 0)
        expectBest("any,pad,mac", "mac", 2)
        expectBest("any,pad", "mac", 1)
        expectBest("watch", "phone", nil)
        expectBest("watchos,any", "phone", 1)
        expectBest("ios", "phone", 0)
        // An image for the right device but the wrong style has lower precedence than a universal image for the right
        // style.
        expectBest("phone dark,any", "phone", 1)
    }

    @Test func `languages are tried in the order of preference`() {
        expectBest("any,fr,pt-BR,pt", "lang:pt-BR lang:fr", 2)
        expectBest("any,fr,pt", "lang:pt-BR lang:fr", 2)
        expectBest("any,fr,pt-PT", "lang:pt-BR lang:fr", 1)
        expectBest("any,fr,pt-PT", "lang:de", 0)
        expectBest("any,zh_Hans", "lang:zh-Hans-CN", 1)
        expectBest("fr,de", "lang:ja", 0)
    }

    @Test func `directions are chosen`() {
        expectBest("ltr,rtl", "rtl", 1)
        expectBest("ltr,rtl", "any", 0)
        expectBest("any,rtl", "any", 0)
        expectBest("ltr", "rtl", 0)
    }
}
