import Testing

@testable import TimelineModels

struct PlainTextTests {
    @Test(arguments: [
        ("", ""), ("plain", "plain"), ("  a \n b  ", "a b"),
        ("<p>One</p><p>Two<br>three<br />four</p>", "One\n\nTwo\nthree\nfour"),
        ("1 &lt; 2 &amp;&amp; &#39;x&#x27; &hellip;&nbsp;&nope; &", "1 < 2 && 'x' …\u{A0}&nope; &"),
        ("<p>a</p>\n<p>b</p>", "a\n\nb"), ("<ul><li>a</li><li>b</li></ul>", "• a\n• b"),
        ("<b>bo<i>ld</i></b> <img src=\"x\" alt=\"y\"> end", "bold end"),
        ("<style>p { }</style>a<script>b<b>c</b></script>d", "ad"), ("a < b and c > d", "a d"), ("5 < 6", "5 < 6"),
        (
            """
            <a href="https://e.org/a-long-way"><span class="invisible">https://</span>\
            <span class="ellipsis">e.org/a-long</span><span class="invisible">-way</span></a>!
            """, "e.org/a-long…!"
        ),
    ])
    func `HTML becomes the text that is to be seen`(_ html: String, _ text: String) {
        #expect(PlainText(html).text == text)
    }
}
