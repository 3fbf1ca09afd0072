import SwiftTokens

/// Key paths, and Xcode literals.
extension SourceRewriter {
    /// Replaces `#keyPath(Type.property.next)` with the string `"property.next"`, and `#keyPath(UIView.isHidden)` with
    /// `"hidden"`.
    mutating func rewriteKeyPath(at index: Int) -> Int {
        guard list.isPunctuation(index + 1, "("), let close = list.closing(index + 1) else { return index + 1 }
        var names: [String] = []
        for current in index + 2..<close {
            if list.kind(current) == .identifier {
                names.append(list.name(current))
            } else if !list.isPunctuation(current, "."), list.operatorByte(current) != UInt8(ascii: "?"),
                list.operatorByte(current) != UInt8(ascii: "!")
            {
                leave(index, "The key path is not a sequence of names.")
                return close + 1
            }
        }
        // Drop leading types, which begin with a capital letter, and `self`.
        let path: ArraySlice<String> = names.drop { name in
            name == "self" || name == "Self" || name.drop { $0 == "_" }.first?.isUppercase ?? false
        }
        guard !path.isEmpty else {
            leave(index, "The key path names no property.")
            return close + 1
        }
        let owner: String? = outline.owner(of: index)?.path
        let type: String = names[..<path.startIndex].filter { $0 != "self" && $0 != "Self" }.joined(separator: ".")
        let keys: [String] = declarations.objectiveCKeys(
            path, of: .named(type.isEmpty ? owner : resolve(type, in: owner)))
        edits.replace(list[index].start..<list[close].end, with: "\"\(keys.joined(separator: "."))\"")
        return close + 1
    }

    /// Replaces `#imageLiteral(resourceName: "a")` with `UIImage(named: "a")!`, and the other literals likewise.
    mutating func rewriteLiteral(at index: Int) -> Int {
        recordLiteral(at: index)
        guard list.isPunctuation(index + 1, "("), let close = list.closing(index + 1) else { return index + 1 }
        let pound: Range<Int> = list[index].range
        if list.isText(index, "#colorLiteral") {
            edits.replace(pound, with: "UIColor")
            return index + 1
        }
        guard list.isText(index + 2, "resourceName") else { return index + 1 }
        if list.isText(index, "#imageLiteral") {
            edits.replace(pound, with: "UIImage")
            edits.replace(list[index + 2].range, with: "named")
            edits.insert("!", at: list[close].end)
        } else {
            edits.replace(pound, with: "Bundle.main.url")
            edits.replace(list[index + 2].range, with: "forResource")
            edits.insert(", withExtension: nil", at: list[close].start)
            edits.insert("!", at: list[close].end)
        }
        return index + 1
    }
}
