import AppDriver
import Foundation

/// The search of an element or a query: its source code for messages, and the closure that finds the elements.
@MainActor
struct Search {
    /// The source code of the search, such as `app.alerts.buttons["OK"]`.
    let words: String
    /// Returns the matching elements, without duplicates, in reading order.
    let find: @MainActor () -> [Element]
    /// Returns the elements that the last step of the search chose from.
    let candidates: (@MainActor () -> [Element])?

    init(
        words: String, find: @escaping @MainActor () -> [Element], candidates: (@MainActor () -> [Element])? = nil
    ) {
        self.words = words
        self.find = find
        self.candidates = candidates
    }

    /// Returns a search that selects some of the elements that this search finds.
    func picking(_ words: String, _ pick: @escaping @MainActor ([Element]) -> [Element]) -> Search {
        Search(words: self.words + words, find: { [find] in pick(find()) }, candidates: find)
    }

    func filtered(_ words: String, _ isWanted: @escaping @MainActor (Element) -> Bool) -> Search {
        picking(words) { $0.filter(isWanted) }
    }

    func named(_ name: String, words: String) -> Search { filtered(words) { $0.isNamed(name) } }

    func descendants(matching type: XCUIElement.ElementType) -> Search {
        let words: String = type.queryName.map { ".\($0)" } ?? ".descendants(matching: .\(type))"
        return Search(words: self.words + words) { [find] in
            let roots: [Element] = find()
            var found: [Element] = roots.flatMap { ElementTree.descendants(of: $0) }
            // Only a query for keys finds keys: the keyboard's "Done" must not match a query for the application's
            // buttons.
            if type == .key { found += found.filter { $0.kind == .keyboard }.flatMap(\.children) }
            found = found.filter { $0.isOf(type) }
            return roots.count > 1 ? Self.once(found) : found
        }
    }

    func children(matching type: XCUIElement.ElementType) -> Search {
        Search(words: "\(words).children(matching: .\(type))") { [find] in
            find().flatMap(\.children).filter { $0.isOf(type) }
        }
    }

    /// Removes duplicates: an element that is a descendant of two roots is found from both.
    private static func once(_ elements: [Element]) -> [Element] {
        var seen: Set<ObjectIdentifier> = []
        return elements.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// Returns a message for a search that does not find exactly one element, with the elements that exist.
    func problem(finding found: [Element]) -> String {
        if !found.isEmpty {
            let list: String = Self.list(found)
            return "\(found.count) elements match \(words). Use firstMatch or a narrower query. They are:\n\(list)"
        }
        var message = "No element matches \(words)."
        guard XCUIApplication.running != nil else { return message + " No application runs: call launch() first." }
        if let candidates = candidates?(), !candidates.isEmpty {
            message += " What there is instead:\n" + Self.list(candidates)
        }
        return message + "\nThe application shows:\n" + ElementTree.describe(ElementTree.application)
    }

    private static func list(_ elements: [Element]) -> String {
        let most = 40
        let lines: [String] = elements.prefix(most).map { "  " + ElementTree.line(for: $0) }
        let rest: String = elements.count > most ? "\n  … and \(elements.count - most) more" : ""
        return lines.joined(separator: "\n") + rest
    }
}
