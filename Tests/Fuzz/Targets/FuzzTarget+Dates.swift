import APIClient

extension FuzzTarget {
    /// Dates of HTTP and of cookies: what is read is written as a date that reads the same.
    static let dates = FuzzTarget(name: "dates") { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        for seconds in [HTTPDate.seconds(text), CookieDate.seconds(text)] {
            guard let seconds else { continue }
            let written: String = HTTPDate.text(seconds)
            demand(HTTPDate.seconds(written) == seconds, "“\(text)” is written as “\(written)”, another date")
            demand(CookieDate.seconds(written) == seconds, "“\(written)” is another date in a cookie")
        }
    }
}
