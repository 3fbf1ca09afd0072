import UIKitCore

/// The titles of keys.
extension UIReturnKeyType {
    /// The title on the key.
    var title: String {
        switch self {
        case .default: "return"
        case .go: "go"
        case .google, .search, .yahoo: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "emergency call"
        case .continue: "continue"
        }
    }

    /// The title on the key of the kana keyboard.
    var japaneseTitle: String {
        switch self {
        case .default: "改行"
        case .go: "開く"
        case .google, .search, .yahoo: "検索"
        case .join: "接続"
        case .next: "次へ"
        case .route: "経路"
        case .send: "送信"
        case .done: "完了"
        case .emergencyCall: "緊急"
        case .continue: "続ける"
        }
    }
}
