import Foundation

/// The output of `pdfinfo` about a document and some of its pages.
struct PDFInformation {
    var pageCount = 0
    /// The version of the format, such as 1 and 7.
    var version: (major: Int32, minor: Int32) = (0, 0)
    var isEncrypted = false
    var allowsPrinting = true
    var allowsCopying = true
    /// The pages in the output, by their numbers.
    var pages: [Int: PageGeometry] = [:]

    /// The boxes and the rotation of a page.
    struct PageGeometry {
        /// The boxes, keyed by their names, such as `MediaBox`.
        var boxes: [String: CGRect] = [:]
        /// The clockwise rotation in degrees: 0, 90, 180 or 270.
        var rotation = 0
    }

    /// The result of the program.
    enum Answer {
        case information(PDFInformation)
        /// The document is encrypted, and the password is missing or wrong.
        case locked
        case notADocument
    }

    /// Reads the output of the program.
    static func answer(in output: Data) -> Answer {
        var information = PDFInformation()
        let lines: [Substring] = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline)
        for line in lines {
            // The title and other strings precede these lines. If a string looks like one of these lines, the real line
            // replaces its value.
            if let colon = line.firstIndex(of: ":") {
                information.read(String(line[..<colon]), String(line[line.index(after: colon)...]))
            }
        }
        if information.pageCount > 0 { return .information(information) }
        return lines.contains("Command Line Error: Incorrect password") ? .locked : .notADocument
    }

    private mutating func read(_ name: String, _ value: String) {
        let values: [Substring] = value.split(separator: " ")
        switch name {
        case "Pages":
            pageCount = values.first.flatMap { Int($0) } ?? 0
            // Lines about pages follow this line, so those before it are parts of strings.
            pages = [:]
        case "Encrypted":
            isEncrypted = values.first == "yes"
            allowsPrinting = !value.contains("print:no")
            allowsCopying = !value.contains("copy:no")
        case "PDF version":
            let numbers: [Int32] = value.split(whereSeparator: { $0 == "." || $0 == " " }).compactMap { Int32($0) }
            if numbers.count == 2 { version = (numbers[0], numbers[1]) }
        default: readPage(name.split(separator: " "), values)
        }
    }

    /// Reads a line about a page, such as `Page    1 MediaBox:     0.00     0.00   595.28   841.89`.
    private mutating func readPage(_ words: [Substring], _ values: [Substring]) {
        guard words.count == 3, words[0] == "Page", let number = Int(words[1]) else { return }
        let numbers: [Double] = values.compactMap { Double($0) }
        if words[2] == "rot", let degrees = values.first.flatMap({ Int($0) }) {
            pages[number, default: PageGeometry()].rotation = (degrees % 360 + 360) % 360
        } else if numbers.count == 4 {
            let corner = CGPoint(x: numbers[0], y: numbers[1])
            let size = CGSize(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
            pages[number, default: PageGeometry()].boxes[String(words[2])] =
                CGRect(origin: corner, size: size).standardized
        }
    }
}
