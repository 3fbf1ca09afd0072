/// A Core Foundation string. `as String` and `as CFString` convert values to and from it.
public typealias CFString = NSString
/// A Core Foundation data object. `as Data` and `as CFData` convert values to and from it.
public typealias CFData = NSData
/// A mutable Core Foundation data object.
public typealias CFMutableData = NSMutableData
/// A Core Foundation dictionary. `as CFDictionary` converts values to it.
public typealias CFDictionary = NSDictionary
/// A Core Foundation array. `as CFArray` converts values to it.
public typealias CFArray = NSArray
/// A Core Foundation URL. `as CFURL` converts values to it.
public typealias CFURL = NSURL
/// A Core Foundation error. `as Error` converts values from it.
public typealias CFError = NSError

/// A Core Foundation attributed string. `as NSAttributedString` and `as CFAttributedString` convert values to and from
/// it.
public typealias CFAttributedString = NSAttributedString
/// An index or a count.
public typealias CFIndex = Int

/// The index of something that does not exist.
public let kCFNotFound: CFIndex = -1

/// A range of indexes.
public struct CFRange: Hashable, Sendable {
    /// The first index.
    public var location: CFIndex
    /// The number of indexes.
    public var length: CFIndex

    /// Creates the empty range at 0.
    public init() { self.init(location: 0, length: 0) }

    /// Creates a range.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

/// Creates a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// Returns the number of values in an array.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// Returns the address of the object at an index, which `unsafeBitCast(_:to:)` converts to the object. The array must
/// exist as long as the address is used.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    UnsafeRawPointer(Unmanaged.passUnretained(theArray.object(at: idx) as AnyObject).toOpaque())
}

/// Returns the length of a string, in UTF-16 code units.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr.length }

/// Returns the address of the first byte, which is valid until `theData` is changed or deallocated.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns the description of an error.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! {
    err.localizedDescription as CFString
}

/// Returns the number of bytes in `theData`.
public func CFDataGetLength(_ theData: CFData!) -> Int {
    theData.length
}

extension NSData {
    /// The bytes as `Data`. Faster than `as Data`, which copies byte by byte on Linux: 35 ms for two megabytes.
    package var allBytes: Data { Data(bytes: bytes, count: length) }
}
