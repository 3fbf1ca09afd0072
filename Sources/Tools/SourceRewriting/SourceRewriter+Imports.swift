import SwiftTokens

/// Imports of modules that Foundation includes on Apple platforms.
extension SourceRewriter {
    /// Adds imports such as `import FoundationAdditions;` before the first import, for the modules that the source
    /// uses. Does nothing if the source imports UIKit.
    mutating func addImports() {
        let imported: Set<String> = Set(uses.imports.map(\.module))
        guard !imported.contains("UIKit"), !imported.contains("UIKitCore") else { return }
        var added = ""
        if needsAdditions || usesAdditions, !imported.contains("FoundationAdditions") {
            added += "import FoundationAdditions; "
        }
        guard imported.contains("Foundation") || needsAdditions else { return }
        if !imported.contains("FoundationNetworking"), namesAny(of: SourceRewriter.networking) {
            added += "import FoundationNetworking; "
        }
        if !imported.contains("FoundationXML"), namesAny(of: SourceRewriter.xml) {
            added += "import FoundationXML; "
        }
        for (names, module) in SourceRewriter.modules where !imported.contains(module) && namesAny(of: names) {
            added += "import \(module); "
        }
        guard !added.isEmpty, let first = list.tokens.first else { return }
        if let index = uses.imports.firstIndex(where: { !$0.isConditional }) {
            edits.insert(added, at: importOffsets[index])
        } else if uses.imports.isEmpty {
            edits.insert(added, at: first.start)
        } else {
            for offset in importOffsets { edits.insert(added, at: offset) }
        }
    }

    /// Adds the module before the name at `index` of a class that Foundation on Linux declares without members, and that
    /// FoundationAdditions declares. The name alone is ambiguous.
    mutating func qualifyType(at index: Int) {
        guard list.isText(index, "NSExpression") || list.isText(index, "NSComparisonPredicate"),
            !list.isPunctuation(index - 1, ".")
        else { return }
        edits.insert("FoundationAdditions.", at: list[index].start)
        needsAdditions = true
    }

    /// Returns whether the source contains one of the names, which may end with `*`.
    private func namesAny(of names: NameSet) -> Bool {
        list.tokens.contains { $0.kind == .identifier && $0.keyword == .none && names.contains(list.bytes[$0.range]) }
    }

    private static let additions = NameSet([
        "Selector", "NSSelectorFromString", "NSStringFromSelector", "autoreleasepool", "NSKeyValueObserv*",
        "observeValue", "setValuesForKeys", "willChangeValue", "didChangeValue", "UndoManager",
        "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects",
        "objc_AssociationPolicy", "NSKeyValueChange*", "cancelPreviousPerformRequests", "NSPredicate",
        "CFAbsoluteTime*", "performSelector", "forKeyPath", "forUndefinedKey", "setNilValueForKey", "enumerateMatches",
        "DateComponentsFormatter", "ListFormatter", "MeasurementFormatter", "PersonNameComponentsFormatter",
        "RelativeDateTimeFormatter", "LocalizedStringResource", "CustomLocalizedStringResourceConvertible",
        "NSException*", "NSDiscardableContent", "NSHashTable*", "NSMapTable*", "NSPointerArray", "NSPointerFunctions",
        "underlyingErrors", "NSMultipleUnderlyingErrorsKey", "mutableArrayValue", "valuesAt", "getObjectValue",
        "AutoreleasingUnsafeMutablePointer", "networkUnavailableReason", "isLowPowerModeEnabled", "objc_sync_*",
        "compressed", "decompressed", "_kvcKeyPathString",
        "CFTypeID", "CFTypeRef", "CFGetTypeID", "CFArrayGetTypeID", "CFBooleanGetTypeID", "CFDataGetTypeID",
        "CFDateGetTypeID", "CFDictionaryGetTypeID", "CFErrorGetTypeID", "CFNullGetTypeID", "CFNumberGetTypeID",
        "CFSetGetTypeID", "CFStringGetTypeID", "CFURLGetTypeID", "LocalizationValue", "containerURL",
        "startAccessingSecurityScopedResource", "stopAccessingSecurityScopedResource", "documentsDirectory",
        "libraryDirectory", "cachesDirectory", "applicationSupportDirectory", "downloadsDirectory", "desktopDirectory",
        "moviesDirectory", "musicDirectory", "picturesDirectory", "sharedPublicDirectory", "trashDirectory",
    ])

    /// Whether the source calls a function or names a type of the module FoundationAdditions.
    private var usesAdditions: Bool {
        if namesAny(of: SourceRewriter.additions) { return true }
        return (0..<list.count).contains { index in
            guard list.isPunctuation(index + 1, "("), list.kind(index) == .identifier else { return false }
            if list.isText(index, "value") || list.isText(index, "setValue") {
                guard let close = list.closing(index + 1) else { return false }
                return list.isText(index + 2, "forKey")
                    || list.isText(index, "setValue") && (index + 2..<close).contains { list.isText($0, "forKey") }
            }
            // Foundation on Linux has the class, but not this initializer.
            if list.isText(index, "Timer") || list.isText(index, "init") && list.isText(index - 2, "Timer") {
                return list.isPunctuation(index + 2, ")")
            }
            if list.isText(index, "notifications") { return list.isText(index + 2, "named") }
            if list.isText(index, "String") || list.isText(index, "AttributedString") {
                return list.isText(index + 2, "localized")
            }
            if list.isText(index, "responds") { return list.isText(index + 2, "to") }
            return list.isText(index, "observe") && list.kind(index + 2) == .punctuation
                && list.bytes[list[index + 2].start] == UInt8(ascii: "\\")
        }
    }

    private static let networking = NameSet([
        "URLSession*", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "CachedURLResponse", "URLProtocol*",
        "URLCredential*", "URLAuthenticationChallenge*", "URLProtectionSpace", "HTTPCookie*", "NSURLRequest",
        "NSMutableURLRequest", "NSURLAuthenticationMethod*", "NSURLConnection",
    ])

    /// Names of Foundation that the kit declares, and their modules.
    private static let modules: [(NameSet, String)] = [
        (NameSet(["NSDataDetector"]), "DataDetection"), (NameSet(["NSItemProvider*"]), "ItemProviders"),
        (NameSet(["NSUserActivity*"]), "UIKitActivities"), (NameSet(["UndoManager"]), "UndoManagement"),
    ]

    private static let xml = NameSet(["XMLParser*", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD*"])
}

/// Names to search a source for.
private struct NameSet: Sendable {
    /// The names, and the beginnings of names, by their first byte.
    private var names: [UInt8: [(bytes: [UInt8], isPrefix: Bool)]] = [:]

    init(_ names: [String]) {
        for name in names {
            let bytes = Array(name.utf8.filter { $0 != UInt8(ascii: "*") })
            self.names[bytes[0], default: []].append((bytes, name.hasSuffix("*")))
        }
    }

    func contains(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, let candidates = names[first] else { return false }
        return candidates.contains { name, isPrefix in
            isPrefix ? bytes.starts(with: name) : bytes.count == name.count && bytes.elementsEqual(name)
        }
    }
}
