import UIKitCore

extension UICalendarView {
    /// The sizes of decorations.
    public enum DecorationSize: Int, Sendable {
        /// A small decoration.
        case small = 0
        /// A decoration of medium size.
        case medium = 1
        /// A large decoration.
        case large = 2
    }

    /// A circle, an image, or a view that decorates a day in a calendar view, below its number.
    @preconcurrency @MainActor
    public final class Decoration: NSObject {
        private enum Content {
            case circle(UIColor?, DecorationSize)
            case image(UIImage?, UIColor?, DecorationSize)
            case view(() -> UIView)
        }

        private let content: Content

        private init(_ content: Content) {
            self.content = content
            super.init()
        }

        /// Creates a gray circle of medium size.
        public override convenience init() { self.init(.circle(nil, .medium)) }

        /// Creates a decoration with an image.
        ///
        /// - Parameters:
        ///   - image: The image, or nil for a circle.
        ///   - color: The color of the image. The default, nil, is gray.
        ///   - size: The size. The default is medium.
        public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            self.init(.image(image, color, size))
        }

        /// Creates a decoration with a view. The calendar view centers the view in the space below the day.
        public convenience init(customViewProvider: @escaping () -> UIView) { self.init(.view(customViewProvider)) }

        /// Returns a decoration with a circle.
        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(.circle(color, size))
        }

        /// Returns a decoration with an image.
        public static func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration { Decoration(image: image, color: color, size: size) }

        /// Returns a decoration with a view.
        public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }

        /// Creates the view of the decoration. The view of an image is at most `height` points high.
        func makeView(height: CGFloat) -> UIView {
            switch content {
            case .circle(let color, let size), .image(nil, let color, let size):
                let side: CGFloat = [6, 8, 10][size.rawValue]
                let circle = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
                circle.backgroundColor = color ?? .systemGray3
                circle.layer.cornerRadius = side / 2
                return circle
            case .image(let image?, let color, let size):
                let side: CGFloat = [10, 13, 16][size.rawValue]
                let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
                view.contentMode = .scaleAspectFit
                view.tintColor = color ?? .systemGray3
                view.frame.size = CGSize(width: side, height: min(side, height))
                view.isAccessibilityElement = false
                return view
            case .view(let make):
                let view: UIView = make()
                if view.bounds.isEmpty { view.sizeToFit() }
                if view.bounds.isEmpty { view.bounds.size = view.systemLayoutSizeFitting(.zero) }
                return view
            }
        }
    }
}
