import Foundation

/// What a view's content depends on besides its data: its traits, and whether it is selected and the like.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    /// What is known of the surroundings.
    var traitCollection: UITraitCollection { get set }

    /// What an application adds to the state.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }

    /// Makes the state of a view with `traitCollection`, of which nothing special is true.
    init(traitCollection: UITraitCollection)
}

/// Names something that an application adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    /// Whether it takes no events. The default is false.
    public var isDisabled = false
    /// Whether a finger is on it. The default is false.
    public var isHighlighted = false
    /// Whether it is selected. The default is false.
    public var isSelected = false
    /// Whether it has the focus. The default is false.
    public var isFocused = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    /// Whether it takes no events. The default is false.
    public var isDisabled = false
    /// Whether a finger is on it. The default is false.
    public var isHighlighted = false
    /// Whether it is selected. The default is false.
    public var isSelected = false
    /// Whether it has the focus. The default is false.
    public var isFocused = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
