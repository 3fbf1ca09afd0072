import UIKit

/// Text that is edited, searched and checked, links and detected data, lines in many scripts, and fields.
final class TextController: UIViewController {
    private static let lines: [(language: String, text: String)] = [
        ("Arabic", "مرحبا بالعالم، هذا نصّ عربي."), ("Hebrew", "שלום עולם, זהו טקסט בעברית."),
        ("Hindi", "नमस्ते दुनिया, यह हिन्दी पाठ है।"), ("Thai", "สวัสดีชาวโลก นี่คือข้อความภาษาไทย"),
        ("Emoji", "👩‍🚀 👨‍👩‍👧 🇯🇵 👍🏽 ❤️‍🔥"), ("Both directions", "The word שלום means مرحبا in English."),
    ]

    private let page = PageColumn()
    private let notes = UITextView()
    private let links = UITextView()
    private let result = UILabel("Choose a link.", .footnote, .secondaryLabel)
    private let scripts = UITextView()
    private let tags = UITextField()
    private let password = UITextField()

    /// A bar above the keyboard, with words to insert into the field.
    private lazy var words: UIToolbar = {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let buttons: [UIBarButtonItem] = ["garden", "縁側"].map { word in
            UIBarButtonItem(primaryAction: UIAction(title: word) { [weak self] _ in self?.add(word) })
        }
        let done = UIAction { [weak self] _ in self?.view.endEditing(true) }
        bar.items = buttons + [.flexibleSpace(), UIBarButtonItem(systemItem: .done, primaryAction: done)]
        return bar
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Text"
        view.backgroundColor = page.backgroundColor
        page.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(page)
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: view.topAnchor),
            page.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            page.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        page.accessibilityIdentifier = "text"
        page.keyboardDismissMode = .interactive
        let find = UIAction { [weak self] _ in self?.find() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .search, primaryAction: find)
        page.add("Notes", makeNotes())
        page.add("Links and data", makeLinks(), result)
        page.add("Scripts", makeScripts())
        page.add("Fields", makeTags(), makePassword())
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The keyboard changes the height of the page.
        revealEditedView()
    }

    private func revealEditedView() {
        let views: [UIView] = [notes, scripts, tags, password]
        guard let edited = views.first(where: \.isFirstResponder) else { return }
        page.scrollRectToVisible(page.convert(edited.bounds, from: edited).insetBy(dx: 0, dy: -8), animated: false)
    }

    // MARK: Text views

    private func makeNotes() -> UIView {
        prepare(notes, "Notes")
        notes.attributedText = notesText
        notes.isFindInteractionEnabled = true
        notes.spellCheckingType = .yes
        notes.alwaysBounceVertical = true
        notes.selectedRange = NSRange(location: 0, length: 0)
        return notes.withHeight(180)
    }

    /// Japanese and English text with an attachment and a misspelled word.
    private var notesText: NSAttributedString {
        let result = NSMutableAttributedString(
            string: "The porch\n", attributes: attributes(.title3))
        result.append(
            NSAttributedString(
                string: "An engawa is a porch of wood between the house and the garden. You recieve guests there. ",
                attributes: attributes(.body)))
        let leaf = NSTextAttachment()
        leaf.image = UIImage(systemName: "leaf.fill")?.withTintColor(.systemGreen, renderingMode: .alwaysOriginal)
        result.append(NSAttributedString(attachment: leaf))
        result.append(
            NSAttributedString(
                string: "\n縁側は、家と庭のあいだの板張りの廊下です。夏の夜は、ここで風鈴の音を聞きながら涼みます。",
                attributes: attributes(.body)))
        return result
    }

    private func makeLinks() -> UIView {
        prepare(links, "Links")
        let text = NSMutableAttributedString(
            string: "Read about Swift, write to ada@example.org, visit https://www.example.org, "
                + "call +1 202-555-0143, or come on December 12, 2026 at 3:00 PM.",
            attributes: attributes(.body))
        text.addAttribute(
            .link, value: URL(string: "https://www.swift.org")!, range: (text.string as NSString).range(of: "Swift"))
        links.attributedText = text
        links.isEditable = false
        links.isScrollEnabled = false
        links.dataDetectorTypes = .all
        links.delegate = self
        result.numberOfLines = 0
        result.adjustsFontForContentSizeCategory = true
        result.accessibilityIdentifier = "result"
        return links
    }

    private func makeScripts() -> UIView {
        prepare(scripts, "Scripts")
        scripts.attributedText = NSAttributedString(
            string: Self.lines.map(\.text).joined(separator: "\n"), attributes: attributes(.body))
        scripts.isScrollEnabled = false
        scripts.spellCheckingType = .no
        return scripts
    }

    private func attributes(_ style: UIFont.TextStyle) -> [NSAttributedString.Key: Any] {
        [.font: UIFont.preferredFont(forTextStyle: style), .foregroundColor: UIColor.label]
    }

    private func prepare(_ textView: UITextView, _ name: String) {
        textView.accessibilityIdentifier = name
        textView.accessibilityLabel = name
        textView.adjustsFontForContentSizeCategory = true
        textView.backgroundColor = .secondarySystemGroupedBackground
        textView.textContainerInset = UIEdgeInsets(top: 10, left: 8, bottom: 10, right: 8)
        textView.layer.cornerRadius = 10
    }

    private func find() {
        notes.findInteraction?.presentFindNavigator(showingReplace: false)
    }

    // MARK: Fields

    private func makeTags() -> UIView {
        prepare(tags, "Tags")
        tags.inputAccessoryView = words
        tags.clearButtonMode = .whileEditing
        tags.returnKeyType = .next
        return tags
    }

    private func makePassword() -> UIView {
        prepare(password, "Password")
        password.isSecureTextEntry = true
        password.textContentType = .password
        password.returnKeyType = .done
        return password
    }

    private func prepare(_ field: UITextField, _ name: String) {
        field.placeholder = name
        field.accessibilityIdentifier = name
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.delegate = self
    }

    private func add(_ word: String) {
        let separator: String = tags.text?.isEmpty == false ? " " : ""
        tags.insertText(separator + word)
    }
}

extension TextController: UITextViewDelegate {
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
        guard case .link(let url) = textItem.content else { return defaultAction }
        return UIAction { [weak self] _ in self?.result.text = url.absoluteString }
    }
}

extension TextController: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) { revealEditedView() }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === tags { password.becomeFirstResponder() } else { textField.resignFirstResponder() }
        return false
    }
}
