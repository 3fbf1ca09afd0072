import Foundation
import MarkdownText

/// A conversion of one attribute between `AttributedString` and `NSAttributedString`.
private struct AttributeBridge: Sendable {
    let key: NSAttributedString.Key
    let read: @Sendable (AttributeContainer) -> Any?
    let write: @Sendable (Any, inout AttributeContainer) -> Void

    static let all: [AttributeBridge] = {
        typealias Scope = AttributeScopes.UIKitAttributes
        typealias FoundationScope = AttributeScopes.FoundationAttributes
        return [
            plain(Scope.FontAttribute.self, .font),
            plain(Scope.ParagraphStyleAttribute.self, .paragraphStyle),
            plain(Scope.ForegroundColorAttribute.self, .foregroundColor),
            plain(Scope.BackgroundColorAttribute.self, .backgroundColor),
            plain(Scope.KernAttribute.self, .kern),
            plain(Scope.TrackingAttribute.self, .tracking),
            plain(Scope.LigatureAttribute.self, .ligature),
            style(Scope.StrikethroughStyleAttribute.self, .strikethroughStyle),
            plain(Scope.StrikethroughColorAttribute.self, .strikethroughColor),
            style(Scope.UnderlineStyleAttribute.self, .underlineStyle),
            plain(Scope.UnderlineColorAttribute.self, .underlineColor),
            plain(Scope.BaselineOffsetAttribute.self, .baselineOffset),
            plain(Scope.StrokeWidthAttribute.self, .strokeWidth),
            plain(Scope.StrokeColorAttribute.self, .strokeColor),
            plain(Scope.ObliquenessAttribute.self, .obliqueness),
            plain(Scope.ExpansionAttribute.self, .expansion),
            link,
            intent,
            plain(FoundationScope.PresentationIntentAttribute.self, .presentationIntentAttributeName),
            plain(FoundationScope.ImageURLAttribute.self, .imageURL),
            plain(FoundationScope.LanguageIdentifierAttribute.self, .languageIdentifier),
        ]
    }()

    /// Returns the conversion of an attribute that has the same value in both types.
    private static func plain<Key: AttributedStringKey>(
        _ type: Key.Type, _ key: NSAttributedString.Key
    ) -> AttributeBridge where Key.Value: Sendable {
        AttributeBridge(
            key: key, read: { $0[type] },
            write: { value, container in
                if let value = value as? Key.Value {
                    container[type] = value
                } else if let number = value as? NSNumber, let value = CGFloat(number.doubleValue) as? Key.Value {
                    container[type] = value
                }
            })
    }

    /// Returns the conversion of an attribute that is a number in an `NSAttributedString`.
    private static func style<Key: AttributedStringKey>(
        _ type: Key.Type, _ key: NSAttributedString.Key
    ) -> AttributeBridge where Key.Value == NSUnderlineStyle {
        AttributeBridge(
            key: key, read: { $0[type]?.rawValue },
            write: { value, container in
                if let number = value as? Int ?? (value as? NSNumber)?.intValue {
                    container[type] = NSUnderlineStyle(rawValue: number)
                }
            })
    }

    private static let intent = AttributeBridge(
        key: .inlinePresentationIntent,
        read: {
            $0[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self]
                .map { NSNumber(value: $0.rawValue) }
        },
        write: { value, container in
            guard let number = value as? NSNumber else { return }
            container[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] =
                InlinePresentationIntent(rawValue: number.uintValue)
        })

    private static let link = AttributeBridge(
        key: .link, read: { $0[AttributeScopes.FoundationAttributes.LinkAttribute.self] },
        write: { value, container in
            let url: URL? = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
            if let url { container[AttributeScopes.FoundationAttributes.LinkAttribute.self] = url }
        })
}

extension NSAttributedString {
    /// Creates a string from an `AttributedString` with its UIKit attributes, links, and Markdown attributes. Other
    /// attributes are dropped.
    public convenience init(_ attrStr: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            result.append(
                NSAttributedString(
                    string: String(attrStr[run.range].characters), attributes: Dictionary(run.attributes)))
        }
        self.init(attributedString: result)
    }
}

extension AttributedString {
    /// Creates a string from an `NSAttributedString` with its UIKit attributes, links, and Markdown attributes. Other
    /// attributes are dropped.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let text = nsStr.string
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            let piece: Substring = text[
                text.utf16Index(range.location)..<text.utf16Index(range.location + range.length)]
            append(AttributedString(String(piece), attributes: AttributeContainer(attributes)))
        }
    }
}

extension AttributeContainer {
    /// Creates a container with the UIKit attributes, links, and Markdown attributes of a dictionary. Other attributes
    /// are dropped.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for bridge in AttributeBridge.all {
            if let value = dictionary[bridge.key] { bridge.write(value, &self) }
        }
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// Creates a dictionary with the UIKit attributes, links, and Markdown attributes of a container. Other attributes
    /// are dropped.
    public init(_ container: AttributeContainer) {
        self.init()
        for bridge in AttributeBridge.all {
            if let value = bridge.read(container) { self[bridge.key] = value }
        }
    }
}
