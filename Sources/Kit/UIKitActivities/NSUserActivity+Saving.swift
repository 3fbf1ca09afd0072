import Foundation

extension NSUserActivity {
    /// The values of the activity as a property list. Each URL is stored as a dictionary with its string, because
    /// property lists cannot contain URLs. Other values that a property list cannot contain are omitted, and their keys
    /// are in `rejected`.
    package func propertyList() -> (values: [String: Any], rejected: [String]) {
        var rejected: [String] = []
        var values: [String: Any] = ["activityType": activityType]
        var info: [String: Any] = [:]
        for (key, value) in userInfo ?? [:] {
            let stored: Any = (value as? URL).map { [NSUserActivity.urlMark: $0.absoluteString] } ?? value
            if PropertyListSerialization.propertyList(stored, isValidFor: .binary) {
                info["\(key)"] = stored
            } else {
                rejected.append("\(key)")
            }
        }
        values["userInfo"] = info
        values["title"] = title
        values["webpageURL"] = webpageURL?.absoluteString
        values["targetContentIdentifier"] = targetContentIdentifier
        values["persistentIdentifier"] = persistentIdentifier
        values["expirationDate"] = expirationDate
        values["referrerURL"] = referrerURL?.absoluteString
        values["keywords"] = keywords.sorted()
        values["requiredKeys"] = requiredUserInfoKeys?.sorted()
        values["suggestedInvocationPhrase"] = suggestedInvocationPhrase
        values["purposes"] = [
            "handoff": isEligibleForHandoff, "search": isEligibleForSearch, "index": isEligibleForPublicIndexing,
            "prediction": isEligibleForPrediction,
        ]
        return (values, rejected.sorted())
    }

    private static var urlMark: String { "NSUserActivityURL" }

    /// Creates an activity from saved values. Returns nil if the values do not represent an activity, or if the
    /// activity has expired.
    package convenience init?(propertyList values: [String: Any], now: Date) {
        guard let type = values["activityType"] as? String else { return nil }
        if let date = values["expirationDate"] as? Date, date < now { return nil }
        self.init(activityType: type)
        let info = values["userInfo"] as? [String: Any] ?? [:]
        userInfo = info.isEmpty ? nil : [:]
        for (key, value) in info {
            let text: String? = (value as? [String: Any])?[NSUserActivity.urlMark] as? String
            userInfo?[key] = text.flatMap { URL(string: $0) } ?? value
        }
        title = values["title"] as? String
        webpageURL = (values["webpageURL"] as? String).flatMap { URL(string: $0) }
        targetContentIdentifier = values["targetContentIdentifier"] as? String
        persistentIdentifier = values["persistentIdentifier"] as? String
        expirationDate = values["expirationDate"] as? Date
        referrerURL = (values["referrerURL"] as? String).flatMap { URL(string: $0) }
        keywords = Set(values["keywords"] as? [String] ?? [])
        requiredUserInfoKeys = (values["requiredKeys"] as? [String]).map { Set($0) }
        suggestedInvocationPhrase = values["suggestedInvocationPhrase"] as? String
        let purposes = values["purposes"] as? [String: Bool] ?? [:]
        isEligibleForHandoff = purposes["handoff"] ?? true
        isEligibleForSearch = purposes["search"] ?? false
        isEligibleForPublicIndexing = purposes["index"] ?? false
        isEligibleForPrediction = purposes["prediction"] ?? false
    }
}
