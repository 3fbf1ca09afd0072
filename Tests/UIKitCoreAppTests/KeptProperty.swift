import Foundation
import UIKit

/// A property of views that the app sets, and that the views of the kit must not change.
@MainActor
struct KeptProperty {
    var name: String
    /// Sets a value that no view has by default.
    var set: (UIView) -> Void
    var description: (UIView) -> String

    private init<Value>(_ name: String, _ path: ReferenceWritableKeyPath<UIView, Value>, _ value: Value) {
        self.name = name
        set = { $0[keyPath: path] = value }
        description = { "\($0[keyPath: path])" }
    }

    private init(toggling name: String, _ path: ReferenceWritableKeyPath<UIView, Bool>) {
        self.name = name
        set = { $0[keyPath: path].toggle() }
        description = { "\($0[keyPath: path])" }
    }

    private init<Value>(label name: String, _ path: ReferenceWritableKeyPath<UILabel, Value>, _ value: Value) {
        self.name = name
        set = { ($0 as? UILabel)?[keyPath: path] = value }
        description = { view in (view as? UILabel).map { "\($0[keyPath: path])" } ?? "" }
    }

    /// The properties of labels.
    static let ofLabels: [KeptProperty] = [
        KeptProperty(label: "font", \.font, .italicSystemFont(ofSize: 9)),
        KeptProperty(label: "numberOfLines", \.numberOfLines, 3),
        KeptProperty(label: "lineBreakMode", \.lineBreakMode, .byCharWrapping),
        KeptProperty(label: "textAlignment", \.textAlignment, .right),
        KeptProperty(label: "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, true),
        KeptProperty(label: "minimumScaleFactor", \.minimumScaleFactor, 0.25),
        KeptProperty(label: "shadowColor", \.shadowColor, .magenta),
        KeptProperty(label: "shadowOffset", \.shadowOffset, CGSize(width: 3, height: 4)),
    ]

    /// The properties of all views.
    static let all: [KeptProperty] = [
        KeptProperty("alpha", \.alpha, 0.25),
        KeptProperty("backgroundColor", \.backgroundColor, .magenta),
        KeptProperty("tintColor", \.tintColor, .brown),
        KeptProperty(toggling: "clipsToBounds", \.clipsToBounds),
        KeptProperty("transform", \.transform, CGAffineTransform(scaleX: 0.5, y: 0.5)),
        KeptProperty("contentMode", \.contentMode, .bottomLeft),
        KeptProperty("tag", \.tag, 7),
        KeptProperty(toggling: "isUserInteractionEnabled", \.isUserInteractionEnabled),
        KeptProperty(toggling: "isMultipleTouchEnabled", \.isMultipleTouchEnabled),
        KeptProperty("layer.cornerRadius", \.layer.cornerRadius, 3),
        KeptProperty("layer.maskedCorners", \.layer.maskedCorners, .layerMaxXMinYCorner),
        KeptProperty("layer.borderWidth", \.layer.borderWidth, 2),
        KeptProperty("layer.borderColor", \.layer.borderColor, UIColor.magenta.cgColor),
        KeptProperty("layer.shadowOpacity", \.layer.shadowOpacity, 0.75),
        KeptProperty("layer.shadowRadius", \.layer.shadowRadius, 9),
        KeptProperty("layer.zPosition", \.layer.zPosition, 4),
        KeptProperty("accessibilityLabel", \.accessibilityLabel, "Own"),
        KeptProperty("accessibilityValue", \.accessibilityValue, "Own"),
        KeptProperty("accessibilityHint", \.accessibilityHint, "Own"),
        KeptProperty("accessibilityIdentifier", \.accessibilityIdentifier, "own"),
        KeptProperty("accessibilityTraits", \.accessibilityTraits, .header),
        KeptProperty(toggling: "isAccessibilityElement", \.isAccessibilityElement),
    ]
}
