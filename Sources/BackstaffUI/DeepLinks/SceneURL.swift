import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// Prints and opens the URL of what a scene shows.
///
///     lists in columns, then stacks      in reading order
///        │ print                ▲ read
///        │ each appends its     │ each removes its segments
///        ▼ segments             │ from the rest of the path
///     /dessert/recipes/12/steps/2
@MainActor
struct SceneURL {
    let scene: SceneContext

    init(of scene: SceneContext) {
        self.scene = scene
    }

    // MARK: Printing

    /// The URL of what is shown, up to the first value without a route. It is `nil` if no route is declared.
    var current: String? {
        guard scene.hasRoutes else { return nil }
        var url = ""
        for part in scene.containers.routedParts { if !part.print(to: &url) { break } }
        return url.isEmpty ? "/" : url
    }

    /// The URL of what a link shows, or `nil` if it has none.
    ///
    /// - Parameters:
    ///   - subject: The list, column or stack in which the link shows something.
    ///   - print: Appends what the link shows, and returns whether there is a route for it.
    func url(endingAt subject: AnyObject, with print: (inout String) -> Bool) -> String? {
        guard scene.hasRoutes else { return nil }
        var url = ""
        for part in scene.containers.routedParts {
            if part.subject === subject { return print(&url) ? url : nil }
            if !part.print(to: &url) { return nil }
        }
        return nil
    }

    // MARK: Opening

    /// Opens a URL by the declared routes.
    ///
    /// Selections and paths are written together. A selection may add views that declare more routes. Then the rest of
    /// the URL is read once these views exist, and values that the app has changed in response to the selection are
    /// written again. Nothing appears in between.
    ///
    /// - Parameters:
    ///   - url: The URL. It comes from outside.
    ///   - settle: Updates the views.
    /// - Returns: Whether the routes have read the whole URL.
    func open(_ url: String, settle: () -> Void) -> Bool {
        guard scene.hasRoutes else { return false }
        let path = URLPath(url)
        var rest = path.segments[...]
        scene.travel {
            var read: [any RoutedPart] = []
            // Each level of columns needs one pass. One more writes again what the app has changed in response, and a
            // last one finds nothing left to do.
            for pass in 0..<6 {
                var reading = RouteReading(rest: path.segments[...], isFirst: pass == 0)
                let parts = scene.containers.routedParts
                for part in parts { part.read(by: &reading) }
                read += parts
                rest = reading.rest
                let isOfNoUse = rest.count == path.segments.count && !(rest.isEmpty && path.isWhole)
                if isOfNoUse || reading.writes.isEmpty { break }
                for write in reading.writes { write() }
                settle()
            }
            for part in read { part.endReading() }
        }
        if rest.isEmpty, path.isWhole { return true }
        let unread = rest.first.map { "\(WireRefusal.quoted($0)) and what follows" } ?? "its end"
        Diagnostics.log("No route reads \(unread) in the URL \(WireRefusal.quoted(url)).")
        return false
    }
}
