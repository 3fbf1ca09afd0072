import APIClient
import Foundation
import ViewModels

/// The choice of a timeline: by a typed name, or from the people that the service lists.
@MainActor
public final class Picker {
    /// The typed name.
    public let screenName = Field(
        "", name: "screen_name", .required("Enter a name, such as ada."),
        .pattern("@?[A-Za-z0-9_]{1,20}", "Use only letters, digits and underscores, such as ada_l."))
    /// The people that the service lists.
    public let people: RequestList<Person>

    /// Creates a picker. It sends no request.
    public init(service: TimelineService = .current) {
        people = RequestList(first: { RequestPage(try await service.people()) })
    }

    /// Returns the timeline of the typed name; nil if the name is invalid. The field then shows the reason.
    public func typedSource() -> TimelineSource? {
        screenName.endEditing()
        guard screenName.validity.value == .valid else { return nil }
        let typed = screenName.value.value
        return .user(screenName: typed.hasPrefix("@") ? String(typed.dropFirst()) : typed)
    }
}
