import Foundation

/// A result of a data detector.
final class DataCheckingResult: NSTextCheckingResult {
    let data: DetectedData

    init(_ data: DetectedData) {
        self.data = data
        super.init()
    }

    /// Results of data detectors cannot be decoded.
    required init?(coder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType {
        switch data.kind {
        case .link: NSDataDetector.link
        case .phoneNumber: NSDataDetector.phoneNumber
        case .date: NSDataDetector.date
        case .address: NSDataDetector.address
        }
    }

    override func range(at idx: Int) -> NSRange { data.range }

    override func range(withName: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}

extension NSTextCheckingResult {
    private var kind: DetectedData.Kind? { (self as? DataCheckingResult)?.data.kind }

    /// The URL of a link; nil for other results.
    public var url: URL? {
        guard case .link(let url) = kind else { return nil }
        return url
    }

    /// The telephone number as it is written; nil for other results.
    public var phoneNumber: String? {
        guard case .phoneNumber(let number) = kind else { return nil }
        return number
    }

    /// The date; nil for other results. A date without a time is at noon.
    public var date: Date? {
        guard case .date(let date, _, _) = kind else { return nil }
        return date
    }

    /// The time zone of a date, if the text names it; otherwise nil.
    public var timeZone: TimeZone? {
        guard case .date(_, let timeZone, _) = kind else { return nil }
        return timeZone
    }

    /// The time from the start to the end of a date, in seconds; 0 for an instant and for other results.
    public var duration: TimeInterval {
        guard case .date(_, _, let duration) = kind else { return 0 }
        return duration
    }

    /// The parts of an address; nil for other results.
    public var addressComponents: [NSTextCheckingKey: String]? {
        guard case .address(let parts) = kind else { return nil }
        return parts
    }

    /// The parts of an address; nil for other results.
    public var components: [NSTextCheckingKey: String]? { addressComponents }
}
