extension SystemTexts {
    static let simplifiedChinese: [String: String] = [
        "Done": "完成", "Cancel": "取消", "Edit": "编辑", "Save": "存储", "Undo": "撤销", "Redo": "重做", "Add": "添加",
        "Compose": "撰写", "Reply": "回复", "Share": "共享", "Organize": "整理", "Bookmarks": "书签", "Search": "搜索",
        "Refresh": "刷新", "Stop": "停止", "Close": "关闭", "Camera": "相机", "Delete": "删除", "Play": "播放", "Pause": "暂停",
        "Rewind": "倒回", "Fast Forward": "快进", "Back": "返回", "Cut": "剪切", "Copy": "拷贝", "Paste": "粘贴", "Select": "选择",
        "Select All": "全选", "More": "更多", "Favorites": "个人收藏", "Featured": "精选", "Top Rated": "最高评分",
        "Recents": "最近使用", "Contacts": "通讯录", "History": "历史记录", "Downloads": "下载", "Most Recent": "最新",
        "Most Viewed": "最多浏览",
        "Rename": "重新命名",
        "Format": "格式", "Bold": "粗体", "Italic": "斜体", "Underline": "下划线",
        "File": "文件", "View": "显示", "Window": "窗口", "Help": "帮助", "Quit": "退出", "Find…": "查找…",
        "Find and Replace…": "查找和替换…", "Find Next": "查找下一个", "Find Previous": "查找上一个",
        "Use Selection for Find": "查找所选内容", "Loading…": "正在载入…",
        "Show Sidebar": "显示边栏", "Hide Sidebar": "隐藏边栏",
        "Increment": "增加", "Decrement": "减少", "Tab Bar": "标签页栏", "page %1 of %2": "第%1页，共%2页", "No Results": "没有结果",
        "No Results for “%1”": "没有“%1”的结果", "Check the spelling or try a new search.": "请检查拼写或尝试新的搜索。",
        "New Message": "新信息", "Send": "发送", "To": "收件人", "Cc": "抄送", "Bcc": "密送", "Subject": "主题",
        "Clear text": "清除文本", "Previous Month": "上个月", "Next Month": "下个月", "Month": "月份",
    ]
}
