import UIKitCore

/// A controller that records its appearance callbacks in a list shared by all recorders.
class AppearanceRecorder: UIViewController {
    private static var calls: [String] = []
    let name: String

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the calls that all recorders received since the previous call to this method, as “name.call”.
    static func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    func record(_ call: String) {
        AppearanceRecorder.calls.append("\(name).\(call)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        record("didLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record("willAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        record("isAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record("didDisappear")
    }
}
