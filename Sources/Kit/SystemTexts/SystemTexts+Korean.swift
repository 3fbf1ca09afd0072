extension SystemTexts {
    static let korean: [String: String] = [
        "Done": "완료", "Cancel": "취소", "Edit": "편집", "Save": "저장", "Undo": "실행 취소", "Redo": "실행 복귀", "Add": "추가",
        "Compose": "작성", "Reply": "답장", "Share": "공유", "Organize": "정리", "Bookmarks": "책갈피", "Search": "검색",
        "Refresh": "새로 고침", "Stop": "중단", "Close": "닫기", "Camera": "카메라", "Delete": "삭제", "Play": "재생",
        "Pause": "일시 정지", "Rewind": "되감기", "Fast Forward": "빨리 감기", "Back": "뒤로", "Cut": "오려두기", "Copy": "복사하기",
        "Paste": "붙여넣기", "Select": "선택", "Select All": "전체 선택", "More": "기타", "Favorites": "즐겨찾기", "Featured": "추천",
        "Top Rated": "최고 평점", "Recents": "최근 항목", "Contacts": "연락처", "History": "방문 기록", "Downloads": "다운로드",
        "Most Recent": "최신", "Most Viewed": "가장 많이 본 항목",
        "Rename": "이름 변경",
        "Format": "포맷", "Bold": "볼드체", "Italic": "이탤릭체", "Underline": "밑줄",
        "File": "파일", "View": "보기", "Window": "윈도우", "Help": "도움말", "Quit": "종료", "Find…": "찾기…",
        "Find and Replace…": "찾기 및 대치…", "Find Next": "다음 찾기", "Find Previous": "이전 찾기",
        "Use Selection for Find": "선택 부분으로 찾기", "Loading…": "로드 중…",
        "Show Sidebar": "사이드바 보기", "Hide Sidebar": "사이드바 가리기",
        "Increment": "증가", "Decrement": "감소", "Tab Bar": "탭 막대", "page %1 of %2": "%2페이지 중 %1페이지",
        "No Results": "결과 없음", "No Results for “%1”": "‘%1’에 대한 결과 없음",
        "Check the spelling or try a new search.": "맞춤법을 확인하거나 새로운 검색을 시도하십시오.", "New Message": "새로운 메시지",
        "Send": "보내기", "To": "받는 사람", "Cc": "참조", "Bcc": "숨은 참조", "Subject": "제목",
        "Clear text": "텍스트 지우기", "Previous Month": "이전 달", "Next Month": "다음 달", "Month": "월",
    ]
}
