import APIClient
import Bindings
import Foundation

/// A single model that is loaded from a server and saved to it, such as the user's account.
///
///     let me = RequestItem { try await client.send(.user) }
///     me.refresh()
///     me.save({ try await client.send(.update(user)) }, completion: { … })
///
/// When a response arrives, first `item` is set; then the completion handlers run; then observers of `item` are
/// notified; and finally `requestItemDidRefresh` is posted.
@MainActor
public final class RequestItem<Item: Sendable> {
    /// A handler for the result of a request. It is not called after a cancellation.
    public typealias Completion = @MainActor (Result<Item, RequestFailure>) -> Void

    /// The server's current model; nil until it is loaded.
    public let item: DynamicValue<Item?>
    /// The state of the latest refresh.
    public let state: DynamicValue<RequestState>
    /// The visibility of the views that show the state.
    public let visibility: DynamicValue<RequestVisibility>
    /// Whether a change is being saved.
    public let isSaving: DynamicValue<Bool>

    private let load: @MainActor () async throws -> Item
    private let storage: Dynamic<Item?>
    private let loading = RequestRunner()
    private let saving = RequestRunner()
    private var completions: [Completion] = []

    /// Creates an item whose model `load` requests from the server.
    ///
    /// - Parameter item: The initial model, for example from a store.
    public init(_ item: Item? = nil, load: @escaping @MainActor () async throws -> Item) {
        self.load = load
        storage = Dynamic(item)
        self.item = storage
        state = loading.state
        let hasItem: DynamicValue<Bool> = storage.map { $0 != nil }.distinct()
        visibility = loading.state.combine(hasItem) { RequestVisibility(state: $0, hasItems: $1) }.distinct()
        isSaving = saving.state.map { $0 == .requesting }.distinct()
    }

    /// Loads the model, unless it is loaded or loading.
    @discardableResult
    public func refreshIfNeeded() -> Task<Void, Never>? {
        if loading.isRequesting { return loading.current }
        return loading.state.value == .loaded ? nil : refresh()
    }

    /// Loads the model. While it is loading, no second request is sent, and all callers receive the same result.
    @discardableResult
    public func refresh(completion: Completion? = nil) -> Task<Void, Never> {
        if let completion { completions.append(completion) }
        if let task = loading.current { return task }
        return loading.start(load) { [weak self] item in
            self?.receive(item)
        } failure: { [weak self] error in
            self?.fail(error)
        } afterNotification: { [weak self] in
            self?.post()
        }
    }

    /// Repeats the last refresh if it failed.
    @discardableResult
    public func retry() -> Task<Void, Never>? {
        loading.state.value.failure == nil ? nil : refresh()
    }

    /// Cancels the refresh in progress, and restores the state before the refresh. Saving continues.
    public func cancel() {
        completions = []
        loading.cancel()
    }

    /// Saves a change. `send` sends it, and returns the server's new model.
    ///
    /// While a change is being saved, another change is refused. A failure leaves the model unchanged. A refresh that
    /// is in progress could return the old model, so it is canceled when the change has been saved.
    ///
    /// - Returns: A task that ends with the request; nil if another change is being saved.
    @discardableResult
    public func save(
        _ send: @escaping @MainActor () async throws -> Item, completion: Completion? = nil
    ) -> Task<Void, Never>? {
        guard !saving.isRequesting else { return nil }
        return saving.start(send) { [weak self] item in
            guard let self else { return }
            loading.finish()
            if let completion { completions.insert(completion, at: 0) }
            receive(item)
        } failure: { error in
            if !RequestFailure.isCancellation(error) { completion?(.failure(RequestFailure(error))) }
        } afterNotification: { [weak self] in
            self?.post()
        }
    }

    /// Saves a change like `save(_:completion:)`, and waits for the result. Canceling the waiting task cancels the
    /// save.
    ///
    /// - Throws: The error that `send` throws, or `SaveInProgress` if another change is being saved.
    public func saveAndWait(_ send: @escaping @MainActor () async throws -> Item) async throws -> Item {
        let outcome = Outcome()
        let task: Task<Void, Never>? = save {
            do {
                let item: Item = try await send()
                outcome.result = .success(item)
                return item
            } catch {
                outcome.result = .failure(error)
                throw error
            }
        }
        guard let task else { throw SaveInProgress() }
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        return try outcome.result.get()
    }

    /// The result that `saveAndWait(_:)` waits for.
    @MainActor
    private final class Outcome {
        var result: Result<Item, any Error> = .failure(CancellationError())
    }

    /// Sets a model that another request returned. Observers are notified, and `requestItemDidRefresh` is posted. A
    /// refresh that is in progress could return the old model, so it is canceled.
    public func update(_ item: Item) {
        withBatchedUpdates {
            if loading.isRequesting { loading.finish() }
            receive(item)
        }
        post()
    }

    /// Cancels saving. The server may still have saved the change.
    public func cancelSaving() {
        saving.cancel()
    }

    // Called within `withBatchedUpdates`: observers are notified after it returns.
    private func receive(_ item: Item) {
        storage.value = item
        let completions = self.completions
        self.completions = []
        for completion in completions { completion(.success(item)) }
    }

    private func post() {
        NotificationCenter.default.post(name: .requestItemDidRefresh, object: self)
    }

    private func fail(_ error: any Error) {
        let completions = self.completions
        self.completions = []
        guard !RequestFailure.isCancellation(error) else { return }
        for completion in completions { completion(.failure(RequestFailure(error))) }
    }
}

/// The error for a change that was not sent because another change was being saved.
public struct SaveInProgress: PresentableError, Hashable {
    /// Creates the error.
    public init() {}

    public var message: String { StackTexts.text("Another change is being saved. Try again in a moment.") }
    public var isRetryable: Bool { true }
    public var details: String { "" }
}

extension Notification.Name {
    /// Posted on the main thread after a `RequestItem` receives its model from the server and calls its completion
    /// handlers and observers. The object of the notification is the `RequestItem`.
    public static let requestItemDidRefresh = Notification.Name("EngawaRequestItemDidRefresh")
}
