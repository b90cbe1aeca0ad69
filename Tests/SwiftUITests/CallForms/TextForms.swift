import SwiftUI

/// Forms of text, images and styles that ten or more code bases use.
struct TextForms: View {
    private let key: LocalizedStringKey = "Key"

    var body: some View {
        Group {
            Text("Words").font(.title).bold()
            Text(key).font(.largeTitle).foregroundColor(.secondary)
            Text("\(3) of \(4)").font(.caption).foregroundStyle(.red)
            Text(String("Verbatim")).font(.headline).fontWeight(.bold)
            Text("Lines").font(.subheadline).lineLimit(2).multilineTextAlignment(.center)
            Text("Small").font(.footnote).foregroundColor(Color.white)
            Text("Sizes").font(.system(size: 17))
            Text("Titles").font(.title2).font(.title3).font(.body)
            Text("Tinted").tint(.accentColor).opacity(0.5)
        }
        Image(systemName: "star").resizable().aspectRatio(contentMode: .fit).frame(width: 20, height: 20)
        Image("Picture").resizable().clipShape(Circle()).cornerRadius(4)
        Color("Named").frame(height: 10)
        shapes
    }

    @ViewBuilder private var shapes: some View {
        Rectangle().fill(.blue)
        Rectangle().fill(Color.green).shadow(radius: 2)
        RoundedRectangle(cornerRadius: 8).stroke(.black, lineWidth: 1)
        Circle().stroke(Color.orange)
        Circle().fill(LinearGradient(colors: [.yellow, .gray, .clear], startPoint: .top, endPoint: .bottom))
        Rectangle().fill(LinearGradient(gradient: Gradient(colors: [.red]), startPoint: .leading, endPoint: .trailing))
        Text("Turned").rotationEffect(Angle(degrees: 10)).rotationEffect(.degrees(5)).scaleEffect(1.5)
        Text("Clipped").clipShape(RoundedRectangle(cornerRadius: 3)).foregroundStyle(.primary)
    }
}
