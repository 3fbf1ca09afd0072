import Foundation

/// A list to which paragraphs belong.
///
/// The ``NSParagraphStyle/textLists`` of a paragraph are the lists that contain it, from the outermost to the
/// innermost. Consecutive paragraphs with the same list object are its items. The text contains only the items. Labels,
/// drawn strings and text views draw the markers. HTML and Rich Text Format keep the lists.
///
/// Each level indents its paragraphs by 36 points, in addition to the indents of their style. A paragraph whose text
/// already begins with its marker between two tabs gets no indent and no second marker.
open class NSTextList: NSObject, NSCopying, NSSecureCoding {
    /// Whether text contains the markers of its lists. It is false.
    open class var includesTextListMarkers: Bool { false }

    /// The format of the markers.
    public let markerFormat: MarkerFormat

    /// The options.
    public let listOptions: Options

    /// The number of the first item. The default is 1. It affects only ordered lists.
    open var startingItemNumber: Int

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - markerFormat: The format of the markers.
    ///   - options: The options.
    ///   - startingItemNumber: The number of the first item.
    public required init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        self.markerFormat = markerFormat
        listOptions = options
        self.startingItemNumber = startingItemNumber
    }

    /// Creates a list whose first item has the number 1.
    ///
    /// - Parameters:
    ///   - markerFormat: The format of the markers.
    ///   - options: The raw value of the options.
    public convenience init(markerFormat: MarkerFormat, options: Int) {
        self.init(
            markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: options)), startingItemNumber: 1)
    }

    /// Creates a list from an archive.
    public required convenience init?(coder: NSCoder) {
        guard let format = coder.decodeObject(of: NSString.self, forKey: "NSMarkerFormat") else { return nil }
        self.init(
            markerFormat: MarkerFormat(rawValue: format as String),
            options: Options(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "NSOptions"))),
            startingItemNumber: coder.decodeInteger(forKey: "NSStartingItemNumber"))
    }

    /// Adds the list to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
        coder.encode(Int(bitPattern: listOptions.rawValue), forKey: "NSOptions")
        coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
    }

    /// Whether secure archives can contain lists. It is true.
    public static var supportsSecureCoding: Bool { true }

    /// Whether the markers contain the numbers of the items.
    open var isOrdered: Bool { markerFormat.keyword.map { MarkerFormat.symbols[$0.name] == nil } ?? false }

    /// Returns the marker of an item.
    ///
    /// - Parameter itemNumber: The position of the item in the list, which is 1 for the first item.
    open func marker(forItemNumber itemNumber: Int) -> String {
        guard let keyword = markerFormat.keyword else { return markerFormat.rawValue }
        let number: Int = itemNumber &+ startingItemNumber &- 1
        var marker: String = markerFormat.rawValue
        marker.replaceSubrange(keyword.range, with: MarkerFormat.text(of: keyword.name, number: number))
        return marker
    }

    /// Returns another list with the same format, options, and starting number.
    open func copy(with zone: NSZone? = nil) -> Any {
        Self(markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
    }
}
