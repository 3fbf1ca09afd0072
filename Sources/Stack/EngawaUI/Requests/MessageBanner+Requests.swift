import Bindings
import ViewModels

extension MessageBanner {
    /// Shows the failure of a request while its items remain visible, with a Retry button if retrying can help. Neither
    /// object retains the other.
    public func bind(to request: some RequestStatus) {
        request.visibility.combine(request.state).bind(with: self) { [weak request] banner, status in
            guard status.0.showsBanner, let failure = status.1.failure else { return banner.clear() }
            banner.show(failure) { request?.retry() }
        }
    }

    /// Shows the first failure of several requests while their items remain visible. The Retry button repeats all
    /// failed requests. Neither object retains the other.
    public func bind(toFirstFailureOf requests: [any RequestStatus]) {
        let failures: [DynamicValue<RequestFailure?>] = requests.map { request in
            request.visibility.combine(request.state).map { $0.showsBanner ? $1.failure : nil }
        }
        let retries: [@MainActor () -> Void] = requests.map { request in { [weak request] in request?.retry() } }
        combine(failures).bind(with: self) { banner, failures in
            guard let failure = failures.lazy.compactMap({ $0 }).first else { return banner.clear() }
            banner.show(failure) { for retry in retries { retry() } }
        }
    }

    /// Shows the failure of a list's request while its items remain visible, or else the failure of a change that was
    /// undone. The Retry button repeats the failed request and the failed change, if any.
    public func bind<Item>(to list: RequestList<Item>) {
        let request: DynamicValue<RequestFailure?> = list.visibility.combine(list.state).map { visibility, state in
            visibility.showsBanner ? state.failure : nil
        }
        request.combine(list.changeFailure).bind(with: self) { [weak list] banner, failures in
            if let failure = failures.0 {
                // If only the request were repeated, the banner would then show the failure of the change, as if the
                // button had no effect.
                banner.show(failure) {
                    list?.retry()
                    list?.retryChange()
                }
            } else if let failure = failures.1 {
                banner.show(failure) { list?.retryChange() }
            } else {
                banner.clear()
            }
        }
    }
}
