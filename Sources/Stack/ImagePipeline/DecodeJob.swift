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
