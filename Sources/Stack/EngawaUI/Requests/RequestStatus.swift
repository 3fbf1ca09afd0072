import Bindings
import ViewModels

/// A request with a state that views can show: the request of a list or of a single model.
@MainActor
public protocol RequestStatus: AnyObject {
    /// The state of the latest request.
    var state: DynamicValue<RequestState> { get }
    /// The views that show the state.
    var visibility: DynamicValue<RequestVisibility> { get }
    /// Repeats the request that failed last.
    @discardableResult
    func retry() -> Task<Void, Never>?
}

extension RequestList: RequestStatus {}

extension RequestItem: RequestStatus {}
