import Bindings
import ViewModels

/// What views need to know of a request in order to show how it stands: a list's, or a single model's.
@MainActor
public protocol RequestStatus: AnyObject {
    /// What became of the last request.
    var state: DynamicValue<RequestState> { get }
    /// Which views show that.
    var visibility: DynamicValue<RequestVisibility> { get }
    /// Does again what failed last.
    @discardableResult
    func retry() -> Task<Void, Never>?
}

extension RequestList: RequestStatus {}

extension RequestItem: RequestStatus {}
