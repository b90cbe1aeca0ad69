import BackstaffElementLayout
import BackstaffElements
import BackstaffLayout
public import Foundation

extension HeadlessHost {
    /// Returns the frame of an element in the window, in points, as the layout of SwiftUI has it.
    ///
    /// Texts are measured with the metrics of the font that the page brings along, and controls have about the sizes of the
    /// page. The insides of bars, pickers and menus have no frames, and neither have covers, popovers, inspectors and sheets in wide
    /// windows.
    ///
    /// - Parameter found: The element.
    /// - Returns: The frame, or `nil` if the element isn't shown, or if it is in a part of the screen without frames.
    public func frame(of found: FoundElement) -> CGRect? {
        layout.frame(of: found.element).map { frame in
            CGRect(x: frame.minX, y: frame.minY, width: frame.size.width, height: frame.size.height)
        }
    }

    /// Returns the frame of the first element on screen with a text, in points.
    ///
    /// - Parameter words: The whole text of the element, or its accessibility label or placeholder.
    /// - Throws: ``LookUpFailure`` if nothing on screen has that text, or if it is in a part of the screen without frames.
    public func frame(of words: String) throws -> CGRect {
        let found = try find(words)
        guard let frame = frame(of: found) else {
            throw LookUpFailure("\(found.description) has no frame.", outline: frames)
        }
        return frame
    }

    /// A text description of everything in the scene, as ``outline`` has it, with the frame of each element that has one: its
    /// left and upper edge, its width and its height in points, to a tenth of a point.
    ///
    ///     v-stack frame=139,411,112,52
    ///       text "Apple Pie" frame=158,411,74,22
    ///       text "Serves eight" frame=139,441,112,22
    public var frames: String {
        let layout = layout
        return scene.tree.root.outline { element in
            guard let frame = layout.frame(of: element) else { return "" }
            let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height]
            return " frame=" + numbers.map(Self.tenths).joined(separator: ",")
        }
    }

    private static func tenths(_ number: Double) -> String {
        guard number.isFinite else { return "\(number)" }
        let rounded = (number * 10).rounded() / 10
        return Int(exactly: rounded).map { String($0) } ?? String(rounded)
    }

    /// The frames of everything on screen.
    private var layout: ElementLayout {
        if let keptLayout, keptLayout.operations == operationCount, keptLayout.size == size { return keptLayout.layout }
        let layout = ElementLayout(of: scene.tree, in: LayoutSize(size.width, size.height))
        keptLayout = (operationCount, size, layout)
        return layout
    }

    /// Tells geometry readers and others their sizes, until no size changes.
    ///
    /// A view that asks for its size and changes it without end stops after some rounds.
    ///
    /// - Parameter take: Takes the changes that the sizes have caused.
    func reportSizes(afterEach take: () -> Void) {
        for _ in 0..<Self.mostRoundsOfSizes {
            var isChanged = false
            for (element, size) in layout.sizes where reportedSizes[element.id] != size {
                reportedSizes[element.id] = size
                isChanged = true
                try? scene.deliver(.size(width: size.width, height: size.height), to: element.id)
            }
            guard isChanged else { return }
            take()
        }
    }

    private static let mostRoundsOfSizes = 20
}
