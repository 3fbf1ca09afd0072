import Foundation

/// The text of a desktop file, with the actions that desktops show in the menu of an app's icon.
struct DesktopEntry {
    /// A quick action of the app.
    struct Action: Equatable {
        var title: String
        var arguments: [String]
    }

    private struct Group {
        var header: String
        var lines: [String]
    }

    /// The prefix of the names of the app's actions. Actions with other names are kept.
    private static let prefix = "shortcut-"
    private var start: [String] = []
    private var groups: [Group] = []

    /// Reads the text of a file.
    init(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("["), line.hasSuffix("]") {
                groups.append(Group(header: line, lines: []))
            } else if groups.isEmpty {
                start.append(line)
            } else {
                groups[groups.count - 1].lines.append(line)
            }
        }
    }

    /// The text of the file.
    var text: String { (start + groups.flatMap { [$0.header] + $0.lines }).joined(separator: "\n") }

    private var main: Int? { groups.firstIndex { $0.header == "[Desktop Entry]" } }

    private func value(_ key: String) -> String? {
        guard let main else { return nil }
        let line: String? = groups[main].lines.first { $0.hasPrefix(key + "=") }
        return line.map { String($0.dropFirst(key.count + 1)) }
    }

    /// Replaces the quick actions of the app. Does nothing if the file contains no command.
    mutating func setActions(_ actions: [Action]) {
        guard let main, let command = value("Exec") else { return }
        let identifiers: [String] = actions.indices.map { "\(DesktopEntry.prefix)\($0 + 1)" }
        let others: [String] = (value("Actions") ?? "").split(separator: ";").map(String.init).filter {
            !$0.hasPrefix(DesktopEntry.prefix)
        }
        groups[main].lines.removeAll { $0.hasPrefix("Actions=") }
        let all: [String] = others + identifiers
        if !all.isEmpty {
            let end: Int = groups[main].lines.lastIndex { !$0.isEmpty } ?? -1
            groups[main].lines.insert("Actions=" + all.map { $0 + ";" }.joined(), at: end + 1)
        }
        groups.removeAll { $0.header.hasPrefix("[Desktop Action \(DesktopEntry.prefix)") }
        while groups.last?.lines.last?.isEmpty == true { groups[groups.count - 1].lines.removeLast() }
        for (identifier, action) in zip(identifiers, actions) {
            groups[groups.count - 1].lines.append("")
            let words: [String] = [DesktopEntry.withoutFields(command)] + action.arguments.map(DesktopEntry.quoted)
            groups.append(
                Group(
                    header: "[Desktop Action \(identifier)]",
                    lines: [
                        "Name=" + DesktopEntry.escaped(action.title), "Exec=" + words.joined(separator: " "),
                    ]))
        }
        groups[groups.count - 1].lines.append("")
    }

    /// Removes the field codes, such as the placeholders for files and URLs, from a command.
    private static func withoutFields(_ command: String) -> String {
        let fields: Set<Substring> = ["%f", "%F", "%u", "%U", "%i", "%c", "%k"]
        return command.split(separator: " ").filter { !fields.contains($0) }.joined(separator: " ")
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
            .replacingOccurrences(of: "\t", with: "\\t").replacingOccurrences(of: "\r", with: "\\r")
    }

    /// Returns an argument of a command in quotation marks.
    private static func quoted(_ argument: String) -> String {
        var text = ""
        for character in argument {
            if "\"`$\\".contains(character) { text.append("\\") }
            text.append(character == "%" ? "%%" : String(character))
        }
        return escaped("\"\(text)\"")
    }
}
