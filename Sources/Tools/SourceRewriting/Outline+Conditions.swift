import SwiftTokens

/// Clauses of `#if` whose conditions depend only on the platform.
extension Outline {
    /// Returns whether every build for iOS contains a clause.
    func isAlwaysActive(_ region: Int, _ list: TokenList) -> Bool {
        var region: Int = region
        while region != 0 {
            guard value(of: region, list) == true else { return false }
            var previous: Int? = regions[region].previous
            while let other = previous {
                guard value(of: other, list) == false else { return false }
                previous = regions[other].previous
            }
            region = regions[region].parent
        }
        return true
    }

    /// Returns the value of the condition of a clause; nil if it depends on the build.
    private func value(of region: Int, _ list: TokenList) -> Bool? {
        let start: Int = regions[region].start
        if list.isText(start, "#else") { return true }
        var condition = PlatformCondition(list, at: start + 1)
        return condition.disjunction()
    }
}

/// A condition of `#if`. Its value is nil if it depends on the build.
private struct PlatformCondition {
    private let list: TokenList
    private var index: Int

    init(_ list: TokenList, at index: Int) {
        self.list = list
        self.index = index
    }

    /// Returns the value of operands that `||` separates.
    mutating func disjunction() -> Bool? {
        var result: Bool? = conjunction()
        while list.isOperator(index, "||") {
            index += 1
            let next: Bool? = conjunction()
            result = result == true || next == true ? true : result == false ? next : nil
        }
        return result
    }

    private mutating func conjunction() -> Bool? {
        var result: Bool? = operand()
        while list.isOperator(index, "&&") {
            index += 1
            let next: Bool? = operand()
            result = result == false || next == false ? false : result == true ? next : nil
        }
        return result
    }

    private mutating func operand() -> Bool? {
        if list.isOperator(index, "!") {
            index += 1
            return operand().map(!)
        }
        let name: Int = index
        guard let open = list.isPunctuation(name, "(") ? name : list.isPunctuation(name + 1, "(") ? name + 1 : nil,
            let close = list.closing(open)
        else {
            index += 1
            return list.isText(name, "true") ? true : list.isText(name, "false") ? false : nil
        }
        index = close + 1
        if open == name {
            var condition = PlatformCondition(list, at: open + 1)
            return condition.disjunction()
        }
        let argument: String = list.line(open + 1..<close)
        switch list.text(name) {
        case "os": return argument == "iOS"
        case "targetEnvironment": return argument == "simulator"
        case "canImport": return PlatformCondition.modules[argument]
        default: return nil
        }
    }

    /// Modules that sources for several platforms look for.
    private static let modules: [String: Bool] = [
        "AppKit": false, "Cocoa": false, "Foundation": true, "UIKit": true, "WatchKit": false,
    ]
}
