import Foundation

/// Writes feeds in the style of Mastodon.
enum FeedText {
    static func rss(_ person: Person, _ statuses: [Status], _ origin: String) -> String {
        let home = escaped("\(origin)/@\(person.screenName)")
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/">
              <channel>
                <title>\(escaped(person.name))</title>
                <description>Public posts from @\(escaped(person.screenName))</description>
                <link>\(home)</link>
                <image>
                  <url>\(escaped(origin + person.picturePath))</url>
                  <title>\(escaped(person.name))</title>
                  <link>\(home)</link>
                </image>

            """
        for status in statuses {
            text += """
                    <item>
                      <guid isPermaLink="true">\(home)/\(status.identifier)</guid>
                      <link>\(home)/\(status.identifier)</link>
                      <pubDate>\(date(status.time, "%a, %d %b %Y %H:%M:%S +0000"))</pubDate>
                      <description>\(escaped(html(status.text)))</description>
                    </item>

                """
        }
        return text + "  </channel>\n</rss>\n"
    }

    static func atom(_ person: Person, _ statuses: [Status], _ origin: String) -> String {
        let home = escaped("\(origin)/@\(person.screenName)")
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <feed xmlns="http://www.w3.org/2005/Atom">
              <id>\(home)</id>
              <title>\(escaped(person.name))</title>
              <updated>\(date(statuses.first?.time ?? 0, "%Y-%m-%dT%H:%M:%SZ"))</updated>
              <logo>\(escaped(origin + person.picturePath))</logo>
              <author>
                <name>\(escaped(person.name))</name>
                <uri>\(home)</uri>
              </author>

            """
        for status in statuses {
            text += """
                  <entry>
                    <id>\(home)/\(status.identifier)</id>
                    <published>\(date(status.time, "%Y-%m-%dT%H:%M:%SZ"))</published>
                    <updated>\(date(status.time, "%Y-%m-%dT%H:%M:%SZ"))</updated>
                    <content type="html">\(escaped(html(status.text)))</content>
                    <link rel="alternate" type="text/html" href="\(home)/\(status.identifier)"/>
                  </entry>

                """
        }
        return text + "</feed>\n"
    }

    /// Returns a string as an HTML paragraph.
    private static func html(_ text: String) -> String { "<p>\(escaped(text))</p>" }

    /// Escapes a string for XML elements and attributes.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.append(character)
            }
        }
        return escaped
    }

    /// Formats a time with a `strftime` format, in English.
    static func date(_ seconds: Int, _ format: String) -> String {
        var time = time_t(seconds)
        var parts = tm()
        gmtime_r(&time, &parts)
        var text = [CChar](repeating: 0, count: 64)
        // The locale of the process is "C" unless `setlocale` is called, which Foundation does not do.
        let count = strftime(&text, text.count, format, &parts)
        return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
