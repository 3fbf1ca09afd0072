import Foundation

// Foundation on Linux does not support the formats of predicates.

extension NSCompoundPredicate {
    /// Replaces the getter of `predicateFormat`.
    @_silgen_name("engawa_compound_format")
    public final func replacedPredicateFormat() -> String {
        let parts: [String] = subpredicates.map { part in
            let part: any FormattedPredicate = part
            return part is NSCompoundPredicate ? "(\(part.format))" : part.format
        }
        switch compoundPredicateType {
        case .and: return parts.isEmpty ? "TRUEPREDICATE" : parts.joined(separator: " AND ")
        case .or: return parts.isEmpty ? "FALSEPREDICATE" : parts.joined(separator: " OR ")
        case .not: return "NOT " + parts.joined()
        }
    }
}

extension NSPredicate {
    /// Replaces the getter of `description`.
    @_silgen_name("engawa_predicate_description")
    public final func replacedDescription() -> String { (self as any FormattedPredicate).format }
}

/// Gives access to the format of a predicate, which Foundation on Linux declares as deprecated.
private protocol FormattedPredicate {
    var format: String { get }
}

extension NSPredicate: FormattedPredicate {
    @available(*, deprecated)
    fileprivate var format: String { predicateFormat }
}
