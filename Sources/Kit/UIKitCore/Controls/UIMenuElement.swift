import Foundation

/// Something with a title and an image that a person can choose.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// How an element may be used.
    public struct Attributes: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
    }

    /// Whether an element shows a mark.
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    var storedTitle: String
    var storedImage: UIImage?

    /// What it is called.
    open var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    /// A second line under the title.
    open var subtitle: String?

    /// Its picture.
    open var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    init(title: String, subtitle: String?, image: UIImage?) {
        storedTitle = title
        storedImage = image
        self.subtitle = subtitle
        super.init()
    }
}
