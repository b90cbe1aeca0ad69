extension UTType {
    /// Any file or folder.
    public static let item = UTType(declared: "public.item")
    /// Anything that a document can contain.
    public static let content = UTType(declared: "public.content")
    /// Content of several kinds.
    public static let compositeContent = UTType(declared: "public.composite-content")
    /// A sequence of bytes.
    public static let data = UTType(declared: "public.data")
    /// A folder or a package.
    public static let directory = UTType(declared: "public.directory")
    /// A folder.
    public static let folder = UTType(declared: "public.folder")
    /// A folder that is shown as one file.
    public static let package = UTType(declared: "com.apple.package")
    /// An address.
    public static let url = UTType(declared: "public.url")
    /// The address of a file.
    public static let fileURL = UTType(declared: "public.file-url")
    /// Text of any kind.
    public static let text = UTType(declared: "public.text")
    /// Text without markup.
    public static let plainText = UTType(declared: "public.plain-text")
    /// Text in UTF-8.
    public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
    /// Rich text.
    public static let rtf = UTType(declared: "public.rtf")
    /// HTML.
    public static let html = UTType(declared: "public.html")
    /// XML.
    public static let xml = UTType(declared: "public.xml")
    /// YAML.
    public static let yaml = UTType(declared: "public.yaml")
    /// Style sheets.
    public static let css = UTType(declared: "public.css")
    /// JSON.
    public static let json = UTType(declared: "public.json")
    /// Property lists.
    public static let propertyList = UTType(declared: "com.apple.property-list")
    /// Values with commas between them.
    public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
    /// Values with tabs between them.
    public static let tabSeparatedText = UTType(declared: "public.tab-separated-values-text")
    /// Values with a mark between them.
    public static let delimitedText = UTType(declared: "public.delimited-values-text")
    /// Source code.
    public static let sourceCode = UTType(declared: "public.source-code")
    /// Swift source.
    public static let swiftSource = UTType(declared: "public.swift-source")
    /// JavaScript source.
    public static let javaScript = UTType(declared: "com.netscape.javascript-source")
    /// A log.
    public static let log = UTType(declared: "com.apple.log")
    /// Electronic business cards.
    public static let vCard = UTType(declared: "public.vcard")
    /// Events of a calendar.
    public static let calendarEvent = UTType(declared: "public.calendar-event")
    /// A picture of any kind.
    public static let image = UTType(declared: "public.image")
    /// PNG pictures.
    public static let png = UTType(declared: "public.png")
    /// JPEG pictures.
    public static let jpeg = UTType(declared: "public.jpeg")
    /// GIF pictures.
    public static let gif = UTType(declared: "com.compuserve.gif")
    /// HEIC pictures.
    public static let heic = UTType(declared: "public.heic")
    /// HEIF pictures.
    public static let heif = UTType(declared: "public.heif")
    /// WebP pictures.
    public static let webP = UTType(declared: "org.webmproject.webp")
    /// TIFF pictures.
    public static let tiff = UTType(declared: "public.tiff")
    /// BMP pictures.
    public static let bmp = UTType(declared: "com.microsoft.bmp")
    /// SVG pictures.
    public static let svg = UTType(declared: "public.svg-image")
    /// Pictures as a camera's sensor has them.
    public static let rawImage = UTType(declared: "public.camera-raw-image")
    /// Pictures with a short film.
    public static let livePhoto = UTType(declared: "com.apple.live-photo")
    /// Sound, films, or both.
    public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
    /// Sound.
    public static let audio = UTType(declared: "public.audio")
    /// MP3 sound.
    public static let mp3 = UTType(declared: "public.mp3")
    /// WAVE sound.
    public static let wav = UTType(declared: "com.microsoft.waveform-audio")
    /// MPEG-4 sound.
    public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
    /// Films with or without sound.
    public static let movie = UTType(declared: "public.movie")
    /// Films without sound.
    public static let video = UTType(declared: "public.video")
    /// MPEG-4 films.
    public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
    /// QuickTime films.
    public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
    /// PDF documents.
    public static let pdf = UTType(declared: "com.adobe.pdf")
    /// Electronic books.
    public static let epub = UTType(declared: "org.idpf.epub-container")
    /// An archive of files.
    public static let archive = UTType(declared: "public.archive")
    /// ZIP archives.
    public static let zip = UTType(declared: "public.zip-archive")
    /// Files compressed by gzip.
    public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
    /// A database.
    public static let database = UTType(declared: "public.database")
    /// A font.
    public static let font = UTType(declared: "public.font")
    /// A spreadsheet.
    public static let spreadsheet = UTType(declared: "public.spreadsheet")
    /// A presentation.
    public static let presentation = UTType(declared: "public.presentation")
    /// A person or an organization.
    public static let contact = UTType(declared: "public.contact")
    /// A program.
    public static let executable = UTType(declared: "public.executable")
    /// A bookmark.
    public static let bookmark = UTType(declared: "public.bookmark")
}
