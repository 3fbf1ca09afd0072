import FoundationAdditions

/// A function of a view that runs again when an observable object or a trait that it read changes.
package enum TrackedFunction: UInt8, CaseIterable {
    /// `updateProperties()` of the view and its controller.
    case properties = 1
    /// `updateConstraints()` of the view, and `updateViewConstraints()` of its controller.
    case constraints = 2
    /// `layoutSubviews()` of the view, and the functions that its controller runs before and after it.
    case layout = 4
    /// `draw(_:)` of the view.
    case drawing = 8
    /// The update of a configuration of a button, a cell, a header or a footer, with its handler.
    case configuration = 16
    /// `updateContentUnavailableConfiguration(using:)` of the view's controller.
    case contentUnavailable = 32
}

/// A set of tracked functions.
struct TrackedFunctions {
    private var bits: UInt8 = 0

    var isEmpty: Bool { bits == 0 }

    func contains(_ function: TrackedFunction) -> Bool { bits & function.rawValue != 0 }

    mutating func set(_ function: TrackedFunction, _ isMember: Bool) {
        if isMember { bits |= function.rawValue } else { bits &= ~function.rawValue }
    }
}

/// The observable properties that the tracked functions of a view read when they ran last.
@MainActor
struct TrackedReads {
    private var properties: ReadTracking?
    private var constraints: ReadTracking?
    private var layout: ReadTracking?
    private var drawing: ReadTracking?
    private var configuration: ReadTracking?
    private var contentUnavailable: ReadTracking?

    subscript(_ function: TrackedFunction) -> ReadTracking? {
        get {
            switch function {
            case .properties: properties
            case .constraints: constraints
            case .layout: layout
            case .drawing: drawing
            case .configuration: configuration
            case .contentUnavailable: contentUnavailable
            }
        }
        set {
            switch function {
            case .properties: properties = newValue
            case .constraints: constraints = newValue
            case .layout: layout = newValue
            case .drawing: drawing = newValue
            case .configuration: configuration = newValue
            case .contentUnavailable: contentUnavailable = newValue
            }
        }
    }
}

/// A view whose configuration is updated before its layout.
@MainActor
package protocol ConfigurationUpdating: UIView {
    /// Schedules an update of the configuration.
    func setNeedsUpdateConfiguration()
}
