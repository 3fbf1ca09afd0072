import APIClient

/// The members of a Colr response that these tests use.
struct Answer: Decodable, Sendable, Equatable {
    struct Color: Decodable, Sendable, Equatable {
        struct Tag: Decodable, Sendable, Equatable {
            var name: String
        }
        var id: Int
        var hex: String
        var tags: [Tag]
    }
    var colors: [Color]
    var success: Bool
}

extension Endpoint where Response == Answer {
    static func color(_ hex: String, timeout: Double? = nil) -> Endpoint {
        .get("/json/color/\(hex)", timeout: timeout)
    }

    static func add(_ tags: String, to hex: String) -> Endpoint {
        .post("/js/color/\(hex)/addtag/", form: ["tags": tags])
    }
}
