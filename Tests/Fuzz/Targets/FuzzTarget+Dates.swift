import APIClient

extension FuzzTarget {
    /// Dates of HTTP and of cookies: a date that is written and read again is the same.
    static let dates = FuzzTarget(name: "dates") { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        for seconds in [HTTPDate.seconds(text), CookieDate.seconds(text)] {
            guard let seconds else { continue }
            let written: String = HTTPDate.text(seconds)
            demand(HTTPDate.seconds(written) == seconds, "“\(text)” is written as “\(written)”, a different date")
            demand(CookieDate.seconds(written) == seconds, "“\(written)” is a different date in a cookie")
        }
    }
}
