import Foundation
import FoundationAdditions
import UIKitCore
import UIKitLists
import UIKitNibs

/// Nibs from strings, and the classes to which they refer.
@MainActor
enum NibFixture {
    /// Returns a nib with objects and a file's owner.
    static func nib(_ objects: String, owner connections: String = "", resources: String = "") -> UINib {
        UINib(data: Data(text(objects, owner: connections, resources: resources).utf8), bundle: .main)
    }

    static func text(_ objects: String, owner connections: String = "", resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
        <connections>\(connections)</connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)
        </objects>
        <resources>\(resources)</resources>
        </document>
        """
    }

    /// Creates the first object of a nib.
    static func make<View: UIView>(_ objects: String, resources: String = "", as type: View.Type = View.self) -> View? {
        nib(objects, resources: resources).instantiate(withOwner: nil).first as? View
    }

    /// Describes a view and its subviews, one per line: class, frame, and text.
    static func tree(_ view: UIView, indent: String = "") -> String {
        let frame: CGRect = view.frame
        let numbers: String = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }
            .joined(separator: " ")
        let text: String = (view as? UILabel)?.text.map { " “\($0)”" } ?? ""
        let line = "\(indent)\(type(of: view)) \(numbers)\(text)"
        return ([line] + view.subviews.map { tree($0, indent: indent + "  ") }).joined(separator: "\n")
    }

    static let module = "UIKitNibsTests"
}

/// An owner with outlets and actions, and the member table that the source rewriter generates for it.
final class CardOwner: NSObject {
    var view: UIView?
    private(set) var label: UILabel?
    private(set) var buttons: [UIButton] = []
    private(set) var log: [String] = []
    weak var height: NSLayoutConstraint?

    @MainActor private func tapped(_ sender: Any?) { log.append("tapped") }

    nonisolated private enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(CardOwner.self) {
                $0.property("view") { \.view }
                $0.property("label") { \.label }
                $0.property("buttons") { \.buttons }
                $0.property("height") { \.height }
                $0.method("tapped:") { $0.tapped(try $1[0]) }
            }
        }
    }
}

/// An app's custom view, which has an outlet and an inspectable property.
final class CardView: UIView {
    var badge: UILabel?
    var inset: CGFloat = 0 { didSet { log.append("inset \(badge == nil)") } }
    private(set) var log: [String] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log.append("init \(subviews.count) \(tag)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake \(badge?.text ?? "")")
    }

    nonisolated private enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(CardView.self) {
                $0.property("badge") { \.badge }
                $0.property("inset") { \.inset }
            }
        }
    }
}

final class CardCell: UITableViewCell {
    var caption: UILabel?

    nonisolated private enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(CardCell.self) { $0.property("caption") { \.caption } }
        }
    }
}

/// A controller whose nib has the name of its class.
final class CardViewController: UIViewController {}
