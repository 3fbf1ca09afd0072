import APIClient

extension Color {
    /// Finds a color by its hexadecimal digits. Returns nil if Colr does not have it.
    ///
    /// - Parameter text: Three or six digits as typed by the user: leading `#`s are dropped, and case is ignored.
    /// - Throws: `ColorError.malformedHex` before a request is sent, or `APIError`.
    public static func find(_ text: String, on service: ColrService = .current) async throws -> Color? {
        guard let hex = normalized(text) else { throw ColorError.malformedHex(text) }
        let answer: ColrAnswer = try await service.client.get().send(.get("/json/color/\(hex)"))
        guard let color = answer.colors?.first, color.id != -1 else { return nil }
        return color
    }

    /// Adds a tag to the color, and then loads the color again.
    ///
    /// - Throws: `ColorError.emptyTag` before a request is sent, `ColorError.notAdded` if Colr refuses, or `APIError`.
    public func addTag(_ tag: String, on service: ColrService = .current) async throws -> Color {
        let tag = String(tag.trimmed)
        guard !tag.isEmpty else { throw ColorError.emptyTag }
        let answer: ColrAnswer = try await service.client.get()
            .send(.post("/js/color/\(hex)/addtag/", form: ["tags": tag]))
        guard answer.success else { throw ColorError.notAdded(tag: tag, reason: answer.messages?.first ?? "") }
        guard let color = try await Color.find(hex, on: service) else {
            throw ColorError.notAdded(tag: tag, reason: "The color is missing.")
        }
        return color
    }
}

/// The parts of Colr's responses that the app uses, for both requests.
private struct ColrAnswer: Decodable, Sendable {
    var success: Bool
    var colors: [Color]?
    var messages: [String]?
}
