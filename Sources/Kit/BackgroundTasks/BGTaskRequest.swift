import Foundation

/// A request for a background task. Use its subclasses.
open class BGTaskRequest: NSObject, NSCopying {
    /// The identifier of the task.
    public let identifier: String

    /// The time before which the task does not run. The default, nil, means any time.
    open var earliestBeginDate: Date?

    init(identifier: String) { self.identifier = identifier }

    /// Returns a request with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = make()
        copy.earliestBeginDate = earliestBeginDate
        return copy
    }

    func make() -> BGTaskRequest { BGTaskRequest(identifier: identifier) }

    /// The maximum number of pending requests of the same class.
    var limit: Int { 1 }

    func makeTask(onEnd: @escaping () -> Void) -> BGTask { BGTask(identifier: identifier, onEnd: onEnd) }

    /// Returns whether the task can run with the available network and power.
    func canRun(isConnectedToNetwork: Bool, hasExternalPower: Bool) -> Bool { true }
}

/// A request for a short task.
open class BGAppRefreshTaskRequest: BGTaskRequest {
    /// Creates a request.
    public override init(identifier: String) { super.init(identifier: identifier) }

    override func make() -> BGTaskRequest { BGAppRefreshTaskRequest(identifier: identifier) }

    override func makeTask(onEnd: @escaping () -> Void) -> BGTask {
        BGAppRefreshTask(identifier: identifier, onEnd: onEnd)
    }
}

/// A request for a long task.
open class BGProcessingTaskRequest: BGTaskRequest {
    /// Whether the task runs only while a network is available. The default is false.
    open var requiresNetworkConnectivity = false

    /// Whether the task runs only while the device has external power. The default is false.
    open var requiresExternalPower = false

    /// Creates a request.
    public override init(identifier: String) { super.init(identifier: identifier) }

    override var limit: Int { 10 }

    override func make() -> BGTaskRequest {
        let request = BGProcessingTaskRequest(identifier: identifier)
        request.requiresNetworkConnectivity = requiresNetworkConnectivity
        request.requiresExternalPower = requiresExternalPower
        return request
    }

    override func makeTask(onEnd: @escaping () -> Void) -> BGTask {
        BGProcessingTask(identifier: identifier, onEnd: onEnd)
    }

    override func canRun(isConnectedToNetwork: Bool, hasExternalPower: Bool) -> Bool {
        (isConnectedToNetwork || !requiresNetworkConnectivity) && (hasExternalPower || !requiresExternalPower)
    }
}
