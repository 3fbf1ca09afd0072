import Foundation

/// A command with a title and an image, carried out by a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// What carries an action out.
    public typealias Handler = @MainActor (_ action: UIAction) -> Void

    /// What makes two actions the same.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// What it is called. The default is empty.
    override open var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    /// Its picture. The default is none.
    override open var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    /// A longer title, for those who listen or hover.
    open var discoverabilityTitle: String?

    /// What makes it the same as another.
    public let identifier: Identifier

    /// How it may be used.
    open var attributes: UIMenuElement.Attributes

    /// Whether it shows a mark.
    open var state: UIMenuElement.State

    /// The control that carries it out now; nil otherwise.
    open internal(set) var sender: Any?

    let handler: Handler
    private static var count = 0

    /// Makes an action.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping Handler
    ) {
        UIAction.count += 1
        self.identifier = identifier ?? Identifier("action-\(UIAction.count)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Carries it out on behalf of `sender`.
    func perform(sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
