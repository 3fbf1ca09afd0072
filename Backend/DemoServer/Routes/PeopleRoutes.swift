import EngawaTesting
import Foundation

/// Handles requests for accounts and their pictures.
struct PeopleRoutes {
    let people: PeopleStore
    /// The origin of the server, such as `http://127.0.0.1:8080`.
    let origin: String

    func reply(to request: RecordedRequest) -> ServerReply? {
        let components = request.path.split(separator: "/")
        switch (components.count, components.first) {
        case (1, "user"): return account(request)
        case (2, "user") where components[1] == "avatar": return picture(request)
        case (1, "users"): return only("GET", request) { json(.array(people.all.map(object))) }
        case (2, "users"):
            return only("GET", request) {
                guard let person = Int(components[1]).flatMap(people.person) else { return notFound }
                return json(object(person))
            }
        case (2...3, "avatars"):
            return only("GET", request) {
                guard let person = Int(components[1]).flatMap(people.person) else { return notFound }
                return shown(person)
            }
        default: return nil
        }
    }

    private func only(_ method: String, _ request: RecordedRequest, _ reply: () -> ServerReply) -> ServerReply {
        guard request.method == method || (method == "GET" && request.method == "HEAD") else {
            return wrongMethod(allowed: method)
        }
        return reply()
    }

    private func wrongMethod(allowed: String) -> ServerReply {
        var reply = json(error("Only \(allowed) is supported here."), 405)
        reply.headers.append(ServerReply.Header(name: "Allow", value: allowed))
        return reply
    }

    private var notFound: ServerReply { json(error("There is no person with this ID."), 404) }

    private func json(_ value: WireJSON, _ status: Int = 200) -> ServerReply {
        ServerReply(
            status, headers: ["Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-cache"],
            text: value.text + "\n")
    }

    private func error(_ message: String) -> WireJSON { .object([("error", .string(message))]) }

    private func object(_ person: Person) -> WireJSON {
        .object([
            ("id", .number(Int64(person.identifier))), ("screen_name", .string(person.screenName)),
            ("name", .string(person.name)), ("email", .string(person.email)), ("about", .string(person.about)),
            ("avatar_url", .string(origin + person.picturePath)),
        ])
    }

    // MARK: The caller's own account

    private func account(_ request: RecordedRequest) -> ServerReply {
        switch request.method {
        case "GET", "HEAD": return people.person(PeopleStore.me).map { json(object($0)) } ?? notFound
        case "PUT": return update(request)
        default: return wrongMethod(allowed: "GET, PUT")
        }
    }

    /// Updates the members in the request. If one of them is invalid, nothing is changed.
    private func update(_ request: RecordedRequest) -> ServerReply {
        guard let value = try? JSONSerialization.jsonObject(with: Data(request.bytes)),
            let members = value as? [String: Any]
        else { return json(error("The body must be a JSON object."), 400) }
        var problems: [(String, WireJSON)] = []
        func text(_ name: String, _ check: (String) -> String?) -> String? {
            guard let member = members[name] else { return nil }
            guard let text = member as? String else {
                problems.append((name, .string("This must be a string.")))
                return nil
            }
            let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
            if let problem = check(trimmed) { problems.append((name, .string(problem))) }
            return trimmed
        }
        let name: String? = text("name") {
            $0.isEmpty ? "Enter a name." : $0.count > 50 ? "This name is too long." : nil
        }
        let email: String? = text("email") { email in
            let isTaken: Bool = people.all.contains { $0.identifier != PeopleStore.me && $0.email == email }
            if isTaken { return "This email address is already in use." }
            return email.contains("@") ? nil : "This is not an email address."
        }
        let about: String? = text("about") { $0.count > 160 ? "This text is too long." : nil }
        guard problems.isEmpty else {
            return json(
                .object([("error", .string("Some fields are not valid.")), ("fields", .object(problems))]), 422)
        }
        let person: Person? = people.change(PeopleStore.me) { person in
            if let name { person.name = name }
            if let email { person.email = email }
            if let about { person.about = about }
        }
        return person.map { json(object($0)) } ?? notFound
    }

    // MARK: Pictures

    /// Stores a picture from the part `avatar` of a form, or from the body.
    private func picture(_ request: RecordedRequest) -> ServerReply {
        guard request.method == "POST" || request.method == "PUT" else { return wrongMethod(allowed: "POST, PUT") }
        let contentType: String = request.headers["content-type"] ?? ""
        var picture = Person.Picture(bytes: request.bytes, contentType: contentType)
        if contentType.lowercased().hasPrefix("multipart/") {
            guard let part = MultipartBody(request.bytes, contentType: contentType)?["avatar"] else {
                return json(error("The form has no part named avatar."), 400)
            }
            picture = Person.Picture(bytes: part.bytes, contentType: part.contentType)
        }
        guard picture.contentType.hasPrefix("image/"), !picture.bytes.isEmpty else {
            return json(error("This is not an image."), 415)
        }
        let person: Person? = people.change(PeopleStore.me) { person in
            person.picture = picture
            person.pictureNumber += 1
        }
        return person.map { json(object($0)) } ?? notFound
    }

    private func shown(_ person: Person) -> ServerReply {
        let picture: Person.Picture =
            person.picture
            ?? Person.Picture(bytes: PersonPicture.png(for: person.screenName), contentType: "image/png")
        return ServerReply(
            headers: ["Content-Type": picture.contentType, "Cache-Control": "max-age=86400"],
            pieces: [.bytes(picture.bytes)])
    }
}
