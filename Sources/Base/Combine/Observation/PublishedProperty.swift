/// A published property of any type.
protocol PublishedProperty {
    /// The publisher of the object that has the property; nil until the publisher is used.
    var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}
