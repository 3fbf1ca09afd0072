import APIClient
import Bindings
import Foundation
import ViewModels

/// Uploads a picture of the caller, and says how far it is.
@MainActor
public final class AvatarUpload {
    /// How much was sent, from 0 to 1; nil while nothing is.
    public let progress: DynamicValue<Double?>
    /// How the last upload stands.
    public var state: DynamicValue<RequestState> { request.state }

    /// What the last upload said of itself. It may say so late, when it is over.
    let fraction = Dynamic<Double?>(nil)
    private let file = Dynamic<URL?>(nil)
    private let request: RequestItem<User>
    private let model: UserModel

    init(_ model: UserModel, service: ProfileService) {
        self.model = model
        let fraction: Dynamic<Double?> = fraction
        let file: Dynamic<URL?> = file
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

    /// Uploads a picture, unless one is being uploaded. When it is there the user has it, on every screen.
    public func start(_ file: URL) {
        guard state.value != .requesting else { return }
        self.file.value = file
        retry()
    }

    /// Uploads the last picture again.
    public func retry() {
        let model: UserModel = self.model
        // Nothing of it was sent yet.
        if state.value != .requesting { fraction.value = nil }
        request.refresh { result in
            if case .success(let user) = result { model.item.update(user) }
        }
    }

    /// Gives up the upload under way.
    public func cancel() {
        request.cancel()
    }
}
