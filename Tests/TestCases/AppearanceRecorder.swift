import UIKitCore

/// A controller that records its appearance callbacks in a list shared by all recorders.
open class AppearanceRecorder: UIViewController {
    private static var calls: [String] = []
    /// The name of the controller in the list.
    package let name: String

    /// Creates a controller with a title.
    public init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    /// Returns nil, because a recorder needs a name.
    public required init?(coder: NSCoder) { nil }

    /// Returns the calls that all recorders received since the previous call to this method, as “name.call”.
    package static func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    /// Adds a call to the list.
    open func record(_ call: String) {
        AppearanceRecorder.calls.append("\(name).\(call)")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        record("didLoad")
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record("willAppear")
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        record("isAppearing")
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record("didAppear")
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record("willDisappear")
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record("didDisappear")
    }
}
