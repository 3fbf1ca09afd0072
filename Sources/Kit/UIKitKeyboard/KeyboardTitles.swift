import UIKitCore

/// The titles of keys.
extension UIReturnKeyType {
    /// The title of the Return key on the kana keyboard.
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
