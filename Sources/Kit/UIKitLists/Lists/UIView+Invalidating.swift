import UIKitCore

extension UIView {
    /// A property of a view that invalidates aspects of the view when it changes, such as its layout.
    ///
    /// A value that is equal to the old one invalidates nothing. A property can invalidate up to five aspects.
    @propertyWrapper
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var stored: Value
        private let invalidation: InvalidationType

        /// The value of a property of a structure. Only classes of views have properties with this wrapper.
        @available(*, unavailable, message: "@Invalidating is only available for properties of views")
        public var wrappedValue: Value {
            get { stored }
            set { stored = newValue }
        }

        /// The value of a property of a view.
        @preconcurrency @MainActor
        public static subscript<View: UIView>(
            _enclosingInstance view: View, wrapped property: ReferenceWritableKeyPath<View, Value>,
            storage wrapper: ReferenceWritableKeyPath<View, Self>
        ) -> Value {
            get { view[keyPath: wrapper].stored }
            set {
                guard view[keyPath: wrapper].stored != newValue else { return }
                view[keyPath: wrapper].stored = newValue
                view[keyPath: wrapper].invalidation.invalidate(view: view)
            }
        }

        /// Creates a property that invalidates an aspect.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            stored = wrappedValue
            self.invalidation = invalidation
        }

        /// Creates a property that invalidates two aspects.
        public init<A: UIViewInvalidating, B: UIViewInvalidating>(wrappedValue: Value, _ first: A, _ second: B)
        where InvalidationType == Invalidations.Tuple<A, B> {
            self.init(wrappedValue: wrappedValue, .init(first, second))
        }

        /// Creates a property that invalidates three aspects.
        public init<A: UIViewInvalidating, B: UIViewInvalidating, C: UIViewInvalidating>(
            wrappedValue: Value, _ first: A, _ second: B, _ third: C
        )
        where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, C> {
            self.init(wrappedValue: wrappedValue, .init(.init(first, second), third))
        }

        /// Creates a property that invalidates four aspects.
        public init<A: UIViewInvalidating, B: UIViewInvalidating, C: UIViewInvalidating, D: UIViewInvalidating>(
            wrappedValue: Value, _ first: A, _ second: B, _ third: C, _ fourth: D
        )
        where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, Invalidations.Tuple<C, D>> {
            self.init(wrappedValue: wrappedValue, .init(.init(first, second), .init(third, fourth)))
        }

        /// Creates a property that invalidates five aspects.
        public init<
            A: UIViewInvalidating, B: UIViewInvalidating, C: UIViewInvalidating, D: UIViewInvalidating,
            E: UIViewInvalidating
        >(
            wrappedValue: Value, _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E
        )
        where
            InvalidationType == Invalidations.Tuple<
                Invalidations.Tuple<Invalidations.Tuple<A, B>, Invalidations.Tuple<C, D>>, E
            >
        {
            self.init(wrappedValue: wrappedValue, .init(.init(.init(first, second), .init(third, fourth)), fifth))
        }
    }
}
