import APIClient
import Bindings
import Foundation
import ViewModels

/// Uploads pictures of the current user, and publishes the progress. It does not depend on a server, so that other
/// apps can use it: `Picture` is what the app uploads, and `Account` is the server's response.
@MainActor
public final class AvatarUpload<Picture: Sendable, Account: Sendable> {
    /// The fraction of the picture that was sent, from 0 to 1; nil while no upload is in progress.
    public let progress: DynamicValue<Double?>
    /// The state of the latest upload.
    public var state: DynamicValue<RequestState> { request.state }

    /// The fraction that the latest upload reported. A report can arrive after the end of the upload.
    let fraction = Dynamic<Double?>(nil)
    private let picture = Dynamic<Picture?>(nil)
    private let request: RequestItem<Account>
    private let success: @MainActor (Account) -> Void

    /// Creates an object that uploads pictures.
    ///
    /// - Parameters:
    ///   - send: Starts the request that sends a picture.
    ///   - success: Called with the changed account after an upload.
    public init(
        send: @escaping @MainActor (Picture) throws -> RequestTask<Account>,
        success: @escaping @MainActor (Account) -> Void
    ) {
        self.success = success
        let (fraction, picture): (Dynamic<Double?>, Dynamic<Picture?>) = (fraction, picture)
        request = RequestItem {
            guard let picture = picture.value else { throw CancellationError() }
            return try await Self.wait(for: try send(picture), fraction)
        }
        progress = fraction.combine(request.state) { $1 == .requesting ? $0 : nil }.distinct()
    }

    private static func wait(
        for task: RequestTask<Account>, _ fraction: Dynamic<Double?>
    ) async throws -> Account {
        fraction.value = 0
        let following = Task { @MainActor in
            for await progress in task.progressUpdates where !Task.isCancelled {
                fraction.value = progress.fractionSent
            }
        }
        defer { following.cancel() }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Uploads a picture, unless an upload is in progress.
    public func start(_ picture: Picture) {
        guard state.value != .requesting else { return }
        self.picture.value = picture
        retry()
    }

    /// Repeats the latest upload.
    public func retry() {
        // The new attempt has sent nothing yet.
        if state.value != .requesting { fraction.value = nil }
        request.refresh { [success] result in
            if case .success(let account) = result { success(account) }
        }
    }

    /// Cancels the upload.
    public func cancel() {
        request.cancel()
    }
}
