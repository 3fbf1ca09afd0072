import APIClient
import Foundation
import ViewModels

/// Whom to read: somebody whose name is typed, or one of the people that the service knows.
@MainActor
public final class Picker {
    /// What is typed.
    public let screenName = Field(
        "", name: "screen_name", .required("Type a name first, such as ada."),
        .pattern("@?[A-Za-z0-9_]{1,20}", "A name has letters, digits and underscores only, such as ada_l."))
    /// Everybody that the service knows.
    public let people: RequestList<Person>

    /// Makes a picker. Nothing is requested yet.
    public init(service: TimelineService = .current) {
        people = RequestList(first: { RequestPage(try await service.people()) })
    }

    /// Whose timeline was asked for by what is typed; nil if that is no name, and then the field says why.
    public func typedSource() -> TimelineSource? {
        screenName.endEditing()
        guard screenName.validity.value == .valid else { return nil }
        let typed: String = screenName.value.value
        return .user(screenName: typed.hasPrefix("@") ? String(typed.dropFirst()) : typed)
    }
}
