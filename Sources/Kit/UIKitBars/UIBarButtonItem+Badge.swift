import Foundation
import UIKitCore
import UIKitDrawing

extension UIBarButtonItem {
    /// A badge at the corner of a bar button: a count, a text, or only a colored dot.
    @MainActor
    public struct Badge: BarBadge {
        private enum Content {
            case count(Int)
            case text(String)
            case indicator
        }

        private let content: Content

        /// The color of the background. The default, nil, is red.
        public var backgroundColor: UIColor?
        /// The color of the text. The default, nil, is white.
        public var foregroundColor: UIColor?
        /// The font of the text. The default, nil, is the system font with 13 points.
        public var font: UIFont?

        private init(content: Content) {
            self.content = content
        }

        /// Creates a badge with a number in the format of the user's locale.
        public static func count(_ count: Int) -> Badge { Badge(content: .count(count)) }

        /// Creates a badge with a text.
        public static func string(_ string: String) -> Badge { Badge(content: .text(string)) }

        /// Creates a badge without text.
        public static func indicator() -> Badge { Badge(content: .indicator) }

        /// The text, or nil for a badge without text.
        public var stringValue: String? {
            switch content {
            case .count(let count): count.formatted(.number)
            case .text(let text): text
            case .indicator: nil
            }
        }

        package func makeView() -> UIView { BarBadgeView(badge: self) }
    }

    /// The badge of the button. The default is nil, which means no badge. A custom view has no badge.
    public var badge: Badge? {
        get { storedBadge as? Badge }
        set { storedBadge = newValue }
    }
}
