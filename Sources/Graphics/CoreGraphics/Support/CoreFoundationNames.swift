/// A string as Core Foundation's functions take and give it; `as String` and `as CFString` convert.
public typealias CFString = NSString
/// Bytes as Core Foundation's functions take and give them; `as Data` and `as CFData` convert.
public typealias CFData = NSData
/// Bytes that can be changed, as Core Foundation's functions take them.
public typealias CFMutableData = NSMutableData
/// A dictionary as Core Foundation's functions take and give it; `as CFDictionary` converts.
public typealias CFDictionary = NSDictionary
/// An array as Core Foundation's functions take and give it; `as CFArray` converts.
public typealias CFArray = NSArray
/// A URL as Core Foundation's functions take and give it; `as CFURL` converts.
public typealias CFURL = NSURL

/// The first byte of `data`, valid as long as `data` lives and is not changed.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// The number of bytes in `data`.
public func CFDataGetLength(_ theData: CFData!) -> Int {
    theData.length
}

extension NSData {
    /// The same bytes as `as Data` gives, which Foundation on Linux copies one by one: 35 ms for two megabytes.
    package var allBytes: Data { Data(bytes: bytes, count: length) }
}
