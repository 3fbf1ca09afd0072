import APIClient
import Bindings
import Foundation
import ViewModels

/// Uploads the current user's picture, and publishes the progress.
@MainActor
public final class AvatarUpload {
    /// The fraction of the file that was sent, from 0 to 1; nil while no upload is in progress.
    public let progress: DynamicValue<Double?>
    /// The state of the latest upload.
    public var state: DynamicValue<RequestState> { request.state }

    /// The fraction that the latest upload reported. A report can arrive after the end of the upload.
    let fraction = Dynamic<Double?>(nil)
    private let file = Dynamic<URL?>(nil)
    private let request: RequestItem<User>
    private let model: UserModel

    init(_ model: UserModel, service: ProfileService) {
        self.model = model
        let fraction = fraction
        let file = file
        request = RequestItem {
            guard let file = file.value else { throw CancellationError() }
            return try await Self.send(try service.uploadAvatar(file), fraction)
        }
        progress = fraction.combine(request.state) { $1 == .requesting ? $0 : nil }.distinct()
    }

    private static func send(_ task: RequestTask<User>, _ fraction: Dynamic<Double?>) async throws -> User {
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

    /// Uploads a picture, unless an upload is in progress. Afterward, all screens show the new picture.
    public func start(_ file: URL) {
        guard state.value != .requesting else { return }
        self.file.value = file
        retry()
    }

    /// Repeats the latest upload.
    public func retry() {
        let model: UserModel = self.model
        // The new attempt has sent nothing yet.
        if state.value != .requesting { fraction.value = nil }
        request.refresh { result in
            if case .success(let user) = result { model.item.update(user) }
        }
    }

    /// Cancels the upload.
    public func cancel() {
        request.cancel()
    }
}
