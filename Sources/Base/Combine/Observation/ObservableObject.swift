/// An object with a publisher that sends before the object changes.
///
/// By default, the publisher sends before a property with the attribute `@Published` changes.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// A publisher that sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that sends before a published property changes.
    ///
    /// The published properties store it. An object without such properties returns a new publisher for each call.
    public var objectWillChange: ObservableObjectPublisher {
        var properties: [any PublishedProperty] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let level = mirror {
            for child in level.children {
                if let property = child.value as? any PublishedProperty { properties.append(property) }
            }
            mirror = level.superclassMirror
        }
        let known: ObservableObjectPublisher? = properties.lazy.compactMap(\.objectWillChange).first
        let publisher: ObservableObjectPublisher = known ?? ObservableObjectPublisher()
        for property in properties where property.objectWillChange == nil { property.objectWillChange = publisher }
        return publisher
    }
}
