import PlatformHost

/// A clipboard of a single host, which isolates tests from each other.
@MainActor
final class MemoryClipboard: HostClipboard {
    private(set) var changeCount = 0

    var primarySelection: String?

    var string: String? {
        didSet { changeCount += 1 }
    }
}
