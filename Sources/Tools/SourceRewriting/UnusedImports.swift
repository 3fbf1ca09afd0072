import SwiftTokens

/// The imports of Apple's frameworks that do not exist here, in a source that contains no name of the framework.
///
/// On Apple platforms, such an import has no effect, or it is there because the framework exports UIKit.
public struct UnusedImports {
    /// The edits that remove the imports, in source order. They do not change the length of the source.
    var edits: [SourceEdit] = []
    /// The frameworks whose imports are removed.
    private(set) var modules: Set<String> = []

    /// Returns a source with spaces in place of the imports, so that everything else keeps its position.
    ///
    /// If the source does not import UIKit, the first import becomes an import of UIKit instead. A source without such
    /// imports is unchanged.
    ///
    /// - Complexity: O(*n*) in the length of the source.
    public static func removed(from source: String) -> String {
        var imports = UnusedImports(in: source)
        return imports.edits.isEmpty ? source : SourceEdits.apply(&imports.edits, to: Array(source.utf8))
    }

    /// Finds the imports in a source.
    init(in source: String) {
        guard UnusedImports.mentionsFrameworks(source) else { return }
        let list = TokenList(source)
        let imports: [Int] = list.tokens.indices.filter { UnusedImports.isPlainImport($0, list) }
        let found: [Int] = imports.filter { index in
            guard let prefixes = AppleFrameworks.missingPrefixes(of: list.name(index + 1)) else { return false }
            return !list.tokens.indices.contains { other in
                list.kind(other) == .identifier && list.keyword(other - 1) != .import
                    && AppleFrameworks.hasPrefix(list.name(other), anyOf: prefixes)
                    && !AppleFrameworks.available.contains(list.name(other))
            }
        }
        // The name of the module also qualifies names, as in `CoreData.Entity`.
        let names: Set<String> = Set(list.tokens.indices.filter { list.isPunctuation($0 + 1, ".") }.map(list.name))
        var importsUIKit: Bool = imports.contains { list.isText($0 + 1, "UIKit") }
        var result = SourceEdits(list.bytes)
        for index in found where !names.contains(list.name(index + 1)) {
            modules.insert(list.name(index + 1))
            if importsUIKit {
                result.blank(list[DeclarationPrefix(list, before: index).start].start..<list[index + 1].end)
            } else {
                let length: Int = list[index + 1].range.count
                result.replace(list[index + 1].range, with: "UIKit" + String(repeating: " ", count: length - 5))
                importsUIKit = true
            }
        }
        edits = result.sorted
    }

    /// Returns whether a token begins the import of a whole module that is not imported for tests.
    private static func isPlainImport(_ index: Int, _ list: TokenList) -> Bool {
        guard list.keyword(index) == .import, list.kind(index + 1) == .identifier, !list.isPunctuation(index + 2, "."),
            !list.isLineEnd(between: index, and: index + 1), list.isLineEnd(between: index + 1, and: index + 2)
        else { return false }
        return !list.isText(index - 1, "testable") && !list.isText(index - 1, "_exported")
    }

    /// Whether the text can contain the import of a framework that does not exist here, which few sources do.
    private static func mentionsFrameworks(_ source: String) -> Bool {
        let bytes = Array(source.utf8)
        let word = Array("import ".utf8)
        return bytes.indices.contains { index in
            guard bytes[index] == word[0], bytes[index...].starts(with: word) else { return false }
            let name = bytes[(index + word.count)...].prefix { $0 > UInt8(ascii: " ") }
            return AppleFrameworks.missing[String(decoding: name, as: UTF8.self)] != nil
        }
    }
}
