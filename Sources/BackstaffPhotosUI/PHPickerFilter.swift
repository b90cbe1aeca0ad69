import BackstaffUniformTypes

/// Which photos and videos a user is offered.
///
/// A browser tells photos from videos only. So a filter of screenshots offers all photos, and one of slow-motion videos
/// all videos.
public struct PHPickerFilter: Hashable, Sendable {
    private let hasImages: Bool
    private let hasVideos: Bool
    /// Whether the filter stands for some of these photos or videos, which a browser can't tell from the others.
    private var isPart = false

    /// Photos and videos.
    static let everything = PHPickerFilter(hasImages: true, hasVideos: true)
    private static let somePhotos = PHPickerFilter(hasImages: true, hasVideos: false, isPart: true)
    private static let someVideos = PHPickerFilter(hasImages: false, hasVideos: true, isPart: true)

    /// Photos, with the still pictures of live photos.
    public static let images = PHPickerFilter(hasImages: true, hasVideos: false)
    /// Videos.
    public static let videos = PHPickerFilter(hasImages: false, hasVideos: true)
    /// Live photos. A browser offers photos.
    public static let livePhotos = somePhotos
    /// Photos with depth. A browser offers photos.
    public static let depthEffectPhotos = somePhotos
    /// Series of photos. A browser offers photos.
    public static let bursts = somePhotos
    /// Panoramas. A browser offers photos.
    public static let panoramas = somePhotos
    /// Screenshots. A browser offers photos.
    public static let screenshots = somePhotos
    /// Recordings of the screen. A browser offers videos.
    public static let screenRecordings = someVideos
    /// Slow-motion videos. A browser offers videos.
    public static let slomoVideos = someVideos
    /// Time-lapse videos. A browser offers videos.
    public static let timelapseVideos = someVideos
    /// Videos with a blurred background. A browser offers videos.
    public static let cinematicVideos = someVideos

    /// Returns a filter of what at least one of several filters offers.
    public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(
            hasImages: filters.contains { $0.hasImages }, hasVideos: filters.contains { $0.hasVideos })
    }

    /// Returns a filter of what all of several filters offer.
    public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(
            hasImages: filters.allSatisfy { $0.hasImages }, hasVideos: filters.allSatisfy { $0.hasVideos })
    }

    /// Returns a filter of what another filter doesn't offer. A browser can't leave out a kind of photos, so without
    /// screenshots all photos and videos are offered.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        filter.isPart ? everything : PHPickerFilter(hasImages: !filter.hasImages, hasVideos: !filter.hasVideos)
    }

    /// The types of the files. Of pictures, these are the ones that a page can show. A phone may convert its photos to them.
    var types: [UTType] {
        let isEmpty = !hasImages && !hasVideos
        return (hasImages || isEmpty ? [.jpeg, .png, .gif, .webP] : []) + (hasVideos || isEmpty ? [.movie] : [])
    }
}

/// The user's library of photos. A page has none, so it has no effect.
public final class PHPhotoLibrary: Sendable {
    private static let library = PHPhotoLibrary()

    private init() {}

    /// Returns the library.
    public static func shared() -> PHPhotoLibrary { library }
}
