import Foundation

/// The loading of an image file, shared by all tasks for its URL.
@MainActor
final class FetchJob {
    let url: URL
    /// The position in the order of creation.
    let sequenceNumber: Int
    /// The decodings of the file, by request.
    var decodings: [ImageRequest: DecodeJob] = [:]
    /// The task that loads the file; nil until it starts.
    var task: Task<Void, Never>?
    /// The contents of the file; nil until they are loaded.
    var data: Data?

    init(url: URL, sequenceNumber: Int) {
        self.url = url
        self.sequenceNumber = sequenceNumber
    }

    /// The highest priority of the tasks.
    var priority: ImageRequest.Priority { decodings.values.map(\.priority).max() ?? .low }
}
