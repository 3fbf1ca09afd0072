import Foundation
import UIKitDrawing

/// A menu element with a closure that is called when the action is performed.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// A closure that performs an action.
    public typealias Handler = @MainActor (_ action: UIAction) -> Void

    /// The identifier of an action. An action that is added to a control replaces an action with an equal identifier.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name of the identifier.
        public let rawValue: String
        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The title. The default is empty.
    override open var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    /// The image. The default is nil.
    override open var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    /// The image while the state is `on`. If it is nil, which is the default, `image` is shown.
    open var selectedImage: UIImage?

    /// A longer title, for assistive technologies and tooltips.
    open var discoverabilityTitle: String?

    /// The identifier of the action. By default it is unique.
    public let identifier: Identifier

    /// The attributes, such as `disabled`.
    open var attributes: UIMenuElement.Attributes

    /// The state that a checkmark shows.
    open var state: UIMenuElement.State

    /// The object that is performing the action, or nil while the action is not being performed.
    open private(set) var sender: Any?

    private let handler: Handler
    private static var count = 0

    /// Creates an action.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping Handler
    ) {
        UIAction.count += 1
        self.identifier = identifier ?? Identifier("action-\(UIAction.count)")
        self.selectedImage = selectedImage
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAction(
            title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
        copy.accessibilityIdentifier = accessibilityIdentifier
        return copy
    }

    public func performWithSender(_ sender: Any?, target: Any?) {
        perform(sender: sender)
    }

    /// Performs the action for `sender`, unless it is disabled.
    package func perform(sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

/// A closure that performs an action.
public typealias UIActionHandler = UIAction.Handler
