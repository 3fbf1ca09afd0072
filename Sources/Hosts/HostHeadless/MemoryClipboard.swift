import PlatformHost

/// A clipboard that belongs to one host alone, so that tests do not see each other's.
@MainActor
final class MemoryClipboard: HostClipboard {
    private(set) var changeCount = 0

    var string: String? {
        didSet { changeCount += 1 }
    }
}
