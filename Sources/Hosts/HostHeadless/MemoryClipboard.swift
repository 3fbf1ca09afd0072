import PlatformHost

/// A clipboard of a single host, which isolates tests from each other.
@MainActor
final class MemoryClipboard: HostClipboard {
    private(set) var changeCount = 0
    private var text: String?
    private var data: [String: [UInt8]] = [:]

    var primarySelection: String?

    var string: String? {
        get { text }
        set { setItem(string: newValue, data: [:]) }
    }

    var formats: [String] { data.keys.sorted() }

    func data(in format: String) -> [UInt8]? { data[format] }

    func setItem(string: String?, data: [String: [UInt8]]) {
        (text, self.data) = (string, data)
        changeCount += 1
    }
}
