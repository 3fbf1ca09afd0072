extension SystemTexts {
    static let japanese: [String: String] = [
        "Done": "完了", "Cancel": "キャンセル", "Edit": "編集", "Save": "保存", "Undo": "取り消す", "Redo": "やり直す", "Add": "追加",
        "Compose": "作成", "Reply": "返信", "Share": "共有", "Organize": "整理", "Bookmarks": "ブックマーク", "Search": "検索",
        "Refresh": "更新", "Stop": "停止", "Close": "閉じる", "Camera": "カメラ", "Delete": "削除", "Play": "再生",
        "Pause": "一時停止", "Rewind": "巻き戻し", "Fast Forward": "早送り", "Back": "戻る", "Cut": "カット", "Copy": "コピー",
        "Paste": "ペースト", "Select": "選択", "Select All": "すべてを選択", "More": "その他", "Favorites": "よく使う項目",
        "Featured": "おすすめ", "Top Rated": "トップレート", "Recents": "履歴", "Contacts": "連絡先", "History": "履歴",
        "Downloads": "ダウンロード", "Most Recent": "最新", "Most Viewed": "再生回数順",
        "Rename": "名称変更",
        "Format": "フォーマット", "Bold": "ボールド", "Italic": "イタリック", "Underline": "アンダーライン",
        "File": "ファイル", "View": "表示", "Window": "ウインドウ", "Help": "ヘルプ", "Quit": "終了", "Find…": "検索…",
        "Find and Replace…": "検索と置換…", "Find Next": "次を検索", "Find Previous": "前を検索",
        "Use Selection for Find": "選択部分を検索に使用", "Loading…": "読み込み中…",
        "Show Sidebar": "サイドバーを表示", "Hide Sidebar": "サイドバーを非表示",
        "Increment": "増やす", "Decrement": "減らす", "Tab Bar": "タブバー", "page %1 of %2": "%2ページ中%1ページ目",
        "No Results": "検索結果なし", "No Results for “%1”": "“%1”の検索結果なし",
        "Check the spelling or try a new search.": "スペルを確認するか、別の検索を試してください。", "New Message": "新規メッセージ", "Send": "送信",
        "To": "宛先", "Cc": "Cc", "Bcc": "Bcc", "Subject": "件名",
        "Clear text": "テキストを消去", "Previous Month": "前の月", "Next Month": "次の月", "Month": "月",
    ]
}
