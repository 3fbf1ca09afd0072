import Foundation

// On Apple's platforms, `%@` formats every object and every value that is bridged to an object. Foundation on Linux
// accepts only strings. The extensions in this file format values as their descriptions.

/// An argument for `%@`, which formats the object's description.
extension NSObject: @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    public var _cVarArgEncoding: [Int] { encoding(description) }
}

/// An argument for `%@`.
extension Date: @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    public var _cVarArgEncoding: [Int] { encoding(description) }
}

/// An argument for `%@`.
extension URL: @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    public var _cVarArgEncoding: [Int] { encoding(description) }
}

/// An argument for `%@`.
extension UUID: @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    public var _cVarArgEncoding: [Int] { encoding(description) }
}

/// An argument for `%@`.
extension Decimal: @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    public var _cVarArgEncoding: [Int] { encoding(description) }
}

/// An argument for `%@`.
extension Array: @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    public var _cVarArgEncoding: [Int] { encoding(description) }
}

/// An argument for `%@`.
extension Dictionary: @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    public var _cVarArgEncoding: [Int] { encoding(description) }
}

/// Returns the machine words that represent a string as an argument.
///
/// Argument lists use `_cVarArgObject`, which they retain. Only code that builds an argument list itself uses the
/// machine words. The string is never released, because it is unknown when such a list is deallocated.
private func encoding(_ description: String) -> [Int] {
    [Int(bitPattern: Unmanaged.passRetained(NSString(string: description)).toOpaque())]
}
