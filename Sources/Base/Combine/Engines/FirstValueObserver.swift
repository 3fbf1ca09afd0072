import Foundation

/// Waits for the first value of a publisher.
final class FirstValueObserver<Source: Publisher> {
    private let source: Source
    private let lock = NSLock()
    private var action: (() -> Void)?
    private var subscription: (any Subscription)?
    /// Called if the publisher completes without a value.
    var completion: ((Subscribers.Completion<Source.Failure>) -> Void)?

    init(of source: Source, action: @escaping () -> Void) {
        self.source = source
        self.action = action
    }

    func start() {
        source.subscribe(
            UpstreamSubscriber<Source.Output, Source.Failure>(
                subscription: { subscription in
                    let isActive: Bool = self.lock.withLock {
                        if self.action != nil { self.subscription = subscription }
                        return self.action != nil
                    }
                    if isActive { subscription.request(.max(1)) } else { subscription.cancel() }
                },
                value: { _ in
                    let ended: (action: (() -> Void)?, subscription: (any Subscription)?) = self.end()
                    ended.subscription?.cancel()
                    ended.action?()
                    return .none
                },
                completion: { completion in
                    if self.end().action != nil { self.completion?(completion) }
                }))
    }

    func cancel() {
        end().subscription?.cancel()
    }

    private func end() -> (action: (() -> Void)?, subscription: (any Subscription)?) {
        lock.withLock {
            defer { (action, subscription) = (nil, nil) }
            return (action, subscription)
        }
    }
}
