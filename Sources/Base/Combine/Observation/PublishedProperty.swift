/// A published property of any type.
protocol PublishedProperty {
    /// The publisher of the object with the property; nil until it is used.
    var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}
