import SwiftUI

/// A scheme in a frame: its description, its container, and its state. The state is below the container, or beside it
/// in a low window.
struct SchemePane<Container: View>: View {
    let scheme: Scheme
    let facts: [Fact]
    let goBack: @MainActor () -> Void
    let goToStart: @MainActor () -> Void
    @ViewBuilder let container: Container

    @State private var room = Room.window
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
        if verticalSizeClass == .compact {
            HStack(alignment: .top, spacing: 12) {
                framedContainer
                report
                    .frame(width: 264)
            }
        } else {
            VStack(alignment: .leading, spacing: 10) {
                VStack(alignment: .leading, spacing: 2) {
                    Text(scheme.name)
                        .font(.headline)
                    Text(scheme.summary)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
                framedContainer
                report
            }
        }
    }

    private var framedContainer: some View {
        container
            .environment(\.horizontalSizeClass, sizeClass)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .clipShape(RoundedRectangle(cornerRadius: 12))
            .overlay {
                RoundedRectangle(cornerRadius: 12)
                    .stroke(Color.secondary.opacity(0.4), lineWidth: 1)
                    .allowsHitTesting(false)
            }
    }

    private var report: some View {
        StateReport(
            facts: facts + [Fact("size class", sizeClass == .compact ? "compact" : "regular")], room: $room,
            goBack: goBack, goToStart: goToStart)
    }

    private var sizeClass: UserInterfaceSizeClass? {
        switch room {
        case .window: horizontalSizeClass
        case .compact: .compact
        case .regular: .regular
        }
    }
}

/// The size that a container is given.
enum Room: String, CaseIterable, Identifiable {
    case window, compact, regular

    var id: Self { self }

    var name: String { rawValue.capitalized }
}
