/// The arguments of a call.
struct CallArguments {
    struct Argument {
        /// The label, or `_` if the argument has no label.
        var label: String
        /// The first token of the value.
        var start: Int
    }

    var arguments: [Argument] = []
    /// The labels of trailing closures. The first label is `_`.
    var trailingLabels: [String] = []
    /// The index after the call.
    var end: Int

    /// Reads the arguments of a call.
    ///
    /// - Parameter open: The opening parenthesis, or the brace of the first trailing closure of a call without
    ///   parentheses.
    init(_ code: SourceCode, open: Int) {
        end = open
        if code.isMark(open, "(") {
            let close: Int = code.end(open)
            var index: Int = open + 1
            while index < close {
                let isLabeled: Bool =
                    code.isMark(index + 1, ":") && (code.isIdentifier(index) || code.kind[index] == .identifier)
                let start: Int = isLabeled ? index + 2 : index
                arguments.append(
                    Argument(label: isLabeled ? code.word(index).filter { $0 != "`" } : "_", start: start))
                index = start
                while index < close, !code.isMark(index, ",") {
                    if code.isOperator(index), code.word(index) == "<",
                        let generic = CallArguments.generics(code, index)
                    {
                        index = generic
                    }
                    index = code.end(index) + 1
                }
                index += 1
            }
            end = close + 1
        }
        guard code.isMark(end, "{"), code.end(end) > end, open == end || !code.beginsLine(end) else { return }
        trailingLabels.append("_")
        end = code.end(end) + 1
        while code.isIdentifier(end), code.isMark(end + 1, ":"), code.isMark(end + 2, "{"), code.end(end + 2) > end + 2
        {
            trailingLabels.append(code.word(end))
            end = code.end(end + 2) + 1
        }
    }

    /// Returns the index of the bracket that closes generic arguments, which can contain commas.
    private static func generics(_ code: SourceCode, _ start: Int) -> Int? {
        guard code.touches(start - 1, start), code.word(start - 1).first?.isUppercase ?? false else { return nil }
        return TypeReader(code: code).genericEnd(start)
    }

    var labels: [String] { arguments.map(\.label) + trailingLabels }

    // MARK: Matching

    /// Returns the parameters that the arguments correspond to; nil if the arguments do not fit.
    ///
    /// In a condition, braces after a call may begin the body of the statement, so the arguments are also matched
    /// without trailing closures.
    func match(_ parameters: [APIMember.Parameter]) -> [Int]? {
        for count in stride(from: trailingLabels.count, through: 0, by: -1) {
            if let matched = match(parameters, closures: count) { return matched }
        }
        return nil
    }

    private func match(_ parameters: [APIMember.Parameter], closures: Int) -> [Int]? {
        var matched: [Int] = []
        var next = 0
        for argument in arguments {
            // Further arguments of a variadic parameter have no label.
            if argument.label == "_", let last = matched.last, parameters[last].isVariadic {
                if next >= parameters.count || parameters[next].label != "_" {
                    matched.append(last)
                    continue
                }
            }
            while next < parameters.count, parameters[next].label != argument.label {
                guard
                    parameters[next].hasDefault || parameters[next].isVariadic
                        || closures > 0 && parameters[next].acceptsClosure
                else {
                    return nil
                }
                next += 1
            }
            guard next < parameters.count else { return nil }
            matched.append(next)
            next += 1
        }
        return CallArguments.canOmit(Array(parameters[next...]), closures: closures) ? matched : nil
    }

    /// Whether `closures` trailing closures can be the arguments of all parameters that require an argument.
    private static func canOmit(_ parameters: [APIMember.Parameter], closures: Int) -> Bool {
        let required: [APIMember.Parameter] = parameters.filter { !$0.hasDefault && !$0.isVariadic }
        if closures == 0 { return required.isEmpty }
        // A parameter whose type is an alias may accept a closure, although its declaration does not show this.
        let candidates: Int = max(parameters.count { $0.acceptsClosure }, min(1, parameters.count))
        return required.count <= closures && candidates >= closures
    }
}
