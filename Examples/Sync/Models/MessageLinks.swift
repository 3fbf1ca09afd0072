import Foundation

/// A web address in the text of a message.
public struct MessageLink: Hashable, Sendable {
    public var range: Range<String.Index>
    public var url: URL

    /// The characters that may follow an address without being a part of it.
    private static let trailing: Set<Character> = [
        ".", ",", ";", ":", "!", "?", ")", "]", "}", "\"", "'", "。", "、", "！", "？", "」", "）",
    ]

    /// Returns the addresses in a string that begin with `http://` or `https://`.
    public static func links(in text: String) -> [MessageLink] {
        var links: [MessageLink] = []
        var start: String.Index = text.startIndex
        while let found = text.range(of: "http", options: .caseInsensitive, range: start..<text.endIndex) {
            start = found.upperBound
            let isWord: Bool = found.lowerBound > text.startIndex && text[text.index(before: found.lowerBound)].isLetter
            let rest: Substring = text[found.lowerBound...].prefix { !$0.isWhitespace && !"<>「」".contains($0) }
            guard let scheme = ["https://", "http://"].first(where: { rest.lowercased().hasPrefix($0) }),
                !(isWord && text[text.index(before: found.lowerBound)].isASCII)
            else { continue }
            var end: String.Index = rest.endIndex
            while end > rest.startIndex, trailing.contains(text[text.index(before: end)]) {
                end = text.index(before: end)
            }
            let address: Substring = text[found.lowerBound..<end]
            guard address.count > scheme.count, let url = URL(string: String(address)), url.host?.isEmpty == false
            else { continue }
            links.append(MessageLink(range: found.lowerBound..<end, url: url))
            start = end
        }
        return links
    }
}
