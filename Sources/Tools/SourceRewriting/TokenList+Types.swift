import SwiftTokens

/// Finding the ends of types.
extension TokenList {
    /// Returns the index after the type that begins at `start`; `start` if no type begins there.
    func afterType(_ start: Int) -> Int {
        var index: Int = afterTypePrefix(start)
        if isPunctuation(index, "(") || isPunctuation(index, "[") {
            guard let close = closing(index) else { return start }
            index = close + 1
        } else if kind(index) == .identifier {
            index = afterGenericArguments(index + 1)
        } else {
            return start
        }
        index = afterTypeSuffix(index)
        if isOperator(index, "&") { return afterType(index + 1) }
        var arrow: Int = index
        if keyword(arrow) == .async { arrow += 1 }
        if keyword(arrow) == .throws || keyword(arrow) == .rethrows {
            arrow += 1
            if isPunctuation(arrow, "("), let close = closing(arrow) { arrow = close + 1 }
        }
        guard isOperator(arrow, "->") else { return index }
        let result: Int = afterType(arrow + 1)
        return result > arrow + 1 ? result : index
    }

    /// Skips attributes and specifiers such as `@escaping`, `inout` and `any`.
    private func afterTypePrefix(_ start: Int) -> Int {
        var index: Int = start
        while true {
            if isPunctuation(index, "@"), kind(index + 1) == .identifier {
                index += 2
                while isPunctuation(index, "."), kind(index + 1) == .identifier { index += 2 }
                if isPunctuation(index, "("), isAdjacent(index), let close = closing(index) { index = close + 1 }
                continue
            }
            switch keyword(index) {
            case .inout, .some, .any, .borrowing, .consuming, .isolated, .sending, .each, .repeat:
                guard kind(index + 1) != nil, !isPunctuation(index + 1, ",") else { return index }
                index += 1
            case .nonisolated:
                index += 1
                if isPunctuation(index, "("), let close = closing(index) { index = close + 1 }
            default:
                guard isOperator(index, "~") else { return index }
                index += 1
            }
        }
    }

    /// Skips `?`, `!`, `...` and members such as `.Type`.
    private func afterTypeSuffix(_ start: Int) -> Int {
        var index: Int = start
        while true {
            if isPunctuation(index, "."), kind(index + 1) == .identifier {
                index = afterGenericArguments(index + 2)
            } else if kind(index) == .operator, isAdjacent(index),
                bytes[tokens[index].range].allSatisfy({ $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") })
            {
                index += 1
            } else if isOperator(index, "...") {
                return index + 1
            } else {
                return index
            }
        }
    }

    /// Returns the index after generic parameters or arguments that begin at `start`; `start` if there are none.
    func afterGenericArguments(_ start: Int) -> Int {
        guard operatorByte(start) == UInt8(ascii: "<") else { return start }
        var depth = 0
        var index: Int = start
        while index < count {
            switch tokens[index].kind {
            case .operator:
                if isOperator(index, "->") { break }
                for byte in bytes[tokens[index].range] {
                    if byte == UInt8(ascii: "<") { depth += 1 }
                    if byte == UInt8(ascii: ">") { depth -= 1 }
                }
                if depth <= 0 { return index + 1 }
            case .punctuation:
                if isPunctuation(index, "(") || isPunctuation(index, "[") {
                    guard let close = closing(index) else { return start }
                    index = close
                } else if !isPunctuation(index, ","), !isPunctuation(index, "."), !isPunctuation(index, ":"),
                    !isPunctuation(index, "@")
                {
                    return start
                }
            case .identifier, .number: break
            default: return start
            }
            index += 1
        }
        return start
    }
}
