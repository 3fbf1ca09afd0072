import Foundation

extension ProcessInfo {
    /// Whether the process is an app that Mac Catalyst adapts to a Mac. It is false: the process runs on Linux.
    public var isMacCatalystApp: Bool { false }

    /// Whether the process is an iPhone or iPad app on a Mac. It is false: the process runs on Linux.
    public var isiOSAppOnMac: Bool { false }
}
