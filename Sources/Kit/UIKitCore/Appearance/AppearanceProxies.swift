import ClassRuntime
import Foundation

/// The appearance proxies of the application.
@MainActor
package final class AppearanceProxies {
    /// The proxies of the process.
    package static let shared = AppearanceProxies()
    /// Whether there are any proxies. Views check it as they enter a window.
    private(set) static var isActive = false
    /// A closure that receives each new proxy. A module above UIKitCore sets it.
    package static var onCreation: ((NSObject) -> Void)?

    /// The instances for which a proxy was created.
    private struct Scope {
        let type: NSObject.Type
        let traits: UITraitCollection?
        let containers: [any UIAppearanceContainer.Type]
        /// Returns whether an object is an instance of the class.
        let isMember: (NSObject) -> Bool

        func isEqual(to other: Scope) -> Bool {
            type == other.type && traits == other.traits
                && containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
        }
    }

    private var proxies: [(scope: Scope, proxy: NSObject)] = []
    /// Instances with the default values, by class.
    private var defaults: [ObjectIdentifier: NSObject] = [:]
    private var properties: [AppearanceProperty] = AppearanceProperty.ofCore

    /// Adds properties of classes in a module above this one.
    package func add(_ properties: [AppearanceProperty]) { self.properties += properties }

    /// Discards the proxies, for the next test.
    func removeAll() {
        proxies = []
        Self.isActive = false
    }

    /// Returns the proxy for the instances of `type` in an environment, created on first use.
    func proxy<Object: NSObject>(
        of type: Object.Type, traits: UITraitCollection?, containers: [any UIAppearanceContainer.Type]
    ) -> Object {
        let scope = Scope(type: type, traits: traits, containers: containers) { $0 is Object }
        if let known = proxies.first(where: { $0.scope.isEqual(to: scope) })?.proxy as? Object { return known }
        guard let proxy = type.make() as? Object else {
            stopProgram("\(type).appearance() needs an instance of the class, which init() did not create.")
        }
        proxies.append((scope, proxy))
        Self.isActive = true
        Self.onCreation?(proxy)
        return proxy
    }

    /// Applies the proxies to a view that has entered a window, and to the bar item that it shows.
    ///
    /// 1. Collect the proxies for the object, from the least to the most specific.
    /// 2. For each property, take the value of the last proxy that sets it.
    /// 3. Set that value on the object, unless the app has set a different value.
    func apply(to view: UIView) {
        apply(to: view, in: view, applied: &view.rareState.appliedAppearances)
        let button: UIBarButtonItem? = (view as? BarButton)?.item ?? (view as? BackButton)?.item
        guard let item: UIBarItem = button ?? (view as? TabButton)?.item else { return }
        apply(to: item, in: view, applied: &item.appliedAppearances)
    }

    private func apply(to object: NSObject, in view: UIView, applied: inout AppliedAppearances) {
        let matching: [(scope: Scope, proxy: NSObject)] = proxies.filter { matches($0.scope, object, in: view) }
            .enumerated().sorted { isLess($0, $1) }.map(\.element)
        guard !matching.isEmpty else { return }
        for (index, property) in properties.enumerated() where property.isMember(object) {
            let setting: NSObject? = matching.last { entry in
                property.isMember(entry.proxy)
                    && property.value(entry.proxy) != property.value(defaultInstance(of: entry.scope.type))
            }?.proxy
            guard let setting else { continue }
            let current: AnyHashable? = property.value(object)
            let isDefault: Bool = current == property.value(defaultInstance(of: type(of: setting)))
            guard isDefault || current == applied.values[index] else { continue }
            guard current != property.value(setting) else { continue }
            property.copy(setting, object)
            applied.values[index] = property.value(object)
        }
    }

    private func isLess(
        _ left: (offset: Int, element: (scope: Scope, proxy: NSObject)),
        _ right: (offset: Int, element: (scope: Scope, proxy: NSObject))
    ) -> Bool {
        let (one, other) = (left.element.scope, right.element.scope)
        if one.type != other.type {
            if one.isMember(right.element.proxy) { return true }
            if other.isMember(left.element.proxy) { return false }
        }
        if one.containers.count != other.containers.count { return one.containers.count < other.containers.count }
        if (one.traits == nil) != (other.traits == nil) { return one.traits == nil }
        return left.offset < right.offset
    }

    private func matches(_ scope: Scope, _ object: NSObject, in view: UIView) -> Bool {
        guard scope.isMember(object) else { return false }
        if let traits = scope.traits, !view.traitCollection.containsTraits(in: traits) { return false }
        var remaining: ArraySlice<any UIAppearanceContainer.Type> = scope.containers[...]
        var responder: UIResponder? = object === view ? view.next : view
        while let container = remaining.first {
            guard let current = responder else { return false }
            if isInstance(current, of: container) { remaining.removeFirst() }
            responder = current.next ?? (current as? UIViewController)?.parent
        }
        return true
    }

    private func isInstance<Container: UIAppearanceContainer>(
        _ object: UIResponder, of type: Container.Type
    ) -> Bool { object is Container }

    private func defaultInstance(of type: NSObject.Type) -> NSObject {
        if let known = defaults[ObjectIdentifier(type)] { return known }
        let created: NSObject = type.make()
        defaults[ObjectIdentifier(type)] = created
        return created
    }
}
