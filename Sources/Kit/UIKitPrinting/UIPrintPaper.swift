import Foundation
import UIKitCore

/// A sheet of paper.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
    /// The size of the paper, in points.
    public let paperSize: CGSize

    /// The area in which a printer can print, in points.
    public let printableRect: CGRect

    /// The margin of a PDF document on each side, in points.
    static let margin: CGFloat = 18

    let name: String

    init(_ name: String, size: CGSize) {
        self.name = name
        paperSize = size
        printableRect = CGRect(origin: .zero, size: size).insetBy(dx: UIPrintPaper.margin, dy: UIPrintPaper.margin)
        super.init()
    }

    static let a4 = UIPrintPaper("A4", size: CGSize(width: 595, height: 842))
    static let letter = UIPrintPaper("Letter", size: CGSize(width: 612, height: 792))

    /// The papers that the user can choose.
    static let all: [UIPrintPaper] = [a4, letter]

    /// The standard paper in the user's region.
    static var standard: UIPrintPaper {
        let region: String = Locale.current.region?.identifier ?? ""
        return ["US", "CA", "MX", "PH", "CL", "CO", "VE"].contains(region) ? letter : a4
    }

    /// Returns the same paper with its width and height exchanged.
    var landscape: UIPrintPaper {
        UIPrintPaper(name, size: CGSize(width: paperSize.height, height: paperSize.width))
    }

    /// Returns the smallest paper in a list on which a page fits, or the largest paper if the page does not fit on any.
    open class func bestPaper(
        forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]
    ) -> UIPrintPaper {
        func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
        let sorted: [UIPrintPaper] = paperList.sorted { area($0) < area($1) }
        let fitting: UIPrintPaper? = sorted.first {
            $0.paperSize.width >= contentSize.width && $0.paperSize.height >= contentSize.height
        }
        return fitting ?? sorted.last ?? standard
    }
}
