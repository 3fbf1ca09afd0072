import Foundation

/// The names of exceptions that Foundation on Linux lacks.
extension NSExceptionName {
    /// An exception of no other kind.
    public static let genericException = NSExceptionName("NSGenericException")
    /// An index or a range is outside a collection.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// An argument has an invalid value.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// An internal condition is not satisfied.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// Memory cannot be allocated.
    public static let mallocException = NSExceptionName("NSMallocException")
    /// An object cannot be reached.
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    /// An object is not available.
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
    /// A destination is invalid.
    public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
    /// A string cannot be converted to another encoding.
    public static let characterConversionException = NSExceptionName("NSCharacterConversionException")
    /// A text cannot be parsed.
    public static let parseErrorException = NSExceptionName("NSParseErrorException")
    /// A key of key-value coding is undefined.
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
    /// An archive cannot be read.
    public static let invalidUnarchiveOperationException = NSExceptionName("NSInvalidUnarchiveOperationException")
    /// An archive cannot be written.
    public static let invalidArchiveOperationException = NSExceptionName("NSInvalidArchiveOperationException")
}
