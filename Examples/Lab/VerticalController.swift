import UIKit
import VerticalText

/// A page of vertical Japanese text, with readings and horizontal numbers.
final class VerticalController: UIViewController {
    private let page = VerticalTextView()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Vertical text"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        page.font = .systemFont(ofSize: 20)
        page.attributedText = text
        page.accessibilityIdentifier = "vertical"
        page.translatesAutoresizingMaskIntoConstraints = false
        page.backgroundColor = .systemBackground
        view.addSubview(page)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: guide.topAnchor),
            page.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            page.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }

    private var text: NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        func add(_ text: String, ruby: String? = nil) {
            let attributes: [NSAttributedString.Key: Any] = ruby.map { [.ruby: $0] } ?? [:]
            result.append(NSAttributedString(string: text, attributes: attributes))
        }
        add("縁側", ruby: "えんがわ")
        add("に腰をおろすと、")
        add("庭", ruby: "にわ")
        add("の")
        add("楓", ruby: "かえで")
        add("が「さらさら」と鳴った。\n")
        add("12月25日、午後3時。気温は約8度で、Linuxの上でUIKitのアプリが動いている……。\n")
        add("「ええっ、本当ですか！」（ちょっとした驚き）")
        return result
    }
}
