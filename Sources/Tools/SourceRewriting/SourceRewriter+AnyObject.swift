import SwiftTokens

/// Members of `AnyObject`, which the Objective-C runtime finds by their names.
extension SourceRewriter {
    /// Rewrites the use of a member of `AnyObject` that begins with the token at `index`.
    ///
    /// `(value as AnyObject).tag` becomes `AnyObjectMembers(value as AnyObject).tag`. For a variable with this type,
    /// `sender.tag` becomes `AnyObjectMembers(sender).tag`. The same applies to elements of an array or a dictionary.
    mutating func rewriteAnyObject(at index: Int) {
        if list.isText(index, "AnyObject") { return rewriteCast(toTypeAt: index) }
        if list.isText(index, "type") { return rewriteTypeDescription(at: index) }
        guard list.kind(index) == .identifier, let end = endOfUse(index), let start = startOfUse(index),
            let member = member(after: end), SourceRewriter.membersOfAnyObject.contains(list.name(member)),
            !isAssigned(member)
        else { return }
        edits.insert("AnyObjectMembers(", at: list[start].start)
        edits.insert(")", at: list[end].end)
        needsAdditions = true
    }

    /// The members of `AnyObjectMembers`.
    static let membersOfAnyObject: Set<String> = [
        "absoluteString", "accessibilityIdentifier", "accessibilityLabel", "addGestureRecognizer", "addSubview",
        "addTarget", "alpha", "backgroundColor", "becomeFirstResponder", "boolValue", "bounds", "center",
        "cgAffineTransformValue", "cgPointValue", "cgRectValue", "cgSizeValue", "cgVectorValue", "constant",
        "contentInset", "contentOffset", "contentSize", "count", "currentPage", "customView", "date",
        "debugDescription", "description", "dismiss", "doubleValue", "endEditing", "floatValue", "frame", "hash",
        "image", "intValue", "integerValue", "isEnabled", "isEqual", "isHidden", "isHighlighted", "isKind", "isMember",
        "isOn", "isSelected", "layer", "layoutIfNeeded", "length", "location", "next", "object", "path", "perform",
        "placeholder", "priority", "reloadData", "removeFromSuperview", "resignFirstResponder", "responds",
        "selectedSegmentIndex", "sendActions", "setBackgroundImage", "setImage", "setNeedsDisplay", "setNeedsLayout",
        "setOn", "setTitle", "setTitleColor", "setValue", "state", "stringValue", "subviews", "superview", "tag",
        "text", "timeIntervalSince1970", "timeIntervalSinceNow", "title", "titleLabel", "translation",
        "uiEdgeInsetsValue", "uiOffsetValue", "value", "view", "window",
    ]

    /// Returns the last token of an expression of this type that begins with the name at `index`; nil if the name
    /// refers to something else.
    private func endOfUse(_ index: Int) -> Int? {
        anyObjects.contains(list.name(index), at: index) ? index : anyObjects.endOfElement(list, index)
    }

    /// Returns the first token of the use of a variable, such as `self` in `self.sender`; nil for a member of another
    /// object.
    private func startOfUse(_ index: Int) -> Int? {
        guard list.isPunctuation(index - 1, ".") else { return index }
        return list.keyword(index - 2) == .self && !list.isPunctuation(index - 3, ".") ? index - 2 : nil
    }

    /// Returns the token of the member that follows the expression whose last token is at `index`.
    private func member(after index: Int) -> Int? {
        var dot: Int = index + 1
        if list.isOperator(dot, "?") || list.isOperator(dot, "!"), list.isAdjacent(dot) { dot += 1 }
        guard list.isPunctuation(dot, "."), list.kind(dot + 1) == .identifier else { return nil }
        return dot + 1
    }

    private func isAssigned(_ member: Int) -> Bool { list.isOperator(member + 1, "=") }

    private mutating func rewriteCast(toTypeAt index: Int) {
        let isCast: Bool =
            list.keyword(index - 1) == .as || list.keyword(index - 2) == .as && list.kind(index - 1) == .operator
        var end: Int = index + 1
        if list.isOperator(end, "?") || list.isOperator(end, "!") { end += 1 }
        guard isCast, list.isPunctuation(end, ")"), let open = list.opening(end), !isCall(open),
            let member = member(after: end)
        else { return }
        guard SourceRewriter.membersOfAnyObject.contains(list.name(member)), !isAssigned(member) else {
            return leave(member, "Only the Objective-C runtime finds “\(list.name(member))” of an “AnyObject”.")
        }
        // `return` can precede the parenthesis without a space.
        let isAfterWord: Bool = list.isAdjacent(open) && list.kind(open - 1) == .identifier
        edits.insert((isAfterWord ? " " : "") + "AnyObjectMembers", at: list[open].start)
        needsAdditions = true
    }

    /// Returns whether a parenthesis begins the arguments of a call.
    private func isCall(_ open: Int) -> Bool {
        guard list.isAdjacent(open) else { return false }
        return list.kind(open - 1) == .identifier && list.keyword(open - 1) != .return
            || list.isPunctuation(open - 1, ")") || list.isPunctuation(open - 1, "]")
    }

    /// Replaces `type(of: object).description()` with `NSStringFromClass(type(of: object))`.
    private mutating func rewriteTypeDescription(at index: Int) {
        guard list.isPunctuation(index + 1, "("), list.isText(index + 2, "of"), let close = list.closing(index + 1),
            close == index + 5, anyObjects.contains(list.name(index + 4), at: index + 4),
            list.isPunctuation(close + 1, "."),
            list.isText(close + 2, "description"), list.isPunctuation(close + 3, "("),
            list.isPunctuation(close + 4, ")")
        else { return }
        edits.insert("NSStringFromClass(", at: list[index].start)
        edits.replace(list[close + 1].start..<list[close + 4].end, with: ")")
    }
}
