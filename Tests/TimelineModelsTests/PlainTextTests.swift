import Expectations
import Testing

@testable import TimelineModels

struct PlainTextTests {
    @Test(arguments: [
        ("", ""), ("plain", "plain"), ("  a \n b  ", "a b"),
        ("<p>One</p><p>Two<br>three<br />four</p>", "One\n\nTwo\nthree\nfour"),
        ("1 &lt; 2 &amp;&amp; &#39;x&#x27; &hellip;&nbsp;&nope; &", "1 < 2 && 'x' …\u{A0}&nope; &"),
        ("<p>a</p>\n<p>b</p>", "a\n\nb"), ("<ul><li>a</li><li>b</li></ul>", "• a\n• b"),
        ("<b>bo<i>ld</i></b> <img src=\"x\" alt=\"y\"> end", "bold y end"),
        ("<style>p { }</style>a<script>b<b>c</b></script>d", "ad"), ("a < b and c > d", "a d"), ("5 < 6", "5 < 6"),
        ("<p>:) <img alt=\":cat:\" src='a>b'/><img src=x><img alt='it&#39;s'></p>", ":) :cat:it's"),
        ("<p><strong>Content warning:</strong> spoons</p><hr /><p>Soup</p>", "Content warning: spoons\n\nSoup"),
        ("a<hr>b", "a\n\nb"),
        ("<p>Tea?</p><p><radio disabled=\"disabled\">Yes</radio><br /><radio>No</radio></p>", "Tea?\n\n○ Yes\n○ No"),
        ("<p><checkbox disabled=\"disabled\">Milk</checkbox></p>", "☐ Milk"),
        (
            """
            <a href="https://e.org/a-long-way"><span class="invisible">https://</span>\
            <span class="ellipsis">e.org/a-long</span><span class="invisible">-way</span></a>!
            """, "e.org/a-long…!"
        ),
    ])
    func `HTML is converted to its visible text`(_ html: String, _ text: String) {
        expect(PlainText(html).text, equals: text)
    }
}
