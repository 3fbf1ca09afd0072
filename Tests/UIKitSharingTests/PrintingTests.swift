import UIKit
import XCTest
import XCUIAutomation

@testable import AppDriver
@testable import UIKitPrinting

final class PrintingTests: SharingTestCase {
    private final class Delegate: NSObject, UIPrintInteractionControllerDelegate {
        var log: [String] = []
        var paper: UIPrintPaper?

        func printInteractionController(
            _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
        ) -> UIPrintPaper? { paper }
        func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {
            log.append("will present")
        }
        func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) {
            log.append("will dismiss")
        }
        func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {
            log.append("did dismiss")
        }
        func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {
            log.append("will start")
        }
        func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {
            log.append("did finish")
        }
    }

    private let delegate = Delegate()
    private var results: [Bool] = []
    /// The presentation retains the controller.
    private weak var printing: UIPrintInteractionController?

    private func print(iPad: Bool = false, _ prepare: @escaping (UIPrintInteractionController) -> Void) {
        launch(iPad: iPad) { [self] controller in
            let printing = UIPrintInteractionController()
            printing.delegate = delegate
            let info = UIPrintInfo.printInfo()
            info.jobName = "Letter"
            printing.printInfo = info
            prepare(printing)
            let completion: UIPrintInteractionController.CompletionHandler = { _, didSave, _ in
                self.results.append(didSave)
            }
            if iPad, let item = controller.navigationItem.rightBarButtonItem {
                printing.present(from: item, animated: true, completionHandler: completion)
            } else {
                printing.present(animated: true, completionHandler: completion)
            }
            self.printing = printing
        }
        app.buttons["Open"].firstMatch.tap()
    }

    private func saved() throws -> String {
        let file = home.appendingPathComponent("Documents/Letter.pdf")
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }

    func testTextIsSavedAsADocumentWithPages() throws {
        let text: String = (1...200).map { "Line \($0)\n" }.joined()
        print { printing in
            let formatter = UISimpleTextPrintFormatter(text: text)
            formatter.perPageContentInsets = UIEdgeInsets(top: 54, left: 54, bottom: 54, right: 54)
            printing.printFormatter = formatter
        }
        XCTAssertTrue(app.navigationBars["Print"].exists)
        let pages = app.collectionViews["Pages"]
        XCTAssertTrue(pages.cells["Page 1"].exists)
        app.buttons["Save as PDF"].tap()
        app.otherElements["Files"].buttons["Save"].tap()
        XCTAssertEqual(results, [true])
        XCTAssertFalse(app.navigationBars["Print"].exists)
        XCTAssertEqual(delegate.log, ["will present", "will start", "did finish", "will dismiss", "did dismiss"])
        let count: Int = try saved().components(separatedBy: "/MediaBox").count - 1
        XCTAssertTrue((4...6).contains(count), "\(count)")
    }

    /// All apps share the folder for temporary files, and print jobs of different apps can have the same name.
    func testSavingChangesNoTemporaryFileOfTheSameName() throws {
        let name: String = UUID().uuidString
        let folder: URL = FileManager.default.temporaryDirectory
        let other: URL = folder.appendingPathComponent("\(name).pdf")
        try Data("other".utf8).write(to: other)
        defer { try? FileManager.default.removeItem(at: other) }
        func temporaryDocuments() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
                FileManager.default.fileExists(atPath: folder.path + "/\($0)/\(name).pdf")
            }.count
        }
        print { printing in
            printing.printInfo?.jobName = name
            printing.printFormatter = UISimpleTextPrintFormatter(text: "Text")
        }
        app.buttons["Save as PDF"].tap()
        XCTAssertEqual(try temporaryDocuments(), 1)
        // Dragging the file chooser away abandons the document.
        app.otherElements["Files"].navigationBars.firstMatch.swipeDown(velocity: .fast)
        app.buttons["Save as PDF"].tap()
        XCTAssertEqual(try temporaryDocuments(), 1)
        app.otherElements["Files"].buttons["Save"].tap()
        XCTAssertEqual(results, [true])
        XCTAssertEqual(try Data(contentsOf: other), Data("other".utf8))
        XCTAssertEqual(try temporaryDocuments(), 0)
        XCTAssertTrue(FileManager.default.fileExists(atPath: home.path + "/Documents/\(name).pdf"))
    }

    func testCancelingSavesNothing() {
        print { $0.printingItem = UIImage(systemName: "star") }
        XCTAssertTrue(app.staticTexts["Letter — 1 page"].exists)
        app.buttons["Save as PDF"].tap()
        app.otherElements["Files"].buttons["Cancel"].tap()
        XCTAssertTrue(app.navigationBars["Print"].exists)
        app.navigationBars["Print"].buttons["Cancel"].tap()
        XCTAssertEqual(results, [false])
        XCTAssertEqual(delegate.log, ["will present", "will start", "will dismiss", "did dismiss"])
        XCTAssertNil(printing)
    }

    func testDraggingThePanelAwayIsReportedLikeCanceling() {
        print { $0.printingItem = UIImage(systemName: "star") }
        app.navigationBars["Print"].swipeDown(velocity: .fast)
        XCTAssertFalse(app.navigationBars["Print"].exists)
        XCTAssertEqual(results, [false])
        XCTAssertEqual(delegate.log, ["will present", "will dismiss", "did dismiss"])
    }

    func testTheAppCanCloseThePanelBelowTheFileChooser() throws {
        let folder: String = FileManager.default.temporaryDirectory.path
        func temporaryDocuments() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: folder).filter {
                FileManager.default.fileExists(atPath: "\(folder)/\($0)/Letter.pdf")
            }.count
        }
        print { $0.printingItem = UIImage(systemName: "star") }
        let count: Int = try temporaryDocuments()
        app.buttons["Save as PDF"].tap()
        XCTAssertTrue(app.otherElements["Files"].exists)
        printing?.dismiss(animated: true)
        AppSession.current?.settle()
        XCTAssertFalse(app.otherElements["Files"].exists)
        XCTAssertFalse(app.navigationBars["Print"].exists)
        XCTAssertEqual(results, [false])
        XCTAssertEqual(delegate.log, ["will present", "will start", "will dismiss", "did dismiss"])
        XCTAssertEqual(try temporaryDocuments(), count)
    }

    func testARendererWithoutPagesDrawsNone() throws {
        final class Renderer: UIPrintPageRenderer {
            var drawn: [Int] = []
            override var numberOfPages: Int { 0 }
            override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) { drawn.append(pageIndex) }
        }
        let renderer = Renderer()
        print { $0.printPageRenderer = renderer }
        XCTAssertTrue(app.staticTexts["Letter — 0 pages"].exists)
        app.buttons["Save as PDF"].tap()
        app.otherElements["Files"].buttons["Save"].tap()
        XCTAssertEqual(renderer.drawn, [])
        XCTAssertTrue(try saved().contains("/MediaBox"))
    }

    func testTheOrientationDeterminesThePages() throws {
        delegate.paper = .letter
        print(iPad: true) { $0.printFormatter = UIMarkupTextPrintFormatter(markupText: "<h1>Title</h1><p>Text</p>") }
        app.buttons["Landscape"].tap()
        app.buttons["Save as PDF"].tap()
        app.otherElements["Files"].buttons["Save"].tap()
        XCTAssertTrue(try saved().contains("/MediaBox [ 0 0 792 612 ]"))
    }

    func testADocumentIsSavedUnchanged() throws {
        let document: Data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 70, height: 90)).pdfData {
            $0.beginPage()
        }
        XCTAssertTrue(UIPrintInteractionController.canPrint(document))
        XCTAssertFalse(UIPrintInteractionController.canPrint(Data("text".utf8)))
        print { $0.printingItem = document }
        XCTAssertTrue(app.staticTexts["Letter — PDF document"].exists)
        app.buttons["Save as PDF"].tap()
        app.otherElements["Files"].buttons["Save"].tap()
        XCTAssertEqual(try Data(contentsOf: home.appendingPathComponent("Documents/Letter.pdf")), document)
    }

    func testNothingIsPresentedWithoutContent() {
        print { $0.printingItem = "a string" }
        XCTAssertFalse(app.navigationBars["Print"].exists)
        XCTAssertEqual(results, [])
    }

    func testARendererDrawsHeadersContentAndFooters() {
        final class Renderer: UIPrintPageRenderer {
            var log: [String] = []
            override var numberOfPages: Int { 2 }
            override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
                log.append("header \(pageIndex) \(headerRect.height)")
            }
            override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
                log.append("content \(contentRect.minY) \(contentRect.height)")
            }
            override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
                log.append("footer \(footerRect.minY)")
            }
        }
        let renderer = Renderer()
        renderer.headerHeight = 30
        renderer.footerHeight = 20
        renderer.setValue(CGRect(x: 0, y: 0, width: 300, height: 400), forKey: "paperRect")
        renderer.setValue(NSValue(cgRect: CGRect(x: 10, y: 10, width: 280, height: 380)), forKey: "printableRect")
        XCTAssertEqual(renderer.paperRect.width, 300)
        renderer.drawPage(at: 1, in: renderer.printableRect)
        XCTAssertEqual(renderer.log, ["header 1 30.0", "content 40.0 330.0", "footer 370.0"])
    }

    func testFormattersShareTheirPages() {
        let renderer = UIPrintPageRenderer()
        let text = UISimpleTextPrintFormatter(text: (1...30).map { "Line \($0)\n" }.joined())
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 560, height: 1_000))
        let picture: UIViewPrintFormatter = view.viewPrintFormatter()
        renderer.addPrintFormatter(text, startingAtPageAt: 0)
        XCTAssertEqual(renderer.numberOfPages, 0)
        renderer.paperRect = CGRect(x: 0, y: 0, width: 300, height: 240)
        renderer.printableRect = CGRect(x: 10, y: 10, width: 280, height: 220)
        let first: Int = text.pageCount
        XCTAssertTrue((2...3).contains(first))
        renderer.addPrintFormatter(picture, startingAtPageAt: first)
        // The view is scaled to half its height of 1,000 points, so it needs three pages of 220 points.
        XCTAssertEqual(picture.pageCount, 3)
        XCTAssertEqual(renderer.numberOfPages, first + 3)
        XCTAssertEqual(renderer.printFormattersForPage(at: first)?.count, 1)
        text.contentInsets.top = 100
        XCTAssertEqual(text.rect(forPageAt: 0).minY, 110)
        XCTAssertEqual(text.rect(forPageAt: 1).minY, 10)
        picture.removeFromPrintPageRenderer()
        XCTAssertEqual(renderer.numberOfPages, text.pageCount)
    }

    func testAFormatterThatIsReplacedHasNoRenderer() {
        let renderer = UIPrintPageRenderer()
        let (old, new) = (UISimpleTextPrintFormatter(text: "old"), UISimpleTextPrintFormatter(text: "new"))
        renderer.printFormatters = [old]
        XCTAssertTrue(old.printPageRenderer === renderer)
        renderer.printFormatters = [new]
        XCTAssertNil(old.printPageRenderer)
        XCTAssertTrue(new.printPageRenderer === renderer)
        renderer.printFormatters = nil
        XCTAssertNil(new.printPageRenderer)
    }

    func testPaperFitsAPage() {
        let papers: [UIPrintPaper] = [.a4, .letter]
        func best(_ width: CGFloat, _ height: CGFloat) -> UIPrintPaper {
            UIPrintPaper.bestPaper(forPageSize: CGSize(width: width, height: height), withPapersFrom: papers)
        }
        XCTAssertIdentical(best(600, 700), UIPrintPaper.letter)
        XCTAssertIdentical(best(500, 800), UIPrintPaper.a4)
        let info = UIPrintInfo(dictionary: ["jobName": "A", "orientation": 1])
        XCTAssertEqual((info.copy() as? UIPrintInfo)?.orientation, .landscape)
    }

    func testThePanel() {
        print { printing in
            let text = NSAttributedString(
                string: String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 60),
                attributes: [.font: UIFont.systemFont(ofSize: 14)])
            let formatter = UISimpleTextPrintFormatter(attributedText: text)
            formatter.perPageContentInsets = UIEdgeInsets(top: 54, left: 54, bottom: 54, right: 54)
            printing.printFormatter = formatter
            printing.showsPaperSelectionForLoadedPapers = true
        }
        let picture: Data = app.screenshot().pngRepresentation
        XCTAssertGreaterThan(picture.count, 10_000)
    }
}
