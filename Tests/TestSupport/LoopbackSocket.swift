import Foundation

/// Connects a socket to a port of the loopback interface, and returns its descriptor. Small writes are sent
/// immediately.
package func connectToLoopback(port: UInt16) throws(POSIXError) -> Int32 {
    let socket: Int32 = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let status: Int32 = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
    }
    guard status == 0 else {
        let code: Int32 = errno
        close(socket)
        throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
    }
    var noDelay: Int32 = 1
    setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &noDelay, socklen_t(MemoryLayout<Int32>.size))
    return socket
}
