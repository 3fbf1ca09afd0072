import SwiftTokens

/// The Xcode previews in a source, which are not part of the app.
///
/// They are the `#Preview` macros and the overrides of `prepareForInterfaceBuilder()`. In a source that uses SwiftUI
/// for nothing else, the following also count as previews: the types that provide previews or wrap views for them, the
/// members whose type is `some View`, and the import of SwiftUI.
public enum XcodePreviews {
    /// Returns a source with spaces in place of its previews, so that everything else keeps its position.
    ///
    /// If the source imports SwiftUI only for previews and does not import UIKit, which SwiftUI exports, the result
    /// imports UIKit instead. A source without previews is unchanged.
    ///
    /// - Complexity: O(*n*) in the length of the source.
    public static func removed(from source: String) -> String {
        var edits: [SourceEdit] = edits(in: source)
        return edits.isEmpty ? source : SourceEdits.apply(&edits, to: Array(source.utf8))
    }

    /// Returns the edits that remove the previews of a source, in source order. They do not change its length.
    static func edits(in source: String) -> [SourceEdit] {
        guard mentionsPreviews(source) else { return [] }
        let list = TokenList(source)
        return PreviewFinder(list, Outline(list)).edits()
    }

    /// Whether the text contains `#Preview`, `prepareForInterfaceBuilder` or `SwiftUI`, which few sources do.
    private static func mentionsPreviews(_ source: String) -> Bool {
        let bytes = Array(source.utf8)
        let macro = Array("#Preview".utf8)
        let module = Array("SwiftUI".utf8)
        let method = Array("prepareForInterfaceBuilder".utf8)
        return bytes.indices.contains { index in
            switch bytes[index] {
            case macro[0]: bytes[index...].starts(with: macro)
            case module[0]: bytes[index...].starts(with: module)
            case method[0]: bytes[index...].starts(with: method)
            default: false
            }
        }
    }
}
