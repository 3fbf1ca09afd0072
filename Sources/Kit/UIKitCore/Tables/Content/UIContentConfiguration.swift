import Foundation

/// Describes content, and makes the view that shows it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes a view that shows the content.
    func makeContentView() -> any UIView & UIContentView

    /// The configuration as it is in `state`.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// What it shows.
    var configuration: any UIContentConfiguration { get set }

    /// Whether it can show `configuration`. The default is whether it is of the type that it shows now.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
