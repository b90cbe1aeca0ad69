import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The URL of what a scene shows, both ways.
///
///     lists in columns ─ stacks          in reading order: each part adds what is selected, or its values
///        │ print                ▲ read   each part takes what it can off the rest of the path
///        ▼                      │
///     /dessert/recipes/12/steps/2
@MainActor
struct SceneURL {
    let scene: SceneContext

    init(of scene: SceneContext) {
        self.scene = scene
    }

    // MARK: Printing

    /// The URL of what is shown, up to the first value without a route; `nil` if no route is declared at all.
    var current: String? {
        guard scene.hasRoutes else { return nil }
        var url = ""
        for part in scene.containers.routedParts { if !part.print(to: &url) { break } }
        return url.isEmpty ? "/" : url
    }

    /// The URL of what a link shows, or `nil` if that has none.
    ///
    /// - Parameters:
    ///   - subject: The list, column or stack in which it is shown.
    ///   - print: Adds what the link shows there, and returns whether that has a route.
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

    /// Shows what a URL leads to, as far as routes say.
    ///
    /// Selections and paths are written together. Where a selection brings views with it that declare more, the rest is
    /// read once they are there, and what the app has changed because of the selection is written again: nothing appears
    /// in between.
    ///
    /// - Parameters:
    ///   - url: The URL, from outside.
    ///   - settle: Brings the views up to date.
    /// - Returns: Whether routes have read all of it.
    func open(_ url: String, settle: () -> Void) -> Bool {
        guard scene.hasRoutes else { return false }
        let path = URLPath(url)
        var rest = path.segments[...]
        scene.travel {
            var read: [any RoutedPart] = []
            // One pass for each level of columns, one for what apps write in answer, and one to see that nothing is left.
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
