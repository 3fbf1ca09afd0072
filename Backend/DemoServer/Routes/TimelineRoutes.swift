import EngawaTesting
import Foundation

/// Handles requests for statuses, in the XML format of Twitter's early API and as feeds.
struct TimelineRoutes {
    let people: PeopleStore
    /// The origin of the server, such as `http://127.0.0.1:8080`.
    let origin: String

    func reply(to request: RecordedRequest) -> ServerReply? {
        let components = request.path.split(separator: "/")
        guard request.method == "GET" || request.method == "HEAD" else { return nil }
        if components.count == 3, components[0] == "statuses", components[1] == "user_timeline" {
            guard let name = stem(components[2], ".xml") else { return nil }
            return timeline(of: name, request)
        }
        guard components.count == 1, components[0].hasPrefix("@") else { return nil }
        if let name = stem(components[0].dropFirst(), ".rss") { return feed(of: name, as: "rss", FeedText.rss) }
        if let name = stem(components[0].dropFirst(), ".atom") { return feed(of: name, as: "atom", FeedText.atom) }
        return nil
    }

    private func stem(_ file: Substring, _ ending: String) -> String? {
        file.hasSuffix(ending) ? String(file.dropLast(ending.count)) : nil
    }

    // MARK: Statuses

    private func timeline(of name: String, _ request: RecordedRequest) -> ServerReply {
        guard let person = people.person(named: name) else {
            return xml(
                """
                <hash>
                  <request>\(FeedText.escaped(request.path))</request>
                  <error>Not found</error>
                </hash>

                """, 404)
        }
        let count: Int = min(200, max(1, request.query["count"].flatMap { Int($0) } ?? 20))
        let statuses: [Status] = people.statuses(
            of: person, highest: request.query["max_id"].flatMap { Int($0) }, count: count)
        var text = "<statuses type=\"array\">\n"
        for status in statuses { text += element(status, of: person) }
        return xml(text + "</statuses>\n")
    }

    private func element(_ status: Status, of person: Person) -> String {
        """
          <status>
            <created_at>\(FeedText.date(status.time, "%a %b %d %H:%M:%S +0000 %Y"))</created_at>
            <id>\(status.identifier)</id>
            <text>\(FeedText.escaped(status.text))</text>
            <source>web</source>
            <truncated>false</truncated>
            <user>
              <id>\(person.identifier)</id>
              <name>\(FeedText.escaped(person.name))</name>
              <screen_name>\(FeedText.escaped(person.screenName))</screen_name>
              <description>\(FeedText.escaped(person.about))</description>
              <profile_image_url>\(FeedText.escaped(origin + person.picturePath))</profile_image_url>
            </user>
          </status>

        """
    }

    private func xml(_ text: String, _ status: Int = 200) -> ServerReply {
        ServerReply(
            status, headers: ["Content-Type": "application/xml; charset=utf-8"],
            text: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + text)
    }

    // MARK: Feeds

    private func feed(of name: String, as type: String, _ make: (Person, [Status], String) -> String) -> ServerReply {
        guard let person = people.person(named: name) else { return ServerReply(404, text: "No such person.\n") }
        return ServerReply(
            headers: ["Content-Type": "application/\(type)+xml; charset=utf-8"],
            text: make(person, people.statuses(of: person), origin))
    }
}
