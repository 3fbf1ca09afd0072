import UIKit
import WebKit

final class BrowserViewController: UIViewController, WKNavigationDelegate {

    private var webView: WKWebView!

    override func loadView() {
        webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        webView.navigationDelegate = self
        view = webView
    }

    func open(_ url: URL) {
        webView.load(URLRequest(url: url))
    }
}
