import Foundation

/// A Core Foundation object of any type.
public typealias CFTypeRef = AnyObject

/// A number that identifies a type of Core Foundation.
public typealias CFTypeID = UInt

/// Returns the type of an object, or 0 for an object that is not one of Foundation's.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    switch cf {
    // Foundation on Linux does not know the types of these.
    case is NSNull: CFNullGetTypeID()
    case is NSError: CFErrorGetTypeID()
    // Core Foundation calls a method of `NSObject`.
    case let object as NSObject: typeID(of: Unmanaged.passUnretained(object).toOpaque())
    default: 0
    }
}

@_silgen_name("CFGetTypeID")
private func typeID(of object: UnsafeRawPointer) -> CFTypeID

/// Returns the type of arrays.
@_silgen_name("CFArrayGetTypeID")
public func CFArrayGetTypeID() -> CFTypeID

/// Returns the type of Boolean values, which distinguishes them from other numbers.
@_silgen_name("CFBooleanGetTypeID")
public func CFBooleanGetTypeID() -> CFTypeID

/// Returns the type of data objects.
@_silgen_name("CFDataGetTypeID")
public func CFDataGetTypeID() -> CFTypeID

/// Returns the type of dates.
@_silgen_name("CFDateGetTypeID")
public func CFDateGetTypeID() -> CFTypeID

/// Returns the type of dictionaries.
@_silgen_name("CFDictionaryGetTypeID")
public func CFDictionaryGetTypeID() -> CFTypeID

/// Returns the type of errors.
@_silgen_name("CFErrorGetTypeID")
public func CFErrorGetTypeID() -> CFTypeID

/// Returns the type of `NSNull`.
@_silgen_name("CFNullGetTypeID")
public func CFNullGetTypeID() -> CFTypeID

/// Returns the type of numbers other than Boolean values.
@_silgen_name("CFNumberGetTypeID")
public func CFNumberGetTypeID() -> CFTypeID

/// Returns the type of sets.
@_silgen_name("CFSetGetTypeID")
public func CFSetGetTypeID() -> CFTypeID

/// Returns the type of strings.
@_silgen_name("CFStringGetTypeID")
public func CFStringGetTypeID() -> CFTypeID

/// Returns the type of URLs.
@_silgen_name("CFURLGetTypeID")
public func CFURLGetTypeID() -> CFTypeID
