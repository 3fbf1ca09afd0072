import Bindings
import ViewModels

/// A request with a state that views can show: the request of a list or of a single model.
@MainActor
public protocol RequestStatus: AnyObject {
    /// The state of the latest request.
    var state: DynamicValue<RequestState> { get }
    /// The visibility of the views that show the state.
    var visibility: DynamicValue<RequestVisibility> { get }
    /// Whether the request in progress has not been sent yet, because the user may still be typing.
    var isWaiting: DynamicValue<Bool> { get }
    /// Repeats the request that failed last.
    @discardableResult
    func retry() -> Task<Void, Never>?
}

extension RequestList: RequestStatus {}

extension RequestItem: RequestStatus {
    /// False, because the request of an item is sent immediately.
    public var isWaiting: DynamicValue<Bool> { Dynamic(false) }
}
