/// What is known about a type.
struct TypeFacts {
    let identifier: String
    /// The extensions of its files, the usual one first.
    let extensions: [String]
    let mimeType: String?
    /// The identifiers of the types that it is directly a special case of.
    let parents: [String]

    private init(
        _ identifier: String, extensions: [String] = [], mimeType: String? = nil, parents: [UTType] = []
    ) {
        self.identifier = identifier
        self.extensions = extensions
        self.mimeType = mimeType
        self.parents = parents.map(\.identifier)
    }

    static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

    static let all: [TypeFacts] = [
        TypeFacts("public.item"),
        TypeFacts("public.content"),
        TypeFacts("public.composite-content", parents: [.content]),
        TypeFacts("public.data", parents: [.item]),
        TypeFacts("public.directory", parents: [.item]),
        TypeFacts("public.folder", parents: [.directory]),
        TypeFacts("com.apple.package", parents: [.directory]),
        TypeFacts("public.url", parents: [.data]),
        TypeFacts("public.file-url", parents: [.url]),
        TypeFacts("public.text", parents: [.data, .content]),
        TypeFacts("public.plain-text", extensions: ["txt", "text"], mimeType: "text/plain", parents: [.text]),
        TypeFacts("public.utf8-plain-text", parents: [.plainText]),
        TypeFacts("public.rtf", extensions: ["rtf"], mimeType: "text/rtf", parents: [.text]),
        TypeFacts("public.html", extensions: ["html", "htm"], mimeType: "text/html", parents: [.text]),
        TypeFacts("public.xml", extensions: ["xml"], mimeType: "application/xml", parents: [.text]),
        TypeFacts("public.yaml", extensions: ["yaml", "yml"], mimeType: "application/x-yaml", parents: [.text]),
        TypeFacts("public.css", extensions: ["css"], mimeType: "text/css", parents: [.text]),
        TypeFacts("public.json", extensions: ["json"], mimeType: "application/json", parents: [.text]),
        TypeFacts("com.apple.property-list", extensions: ["plist"], parents: [.data]),
        TypeFacts(
            "public.comma-separated-values-text", extensions: ["csv"], mimeType: "text/csv", parents: [.delimitedText]),
        TypeFacts(
            "public.tab-separated-values-text", extensions: ["tsv"], mimeType: "text/tab-separated-values",
            parents: [.delimitedText]),
        TypeFacts("public.delimited-values-text", parents: [.text]),
        TypeFacts("public.source-code", parents: [.plainText]),
        TypeFacts("public.swift-source", extensions: ["swift"], mimeType: "text/x-swift", parents: [.sourceCode]),
        TypeFacts(
            "com.netscape.javascript-source", extensions: ["js", "javascript"], mimeType: "text/javascript",
            parents: [.sourceCode]),
        TypeFacts("com.apple.log", extensions: ["log"], parents: [.plainText]),
        TypeFacts("public.vcard", extensions: ["vcf", "vcard"], mimeType: "text/vcard", parents: [.text]),
        TypeFacts("public.calendar-event", parents: [.text]),
        TypeFacts("public.image", parents: [.data, .content]),
        TypeFacts("public.png", extensions: ["png"], mimeType: "image/png", parents: [.image]),
        TypeFacts("public.jpeg", extensions: ["jpeg", "jpg"], mimeType: "image/jpeg", parents: [.image]),
        TypeFacts("com.compuserve.gif", extensions: ["gif"], mimeType: "image/gif", parents: [.image]),
        TypeFacts("public.heic", extensions: ["heic"], mimeType: "image/heic", parents: [.heif]),
        TypeFacts("public.heif", extensions: ["heif"], mimeType: "image/heif", parents: [.image]),
        TypeFacts("org.webmproject.webp", extensions: ["webp"], mimeType: "image/webp", parents: [.image]),
        TypeFacts("public.tiff", extensions: ["tiff", "tif"], mimeType: "image/tiff", parents: [.image]),
        TypeFacts("com.microsoft.bmp", extensions: ["bmp"], mimeType: "image/bmp", parents: [.image]),
        TypeFacts("public.svg-image", extensions: ["svg"], mimeType: "image/svg+xml", parents: [.image, .xml]),
        TypeFacts("public.camera-raw-image", parents: [.image]),
        TypeFacts("com.apple.live-photo"),
        TypeFacts("public.audiovisual-content", parents: [.data, .content]),
        TypeFacts("public.audio", parents: [.audiovisualContent]),
        TypeFacts("public.mp3", extensions: ["mp3"], mimeType: "audio/mpeg", parents: [.audio]),
        TypeFacts("com.microsoft.waveform-audio", extensions: ["wav"], mimeType: "audio/vnd.wave", parents: [.audio]),
        TypeFacts("public.mpeg-4-audio", extensions: ["m4a"], mimeType: "audio/mp4", parents: [.audio]),
        TypeFacts("public.movie", parents: [.audiovisualContent]),
        TypeFacts("public.video", parents: [.movie]),
        TypeFacts("public.mpeg-4", extensions: ["mp4"], mimeType: "video/mp4", parents: [.movie]),
        TypeFacts(
            "com.apple.quicktime-movie", extensions: ["mov", "qt"], mimeType: "video/quicktime", parents: [.movie]),
        TypeFacts(
            "com.adobe.pdf", extensions: ["pdf"], mimeType: "application/pdf", parents: [.data, .compositeContent]),
        TypeFacts(
            "org.idpf.epub-container", extensions: ["epub"], mimeType: "application/epub+zip",
            parents: [.data, .compositeContent]),
        TypeFacts("public.archive", parents: [.data]),
        TypeFacts("public.zip-archive", extensions: ["zip"], mimeType: "application/zip", parents: [.archive]),
        TypeFacts("org.gnu.gnu-zip-archive", extensions: ["gz"], mimeType: "application/gzip", parents: [.archive]),
        TypeFacts("public.database", parents: [.item]),
        TypeFacts("public.font", parents: [.data]),
        TypeFacts("public.spreadsheet", parents: [.content]),
        TypeFacts("public.presentation", parents: [.compositeContent]),
        TypeFacts("public.contact"),
        TypeFacts("public.executable", parents: [.data]),
        TypeFacts("public.bookmark"),
    ]
}
