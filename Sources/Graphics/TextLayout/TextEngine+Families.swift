import CPango
import Foundation

extension TextEngine {
    /// Returns the names of all families, including those of the system's configuration.
    func availableFamilies() -> [String] {
        withLock { state in
            var names: Set<String> = []
            TextEngine.State.forEachFamily(of: state.allFonts.configuration) { names.insert($0) }
            if let system = state.loadSystemConfiguration() {
                TextEngine.State.forEachFamily(of: system) { names.insert($0) }
            }
            return names.sorted()
        }
    }

    func isRegistered(path: String) -> Bool {
        withLock { $0.registeredPaths.contains(path) }
    }

    func isAvailable(family: String) -> Bool {
        withLock { $0.makeAvailable(family: family, reportsMissing: false) }
    }

    func registerFonts(atPath path: String) -> [String] {
        withLock { state in
            let found = State.families(ofFile: path)
            guard !found.isEmpty else { return [] }
            // OPTIMIZATION: adding fonts empties the caches.
            if state.registeredPaths.contains(path) { return found }
            guard state.addFile(path) else { return [] }
            state.registeredPaths.insert(path)
            for family in found { state.families.insert(family.lowercased()) }
            state.registeredFaces.merge(State.faces(ofFile: path)) { $1 }
            state.fontsChanged()
            TextLayoutCache.shared.removeAll()
            return found
        }
    }
}

extension TextEngine.State {
    /// Adds a family to the pinned configuration if it is installed, and returns whether it is available.
    ///
    /// Only the files of the family are added, not the other fonts and rules of the system's configuration.
    func makeAvailable(family: String, reportsMissing: Bool = true) -> Bool {
        let name = family.lowercased()
        if families.contains(name) { return true }
        if missingFamilies.contains(name) { return false }
        if addFiles(ofFamily: name, from: allFonts.configuration) { return true }
        if let system = loadSystemConfiguration(), addFiles(ofFamily: name, from: system) { return true }
        missingFamilies.insert(name)
        guard reportsMissing else { return false }
        // A missing pinned family was already reported when its fonts were loaded.
        if !PinnedFonts.requirements.contains(where: { $0.family.lowercased() == name }) {
            report("The font family \(family) is not installed: \(replacementFamily) is used instead.")
        }
        return false
    }

    /// Returns the family in which text with a description is drawn: its own family if it is installed, otherwise a
    /// replacement.
    func drawnFamily(of description: FontDescription) -> String {
        let family: String = description.resolvedFamily
        let apple = AppleFamily.named(family)
        if makeAvailable(family: family, reportsMissing: apple == nil) { return family }
        let replacement: String? = apple?.replacements.first { makeAvailable(family: $0, reportsMissing: false) }
        return replacement ?? replacementFamily
    }

    /// Returns the system's configuration, if any. It is loaded on first use.
    func loadSystemConfiguration() -> OpaquePointer? {
        if let systemConfiguration { return systemConfiguration }
        systemConfiguration = FcInitLoadConfigAndFonts()
        return systemConfiguration
    }

    /// Clears the caches that depend on the set of fonts.
    func fontsChanged() {
        basicFonts.fontsChanged()
        loadedFonts?.fontsChanged()
        metrics.removeAll(keepingCapacity: true)
        verticalFonts.removeAll(keepingCapacity: true)
        for old in descriptions.values { pango_font_description_free(old) }
        descriptions.removeAll(keepingCapacity: true)
        missingFamilies.removeAll(keepingCapacity: true)
    }

    func addFile(_ path: String) -> Bool {
        guard basicFonts.addFile(path) else { return false }
        _ = loadedFonts?.addFile(path)
        addedFiles.append(path)
        return true
    }

    private func addFiles(ofFamily name: String, from system: OpaquePointer) -> Bool {
        var paths: Set<String> = []
        Self.forEachFont(of: system) { pattern in
            guard Self.strings(FC_FAMILY, of: pattern).contains(where: { $0.lowercased() == name }) else { return }
            for path in Self.strings(FC_FILE, of: pattern) { paths.insert(path) }
        }
        var isAdded = false
        for path in paths.sorted() where addFile(path) { isAdded = true }
        if isAdded {
            families.insert(name)
            fontsChanged()
        }
        return isAdded
    }

    static func families(of configuration: OpaquePointer) -> Set<String> {
        var names: Set<String> = []
        forEachFamily(of: configuration) { names.insert($0.lowercased()) }
        return names
    }

    static func forEachFamily(of configuration: OpaquePointer, _ body: (String) -> Void) {
        forEachFont(of: configuration) { pattern in
            for name in strings(FC_FAMILY, of: pattern) { body(name) }
        }
    }

    static func families(ofFile path: String) -> [String] {
        var names: [String] = []
        forEachFont(ofFile: path) { pattern in
            for name in strings(FC_FAMILY, of: pattern) where !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// Returns the names of the fonts in a file.
    static func names(ofFile path: String) -> [FontNames] {
        var names: [FontNames] = []
        forEachFont(ofFile: path) { pattern in
            names.append(
                FontNames(
                    postScriptName: strings(FC_POSTSCRIPT_NAME, of: pattern).first,
                    fullName: strings(FC_FULLNAME, of: pattern).first))
        }
        return names
    }

    /// Returns the fonts in a file, keyed by their lowercase PostScript names and full names.
    static func faces(ofFile path: String) -> [String: RegisteredFace] {
        var faces: [String: RegisteredFace] = [:]
        forEachFont(ofFile: path) { pattern in
            // The first family contains the faces of all widths. The last one is the family of the faces with this
            // width, which older programs use.
            let families: [String] = strings(FC_FAMILY, of: pattern)
            let hasNormalWidth: Bool = number(FC_WIDTH, of: pattern).map { $0 == 100 } ?? true
            guard let family = hasNormalWidth ? families.first : families.last else { return }
            let weight: Double = number(FC_WEIGHT, of: pattern).map(FcWeightToOpenTypeDouble) ?? 400
            let slant: Double = number(FC_SLANT, of: pattern) ?? 0
            let face = RegisteredFace(
                family: family, weight: CGFloat(weight > 0 ? weight : 400), isItalic: slant > 0)
            for kind in [FC_POSTSCRIPT_NAME, FC_FULLNAME] {
                for name in strings(kind, of: pattern) { faces[name.lowercased()] = face }
            }
        }
        return faces
    }

    private static func forEachFont(ofFile path: String, _ body: (OpaquePointer) -> Void) {
        guard let set = FcFontSetCreate() else { return }
        defer { FcFontSetDestroy(set) }
        var count: Int32 = 0
        _ = path.withCString { text in
            text.withMemoryRebound(to: FcChar8.self, capacity: 1) {
                FcFreeTypeQueryAll($0, UInt32.max, nil, &count, set)
            }
        }
        forEachFont(of: set, body)
    }

    private static func number(_ object: String, of pattern: OpaquePointer) -> Double? {
        var value = 0.0
        return FcPatternGetDouble(pattern, object, 0, &value) == FcResultMatch ? value : nil
    }

    private static func forEachFont(of configuration: OpaquePointer, _ body: (OpaquePointer) -> Void) {
        for kind in [FcSetSystem, FcSetApplication] {
            if let set = FcConfigGetFonts(configuration, kind) { forEachFont(of: set, body) }
        }
    }

    private static func forEachFont(of set: UnsafeMutablePointer<FcFontSet>, _ body: (OpaquePointer) -> Void) {
        for index in 0..<Int(set.pointee.nfont) {
            if let pattern = set.pointee.fonts[index] { body(pattern) }
        }
    }

    private static func strings(_ object: String, of pattern: OpaquePointer) -> [String] {
        var found: [String] = []
        var value: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(pattern, object, Int32(found.count), &value) == FcResultMatch, let text = value {
            found.append(String(cString: text))
        }
        return found
    }

    /// Writes a message to standard error, once per message.
    func report(_ sentence: String) {
        if reports.contains(sentence) { return }
        reports.append(sentence)
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
    }

    /// The family that replaces a missing family: the system font, or the first installed replacement if the system
    /// font is also missing.
    var replacementFamily: String {
        if families.contains(PinnedFonts.systemFamily.lowercased()) { return PinnedFonts.systemFamily }
        let found = PinnedFonts.replacementFamilies.first { makeAvailable(family: $0, reportsMissing: false) }
        return found ?? PinnedFonts.systemFamily
    }
}
