/// Chooses the entry of an asset for given traits.
package enum AssetSelection {
    /// Returns the index of the best entry, or nil if there is no entry for the platform.
    ///
    /// An entry that contradicts no trait is preferred to an entry that contradicts one. A set without a matching entry
    /// therefore still has an image. Among entries that contradict nothing, the entry that states a more important
    /// trait is preferred. In order of importance, the traits are: idiom, language, direction, light or dark style,
    /// contrast, size classes, gamut. The scale decides last: the exact one, then the next larger one, then the
    /// largest. Of equal entries, the first is chosen.
    package static func best(of conditions: [AssetCondition], for traits: AssetTraits) -> Int? {
        var best: (index: Int, rank: Rank)?
        for (index, condition) in conditions.enumerated() {
            guard let rank = Rank(condition, traits) else { continue }
            if let current = best, !(rank < current.rank) { continue }
            best = (index, rank)
        }
        return best?.index
    }
}

/// How well an entry fits. A lower rank is a better fit.
private struct Rank: Comparable {
    /// Four bits for each trait, the most important first: 0 if the entry fits, 1 if it contradicts the trait.
    private var contradictions: UInt64 = 0
    /// Four bits for each trait, the most important first: 0 if the entry states the trait. Higher values represent
    /// more general entries.
    private var generality: UInt64 = 0
    private var scaleDistance: Double

    /// Creates the rank of an entry, or nil if the entry is for another platform.
    init?(_ condition: AssetCondition, _ traits: AssetTraits) {
        if condition.idiom == .other { return nil }
        if let platform = condition.platform, platform != "ios", platform != "universal" { return nil }
        scaleDistance = Rank.distance(from: condition.scale, to: traits.scale)
        addIdiom(condition.idiom, wanted: traits.idiom)
        addLocale(condition.locale, wanted: traits.languages)
        add(condition.direction, wanted: traits.direction)
        add(condition.luminosity, wanted: traits.luminosity)
        add(
            isContradiction: condition.isHighContrast && !traits.isHighContrast,
            generality: condition.isHighContrast ? 0 : 1)
        add(condition.widthClass, wanted: traits.widthClass)
        add(condition.heightClass, wanted: traits.heightClass)
        addGamut(condition.gamut, wanted: traits.gamut)
        // Whether the device meets requirements on hardware and screens is unknown, so entries without such
        // requirements are preferred.
        add(isContradiction: false, generality: condition.requiresHardware ? 1 : 0)
        add(isContradiction: false, generality: condition.subtype == nil ? 0 : 1)
    }

    static func < (left: Rank, right: Rank) -> Bool {
        (left.contradictions, left.generality, left.scaleDistance)
            < (right.contradictions, right.generality, right.scaleDistance)
    }

    private mutating func add(isContradiction: Bool, generality: UInt64) {
        contradictions = contradictions << 4 | (isContradiction ? 1 : 0)
        self.generality = self.generality << 4 | min(generality, 15)
    }

    private mutating func add<Value: Equatable>(_ value: Value?, wanted: Value?) {
        add(isContradiction: value != nil && value != wanted, generality: value == nil ? 1 : 0)
    }

    private mutating func addIdiom(_ idiom: AssetIdiom, wanted: AssetIdiom) {
        switch idiom {
        case wanted: add(isContradiction: false, generality: 0)
        case .universal: add(isContradiction: false, generality: 2)
        // An app for Mac Catalyst uses the images for iPad.
        case .pad where wanted == .mac: add(isContradiction: false, generality: 1)
        case .marketing: add(isContradiction: true, generality: 4)
        default: add(isContradiction: true, generality: 3)
        }
    }

    private mutating func addLocale(_ locale: String?, wanted: [String]) {
        guard let locale else { return add(isContradiction: false, generality: 14) }
        let words: [Substring] = Rank.words(of: locale)
        for (index, language) in wanted.enumerated() {
            let wantedWords: [Substring] = Rank.words(of: language)
            // "pt" fits "pt-BR", but "pt-PT" does not.
            guard wantedWords.starts(with: words) else { continue }
            let distance: Int = index * 2 + (wantedWords.count == words.count ? 0 : 1)
            return add(isContradiction: false, generality: UInt64(min(distance, 13)))
        }
        add(isContradiction: true, generality: 15)
    }

    private static func words(of locale: String) -> [Substring] {
        locale.lowercased().split { $0 == "-" || $0 == "_" }
    }

    private mutating func addGamut(_ gamut: AssetCondition.Gamut?, wanted: AssetCondition.Gamut) {
        switch (gamut, wanted) {
        case (nil, _): add(isContradiction: false, generality: 1)
        case (.sRGB, .displayP3): add(isContradiction: false, generality: 2)
        case (let gamut?, _): add(isContradiction: gamut != wanted, generality: 0)
        }
    }

    /// Returns 0 for the exact scale and for images without a scale.
    private static func distance(from scale: Double?, to wanted: Double) -> Double {
        guard let scale else { return 0 }
        return scale >= wanted ? scale - wanted : 100 + wanted - scale
    }
}
