import APIClient

extension Color {
    /// Finds a colour by its hexadecimal digits; nil if Colr does not know it.
    ///
    /// - Parameter text: three or six digits as a person types them: leading `#`s are dropped, case does not matter.
    /// - Throws: `ColorError.malformedHex` without a request, or `APIError`.
    public static func find(_ text: String, on service: ColrService = .current) async throws -> Color? {
        guard let hex = normalized(text) else { throw ColorError.malformedHex(text) }
        let answer: ColrAnswer = try await service.client.get().send(.get("/json/color/\(hex)"))
        guard let color = answer.colors?.first, color.id != -1 else { return nil }
        return color
    }

    /// Gives the colour a tag, then reads the colour again.
    ///
    /// - Throws: `ColorError.emptyTag` without a request, `ColorError.notAdded` if Colr refuses, or `APIError`.
    public func addTag(_ tag: String, on service: ColrService = .current) async throws -> Color {
        let tag = String(tag.trimmed)
        guard !tag.isEmpty else { throw ColorError.emptyTag }
        let answer: ColrAnswer = try await service.client.get()
            .send(.post("/js/color/\(hex)/addtag/", form: ["tags": tag]))
        guard answer.success else { throw ColorError.notAdded(tag: tag, reason: answer.messages?.first ?? "") }
        guard let color = try await Color.find(hex, on: service) else {
            throw ColorError.notAdded(tag: tag, reason: "The colour is not there.")
        }
        return color
    }
}

/// What Colr answers to both of its requests, as far as it matters here.
private struct ColrAnswer: Decodable, Sendable {
    var success: Bool
    var colors: [Color]?
    var messages: [String]?
}
