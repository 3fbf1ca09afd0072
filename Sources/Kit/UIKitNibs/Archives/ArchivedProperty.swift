import CoreGraphics
import Foundation
import UIKitCore

/// A property that archives contain for the objects of a class.
@MainActor
struct ArchivedProperty {
    /// Writes the value of an object to an archive.
    let write: (NSObject, NSCoder) -> Void
    /// Sets the property of an object to the value in an archive.
    let read: (NSObject, NSCoder) -> Void

    /// Creates a property with functions that write and read it. `read` is called only if the archive has a value.
    init<Root: NSObject>(
        _ type: Root.Type, _ key: String, write: @escaping (Root, NSCoder, String) -> Void,
        read: @escaping (Root, NSCoder, String) -> Void
    ) {
        self.write = { object, coder in
            if let object = object as? Root { write(object, coder, key) }
        }
        self.read = { object, coder in
            if let object = object as? Root, coder.containsValue(forKey: key) { read(object, coder, key) }
        }
    }

    init<Root: NSObject>(_ key: String, _ path: ReferenceWritableKeyPath<Root, Bool>) {
        self.init(
            Root.self, key, write: { object, coder, key in coder.encode(object[keyPath: path], forKey: key) },
            read: { $0[keyPath: path] = $1.decodeBool(forKey: $2) })
    }

    init<Root: NSObject>(_ key: String, _ path: ReferenceWritableKeyPath<Root, Int>) {
        self.init(
            Root.self, key, write: { object, coder, key in coder.encode(object[keyPath: path], forKey: key) },
            read: { $0[keyPath: path] = $1.decodeInteger(forKey: $2) })
    }

    init<Root: NSObject, Value: BinaryFloatingPoint>(_ key: String, _ path: ReferenceWritableKeyPath<Root, Value>) {
        self.init(
            Root.self, key, write: { $1.encode(Double($0[keyPath: path]), forKey: $2) },
            read: { $0[keyPath: path] = Value($1.decodeDouble(forKey: $2)) })
    }

    init<Root: NSObject, Value: RawRepresentable>(_ key: String, _ path: ReferenceWritableKeyPath<Root, Value>)
    where Value.RawValue: BinaryInteger {
        self.init(
            Root.self, key, write: { $1.encode(Int($0[keyPath: path].rawValue), forKey: $2) },
            read: { object, coder, key in
                guard let raw = Value.RawValue(exactly: coder.decodeInteger(forKey: key)) else { return }
                if let value = Value(rawValue: raw) { object[keyPath: path] = value }
            })
    }

    init<Root: NSObject>(_ key: String, _ path: ReferenceWritableKeyPath<Root, String?>) {
        self.init(
            Root.self, key,
            write: { object, coder, key in
                if let text = object[keyPath: path] { coder.encode(text, forKey: key) }
            }, read: { $0[keyPath: path] = $1.decodeObject(of: NSString.self, forKey: $2).map { $0 as String } })
    }

    init<Root: NSObject, Value: NSObject>(_ key: String, _ path: ReferenceWritableKeyPath<Root, Value?>) {
        self.init(
            Root.self, key,
            write: { object, coder, key in
                if let value = object[keyPath: path] { coder.encode(value, forKey: key) }
            }, read: { $0[keyPath: path] = $1.decodeObject(forKey: $2) as? Value })
    }

    init<Root: NSObject, Element: NSObject>(_ key: String, _ path: ReferenceWritableKeyPath<Root, [Element]?>) {
        self.init(
            Root.self, key,
            write: { object, coder, key in
                if let values = object[keyPath: path] { coder.encode(values as NSArray, forKey: key) }
            }, read: { $0[keyPath: path] = $1.decodeObject(forKey: $2) as? [Element] })
    }

    init<Root: NSObject>(_ key: String, _ path: ReferenceWritableKeyPath<Root, CGPoint>) {
        self.init(key, path, NSCoder.string(for:), NSCoder.cgPoint(for:))
    }

    init<Root: NSObject>(_ key: String, _ path: ReferenceWritableKeyPath<Root, CGSize>) {
        self.init(key, path, NSCoder.string(for:), NSCoder.cgSize(for:))
    }

    init<Root: NSObject>(_ key: String, _ path: ReferenceWritableKeyPath<Root, CGRect>) {
        self.init(key, path, NSCoder.string(for:), NSCoder.cgRect(for:))
    }

    init<Root: NSObject>(_ key: String, _ path: ReferenceWritableKeyPath<Root, CGAffineTransform>) {
        self.init(key, path, NSCoder.string(for:), NSCoder.cgAffineTransform(for:))
    }

    init<Root: NSObject>(_ key: String, _ path: ReferenceWritableKeyPath<Root, UIEdgeInsets>) {
        self.init(key, path, NSCoder.string(for:), NSCoder.uiEdgeInsets(for:))
    }

    /// Creates a property whose value is text in an archive.
    private init<Root: NSObject, Value>(
        _ key: String, _ path: ReferenceWritableKeyPath<Root, Value>, _ text: @escaping (Value) -> String,
        _ value: @escaping (String) -> Value
    ) {
        self.init(
            Root.self, key, write: { $1.encode(text($0[keyPath: path]), forKey: $2) },
            read: { object, coder, key in
                guard let text = coder.decodeObject(of: NSString.self, forKey: key) else { return }
                object[keyPath: path] = value(text as String)
            })
    }

    /// Creates a property with values for the states of a control. `set` receives the value and the state.
    init<Root: NSObject, Value>(
        _ key: String, _ path: KeyPath<Root, StateTable<Value>>,
        set: @escaping (Root, Value, UIControl.State) -> Void
    ) {
        self.init(
            Root.self, key,
            write: { object, coder, key in
                let table: StateTable<Value> = object[keyPath: path]
                let values = NSMutableDictionary()
                for state in table.states { values["\(state.rawValue)" as NSString] = table[state] }
                if values.count > 0 { coder.encode(values, forKey: key) }
            },
            read: { object, coder, key in
                let values = coder.decodeObject(forKey: key) as? [String: Any] ?? [:]
                for (state, value) in values {
                    guard let state = UInt(state), let value = value as? Value else { continue }
                    set(object, value, UIControl.State(rawValue: state))
                }
            })
    }
}
