extension KeyboardLayout {
    /// Returns the rows of the kana keyboard. A tap on a kana key types the first of its kana, and a flick to the left,
    /// up, to the right or down types one of the others.
    static func kanaRows(canSwitch: Bool, canDismiss: Bool) -> [[ScreenKey]] {
        func key(_ kana: String, caption: String = "") -> ScreenKey {
            var key = ScreenKey(.type(String(kana.prefix(1))), width: 2, caption: caption)
            key.flicks = kana.dropFirst().map { String($0) }
            return key
        }
        func function(_ action: ScreenKey.Action) -> ScreenKey { ScreenKey(action, width: 2) }
        var enter = function(.enter)
        if !canDismiss { enter.rowCount = 2 }
        var last: [ScreenKey] = [function(.kanaForm), key("わをんー〜"), key("、。？！…", caption: "。？！")]
        if canSwitch { last.insert(function(.nextKeyboard), at: 0) } else { last[0].gap = 2 }
        if canDismiss { last.append(function(.dismiss)) }
        return [
            [function(.page(.numbers)), key("あいうえお"), key("かきくけこ"), key("さしすせそ"), function(.delete)],
            [function(.caret(.left)), key("たちつてと"), key("なにぬねの"), key("はひふへほ"), function(.space)],
            [function(.caret(.right)), key("まみむめも"), key("や「ゆ」よ"), key("らりるれろ"), enter],
            last,
        ]
    }
}
