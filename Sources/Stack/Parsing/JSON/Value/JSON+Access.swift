import ProgramDiagnostics

extension JSON {
    /// The member of an object with the given key, or nil if the key is missing or the value is not an object.
    ///
    /// Setting it adds or replaces the member; setting nil removes it. Setting a member of a null value turns that
    /// value into an object. Setting a member of any other value that is not an object stops the program.
    public subscript(key: String) -> JSON? {
        get { object?[key] }
        set {
            var members: [String: JSON]
            switch self {
            case .object(let object): members = object
            case .null: members = [:]
            default: stopProgram("The member \"\(key)\" cannot be set: the value is \(kind), not an object.")
            }
            // Releases the dictionary from `self`, so that it is mutated in place.
            self = .null
            members[key] = newValue
            self = .object(members)
        }
        _modify {
            guard case .object(var members) = self else {
                var member: JSON?
                yield &member
                if let member { self[key] = member }
                return
            }
            self = .null
            defer { self = .object(members) }
            yield &members[key]
        }
    }

    /// The element of an array at the given index, or nil if the index is out of range or the value is not an array.
    ///
    /// Setting it replaces the element, or appends one if the index is the number of elements; setting nil removes the
    /// element. Any other index, or a value that is not an array, stops the program.
    public subscript(index: Int) -> JSON? {
        get {
            guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
            return elements[index]
        }
        set {
            guard case .array(var elements) = self, (0...elements.count).contains(index) else {
                stopProgram(
                    "Element \(index) of \(array.map { "an array with the count \($0.count)" } ?? kind) cannot be set.")
            }
            self = .null
            switch (newValue, index == elements.count) {
            case (let value?, true): elements.append(value)
            case (let value?, false): elements[index] = value
            case (nil, true): break
            case (nil, false): elements.remove(at: index)
            }
            self = .array(elements)
        }
        _modify {
            guard case .array(var elements) = self, elements.indices.contains(index) else {
                var element: JSON?
                yield &element
                if let element { self[index] = element }
                return
            }
            self = .null
            var element: JSON? = elements[index]
            // Releases the element from the array, so that it is mutated in place.
            elements[index] = .null
            defer {
                if let element { elements[index] = element } else { elements.remove(at: index) }
                self = .array(elements)
            }
            yield &element
        }
    }

    /// The value at a path, if any.
    ///
    /// Setting it changes or adds the value, and adds missing objects on the path, as the subscripts with a key and with
    /// an index do. Setting nil removes the value. Without a value at the path, setting nil has no effect.
    public subscript(path path: JSONPath) -> JSON? {
        get {
            var value = self
            for step in path.steps {
                let next: JSON? =
                    switch step {
                    case .key(let key): value[key]
                    case .index(let index): value[index]
                    }
                guard let next else { return nil }
                value = next
            }
            return value
        }
        set {
            guard newValue != nil || self[path: path] != nil else { return }
            set(newValue, at: path.steps[...])
        }
    }

    private mutating func set(_ value: JSON?, at steps: ArraySlice<JSONPath.Step>) {
        guard let first = steps.first else {
            self = value ?? .null
            return
        }
        let rest = steps.dropFirst()
        guard !rest.isEmpty else {
            switch first {
            case .key(let key): self[key] = value
            case .index(let index): self[index] = value
            }
            return
        }
        switch first {
        case .key(let key): JSON.set(value, at: rest, in: &self[key])
        case .index(let index): JSON.set(value, at: rest, in: &self[index])
        }
    }

    private static func set(_ value: JSON?, at steps: ArraySlice<JSONPath.Step>, in part: inout JSON?) {
        var changed: JSON = part.take() ?? .null
        changed.set(value, at: steps)
        part = changed
    }
}
