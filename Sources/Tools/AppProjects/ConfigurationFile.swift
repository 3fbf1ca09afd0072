/// A file with build settings, with the extension `xcconfig`.
///
/// A line is an assignment (`NAME[condition] = value`), an inclusion (`#include "file"`, or `#include?` if the file may
/// be missing) or a comment (`// text`). A C comment at the start of a line is also ignored. A backslash at the end of
/// a line continues the line.
struct ConfigurationFile {
    /// A problem with a file that does not prevent the rest from being read.
    struct Problem: Equatable {
        var path: String
        var message: String
        /// Whether a file is missing.
        var isMissingFile = false
    }

    private(set) var assignments: [BuildSettings.Assignment] = []
    private(set) var problems: [Problem] = []
    private let files: ProjectFiles
    private var open: [String] = []

    private static let depthLimit = 30
    /// A limit for files that include each other several times.
    private static let fileLimit = 1_000
    private var fileCount = 0

    /// Reads a file and the files that it includes.
    init(_ path: String, files: ProjectFiles) {
        self.files = files
        if !include(path) {
            let message = "The configuration file \(path) does not exist. Its settings have no effect."
            problems.append(Problem(path: path, message: message, isMissingFile: true))
        }
    }

    /// Adds the assignments of a file, and returns whether it exists.
    private mutating func include(_ path: String) -> Bool {
        guard let bytes = files.contents(of: files.existing(path) ?? path) else { return false }
        fileCount += 1
        guard open.count < ConfigurationFile.depthLimit, fileCount < ConfigurationFile.fileLimit, !open.contains(path)
        else {
            problems.append(Problem(path: path, message: "\(path) includes itself, or too many files are included."))
            return true
        }
        open.append(path)
        defer { open.removeLast() }
        var number = 0
        var pending = ""
        var isInComment = false
        for line in String(decoding: bytes, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        {
            number += 1
            if isInComment || line.drop(while: \.isWhitespace).hasPrefix("/*") {
                isInComment = !line.contains("*/")
                continue
            }
            var text = String(ConfigurationFile.withoutComment(line))
            if text.hasSuffix("\\") {
                text.removeLast()
                pending += text
                continue
            }
            readLine((pending + text).trimmed, number, path)
            pending = ""
        }
        readLine(pending.trimmed, number, path)
        return true
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        var last: UInt8 = 0
        for index in line.utf8.indices {
            let byte: UInt8 = line.utf8[index]
            if byte == UInt8(ascii: "/"), last == byte { return line[..<line.utf8.index(before: index)] }
            last = byte
        }
        return line
    }

    private mutating func readLine(_ line: String, _ number: Int, _ path: String) {
        if line.isEmpty { return }
        if line.hasPrefix("#include") { return readInclusion(line, number, path) }
        // The first equals sign outside brackets.
        var depth = 0
        for index in line.utf8.indices {
            switch line.utf8[index] {
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "=") where depth == 0:
                let (name, conditions) = BuildSettings.parseName(String(line[..<index]).trimmed)
                guard !name.isEmpty else { break }
                var value: String = String(line[line.utf8.index(after: index)...]).trimmed
                if value.hasSuffix(";") { value = String(value.dropLast()).trimmed }
                assignments.append(BuildSettings.Assignment(name: name, conditions: conditions, value: value))
                return
            default: break
            }
        }
        problems.append(Problem(path: path, message: "\(path):\(number): The line is not an assignment."))
    }

    private mutating func readInclusion(_ line: String, _ number: Int, _ path: String) {
        let isOptional: Bool = line.hasPrefix("#include?")
        let name: String = String(line.dropFirst(isOptional ? 9 : 8)).trimmed.trimmingQuotes
        guard !name.isEmpty else {
            problems.append(Problem(path: path, message: "\(path):\(number): The inclusion names no file."))
            return
        }
        let target: String = FilePath.join(FilePath.parent(path), name)
        if !include(target), !isOptional {
            let message = "\(path):\(number): The included file \(target) does not exist."
            problems.append(Problem(path: target, message: message, isMissingFile: true))
        }
    }
}

extension String {
    /// The string without spaces at its start and end.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }

    fileprivate var trimmingQuotes: String {
        let isQuoted: Bool = count >= 2 && (hasPrefix("\"") && hasSuffix("\"") || hasPrefix("<") && hasSuffix(">"))
        return isQuoted ? String(dropFirst().dropLast()) : self
    }
}
