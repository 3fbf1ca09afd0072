/// Feeds as written by different servers and versions, with all known variants.
enum FeedSamples {
    /// An account of Mastodon 4.
    static let account = """
        <?xml version="1.0" encoding="UTF-8"?>
        <rss version="2.0" xmlns:webfeeds="http://webfeeds.org/rss/1.0" xmlns:media="http://search.yahoo.com/mrss/">
          <channel>
            <title>Mina am Kanal 🛶</title>
            <description>Public posts from @mina@ufer.example</description>
            <link>https://ufer.example/@mina</link>
            <image>
              <url>https://files.ufer.example/accounts/avatars/original/mina.png</url>
              <title>Mina am Kanal 🛶</title>
              <link>https://ufer.example/@mina</link>
            </image>
            <lastBuildDate>Sun, 02 Mar 2025 07:05:09 +0000</lastBuildDate>
            <webfeeds:icon>https://files.ufer.example/accounts/avatars/original/mina.png</webfeeds:icon>
            <generator>Mastodon v4.3.7</generator>
            <item>
              <guid isPermaLink="true">https://ufer.example/@mina/9001</guid>
              <link>https://ufer.example/@mina/9001</link>
              <pubDate>Sun, 02 Mar 2025 07:05:09 +0000</pubDate>
              <description>&lt;p&gt;First ice &amp;amp; last leaves.&lt;br /&gt;Cold &amp;quot;hands&amp;quot; &amp;lt;3 &#x1f9e4;&lt;/p&gt;&lt;p&gt;&lt;a href="https://ufer.example/tags/canal" class="mention hashtag" rel="tag"&gt;#&lt;span&gt;canal&lt;/span&gt;&lt;/a&gt; with &lt;span class="h-card" translate="no"&gt;&lt;a href="https://hafen.example/@ole" class="u-url mention"&gt;@&lt;span&gt;ole&lt;/span&gt;&lt;/a&gt;&lt;/span&gt;&lt;/p&gt;&lt;p&gt;&lt;a href="https://www.wetter.example/reports/2025/03/02?place=canal&amp;amp;days=3" target="_blank" rel="nofollow noopener" translate="no"&gt;&lt;span class="invisible"&gt;https://www.&lt;/span&gt;&lt;span class="ellipsis"&gt;wetter.example/reports/2025/03&lt;/span&gt;&lt;span class="invisible"&gt;/02?place=canal&amp;amp;days=3&lt;/span&gt;&lt;/a&gt;&lt;/p&gt;</description>
              <category>canal</category>
            </item>
            <item>
              <guid isPermaLink="true">https://ufer.example/@mina/9000</guid>
              <link>https://ufer.example/@mina/9000</link>
              <pubDate>Sat, 01 Mar 2025 18:00:00 +0000</pubDate>
              <description/>
              <media:content url="https://files.ufer.example/media/one.jpg" type="image/jpeg" fileSize="81234" medium="image">
                <media:rating scheme="urn:simple">nonadult</media:rating>
                <media:description type="plain">A heron &amp; its shadow</media:description>
                <media:thumbnail url="https://files.ufer.example/media/one-small.jpg"/>
              </media:content>
              <media:content url="https://files.ufer.example/media/two.mp4" type="video/mp4" fileSize="912345" medium="video">
                <media:rating scheme="urn:simple">adult</media:rating>
              </media:content>
            </item>
            <item>
              <guid isPermaLink="true">https://ufer.example/@mina/8999</guid>
              <link>https://ufer.example/@mina/8999</link>
              <pubDate>Sat, 01 Mar 2025 09:30:00 +0000</pubDate>
              <description>&lt;p&gt;&lt;strong&gt;Content warning:&lt;/strong&gt; breakfast&lt;/p&gt;&lt;hr /&gt;&lt;p&gt;Porridge &lt;img draggable="false" class="emojione custom-emoji" alt=":oats:" title=":oats:" src="https://files.ufer.example/emojis/oats.png" /&gt;?&lt;/p&gt;&lt;p&gt;&lt;radio disabled="disabled"&gt;Yes&lt;/radio&gt;&lt;br /&gt;&lt;radio disabled="disabled"&gt;Never&lt;/radio&gt;&lt;/p&gt;</description>
            </item>
          </channel>
        </rss>
        """

    /// A hashtag of Mastodon 4 with statuses of several people, whose names appear only in addresses.
    static let hashtag = """
        <?xml version="1.0" encoding="UTF-8"?>
        <rss version="2.0" xmlns:webfeeds="http://webfeeds.org/rss/1.0" xmlns:media="http://search.yahoo.com/mrss/">
          <channel>
            <title>#canal</title>
            <description>Public posts tagged #canal</description>
            <link>https://ufer.example/tags/canal</link>
            <lastBuildDate>Sun, 02 Mar 2025 07:05:09 +0000</lastBuildDate>
            <generator>Mastodon v4.2.1</generator>
            <item>
              <guid isPermaLink="true">https://hafen.example/@ole/77</guid>
              <link>https://hafen.example/@ole/77</link>
              <pubDate>Sun, 02 Mar 2025 07:05:09 +0000</pubDate>
              <description>&lt;p&gt;Locked out.&lt;/p&gt;</description>
            </item>
            <item>
              <guid isPermaLink="true">https://pier.example/users/siri/statuses/5</guid>
              <link>https://pier.example/users/siri/statuses/5</link>
              <pubDate>Sun, 02 Mar 2025 06:00:00 GMT</pubDate>
              <description>&lt;p&gt;Through the lock.&lt;/p&gt;</description>
            </item>
          </channel>
        </rss>
        """

    /// An account whose items have titles in the forms of Mastodon 3 and Pleroma, most of which repeat the text.
    static let headings = """
        <?xml version="1.0" encoding="UTF-8"?>
        <rss version="2.0" xmlns:webfeeds="http://webfeeds.org/rss/1.0">
          <channel>
            <title>Mina (@mina@ufer.example)</title>
            <description>12 Toots, 3 Following</description>
            <link>https://ufer.example/@mina</link>
            <webfeeds:logo>https://ufer.example/packs/logo.svg</webfeeds:logo>
            <webfeeds:accentColor>2b90d9</webfeeds:accentColor>
            <webfeeds:cover image="https://files.ufer.example/headers/mina.png"/>
            <image><url>https://files.ufer.example/avatars/mina.png</url></image>
            <item><title>mina: The first words of s</title><link>https://ufer.example/@mina/3</link>
              <description>&lt;p&gt;The first&lt;br&gt;words of something longer.&lt;/p&gt;</description></item>
            <item><title>New status by mina</title><link>https://ufer.example/@mina/2</link>
              <description>&lt;p&gt;Older.&lt;/p&gt;</description>
              <enclosure url="https://files.ufer.example/media/3.mp3" length="4567" type="audio/mpeg"/></item>
            <item><title>Oldest, and cut o…</title><link>https://ufer.example/@mina/1</link>
              <description>Oldest, and cut off by somebody.</description></item>
            <item><title>Newer , from ano...</title><link>https://ufer.example/@mina/4</link>
              <description>&lt;b&gt;Newer&lt;/b&gt;, from another server.</description></item>
            <item><title>A heading</title><link>https://ufer.example/@mina/0</link><description>And more.</description></item>
          </channel>
        </rss>
        """

    /// An account of Mastodon 1, in Atom, with statuses, content warnings and reposts.
    static let atom = """
        <?xml version="1.0"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xmlns:thr="http://purl.org/syndication/thread/1.0" \
        xmlns:activity="http://activitystrea.ms/spec/1.0/" xmlns:poco="http://portablecontacts.net/spec/1.0" \
        xmlns:media="http://purl.org/syndication/atommedia" xmlns:ostatus="http://ostatus.org/schema/1.0" \
        xmlns:mastodon="http://mastodon.social/schema/1.0">
          <id>https://ufer.example/users/mina.atom</id>
          <title>Mina am Kanal</title>
          <subtitle>Boats.</subtitle>
          <updated>2017-05-02T21:24:16Z</updated>
          <logo>https://ufer.example/system/mina.jpg?1491589004</logo>
          <author>
            <id>https://ufer.example/users/mina</id>
            <activity:object-type>http://activitystrea.ms/schema/1.0/person</activity:object-type>
            <uri>https://ufer.example/users/mina</uri>
            <name>mina</name>
            <email>mina@ufer.example</email>
            <summary type="html">&lt;p&gt;Boats.&lt;/p&gt;</summary>
            <link rel="alternate" type="text/html" href="https://ufer.example/@mina"/>
            <link rel="avatar" type="image/jpeg" media:width="120" media:height="120" href="https://ufer.example/system/mina.jpg"/>
            <poco:preferredUsername>mina</poco:preferredUsername>
            <poco:displayName>Mina am Kanal</poco:displayName>
            <mastodon:scope>public</mastodon:scope>
          </author>
          <link rel="self" type="application/atom+xml" href="https://ufer.example/users/mina.atom"/>
          <link rel="next" type="application/atom+xml" href="https://ufer.example/users/mina.atom?max_id=3"/>
          <entry>
            <id>tag:ufer.example,2017-05-02:objectId=3:objectType=Status</id>
            <published>2017-05-02T21:24:16Z</published>
            <updated>2017-05-02T21:24:16Z</updated>
            <title>New status by mina</title>
            <activity:object-type>http://activitystrea.ms/schema/1.0/note</activity:object-type>
            <activity:verb>http://activitystrea.ms/schema/1.0/post</activity:verb>
            <summary xml:lang="en">spring</summary>
            <content type="html" xml:lang="en">&lt;p&gt;Buds!&lt;/p&gt;</content>
            <link rel="enclosure" type="image/png" length="1" href="https://ufer.example/system/media/1.png" title="Green"/>
            <category term="nsfw"/>
            <link rel="alternate" type="text/html" href="https://ufer.example/users/mina/updates/3"/>
          </entry>
          <entry>
            <id>tag:ufer.example,2017-05-01:objectId=2:objectType=Status</id>
            <published>2017-05-01T08:00:00Z</published>
            <updated>2017-05-01T08:00:00Z</updated>
            <title>mina shared a status by ole@hafen.example</title>
            <activity:object-type>http://activitystrea.ms/schema/1.0/activity</activity:object-type>
            <activity:verb>http://activitystrea.ms/schema/1.0/share</activity:verb>
            <activity:object>
              <id>tag:hafen.example,2017-05-01:objectId=9:objectType=Status</id>
              <published>2017-05-01T07:00:00Z</published>
              <title>New status by ole</title>
              <author><uri>https://hafen.example/users/ole</uri><name>ole</name></author>
              <content type="html">&lt;p&gt;Inner.&lt;/p&gt;</content>
            </activity:object>
            <content type="html">&lt;p&gt;A boat for sale.&lt;/p&gt;</content>
            <link rel="alternate" type="text/html" href="https://ufer.example/users/mina/updates/2"/>
          </entry>
        </feed>
        """

    /// An account without statuses.
    static let empty = """
        <?xml version="1.0" encoding="UTF-8"?>
        <rss version="2.0" xmlns:webfeeds="http://webfeeds.org/rss/1.0" xmlns:media="http://search.yahoo.com/mrss/"><channel>
        <title>Nobody yet</title><description>Public posts from @nil@ufer.example</description>
        <link>https://ufer.example/@nil</link><generator>Mastodon v4.3.7</generator></channel></rss>
        """

    /// The web page of an account.
    static let page = """
        <!DOCTYPE html>
        <html lang='en'>
        <head><meta charset='utf-8'><link href='https://ufer.example/@mina.rss' rel='alternate' type='application/rss+xml'>
        <title>Mina (@mina@ufer.example)</title></head><body><p>Hello<br>you</body></html>
        """
}
