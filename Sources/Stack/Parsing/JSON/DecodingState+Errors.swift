import Foundation

/// Decoding errors, with the same descriptions as in `JSONDecoder`.
extension DecodingState {
    /// Returns the error for a value at `index` that has a different type than `type`, or is null.
    func mismatch(_ type: Any.Type, at index: Int) -> DecodingError {
        let found: String
        switch tape.word(index).kind {
        case TapeWord.null:
            return DecodingError.valueNotFound(
                type, context("Cannot get value of type \(type) -- found null value instead", at: index))
        case TapeWord.objectStart: found = "a dictionary"
        case TapeWord.arrayStart: found = "an array"
        case TapeWord.string: found = "a string"
        case TapeWord.true, TapeWord.false: found = "bool"
        default: found = "number"
        }
        return .typeMismatch(type, context("Expected to decode \(type) but found \(found) instead.", at: index))
    }

    func unrepresentable(_ type: Any.Type, at index: Int) -> DecodingError {
        corrupted("Parsed JSON number <\(numberText(at: index))> does not fit in \(type).", at: index)
    }

    func corrupted(_ description: String, at index: Int) -> DecodingError {
        .dataCorrupted(context(description, at: index))
    }

    func missing(_ key: some CodingKey, in object: Int) -> DecodingError {
        .keyNotFound(key, context("No value associated with key \(key) (\"\(key.stringValue)\").", at: object))
    }

    func atEnd(_ type: Any.Type, of array: Int, position: Int) -> DecodingError {
        let context = context("Unkeyed container is at end.", at: array)
        let path: [any CodingKey] = context.codingPath + [PathKey(intValue: position)]
        return .valueNotFound(
            type, DecodingError.Context(codingPath: path, debugDescription: context.debugDescription))
    }

    private func context(_ description: String, at index: Int) -> DecodingError.Context {
        lastErrorIndex = index
        return DecodingError.Context(codingPath: codingPath(to: index), debugDescription: description)
    }

    /// Adds to an error its location in the text.
    func addingLocation(to error: DecodingError) -> DecodingError {
        func located(_ context: DecodingError.Context) -> DecodingError.Context {
            // A type may have caught the decoder's last error and thrown its own error.
            let isLastError: Bool =
                context.underlyingError == nil
                && lastErrorIndex.map { index in
                    let path = codingPath(to: index).map(\.stringValue)
                    return context.codingPath.map(\.stringValue).starts(with: path)
                } == true
            guard isLastError, let index = lastErrorIndex else { return context }
            let underlying = JSONDecodingError(
                path: JSONDecodingError.path(context.codingPath), offset: offset(of: index),
                reason: context.debugDescription)
            return DecodingError.Context(
                codingPath: context.codingPath, debugDescription: context.debugDescription,
                underlyingError: underlying)
        }
        switch error {
        case .typeMismatch(let type, let context): return .typeMismatch(type, located(context))
        case .valueNotFound(let type, let context): return .valueNotFound(type, located(context))
        case .keyNotFound(let key, let context): return .keyNotFound(key, located(context))
        case .dataCorrupted(let context): return .dataCorrupted(located(context))
        @unknown default: return error
        }
    }
}
