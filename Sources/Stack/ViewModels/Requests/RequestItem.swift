import APIClient
import Bindings
import Foundation

/// One model that comes from a server, and goes back to it: a person's own account, say.
///
///     let me = RequestItem { try await client.send(.user) }
///     me.refresh()
///     me.save({ try await client.send(.update(user)) }, completion: { … })
///
/// The order when an answer comes: `item` has the new value; the completions of those who asked run; then observers of
/// `item` are told, and `requestItemDidRefresh` is posted.
@MainActor
public final class RequestItem<Item: Sendable> {
    /// Gets what came of a request. It is not called when the request was cancelled.
    public typealias Completion = @MainActor (Result<Item, RequestFailure>) -> Void

    /// The model as the server has it; nil until it came.
    public let item: DynamicValue<Item?>
    /// What became of the last refresh.
    public let state: DynamicValue<RequestState>
    /// Which views show that.
    public let visibility: DynamicValue<RequestVisibility>
    /// Whether a change is being saved.
    public let isSaving: DynamicValue<Bool>

    private let load: @MainActor () async throws -> Item
    private let storage: Dynamic<Item?>
    private let loading = RequestRunner()
    private let saving = RequestRunner()
    private var completions: [Completion] = []

    /// Makes a model that `load` gets.
    ///
    /// - Parameter item: what is known before the first request: from a store, say.
    public init(_ item: Item? = nil, load: @escaping @MainActor () async throws -> Item) {
        self.load = load
        storage = Dynamic(item)
        self.item = storage
        state = loading.state
        let hasItem: DynamicValue<Bool> = storage.map { $0 != nil }.distinct()
        visibility = loading.state.combine(hasItem) { RequestVisibility(state: $0, hasItems: $1) }.distinct()
        isSaving = saving.state.map { $0 == .requesting }.distinct()
    }

    /// Gets the model, unless it came or is on its way.
    @discardableResult
    public func refreshIfNeeded() -> Task<Void, Never>? {
        if loading.isRequesting { return loading.current }
        return loading.state.value == .loaded ? nil : refresh()
    }

    /// Gets the model. While that is under way already, nothing more is requested, and everybody gets the same answer.
    @discardableResult
    public func refresh(completion: Completion? = nil) -> Task<Void, Never> {
        if let completion { completions.append(completion) }
        if let task = loading.current { return task }
        return loading.start(load) { [weak self] item in
            self?.take(item)
        } failure: { [weak self] error in
            self?.fail(error)
        } told: { [weak self] in
            self?.post()
        }
    }

    /// Does the refresh again that failed last.
    @discardableResult
    public func retry() -> Task<Void, Never>? {
        loading.state.value.failure == nil ? nil : refresh()
    }

    /// Gives up the refresh under way: everything is as it was before it. What is being saved goes on.
    public func cancel() {
        completions = []
        loading.cancel()
    }

    /// Saves a change: `send` sends it, and returns the model as the server has it then.
    ///
    /// While it is under way another one is refused. When it fails the model stays as it is. A refresh that began before
    /// would bring what was there before: it ends with the saved model.
    ///
    /// - Returns: the request, for who wants to wait for it; nil if another one is under way.
    @discardableResult
    public func save(
        _ send: @escaping @MainActor () async throws -> Item, completion: Completion? = nil
    ) -> Task<Void, Never>? {
        guard !saving.isRequesting else { return nil }
        return saving.start(send) { [weak self] item in
            guard let self else { return }
            loading.finish()
            if let completion { completions.insert(completion, at: 0) }
            take(item)
        } failure: { error in
            if !RequestFailure.isCancellation(error) { completion?(.failure(RequestFailure(error))) }
        } told: { [weak self] in
            self?.post()
        }
    }

    /// Saves a change as `save(_:completion:)` does, and waits for the end of it. Cancelling the task that waits gives up
    /// saving.
    ///
    /// - Throws: what `send` threw; `SavingAlready` if another change is being saved.
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
        guard let task else { throw SavingAlready() }
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        return try outcome.result.get()
    }

    /// What came of a change that somebody waits for.
    @MainActor
    private final class Outcome {
        var result: Result<Item, any Error> = .failure(CancellationError())
    }

    /// Takes the model as the server has it, where another request than this one's brought it. Observers are told, and
    /// `requestItemDidRefresh` is posted. A refresh that is under way would bring what was there before: it ends.
    public func update(_ item: Item) {
        together {
            if loading.isRequesting { loading.finish() }
            take(item)
        }
        post()
    }

    /// Gives up saving. The server may have taken the change all the same.
    public func cancelSaving() {
        saving.cancel()
    }

    // Runs while changes are collected: what is set here is told when it returns.
    private func take(_ item: Item) {
        storage.value = item
        let completions: [Completion] = self.completions
        self.completions = []
        for completion in completions { completion(.success(item)) }
    }

    private func post() {
        NotificationCenter.default.post(name: .requestItemDidRefresh, object: self)
    }

    private func fail(_ error: any Error) {
        let completions: [Completion] = self.completions
        self.completions = []
        guard !RequestFailure.isCancellation(error) else { return }
        for completion in completions { completion(.failure(RequestFailure(error))) }
    }
}

/// A change that was not sent, because another one was being saved.
public struct SavingAlready: PresentableError, Hashable {
    /// Makes the error.
    public init() {}

    public var message: String { "Another change is being saved. Try again in a moment." }
    public var isRetryable: Bool { true }
    public var details: String { "" }
}

extension Notification.Name {
    /// Posted on the main thread when the model of a `RequestItem`, which is the object, came from the server, after
    /// everybody who asked for it was told.
    public static let requestItemDidRefresh = Notification.Name("EngawaRequestItemDidRefresh")
}
