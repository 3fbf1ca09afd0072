import Foundation

/// The traits and states of a view, such as selection, that determine the configuration of its content.
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

/// The configuration state of a view that a controller shows in place of missing content.
public typealias UIContentUnavailableConfigurationState = ConfigurationState<UnavailableStateKind>

/// Marks the configuration state of a view.
public enum ViewStateKind {}

/// Marks the configuration state of a controller without content.
public enum UnavailableStateKind {}

/// Marks the configuration state of a cell.
public enum CellStateKind {}

/// A configuration state. `Kind` makes the states of views, cells and controllers distinct types.
@preconcurrency @MainActor
public struct ConfigurationState<Kind>: UIConfigurationState, Hashable {
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
    /// Whether the view, such as a header, is pinned to an edge of the visible area. The default is false.
    public var isPinned = false
    var cellFlags: CellStateFlags = []
    /// The appearance of the list that contains the cell; nil outside lists.
    package var listEnvironment: ListEnvironment?
    // nonisolated(unsafe): only comparisons read it outside the main actor, and they read a copy that cannot change.
    nonisolated(unsafe) fileprivate var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with `traitCollection`. All other values are false or nil.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A custom value that the app provides.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The states that only cells have.
struct CellStateFlags: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let isEditing = CellStateFlags(rawValue: 1)
    static let isExpanded = CellStateFlags(rawValue: 2)
    static let isSwiped = CellStateFlags(rawValue: 4)
    static let isReordering = CellStateFlags(rawValue: 8)
}

extension ConfigurationState where Kind == UnavailableStateKind {
    /// The text in the search bar of the controller, or nil if the controller has no search controller.
    public var searchText: String? {
        get { custom[.searchText]?.base as? String }
        set { custom[.searchText] = newValue.map { AnyHashable($0) } }
    }
}

extension UIConfigurationStateCustomKey {
    fileprivate static let searchText = UIConfigurationStateCustomKey("UIContentUnavailableSearchText")
}

extension ConfigurationState where Kind == CellStateKind {
    /// Whether the cell is in editing mode. The default is false.
    public var isEditing: Bool {
        get { cellFlags.contains(.isEditing) }
        set { set(.isEditing, newValue) }
    }

    /// Whether the children of the cell's item are visible. The default is false.
    public var isExpanded: Bool {
        get { cellFlags.contains(.isExpanded) }
        set { set(.isExpanded, newValue) }
    }

    /// Whether the cell is swiped to show its actions. The default is false.
    public var isSwiped: Bool {
        get { cellFlags.contains(.isSwiped) }
        set { set(.isSwiped, newValue) }
    }

    /// Whether the cell is being dragged to a different position. The default is false.
    public var isReordering: Bool {
        get { cellFlags.contains(.isReordering) }
        set { set(.isReordering, newValue) }
    }

    private mutating func set(_ flag: CellStateFlags, _ isSet: Bool) {
        if isSet { cellFlags.insert(flag) } else { cellFlags.remove(flag) }
    }
}

/// A configuration state whose common values can be read without knowing its type.
@MainActor
package protocol InteractionState {
    var isDisabled: Bool { get }
    var isHighlighted: Bool { get }
    var isSelected: Bool { get }
    var listEnvironment: ListEnvironment? { get }
}

extension ConfigurationState: InteractionState {}
