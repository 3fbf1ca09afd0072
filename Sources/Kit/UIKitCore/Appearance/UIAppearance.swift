import ClassRuntime

/// A type that can contain objects with an appearance proxy: a view, a view controller or a presentation controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A type whose appearance proxies set properties of all its instances.
///
/// `appearance()` returns an object with the properties and methods of an instance. A value that is set on this object
/// applies to instances of the class and its subclasses as they enter a window. A value that was set on an instance
/// itself takes precedence. If several proxies set a property, the proxy of the most specific class and containers
/// applies.
///
/// Unlike on iOS, a proxy is an instance of the class, created by `init()`. It passes on the properties that UIKit
/// documents as part of an appearance, and the properties with `@objc dynamic` of the app's classes.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// Returns the proxy for all instances.
    static func appearance() -> Self
    /// Returns the proxy for instances that are contained in instances of `containerTypes`. The first type is that of
    /// the innermost container.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// Returns the proxy for instances in an environment with the given traits.
    static func appearance(for trait: UITraitCollection) -> Self
    /// Returns the proxy for instances that are in an environment with the given traits and are contained in instances
    /// of `containerTypes`. The first type is that of the innermost container.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIAppearance where Self: NSObject {
    /// Returns the proxy for all instances.
    public static func appearance() -> Self { AppearanceProxies.shared.proxy(of: self, traits: nil, containers: []) }

    /// Returns the proxy for instances that are contained in instances of `containerTypes`. The first type is that of
    /// the innermost container.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.shared.proxy(of: self, traits: nil, containers: containerTypes)
    }

    /// Returns the proxy for instances in an environment with the given traits.
    public static func appearance(for trait: UITraitCollection) -> Self {
        AppearanceProxies.shared.proxy(of: self, traits: trait, containers: [])
    }

    /// Returns the proxy for instances that are in an environment with the given traits and are contained in instances
    /// of `containerTypes`. The first type is that of the innermost container.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.shared.proxy(of: self, traits: trait, containers: containerTypes)
    }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
