import Bindings
import ViewModels

extension MessageBanner {
    /// Shows why a request failed whose items remain visible, with a Retry button where retrying can help. Neither
    /// object retains the other.
    public func bind(to request: some RequestStatus) {
        request.visibility.combine(request.state).bind(with: self) { [weak request] banner, status in
            guard status.0.showsBanner, let failure = status.1.failure else { return banner.clear() }
            banner.show(failure) { request?.retry() }
        }
    }
}
