extension CurlTransfer {
    /// The maximum number of redirects of a request.
    static let redirectLimit = 10

    /// The statuses of redirects.
    static let redirects: Set<Int> = [301, 302, 303, 307, 308]

    /// The headers that a redirect to another origin keeps. All others could contain credentials.
    private static let harmlessHeaders: Set<String> = [
        "accept", "accept-language", "content-type", "range", "user-agent",
    ]

    /// The headers that describe a body, which are removed with it (RFC 9110, 15.4).
    private static let bodyHeaders: Set<String> = [
        "content-encoding", "content-language", "content-length", "content-location", "content-type", "digest",
        "last-modified",
    ]

    /// Updates the request to follow a redirect. Returns false if the response is not a redirect.
    func followRedirect(status: Int, location: String) throws(TransferFailure) -> Bool {
        guard CurlTransfer.redirects.contains(status) else { return false }
        guard redirectCount < CurlTransfer.redirectLimit else {
            throw TransferFailure(kind: .tooManyRedirects, details: "\(transfer.address): \(redirectCount) redirects")
        }
        let from = Origin(request.url)
        guard let to = Origin(location), !(from?.scheme == "https" && to.scheme != "https") else {
            let place = Secrets.removed(from: location)
            throw TransferFailure(kind: .unsafeRedirect, details: "\(address) redirects to \(place)")
        }
        redirectCount += 1
        request.url = location
        if from != to {
            request.headers.removeAll { !CurlTransfer.harmlessHeaders.contains($0.name.lowercased()) }
        }
        let becomesGet: Bool =
            status == 303 ? ![.get, .head].contains(request.method) : status < 303 && request.method == .post
        if becomesGet {
            request.method = .get
            request.body = nil
            isRepeatable = true
            request.headers.removeAll { CurlTransfer.bodyHeaders.contains($0.name.lowercased()) }
        }
        return true
    }
}
