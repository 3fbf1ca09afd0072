import ClassNames
import ClassRuntime

/// The names that classes have in the Objective-C runtime of Apple platforms, where Foundation on Linux has another
/// name or none.
enum ObjectiveCClassNames {
    /// Returns the name in the attribute `@objc` of a class, the name of a class of the kit, such as `UIColor`, or the
    /// mangled name of a nested class, such as `_TtCC5MyApp5Outer5Inner`. Returns nil for other classes.
    ///
    /// The names of private classes do not contain their files. Therefore, several classes can have the same name.
    static func name(of type: AnyClass) -> String? {
        ProgramClasses.registerMembers()
        // On Apple platforms, the names of Foundation's classes begin with "NS". Here, a name such as "Unit" would be
        // that of Foundation's own class.
        if let name = ClassName.registeredName(of: type), _typeByName("Foundation." + name) == nil { return name }
        return structuralName(of: type)
    }

    private static func structuralName(of type: AnyClass) -> String? {
        let descriptor = TypeDescriptor(of: type)
        if descriptor.isGeneric { return _mangledTypeName(type) }
        var kinds = ""
        var names: [String] = []
        var isNested = false
        var current: TypeDescriptor? = descriptor
        while let context = current {
            current = context.parent
            if let kind = context.kind.letter {
                kinds.append(kind)
                names.insert(context.name, at: 0)
            } else if context.kind == .module {
                names.insert(context.name, at: 0)
            } else {
                isNested = true
            }
        }
        guard let module = names.first, let name = names.last, !foundationModules.contains(module) else { return nil }
        if kinds.count == 1, !isNested { return ClassName.isKit(module) ? name : nil }
        return "_Tt" + kinds + names.map { "\($0.utf8.count)\($0)" }.joined()
    }

    private static let foundationModules: Set<String> = [
        "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    ]

    /// Returns the class of the program with a name that `name(of:)` returns. Returns nil if several classes have the
    /// name.
    static func type(named name: String) -> AnyClass? {
        ProgramClasses.registerMembers()
        if let type = ClassName.registeredType(name) { return type }
        if let address = addresses[name] {
            guard let address else { return nil }
            // A class reference is the address of its metadata.
            return unsafeBitCast(address, to: AnyClass.self)
        }
        return _typeByName(name) as? AnyClass
    }

    /// The addresses of classes, or nil for a name that several classes have.
    private static let addresses: [String: UInt?] = {
        var addresses: [String: UInt?] = [:]
        for type in ProgramClasses.all {
            guard let name = structuralName(of: type) else { continue }
            let address: UInt = unsafeBitCast(type, to: UInt.self)
            let isUnique: Bool = addresses[name, default: address] == address
            addresses.updateValue(isUnique ? address : nil, forKey: name)
        }
        return addresses
    }()
}

/// The description of a type, or of the context in which a type is declared, as in include/swift/ABI/Metadata.h of the
/// compiler.
private struct TypeDescriptor {
    private let start: UnsafeRawPointer

    enum Kind: UInt32 {
        case module = 0
        case `extension` = 1
        case anonymous = 2
        case `class` = 16
        case structure = 17
        case enumeration = 18

        /// The letter of a type in mangled names.
        var letter: Character? {
            switch self {
            case .class: "C"
            case .structure: "V"
            case .enumeration: "O"
            case .module, .extension, .anonymous: nil
            }
        }
    }

    init(of type: AnyClass) {
        // The descriptor is the sixth word of the metadata; see ClassMetadata.
        let words: UnsafePointer<UInt> = ClassMetadata.words(of: type)
        start = UnsafeRawPointer(bitPattern: words[5]) ?? UnsafeRawPointer(words)
    }

    private init(start: UnsafeRawPointer) { self.start = start }

    var kind: Kind { Kind(rawValue: start.load(as: UInt32.self) & 0x1F) ?? .anonymous }

    var isGeneric: Bool { start.load(as: UInt32.self) & 0x80 != 0 }

    var parent: TypeDescriptor? {
        let distance: Int32 = start.load(fromByteOffset: 4, as: Int32.self)
        guard distance != 0 else { return nil }
        let target: UnsafeRawPointer = (start + 4).advanced(by: Int(distance & ~1))
        // An odd distance leads to a pointer.
        return TypeDescriptor(start: distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self))
    }

    /// The name of a type or of a module.
    var name: String {
        let distance: Int32 = start.load(fromByteOffset: 8, as: Int32.self)
        return String(cString: (start + 8).advanced(by: Int(distance)).assumingMemoryBound(to: CChar.self))
    }
}
