/// A file or folder that a target copies into its bundle.
public struct AppResource: Codable, Hashable, Sendable {
    /// The path of the file or folder.
    public var path: String
    /// The path in the bundle, such as `de.lproj/Localizable.strings`, `Assets.xcassets` or `sounds/tick.wav`.
    public var destination: String

    /// Creates a resource.
    public init(path: String, destination: String) {
        self.path = path
        self.destination = destination
    }
}
