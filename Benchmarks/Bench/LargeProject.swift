import Foundation

/// An Xcode project with 500 source files of about 100 lines, each with a screen that uses selectors.
struct LargeProject {
    static let name = "Large"
    private static let fileCount = 500

    /// The folder of a project that `engawa new` created.
    let folder: URL

    private func url(_ number: Int) -> URL {
        folder.appendingPathComponent("\(LargeProject.name)/Feature\(number / 25)/Screen\(number).swift")
    }

    /// Adds the sources.
    func write() throws {
        for number in 0..<LargeProject.fileCount {
            let url: URL = url(number)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(LargeProject.source(number).utf8).write(to: url)
        }
    }

    /// Changes one source.
    func change(_ round: Int) throws {
        try Data((LargeProject.source(7) + "// Change \(round)\n").utf8).write(to: url(7))
    }

    private static func source(_ number: Int) -> String {
        let actions: String = (0..<6).map { action($0) }.joined(separator: "\n")
        let targets: String = (0..<6).map {
            "        buttons[\($0)].addTarget(self, action: #selector(action\($0)(_:)), for: .touchUpInside)\n"
        }.joined()
        return """
            import UIKit

            /// The screen \(number).
            final class Screen\(number)Controller: UIViewController {
                private let label = UILabel()
                private var buttons: [UIButton] = []
                private var items: [String] = []
                private var count = 0

                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Screen \(number)"
                    view.backgroundColor = .systemBackground
                    buttons = (0..<6).map { _ in UIButton(type: .system) }
            \(targets)
                    let stack = UIStackView(arrangedSubviews: [label] + buttons)
                    stack.axis = .vertical
                    stack.spacing = 8
                    stack.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(stack)
                    NSLayoutConstraint.activate([
                        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
                        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
                    ])
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(reload), name: .init("reload"), object: nil)
                }

                @objc private func reload() {
                    items = (0..<10).map { "Item \\($0)" }
                    label.text = items.first
                }

            \(actions)
            }

            """
    }

    private static func action(_ number: Int) -> String {
        """
            @objc private func action\(number)(_ sender: UIButton) {
                count += \(number)
                if items.count > \(number) {
                    label.text = "\\(items[\(number)]) \\(count)"
                } else {
                    label.text = nil
                }
                view.setNeedsLayout()
            }

        """
    }
}
