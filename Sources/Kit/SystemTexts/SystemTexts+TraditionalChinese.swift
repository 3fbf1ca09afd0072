extension SystemTexts {
    static let traditionalChinese: [String: String] = [
        "Done": "完成", "Cancel": "取消", "Edit": "編輯", "Save": "儲存", "Undo": "還原", "Redo": "重做", "Add": "加入",
        "Compose": "撰寫", "Reply": "回覆", "Share": "分享", "Organize": "整理", "Bookmarks": "書籤", "Search": "搜尋",
        "Refresh": "重新整理", "Stop": "停止", "Close": "關閉", "Camera": "相機", "Delete": "刪除", "Play": "播放", "Pause": "暫停",
        "Rewind": "倒轉", "Fast Forward": "快轉", "Back": "返回", "Cut": "剪下", "Copy": "拷貝", "Paste": "貼上", "Select": "選取",
        "Select All": "全選", "More": "更多", "Favorites": "喜好項目", "Featured": "精選", "Top Rated": "最高評分",
        "Recents": "最近項目", "Contacts": "聯絡資訊", "History": "瀏覽記錄", "Downloads": "下載", "Most Recent": "最新",
        "Most Viewed": "最多瀏覽",
        "Rename": "重新命名",
        "Format": "格式", "Bold": "粗體", "Italic": "斜體", "Underline": "底線",
        "File": "檔案", "View": "顯示方式", "Window": "視窗", "Help": "輔助說明", "Quit": "結束", "Find…": "尋找⋯",
        "Find and Replace…": "尋找與取代⋯", "Find Next": "尋找下一個", "Find Previous": "尋找上一個",
        "Use Selection for Find": "使用所選範圍來尋找", "Loading…": "正在載入⋯",
        "Show Sidebar": "顯示側邊欄", "Hide Sidebar": "隱藏側邊欄",
        "Increment": "增加", "Decrement": "減少", "Tab Bar": "標籤頁列", "page %1 of %2": "第 %1 頁，共 %2 頁",
        "No Results": "沒有結果", "No Results for “%1”": "沒有「%1」的結果",
        "Check the spelling or try a new search.": "請檢查拼字或嘗試新的搜尋。", "New Message": "新訊息", "Send": "傳送", "To": "收件人",
        "Cc": "副本", "Bcc": "密件副本", "Subject": "主旨",
        "Clear text": "清除文字", "Previous Month": "上個月", "Next Month": "下個月", "Month": "月份",
    ]
}
