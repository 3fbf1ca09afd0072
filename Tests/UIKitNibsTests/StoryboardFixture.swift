import Foundation
import FoundationAdditions
import UIKitCore
import UIKitLists
import UIKitNibs

/// Storyboards from strings, in bundles in temporary folders.
@MainActor
enum StoryboardFixture {
    /// Returns a storyboard with scenes. Each string is the XML of the objects of a scene.
    static func storyboard(
        _ scenes: [String], initial: String = "", others: [String: String] = [:]
    ) throws -> UIStoryboard {
        try storyboard(text: text(scenes, initial: initial), others: others)
    }

    static func storyboard(text: String, others: [String: String] = [:]) throws -> UIStoryboard {
        let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("Boards-\(UUID().uuidString)")
        var files: [String: String] = others
        files["Main.storyboard"] = text
        for (name, text) in files {
            let file: URL = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return UIStoryboard(name: "Main", bundle: Bundle(path: folder.path))
    }

    static func text(_ scenes: [String], initial: String) -> String {
        let scenes: [String] = scenes.map { "<scene><objects>\($0)</objects></scene>" }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="\(initial)">
            <scenes>\(scenes.joined(separator: "\n"))</scenes>
            </document>
            """
    }

    /// Returns the XML attributes that give an object a class of this module.
    static func custom(_ name: String) -> String { "customClass=\"\(name)\" customModule=\"UIKitNibsTests\"" }
}

/// A controller that records calls to its loading and segue methods.
class RecordingController: UIViewController {
    var field: UILabel?
    var item: UIBarButtonItem?
    var log: [String] = []
    var allowsSegues = true
    var received: [UIStoryboardSegue] = []
    var note = ""
    /// The view or bar button item to which the popover of the last segue points.
    var popoverAnchor: NSObject?

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake \(isViewLoaded)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("load \(field?.text ?? "nil")")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.append("should \(identifier)")
        return allowsSegues
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \(segue.identifier ?? "nil")")
        received.append(segue)
        let popover: UIPopoverPresentationController? = segue.destination.popoverPresentationController
        popoverAnchor = popover?.barButtonItem ?? popover?.sourceView
        segue.destination.title = (sender as? UITableViewCell)?.reuseIdentifier ?? segue.destination.title
    }

    func close(_ segue: UIStoryboardSegue) { log.append("close \((segue.source as? RecordingController)?.note ?? "")") }

    func makeDetail(_ coder: NSCoder, sender: Any?) -> DetailController? { DetailController(coder: coder, number: 7) }

    nonisolated private enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(RecordingController.self) {
                $0.property("field") { \.field }
                $0.property("item") { \.item }
                $0.method("close:") { $0.close(try $1[0]) }
                $0.method("makeDetail:sender:") { $0.makeDetail(try $1[0], sender: try $1[1]) }
            }
        }
    }
}

/// A controller that segues show or embed. It does not accept unwind segues.
final class DetailController: UIViewController {
    let number: Int

    init?(coder: NSCoder, number: Int) {
        self.number = number
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        number = 0
        super.init(coder: coder)
    }
}

/// A segue class of an app. Its initializer is not marked `required`.
final class ReplacingSegue: UIStoryboardSegue {
    private(set) static var performed: [String] = []

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }

    override func perform() { ReplacingSegue.performed.append(identifier ?? "") }
}
