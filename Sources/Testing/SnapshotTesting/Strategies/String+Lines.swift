import Foundation
import XCUIAutomation

extension Snapshotting where Value == String, Format == String {
    /// Text, compared line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
    /// Text in UTF-8. The difference lists removed and added lines.
    public static var lines: Diffing {
        Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { reference, new in
            guard reference != new else { return nil }
            let text = LineDifference(reference, new).text
            let attachment = XCTAttachment(string: text)
            attachment.name = "difference"
            return (text, [attachment])
        }
    }
}
