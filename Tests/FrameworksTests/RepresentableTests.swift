import BackstaffTesting
import BackstaffUIKit
import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Views of UIKit in SwiftUI")
struct RepresentableTests {
    private struct Indicator: UIViewRepresentable {
        var turns: Bool
        let journal: Journal

        @MainActor
        final class Coordinator {}

        func makeCoordinator() -> Coordinator {
            journal.note("coordinator")
            return Coordinator()
        }

        func makeUIView(context: Context) -> UIActivityIndicatorView {
            journal.note("make")
            return UIActivityIndicatorView(style: .large)
        }

        func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
            journal.note("update \(turns) \(context.environment.isEnabled)")
            turns ? view.startAnimating() : view.stopAnimating()
        }
    }

    private struct Screen: View {
        @State private var turns = true
        let journal: Journal

        var body: some View {
            VStack {
                Indicator(turns: turns, journal: journal).disabled(true)
                Button("Stop") { turns = false }
            }
        }
    }

    @Test("M08 an activity indicator is a progress view, made once, and only while it turns")
    func activityIndicator() async throws {
        let journal = Journal()
        let host = HeadlessHost(Screen(journal: journal))
        #expect(host.outline.contains("progress") && !host.outline.contains("opacity=0"), "\(host.outline)")
        #expect(journal.take() == ["coordinator", "make", "update true false"])
        try await host.tap("Stop")
        #expect(host.outline.contains("opacity=0"), "It keeps its room: \(host.outline)")
        #expect(journal.take() == ["update false false"])
    }

    private struct Blur: UIViewRepresentable {
        var effect: UIVisualEffect?

        func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: nil) }
        func updateUIView(_ view: UIVisualEffectView, context: Context) { view.effect = effect }
    }

    @Test("M08 a blur is a material, and a view without an effect or a counterpart shows nothing")
    func blur() {
        let material = HeadlessHost(Blur(effect: UIBlurEffect(style: .systemThinMaterial))).outline
        #expect(material.contains("thin"), "\(material)")
        for effect in [nil, UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))] {
            let outline = HeadlessHost(Blur(effect: effect)).outline
            #expect(!outline.contains("thin"), "\(outline)")
        }
    }

    private struct Hosted: UIViewControllerRepresentable {
        let title: String

        func makeUIViewController(context: Context) -> UIHostingController<Text> {
            UIHostingController(rootView: Text(verbatim: "made"))
        }

        func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {
            controller.rootView = Text(verbatim: title)
        }
    }

    private struct Shared: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIActivityViewController {
            UIActivityViewController(activityItems: ["a text", 7], applicationActivities: nil)
        }

        func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
    }

    @Test("M08 a hosting controller shows its view, and an activity controller a button for each text and address")
    func controllers() {
        let hosted = HeadlessHost(Hosted(title: "Hello")).outline
        #expect(hosted.contains("Hello") && !hosted.contains("made"), "\(hosted)")
        let shared = HeadlessHost(Shared())
        #expect(shared.outline.contains("Share"), "\(shared.outline)")
        #expect(!shared.outline.contains("7"), "\(shared.outline)")
    }

    /// What apps use to reach the views of UIKit around their own.
    private struct Around: UIViewRepresentable {
        let journal: Journal

        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.superview?.superview?.backgroundColor = .clear
            journal.note("around a view: \(view.superview == nil), in it: \(view.subviews.count)")
            return view
        }

        func updateUIView(_ view: UIView, context: Context) {}
    }

    private struct SwipesBack: UIViewControllerRepresentable {
        let journal: Journal

        @available(*, deprecated, message: "It creates a view controller that shows nothing.")
        func makeUIViewController(context: Context) -> UIViewController {
            let controller = UIViewController()
            let navigation = controller.navigationController ?? controller.parent?.navigationController
            navigation?.interactivePopGestureRecognizer?.isEnabled = true
            navigation?.interactivePopGestureRecognizer?.delegate = nil
            journal.note("navigation: \(navigation != nil)")
            return controller
        }

        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    @Test("M08 no view and no navigation controller of UIKit is around the app's own")
    func around() {
        let journal = Journal()
        let host = HeadlessHost(
            Text(verbatim: "Sheet").background(Around(journal: journal)).background(SwipesBack(journal: journal)))
        #expect(host.outline.contains("Sheet"), "\(host.outline)")
        #expect(Set(journal.take()) == ["around a view: true, in it: 0", "navigation: false"])
    }
}
