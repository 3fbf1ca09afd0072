import Foundation

@testable import Doctor

/// A case of `DoctorCases`.
struct DoctorExample {
    var title: String
    var expected: [String]
    private(set) var sources: [ExaminedProject.Source] = []
    private var headers: [String] = []

    init(_ text: String) {
        let parts: [String] = text.components(separatedBy: "=>\n")
        var lines: [String] = (parts.first ?? "").components(separatedBy: "\n")
        title = lines.removeFirst()
        expected = (parts.dropFirst().first ?? "").split(separator: "\n").map(String.init).sorted()
        for (index, source) in lines.joined(separator: "\n").components(separatedBy: "File:\n").enumerated() {
            let parts: [String] = source.components(separatedBy: "Headers:\n")
            sources.append(ExaminedProject.Source(path: "\(index + 1)", text: parts[0]))
            headers += parts.dropFirst()
        }
    }

    /// The findings as lines: kind, name and places.
    var findings: [String] {
        let target = ExaminedProject.Target(name: "App", moduleName: "App", sources: sources, conditions: ["DEBUG"])
        let project = ExaminedProject(targets: [target], libraryModules: ["Library"], headers: headers)
        let findings: [Finding] = DoctorExample.doctor.examine(project).findings
        return findings.map { finding in
            let places: [String] = finding.places.map { sources.count > 1 ? "\($0.file):\($0.line)" : "\($0.line)" }
            return "\(finding.kind.rawValue) \(finding.name) \(places.joined(separator: " "))"
        }
        .sorted()
    }

    static let doctor = Doctor(index: index, capabilities: Capabilities(text: capabilities))

    private static let capabilities = """
        [large titles]
        M UINavigationBar.prefersLargeTitles
        [status bar]
        T UIStatusBarStyle
        M UIViewController.setNeedsStatusBarAppearanceUpdate
        V preferredStatusBarStyle
        [UITextView]
        T UITextView UITextViewDelegate
        F textViewDidChange(_:)
        [editing]
        T UITableViewCell.EditingStyle
        F tableView(_:commit:forRowAt:)
        """

    /// An index with a small part of UIKit. Vertical bars represent tabs.
    private static let index: APIIndex = {
        let text = """
            engawa-api|1
            module|UIKit
            module|Foundation
            module|Swift
            module|Testing
            opaque|Engawa
            global|XCTAssertTrue
            type|structure|Array||Collection
            p|count|Int
            p|first|_?
            type|structure|Int||Equatable
            type|structure|String||Equatable
            p|count|Int
            type|structure|Bool||
            type|enumeration|Optional||
            f|map|_?|_:(_) throws -> _
            c|some|
            c|none|
            type|structure|CGFloat||
            type|structure|Notification||
            type|structure|URL||
            type|protocol|Equatable||
            type|protocol|Collection||
            f|map|[_]|_:(_) throws -> _
            type|alias|Collection.SubSequence||
            type|class|NSObject||
            p|description|String
            i|init||
            type|class|UIResponder|NSObject|
            f|becomeFirstResponder|Bool|
            type|class|UIView|UIResponder|
            p|alpha|CGFloat
            p|backgroundColor|UIColor?
            p|contentMode|UIView.ContentMode
            p|subviews|[UIView]
            -f|addSubview||_:UIView
            +f|animate||withDuration:Double|animations:() -> Void|completion=((Bool) -> Void)?
            f|constraint|NSLayoutConstraint|equalTo:UIView|constant=CGFloat
            i|init||frame:CGRect
            i|init||
            type|enumeration|UIView.ContentMode||
            +c|center|
            +c|scaleToFill|
            type|class|UIColor|NSObject|
            +p|red|UIColor
            i|init||white:CGFloat|alpha:CGFloat
            type|class|UILabel|UIView|
            p|text|String?
            type|class|UIButton|UIView|
            f|setTitle||_:String?|for:UIControl.State
            f|titleLabel|UILabel?|
            i|init||type:UIButton.ButtonType
            type|enumeration|UIButton.ButtonType||
            +c|system|
            type|structure|UIControl.State||OptionSet
            +p|normal|UIControl.State
            type|class|UIControl|UIView|
            type|protocol|OptionSet||
            type|class|UINavigationBar|UIView|
            type|class|UINavigationController|UIViewController|
            p|navigationBar|UINavigationBar
            f|pushViewController||_:UIViewController|animated:Bool
            type|class|UIViewController|UIResponder|
            p|view|UIView!
            p|title|String?
            p|navigationController|UINavigationController?
            f|viewDidLoad||
            f|present||_:UIViewController|animated:Bool|completion=(() -> Void)?
            i|init||nibName:String?|bundle:Bundle?
            type|class|UITableViewCell|UIView|
            type|class|UITableView|UIView|
            f|dequeueReusableCell|UITableViewCell|withIdentifier:String|for:IndexPath
            type|protocol|UITableViewDataSource||
            f|tableView|Int|_:UITableView|numberOfRowsInSection:Int
            type|class|UITableViewController|UIViewController|UITableViewDataSource
            p|tableView|UITableView!
            type|class|NSLayoutConstraint|NSObject|
            type|structure|CGRect||
            type|class|Bundle|NSObject|
            type|structure|IndexPath||
            type|class|UIBarButtonItem|NSObject|
            i|init||title:String?|style:UIBarButtonItem.Style|target:Any?|action:Selector?
            type|enumeration|UIBarButtonItem.Style||
            +c|plain|
            type|structure|Selector||
            type|structure|AttributedString||
            f|subscript|_|dynamicMember:_
            """
        do {
            return try APIIndex(text: text.replacingOccurrences(of: "|", with: "\t"))
        } catch {
            return APIIndex()
        }
    }()
}
