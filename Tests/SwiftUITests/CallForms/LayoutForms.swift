import SwiftUI

/// Forms of layout that ten or more code bases use.
struct LayoutForms: View {
    var body: some View {
        ScrollView {
            VStack { Text("A") }.padding().frame(maxWidth: .infinity)
            VStack(alignment: .leading) { Text("B") }.padding(.horizontal).frame(
                maxWidth: .infinity, maxHeight: .infinity)
            VStack(spacing: 8) { Text("C") }.padding(.top, 4).frame(width: 100)
            VStack(alignment: .center, spacing: 8) { Text("D") }.padding(12).frame(width: 10, height: 10)
            HStack {
                Text("E")
                Spacer()
                Divider()
            }
            .frame(height: 30)
            HStack(spacing: 2) { Text("F") }.background(Color.red).ignoresSafeArea()
            ZStack { Text("G") }.background(.yellow).frame(minWidth: 10, minHeight: 10)
            Text("H").overlay { Circle() }.overlay(alignment: .top) { Text("I") }
            Text("J").padding(.bottom).padding(.vertical).padding(.trailing).padding([.leading, .top], 3)
            Text("K").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).fixedSize()
            Image(systemName: "star").resizable().aspectRatio(contentMode: .fit)
        }
    }
}
