import Bindings
import ViewModels

extension MessageBanner {
    /// Says why a request failed whose items are shown all the same, and offers to try again where that can help. Neither
    /// keeps the other.
    public func bind(to request: some RequestStatus) {
        request.visibility.combine(request.state).bind(with: self) { [weak request] banner, status in
            guard status.0.showsBanner, let failure = status.1.failure else { return banner.clear() }
            banner.show(failure) { request?.retry() }
        }
    }
}
