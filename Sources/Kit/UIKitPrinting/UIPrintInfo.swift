import Foundation
import UIKitCore

/// The name and the properties of a print job.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, @preconcurrency NSCopying {
    /// The kinds of content, which determine the print quality.
    public enum OutputType: Int, Sendable {
        /// Text and graphics in color.
        case general = 0
        /// Photos.
        case photo = 1
        /// Text and graphics in shades of gray.
        case grayscale = 2
        /// Photos in shades of gray.
        case photoGrayscale = 3
    }

    /// The orientation of pages.
    public enum Orientation: Int, Sendable {
        /// Taller than wide.
        case portrait = 0
        /// Wider than tall.
        case landscape = 1
    }

    /// The use of both sides of the paper.
    public enum Duplex: Int, Sendable {
        /// Only one side.
        case none = 0
        /// Both sides, flipped about the long edge.
        case longEdge = 1
        /// Both sides, flipped about the short edge.
        case shortEdge = 2
    }

    /// The kind of content. The default is `general`.
    open var outputType: OutputType = .general

    /// The name of the job and of its file. If it is empty, which is the default, the name of the app is used.
    open var jobName = ""

    /// The orientation of pages. The default is `portrait`.
    open var orientation: Orientation = .portrait

    /// Whether and how a printer uses both sides of the paper. It has no effect on a file. The default is `none`.
    open var duplex: Duplex = .none

    /// The identifier of the printer that was used last. The default, nil, means a file.
    open var printerID: String?

    /// Creates information with default values.
    public required override init() { super.init() }

    /// Creates information from the values of `dictionaryRepresentation`.
    public convenience init(dictionary: [AnyHashable: Any]?) {
        self.init()
        guard let dictionary else { return }
        outputType = (dictionary["outputType"] as? Int).flatMap(OutputType.init) ?? .general
        orientation = (dictionary["orientation"] as? Int).flatMap(Orientation.init) ?? .portrait
        duplex = (dictionary["duplex"] as? Int).flatMap(Duplex.init) ?? .none
        jobName = dictionary["jobName"] as? String ?? ""
        printerID = dictionary["printerID"] as? String
    }

    /// Returns information with default values.
    open class func printInfo() -> UIPrintInfo { self.init() }

    /// The values as a dictionary, which can be stored.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        var values: [AnyHashable: Any] = [
            "outputType": outputType.rawValue, "orientation": orientation.rawValue, "duplex": duplex.rawValue,
            "jobName": jobName,
        ]
        values["printerID"] = printerID
        return values
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { UIPrintInfo(dictionary: dictionaryRepresentation) }
}
