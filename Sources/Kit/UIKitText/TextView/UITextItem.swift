import Foundation
import UIKitCore
import UIKitDrawing

/// An item in the text of a text view, which is a link, an attachment, or a range with a tag.
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// The content of an item.
    public enum Content {
        /// A link.
        case link(URL)
        /// An attachment.
        case textAttachment(NSTextAttachment)
        /// A range with the attribute `textItemTag`.
        case tag(String)
    }

    /// The content of the item.
    public let content: Content

    /// The range of the item in the text, in UTF-16 code units.
    public let range: NSRange

    init(_ content: Content, range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }
}

extension NSAttributedString.Key {
    /// The key of a string attribute that makes a range an item with which the user can interact.
    public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}

/// An interaction with an item in the text of a text view.
public enum UITextItemInteraction: Int, Sendable {
    /// The default action, such as opening a link.
    case invokeDefaultAction = 0
    /// A list of actions.
    case presentActions = 1
    /// A preview.
    case preview = 2
}

/// The types of data that a text view detects in its text and shows as links.
///
/// Flight numbers, tracking numbers, amounts of money and other types of Apple's class are not supported.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers, which become links with the scheme `tel`.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// URLs and email addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Street addresses, which the default action shows on a map.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times, for which the default action creates an event in the user's calendar.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// All types.
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
