import Foundation

/// A description of content that creates the view for it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Returns a new view that shows the content.
    func makeContentView() -> any UIView & UIContentView

    /// Returns the configuration for `state`.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The configuration that the view shows.
    var configuration: any UIContentConfiguration { get set }

    /// Returns whether the view can show `configuration`. By default it can when the current configuration has the same
    /// type.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns whether `configuration` has the type of the current one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
