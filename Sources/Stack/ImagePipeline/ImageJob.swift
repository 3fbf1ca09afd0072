import Foundation

/// A file that is fetched for everybody who wants a picture of it.
@MainActor
final class FetchJob {
    let url: URL
    /// The order in which files were asked for.
    let age: Int
    /// What is made of it, by how it is shown.
    var decodings: [ImageRequest: DecodeJob] = [:]
    /// The fetching; nil while it waits for its turn.
    var task: Task<Void, Never>?
    /// The bytes, once they are there.
    var data: Data?

    init(url: URL, age: Int) {
        self.url = url
        self.age = age
    }

    /// That of the asker who wants it most.
    var priority: ImageRequest.Priority { decodings.values.map(\.priority).max() ?? .low }
}

/// A picture that is made for everybody who shows it at the same size.
@MainActor
final class DecodeJob {
    var askers: [ImageTask] = []
    /// Its place among the decodings; nil until the bytes are there.
    var token: DecodeQueue.Token?
    /// The preview that is being made, if one is.
    var previewToken: DecodeQueue.Token?

    var priority: ImageRequest.Priority { askers.map(\.priority).max() ?? .low }
}
