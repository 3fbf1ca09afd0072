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
    /// The name of the key.
    public let rawValue: String
    /// Creates a key.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The configuration state of a view.
public typealias UIViewConfigurationState = ConfigurationState<ViewStateKind>

/// The configuration state of a cell in a table view or a collection view.
public typealias UICellConfigurationState = ConfigurationState<CellStateKind>

/// Marks the configuration state of a view.
public enum ViewStateKind {}

/// Marks the configuration state of a cell.
public enum CellStateKind {}

/// The values that the states of views and cells share. `Kind` makes the two states distinct types.
@preconcurrency @MainActor
public struct ConfigurationState<Kind>: UIConfigurationState {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether user interaction is disabled. The default is false.
    public var isDisabled = false
    /// Whether the view is highlighted. The default is false.
    public var isHighlighted = false
    /// Whether the view is selected. The default is false.
    public var isSelected = false
    /// Whether the view is focused. The default is false.
    public var isFocused = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with `traitCollection` in which all other values are false or nil.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A custom value of the app.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
