import ProgramDiagnostics
import UIKitCore

extension UIViewController {
    /// A property of a controller that has no value before the view loads. Reading the property loads the view.
    ///
    /// The view's loading sets the property, usually in `viewDidLoad()`.
    @propertyWrapper
    public struct ViewLoading<Value> {
        private var stored: Value?

        /// Creates a property without a value.
        public init() {}

        /// Creates a property with a value.
        public init(wrappedValue: Value) { stored = wrappedValue }

        /// The value of a property outside a class. Only classes of controllers have properties with this wrapper.
        @available(*, unavailable, message: "@ViewLoading is only available for properties of view controllers")
        public var wrappedValue: Value {
            get {
                guard let stored else { stopProgram("A @ViewLoading property has no value.") }
                return stored
            }
            set { stored = newValue }
        }

        /// The value of a property of a controller. Reading it loads the controller's view.
        @preconcurrency @MainActor
        public static subscript<Controller: UIViewController>(
            _enclosingInstance controller: Controller, wrapped property: ReferenceWritableKeyPath<Controller, Value>,
            storage wrapper: ReferenceWritableKeyPath<Controller, Self>
        ) -> Value {
            get {
                controller.loadViewIfNeeded()
                guard let value = controller[keyPath: wrapper].stored else {
                    stopProgram("A @ViewLoading property of \(controller) has no value after its view has loaded.")
                }
                return value
            }
            set { controller[keyPath: wrapper].stored = newValue }
        }
    }
}
