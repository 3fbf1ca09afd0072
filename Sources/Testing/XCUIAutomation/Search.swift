import AppDriver
import Foundation

/// The search that an element or a query performs: its source code for messages, and the closure that finds the
/// elements.
@MainActor
struct Search {
    /// The source code of the search, such as `app.alerts.buttons["OK"]`.
    let code: String
    /// Returns the matching elements, without duplicates, in reading order.
    let find: @MainActor () -> [Element]
    /// Returns the elements that the last step of the search chose from.
    let candidates: (@MainActor () -> [Element])?

    init(
        code: String, find: @escaping @MainActor () -> [Element], candidates: (@MainActor () -> [Element])? = nil
    ) {
        self.code = code
        self.find = find
        self.candidates = candidates
    }

    /// Returns a search that selects some of the elements found by this search.
    func selecting(_ code: String, _ select: @escaping @MainActor ([Element]) -> [Element]) -> Search {
        Search(code: self.code + code, find: { [find] in select(find()) }, candidates: find)
    }

    func filtered(_ code: String, _ isIncluded: @escaping @MainActor (Element) -> Bool) -> Search {
        selecting(code) { $0.filter(isIncluded) }
    }

    func named(_ name: String, code: String) -> Search { filtered(code) { $0.isNamed(name) } }

    func descendants(matching type: XCUIElement.ElementType) -> Search {
        let code: String = type.queryName.map { ".\($0)" } ?? ".descendants(matching: .\(type))"
        return Search(code: self.code + code) { [find] in
            let roots = find()
            var found: [Element] = roots.flatMap { ElementTree.descendants(of: $0) }
            // Only a query for keys finds keys: the keyboard's "Done" must not match a query for the application's
            // buttons.
            if type == .key { found += found.filter { $0.elementType == .keyboard }.flatMap(\.children) }
            found = found.filter { $0.hasType(type) }
            return roots.count > 1 ? Self.removingDuplicates(from: found) : found
        }
    }

    func children(matching type: XCUIElement.ElementType) -> Search {
        Search(code: "\(code).children(matching: .\(type))") { [find] in
            find().flatMap(\.children).filter { $0.hasType(type) }
        }
    }

    /// Removes duplicates: an element that is a descendant of two roots is found from both.
    private static func removingDuplicates(from elements: [Element]) -> [Element] {
        var seen: Set<ObjectIdentifier> = []
        return elements.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// Returns a message for a search that does not find exactly one element, with the elements that exist.
    func failureMessage(for found: [Element]) -> String {
        if !found.isEmpty {
            let list = Self.list(found)
            return "\(found.count) elements match \(code). Use firstMatch or a narrower query. They are:\n\(list)"
        }
        var message = "No element matches \(code)."
        guard XCUIApplication.running != nil else {
            return message + " " + Self.noApplication
        }
        if let candidates = candidates?(), !candidates.isEmpty {
            message += " The candidates are:\n" + Self.list(candidates)
        }
        return message + "\nThe elements of the application are:\n" + ElementTree.describe(ElementTree.application)
    }

    /// The message if no application runs.
    static let noApplication = "No application is running. Call launch() first."

    private static func list(_ elements: [Element]) -> String {
        let limit = 40
        let lines: [String] = elements.prefix(limit).map { "  " + ElementTree.line(for: $0) }
        let rest: String = elements.count > limit ? "\n  … and \(elements.count - limit) more" : ""
        return lines.joined(separator: "\n") + rest
    }
}
