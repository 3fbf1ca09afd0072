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
