import Foundation
import UIKitCore
import UIKitVisualFormat

/// A post in a feed: 21 views, positioned with visual formats, with text of unknown length.
@MainActor
final class FeedCell: UIView {
    private static let words: [String] =
        "the quick brown fox jumps over a lazy dog while somebody reads this feed on a porch by the sea".split(
            separator: " "
        ).map(String.init)

    /// Returns `count` words that depend on `seed`.
    private static func text(_ count: Int, _ seed: Int) -> String {
        (0..<count).map { words[(seed &* 7 &+ $0 &* 5) % words.count] }.joined(separator: " ")
    }

    init(seed: Int) {
        super.init(frame: .zero)
        var views: [String: Any] = [:]
        func add(_ view: UIView, _ name: String) {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            views[name] = view
        }
        func label(_ name: String, _ text: String, lines: Int = 1, size: CGFloat = 14) {
            let label = UILabel()
            label.text = text
            label.numberOfLines = lines
            label.font = .systemFont(ofSize: size)
            add(label, name)
        }
        label("because", Self.text(4, seed), size: 12)
        label("more", "…")
        add(UIView(), "photo")
        label("name", Self.text(2, seed + 1), size: 16)
        label("headline", Self.text(12, seed + 2), lines: 3)
        label("when", "\(seed) min", size: 12)
        label("comment", Self.text(20 + seed % 20, seed + 3), lines: 0)
        add(UIView(), "picture")
        label("title", Self.text(8, seed + 4), lines: 0, size: 16)
        label("address", Self.text(3, seed + 5), size: 12)
        for (index, name) in ["like", "reply", "share"].enumerated() {
            label(name, Self.text(1, seed + index))
            add(UIView(), name + "Sign")
        }
        add(UIView(), "face")
        label("said", Self.text(15, seed + 6), lines: 0)
        add(UIView(), "line")
        add(UIView(), "bar")
        for format in [
            "H:|-[because]-(>=8)-[more]-|", "H:|-[photo(44)]-[name]-(>=8)-|", "H:[photo]-[headline]-(>=8)-|",
            "H:[photo]-[when]-(>=8)-|", "H:|-[comment]-|", "H:|[picture]|", "H:|-[title]-|", "H:|-[address]-|",
            "H:|-[likeSign(16)]-[like]-[replySign(16)]-[reply]-[shareSign(16)]-[share]-(>=8)-|",
            "H:|-[face(32)]-[said]-|", "H:|[line]|", "H:|[bar]|",
            "V:|-[because]-[name]-2-[headline]-2-[when]-[comment]-[picture(180)]-[title]-2-[address]-[line(1)]-[like]",
            "V:[like]-[said]-(>=8)-[bar(6)]|", "V:[face(32)]-(>=8)-[bar]",
        ] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
        }
        func tie(_ first: String, _ second: String, _ attribute: NSLayoutConstraint.Attribute) {
            NSLayoutConstraint(
                item: views[first] as Any, attribute: attribute, relatedBy: .equal, toItem: views[second],
                attribute: attribute, multiplier: 1, constant: 0
            ).isActive = true
        }
        tie("more", "because", .top)
        tie("photo", "name", .top)
        tie("face", "said", .top)
        for (sign, text) in [("likeSign", "like"), ("replySign", "reply"), ("shareSign", "share")] {
            tie(sign, text, .centerY)
            tie(text, "like", .firstBaseline)
        }
        for name in ["photo", "likeSign", "replySign", "shareSign"] {
            guard let view = views[name] as? UIView else { continue }
            view.heightAnchor.constraint(equalTo: view.widthAnchor).isActive = true
        }
    }

    required init?(coder: NSCoder) { nil }
}
