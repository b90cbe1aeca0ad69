import Foundation

/// A gradient between a grid of colors.
///
/// The page draws it as sixteen strips side by side. In each, the colors change from the top to the bottom. Between points,
/// colors change evenly, and lines are straight. As the style of a shape, a text or a background, it is the strip in the
/// middle.
public struct MeshGradient: ShapeStyle {
    /// A row of the grid: its points and their colors.
    private typealias Row = [(x: Double, y: Double, color: Color)]

    private static let count = 16

    private let strips: [Gradient]
    private let backdrop: Color

    /// Creates a gradient.
    ///
    /// - Parameters:
    ///   - width: The number of points in a row.
    ///   - height: The number of rows.
    ///   - points: The points of all rows, in fractions of the width and the height. Missing ones are left out.
    ///   - colors: The colors of the points. Missing ones are left out.
    ///   - background: The color outside of the points.
    ///   - smoothsColors: It has no effect.
    ///   - colorSpace: The way in which colors between points are found.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        backdrop = background
        let known = zip(points, colors).map { (x: Double($0.x), y: Double($0.y), color: $1) }
        let size = max(1, width)
        let starts = stride(from: 0, to: known.count, by: size).prefix(max(0, height))
        let rows: [Row] = starts.map { Array(known[$0..<min($0 + size, known.count)]) }
        strips = (0..<Self.count).map { index in
            let x = (Double(index) + 0.5) / Double(Self.count)
            return Gradient(stops: rows.compactMap { Self.stop(at: x, in: $0, colorSpace) })
        }
    }

    /// The color and the height of a row at a place.
    private static func stop(at x: Double, in row: Row, _ colorSpace: Gradient.ColorSpace) -> Gradient.Stop? {
        guard let first = row.first, let last = row.last else { return nil }
        let right = row.firstIndex { $0.x >= x }
        guard let right, right > 0 else {
            let end = right == nil ? last : first
            return Gradient.Stop(color: end.color, location: place(end.y))
        }
        let (before, behind) = (row[right - 1], row[right])
        let share = behind.x > before.x ? (x - before.x) / (behind.x - before.x) : 0
        return Gradient.Stop(
            color: before.color.mix(with: behind.color, by: share, in: colorSpace),
            location: place(before.y + (behind.y - before.y) * share))
    }

    private static func place(_ y: Double) -> CGFloat {
        y.isFinite ? (max(0, min(1, y)) * 10_000).rounded() / 10_000 : 0
    }

    private func strip(_ index: Int) -> LinearGradient {
        LinearGradient(gradient: strips[index], startPoint: .top, endPoint: .bottom)
    }

    public var _paint: _Paint { strip(Self.count / 2)._paint }
}

extension MeshGradient: View {
    /// The strips side by side.
    public var body: some View {
        HStack(spacing: 0) {
            Group {
                strip(0); strip(1); strip(2); strip(3); strip(4); strip(5); strip(6); strip(7)
            }
            Group {
                strip(8); strip(9); strip(10); strip(11); strip(12); strip(13); strip(14); strip(15)
            }
        }
        .background(backdrop)
    }
}
