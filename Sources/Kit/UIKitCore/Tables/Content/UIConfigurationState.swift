import Foundation

/// The traits and states of a view, such as selection, for which its content is configured.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// A custom value that the app adds to the state.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }

    /// Creates the normal state of a view with `traitCollection`.
    init(traitCollection: UITraitCollection)
}

/// The key of a custom value in a configuration state.
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
