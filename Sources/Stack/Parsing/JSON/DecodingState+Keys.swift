import Foundation

/// Searches for members of objects.
extension DecodingState {
    /// Returns the index of the value of `key` in the object at `object`, or nil if the object has no such key.
    func find(_ key: String, in object: Int, depth: Int) -> Int? {
        switch keys {
        case .exact:
            var text = key
            return text.withUTF8 { bytes in
                search(key, in: object, depth: depth) { name in
                    name.count == bytes.count && memcmp(name.baseAddress!, bytes.baseAddress!, bytes.count) == 0
                }
            }
        case .snakeCase:
            var text = key
            return text.withUTF8 { bytes in
                search(key, in: object, depth: depth) { SnakeCase.matches($0, camelCase: bytes) }
            }
        case .custom(let convert): return converted(object, convert)[key]
        }
    }

    /// Searches the keys of an object once, starting where the last search ended and wrapping around.
    @inline(__always)
    private func search(
        _ key: String, in object: Int, depth: Int, _ matches: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Int? {
        let first: Int = object + 1
        let end: Int = tape.word(object).end - 1
        let cursor = cursor(atDepth: depth)
        let start: Int = cursor.pointee.object == UInt32(truncatingIfNeeded: object) ? Int(cursor.pointee.next) : first
        var passed = 0
        var position = start
        while position < end {
            if matches(tape.stringBytes(position)) { return found(position + 1, object, cursor) }
            position = tape.skip(position + 1)
            passed += 1
            if passed == MemberSearch.longSearchLength, let members = members(afterLongSearchIn: object) {
                return members[MemberKey(key)].map { found($0, object, cursor) }
            }
        }
        position = first
        while position < start {
            if matches(tape.stringBytes(position)) { return found(position + 1, object, cursor) }
            position = tape.skip(position + 1)
            passed += 1
            if passed == MemberSearch.longSearchLength, let members = members(afterLongSearchIn: object) {
                return members[MemberKey(key)].map { found($0, object, cursor) }
            }
        }
        return nil
    }

    /// Returns the tape indices of an object's values by key, or nil if there were few long searches in the object.
    ///
    /// Call this method after a long search. It counts long searches, and builds the dictionary when there were more
    /// than `MemberSearch.longSearchLimit`.
    private func members(afterLongSearchIn object: Int) -> [MemberKey: Int]? {
        if let cached = members[object] { return cached }
        longSearchCounts[object, default: 0] += 1
        guard longSearchCounts[object, default: 0] > MemberSearch.longSearchLimit else { return nil }
        var found: [MemberKey: Int] = [:]
        found.reserveCapacity(tape.count(object))
        let end: Int = tape.word(object).end - 1
        var position: Int = object + 1
        while position < end {
            let key = MemberKey(converted(tape.string(position)))
            if found[key] == nil { found[key] = position + 1 }
            position = tape.skip(position + 1)
        }
        members[object] = found
        return found
    }

    @inline(__always)
    private func found(_ value: Int, _ object: Int, _ cursor: UnsafeMutablePointer<Cursor>) -> Int {
        cursor.pointee = Cursor(
            object: UInt32(truncatingIfNeeded: object), next: UInt32(truncatingIfNeeded: tape.skip(value)))
        return value
    }

    /// Returns all keys of an object, converted by the key decoding strategy.
    func allKeys(of object: Int) -> [String] {
        if case .custom(let convert) = keys { return Array(converted(object, convert).keys) }
        var keys: [String] = []
        let end: Int = tape.word(object).end - 1
        var position: Int = object + 1
        while position < end {
            keys.append(converted(tape.string(position)))
            position = tape.skip(position + 1)
        }
        return keys
    }

    /// Returns a key of the JSON text, converted from snake case if the key decoding strategy requires it.
    private func converted(_ key: String) -> String {
        if case .snakeCase = keys { return SnakeCase.camelCase(key) }
        return key
    }

    /// Returns the tape indices of an object's values, keyed by the results of `convert`, which is the closure of a
    /// custom strategy.
    private func converted(_ object: Int, _ convert: ([any CodingKey]) -> any CodingKey) -> [String: Int] {
        if let cached = convertedKeys[object] { return cached }
        let path = codingPath(to: object)
        var members: [String: Int] = [:]
        let end: Int = tape.word(object).end - 1
        var position: Int = object + 1
        while position < end {
            let key: String = convert(path + [PathKey(stringValue: tape.string(position))]).stringValue
            members[key] = members[key] ?? position + 1
            position = tape.skip(position + 1)
        }
        convertedKeys[object] = members
        return members
    }

    /// Returns the coding path of the value at `index`, with converted keys.
    func codingPath(to index: Int) -> [any CodingKey] {
        var path = rootPath
        for step in self.path(to: index) {
            switch step {
            case .index(let index): path.append(PathKey(intValue: index))
            case .key(let key):
                if case .custom(let convert) = keys {
                    path.append(convert(path + [PathKey(stringValue: key)]))
                } else {
                    path.append(PathKey(stringValue: converted(key)))
                }
            }
        }
        return path
    }
}

/// A key of a coding path.
struct PathKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(intValue: Int) {
        stringValue = "Index \(intValue)"
        self.intValue = intValue
    }

    static let `super` = PathKey(stringValue: "super")
}
