/// The types that the system declares.
extension TypeDeclaration {
    /// A line for each type: the identifier, its supertypes, extensions and MIME types.
    static let systemTable = """
        public.item|||
        public.content|||
        public.composite-content|public.content||
        public.disk-image|public.archive public.item||
        public.data|public.item||application/octet-stream
        public.directory|public.item||
        com.apple.resolvable|public.item||
        public.symlink|public.item com.apple.resolvable||
        public.executable|public.item||
        com.apple.mount-point|public.item com.apple.resolvable||
        com.apple.alias-file|public.data com.apple.resolvable||
        com.apple.bookmark|public.data com.apple.resolvable||
        public.url|public.data||
        public.file-url|public.url||
        public.folder|public.directory||inode/directory
        public.volume|public.folder||
        com.apple.package|public.directory||
        com.apple.bundle|public.directory|bundle|
        com.apple.plugin|com.apple.bundle com.apple.package|plugin|
        com.apple.metadata-importer|com.apple.plugin|mdimporter|
        com.apple.quicklook-generator|com.apple.plugin|qlgenerator|
        com.apple.xpc-service|com.apple.bundle com.apple.package|xpc|
        com.apple.framework|com.apple.bundle|framework|
        com.apple.application|public.executable||
        com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app|
        com.apple.application-and-system-extension|com.apple.xpc-service|appex|
        public.unix-executable|public.data public.executable||application/x-executable application/x-sharedlib
        com.microsoft.windows-executable|public.data public.executable|exe|\
        application/x-msdownload application/vnd.microsoft.portable-executable
        com.apple.systempreference.prefpane|com.apple.bundle com.apple.package|prefPane|
        public.archive|public.item||
        org.gnu.gnu-zip-archive|public.data public.archive|gz gzip|application/gzip application/x-gzip
        public.bzip2-archive|public.data public.archive|bz2 bz|\
        application/x-bzip2 application/x-bzip application/bzip2
        public.zip-archive|public.data com.pkware.zip-archive|zip|application/zip application/x-zip-compressed
        com.apple.archive|public.data public.archive|aar|
        public.tar-archive|public.data public.archive|tar|application/x-tar
        public.spreadsheet|public.content||
        public.presentation|public.composite-content||
        public.database|||
        public.message|||
        public.contact|||
        public.vcard|public.text public.contact|vcf vcard|text/vcard text/x-vcard
        public.to-do-item|||
        public.calendar-event|||
        public.email-message|public.message|eml|message/rfc822
        com.apple.internet-location|public.data||
        com.microsoft.internet-shortcut|public.data|url|
        public.font|||
        public.bookmark|||
        com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12
        public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert application/pkix-cert
        org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip
        public.log||log|
        com.apple.haptics.ahap|public.json|ahap|
        public.geojson|public.json|geojson|application/geo+json
        com.apple.linkpresentation.metadata|public.data||
        public.text|public.data public.content||
        public.plain-text|public.text|txt text|text/plain
        public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8
        public.utf16-external-plain-text|public.plain-text||text/plain;charset=utf-16
        public.utf16-plain-text|public.plain-text||
        public.delimited-values-text|public.text||
        public.comma-separated-values-text|public.delimited-values-text|csv|text/csv text/comma-separated-values
        public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
        public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text||
        public.rtf|public.text|rtf|text/rtf application/rtf
        public.html|public.text|html htm shtml|text/html
        public.xml|public.text|xml|application/xml text/xml
        public.yaml|public.text|yaml yml|application/yaml application/x-yaml text/yaml
        public.css|public.text|css|text/css
        public.source-code|public.plain-text||
        public.assembly-source|public.source-code|s|
        public.c-source|public.source-code|c|text/x-csrc text/x-c
        public.objective-c-source|public.source-code|m|text/x-objcsrc
        public.swift-source|public.source-code|swift|text/x-swift
        public.c-plus-plus-source|public.source-code|cpp cc cxx c++ cp|text/x-c++src
        public.objective-c-plus-plus-source|public.source-code|mm|
        public.c-header|public.source-code|h|text/x-chdr
        public.c-plus-plus-header|public.source-code|hpp hh hxx h++|text/x-c++hdr
        public.script|public.source-code||
        com.apple.applescript.text|public.script|applescript|
        com.apple.applescript.script|public.data public.script|scpt|
        com.apple.applescript.script-bundle|com.apple.bundle com.apple.package public.script|scptd|
        com.netscape.javascript-source|public.executable public.source-code|js jscript javascript mjs|\
        text/javascript application/javascript
        public.shell-script|public.script|sh command|application/x-sh text/x-shellscript application/x-shellscript
        public.perl-script|public.shell-script|pl pm|text/x-perl application/x-perl
        public.python-script|public.shell-script|py|text/x-python text/x-python3
        public.ruby-script|public.shell-script|rb rbw|application/x-ruby text/x-ruby
        public.php-script|public.shell-script|php php3 php4 ph3 ph4 phtml|text/php application/x-php
        public.make-source|public.script|mk|text/x-makefile
        public.json|public.text|json|application/json
        com.apple.property-list|public.data|plist|
        com.apple.xml-property-list|public.xml com.apple.property-list||application/x-plist
        com.apple.binary-property-list|com.apple.property-list||
        com.adobe.pdf|public.data public.composite-content|pdf|application/pdf
        com.apple.rtfd|com.apple.package public.composite-content|rtfd|
        com.apple.flat-rtfd|public.data public.composite-content||
        com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive
        public.image|public.data public.content||
        public.jpeg|public.image|jpg jpeg jpe|image/jpeg image/jpg
        public.tiff|public.image|tiff tif|image/tiff
        com.compuserve.gif|public.image|gif|image/gif
        public.png|public.image|png|image/png
        com.apple.icns|public.image|icns|image/x-icns
        com.microsoft.bmp|public.image|bmp dib|image/bmp image/x-bmp
        com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon
        public.camera-raw-image|public.image||
        public.svg-image|public.image public.xml|svg svgz|image/svg+xml
        com.apple.live-photo|||
        public.heif|public.heif-standard|heif|image/heif
        public.heic|public.heif-standard|heic|image/heic
        public.heics|public.heif-standard|heics|image/heic-sequence
        org.webmproject.webp|public.image|webp|image/webp
        com.ilm.openexr-image|public.image|exr|image/x-exr
        com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng
        public.3d-content|public.content||
        com.pixar.universal-scene-description|public.data public.3d-content|usd usda usdc|
        com.pixar.universal-scene-description-mobile|public.data public.3d-content|usdz|model/vnd.usdz+zip
        com.apple.reality|public.data|reality|model/vnd.reality
        com.apple.scenekit.scene|public.3d-content|scn|
        com.apple.arobject|public.data|arobject|
        public.audiovisual-content|public.data public.content||
        public.movie|public.audiovisual-content||
        public.video|public.movie||
        public.audio|public.audiovisual-content||
        com.apple.quicktime-movie|public.movie|mov qt|video/quicktime
        public.mpeg|public.movie|mpg mpeg mpe m75 m15|video/mpeg
        public.mpeg-2-video|public.video|m2v|video/mpeg2
        public.mpeg-2-transport-stream|public.movie|ts|video/mp2t
        public.mp3|public.audio|mp3 mpga|audio/mpeg audio/mp3
        public.mpeg-4|public.movie|mp4 mpg4|video/mp4
        public.mpeg-4-audio|public.audio|mp4a|audio/mp4
        com.apple.protected-mpeg-4-audio|public.audio|m4p|
        com.apple.protected-mpeg-4-video|com.apple.m4v-video||
        public.avi|public.movie|avi vfw|video/avi video/x-msvideo
        public.aiff-audio|public.aifc-audio|aiff aif|audio/aiff audio/x-aiff
        com.microsoft.waveform-audio|public.audio|wav wave|audio/wav audio/x-wav audio/vnd.wave
        public.midi-audio|public.audio|mid midi|audio/midi
        public.playlist|||
        public.m3u-playlist|public.text public.playlist|m3u m3u8|\
        audio/x-mpegurl audio/mpegurl application/vnd.apple.mpegurl
        public.heif-standard|public.image||
        com.pkware.zip-archive|public.archive public.data||
        com.apple.m4v-video|public.movie|m4v|video/x-m4v
        com.apple.m4a-audio|public.mpeg-4-audio|m4a|audio/x-m4a
        public.aifc-audio|public.audio|aifc|audio/x-aifc
        org.xiph.flac|public.audio|flac|audio/flac audio/x-flac
        org.xiph.ogg-audio|public.audio|ogg oga|audio/ogg
        org.xiph.opus|public.audio|opus|audio/opus
        org.webmproject.webm|public.movie|webm|video/webm
        org.matroska.mkv|public.movie|mkv|video/x-matroska
        public.avif|public.heif-standard|avif|image/avif
        public.jpeg-xl|public.image|jxl|image/jxl
        org.tukaani.xz-archive|public.data public.archive|xz|application/x-xz
        org.7-zip.7-zip-archive|public.data public.archive|7z|application/x-7z-compressed
        public.truetype-ttf-font|public.font public.data|ttf|font/ttf
        public.opentype-font|public.font public.data|otf|font/otf
        com.microsoft.word.doc|public.data public.composite-content|doc|application/msword
        org.openxmlformats.wordprocessingml.document|public.data public.composite-content|docx|\
        application/vnd.openxmlformats-officedocument.wordprocessingml.document
        com.microsoft.excel.xls|public.data public.spreadsheet|xls|application/vnd.ms-excel
        org.openxmlformats.spreadsheetml.sheet|public.data public.spreadsheet|xlsx|\
        application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
        com.microsoft.powerpoint.ppt|public.data public.presentation|ppt|application/vnd.ms-powerpoint
        org.openxmlformats.presentationml.presentation|public.data public.presentation|pptx|\
        application/vnd.openxmlformats-officedocument.presentationml.presentation
        org.oasis-open.opendocument.text|public.data public.composite-content|odt|\
        application/vnd.oasis.opendocument.text
        org.oasis-open.opendocument.spreadsheet|public.data public.spreadsheet|ods|\
        application/vnd.oasis.opendocument.spreadsheet
        org.oasis-open.opendocument.presentation|public.data public.presentation|odp|\
        application/vnd.oasis.opendocument.presentation
        net.daringfireball.markdown|public.text|md markdown|text/markdown
        com.apple.ical.ics|public.text public.calendar-event|ics ical|text/calendar
        org.sqlite.sqlite3|public.data public.database|sqlite sqlite3|application/vnd.sqlite3
        com.apple.pkpass-data|public.data|pkpass|application/vnd.apple.pkpass
        org.bittorrent.torrent|public.data|torrent|application/x-bittorrent
        """
}
