import Foundation

/// An event that is passed to the user's calendar as a file in the iCalendar format.
struct CalendarEvent {
    var title: String
    var start: Date
    /// The duration in seconds. If it is 0, the event lasts one hour.
    var duration: TimeInterval

    /// The contents of the file.
    func text(now: Date) -> String {
        let end: Date = start.addingTimeInterval(duration > 0 ? duration : 3_600)
        let lines: [String] = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Engawa//Text view//EN", "BEGIN:VEVENT",
            "UID:\(UUID().uuidString)",
            "DTSTAMP:\(Self.stamp(now))", "DTSTART:\(Self.stamp(start))", "DTEND:\(Self.stamp(end))",
            "SUMMARY:\(Self.escaped(title))", "END:VEVENT", "END:VCALENDAR",
        ]
        return lines.flatMap { Self.folded($0) }.joined(separator: "\r\n") + "\r\n"
    }

    /// Writes the file to a new folder that only the user can read, and returns its URL, or nil if the file cannot be
    /// written.
    func write(now: Date) -> URL? {
        let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("Event-\(UUID().uuidString)")
        let file: URL = folder.appendingPathComponent("Event-\(Self.stamp(start)).ics")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            try Data(text(now: now).utf8).write(to: file)
            return file
        } catch {
            return nil
        }
    }

    private static func stamp(_ date: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        func digits(_ value: Int?, _ count: Int) -> String {
            let text = String(value ?? 0)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        return digits(parts.year, 4) + digits(parts.month, 2) + digits(parts.day, 2) + "T" + digits(parts.hour, 2)
            + digits(parts.minute, 2) + digits(parts.second, 2) + "Z"
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if character.isNewline { return result += "\\n" }
            if ",;\\".contains(character) { result += "\\" }
            result.append(character)
        }
    }

    /// Folds a line into lines of at most 75 bytes. All lines except the first begin with a space.
    private static func folded(_ line: String) -> [String] {
        var lines: [String] = []
        var current = ""
        for character in line {
            if current.utf8.count + String(character).utf8.count > 75 {
                lines.append(current)
                current = " "
            }
            current.append(character)
        }
        return lines + [current]
    }
}
