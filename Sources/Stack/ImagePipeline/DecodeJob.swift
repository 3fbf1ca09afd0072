/// The decoding of a picture at one size, shared by the tasks that requested it.
@MainActor
final class DecodeJob {
    var tasks: [ImageTask] = []
    /// The queued decoding; nil until the data is loaded.
    var token: DecodeQueue.Token?
    /// The queued decoding of a preview, if any.
    var previewToken: DecodeQueue.Token?

    var priority: ImageRequest.Priority { tasks.map(\.priority).max() ?? .low }
}
