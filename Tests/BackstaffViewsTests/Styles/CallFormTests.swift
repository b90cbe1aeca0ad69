import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

/// Forms that apps use. The main test is that they compile.
@MainActor
@Suite struct CallFormTests {
    @Test func textForms() {
        let name = "x"
        let key: LocalizedStringKey = "key \(name)"
        struct Forms: View {
            let key: LocalizedStringKey
            @Namespace private var space
            @State private var flag = false
            @Environment(\.colorScheme) private var colorScheme
            @Environment(\.layoutDirection) private var direction
            @Environment(\.locale) private var locale

            var body: some View {
                VStack(alignment: .leading, spacing: 4) {
                    Group {
                        Text(key)
                        Text("Key", comment: "A comment")
                        Text("Key", bundle: .main)
                        Text(Date(timeIntervalSince1970: 0), style: .date)
                        Text(Date(timeIntervalSince1970: 0), format: .dateTime.year())
                        Text(3, format: .number)
                        Text("\(3, format: .number) \(Date.now, style: .time)")
                        Text(["a", "b"].joined(separator: ", "))
                        Text("a").font(.system(size: 12, weight: .semibold, design: .rounded)).monospacedDigit()
                        Text("a").font(.system(.body, design: .monospaced)).underline().strikethrough()
                        Text("a").font(.caption.weight(.medium)).foregroundColor(flag ? .red : .primary)
                        Text("a").foregroundColor(.accentColor).kerning(2).baselineOffset(3)
                    }
                    Group {
                        Text("a").foregroundStyle(.secondary).lineLimit(2).multilineTextAlignment(.center)
                        Text("a").foregroundStyle(.tint).lineLimit(2, reservesSpace: true).textCase(.uppercase)
                        Text("a").foregroundStyle(flag ? .blue : .gray).minimumScaleFactor(0.5).truncationMode(.tail)
                        Text("a").foregroundStyle(.white, .blue).dynamicTypeSize(.large).lineSpacing(2)
                        Text("a").foregroundStyle(Color.primary.opacity(0.4)).textSelection(.enabled)
                        Text("a").foregroundStyle(flag ? AnyShapeStyle(.background) : AnyShapeStyle(.tint))
                        Text("a").tint(.red).tint(nil).accentColor(.blue).fontDesign(.serif).fontWeight(.bold)
                        Text("a").redacted(reason: .placeholder).help("Help").allowsHitTesting(false)
                        Text("a").contentShape(Rectangle()).contentShape(.hoverEffect, .circle)
                        Text("a").colorScheme(.dark).environment(\.colorScheme, .dark).controlSize(.large)
                    }
                    Group {
                        Text("a").transition(.asymmetric(insertion: .scale, removal: .opacity).combined(with: .opacity))
                        Text("a").transition(.move(edge: .bottom)).contentTransition(.numericText())
                        Text("a").animation(.default, value: flag).animation(.easeInOut).animation(nil, value: flag)
                        Text("a").transaction { $0.animation = nil }
                        Text("a").matchedGeometryEffect(id: 1, in: space).onTapGesture { flag.toggle() }
                        Text("a").onTapGesture(count: 2) {}.onLongPressGesture {}
                        Text("a").accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
                        Text("a").accessibilityLabel(Text("b")).accessibilityHint("c").accessibilityValue("d")
                        Text("a").accessibility(label: Text("b")).accessibilityAddTraits([.isHeader, .isSelected])
                        Text("a").bold(flag).italic()
                    }
                }
            }
        }
        let picture = Picture(Forms(key: key))
        #expect(picture.outline.contains("text \"key x\""))
        #expect(picture.outline.contains("text \"Thursday") == false)
    }

    @Test func layoutForms() {
        struct Forms: View {
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Group {
                        Color.red.ignoresSafeArea()
                        Color("Name").edgesIgnoringSafeArea(.all)
                        Color(.secondarySystemBackground).frame(minWidth: 0, maxWidth: .infinity, minHeight: 1)
                        Color(white: 0.5).frame(minWidth: 1, idealWidth: 2, maxWidth: 3).opacity(0.5)
                        Text("a").padding().padding(4).padding([.top, .leading], 3).padding(.bottom)
                        Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).scenePadding()
                        Text("a").background(.red).background(Color.blue).background(Circle()).background { Circle() }
                        Text("a").background(Color.blue.opacity(0.5)).background(.red.opacity(0.5))
                        Text("a").background(.thinMaterial, in: RoundedRectangle(cornerRadius: 4))
                        Text("a").background(in: Capsule()).background(.background).background()
                    }
                    Group {
                        Text("a").background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
                        Text("a").background(alignment: .top) { Text("b") }.background(.red.gradient)
                        Text("a").overlay(Circle().stroke(.white, lineWidth: 2)).overlay { Text("b") }
                        Text("a").overlay(alignment: .bottom) { Divider() }.overlay(Text("c"), alignment: .top)
                        Text("a").overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
                        Text("a").aspectRatio(contentMode: .fit).aspectRatio(3 / 2, contentMode: .fill).scaledToFill()
                        Text("a").fixedSize().fixedSize(horizontal: false, vertical: true).layoutPriority(1)
                        Text("a").offset(y: 3).offset(x: 1, y: 2).offset(CGSize(width: 1, height: 2)).zIndex(1)
                        Text("a").position(x: 1, y: 2).position(CGPoint(x: 1, y: 2)).hidden()
                        Text("a").safeAreaInset(edge: .bottom) { Text("b") }
                    }
                    Group {
                        Text("a").safeAreaInset(edge: .bottom, spacing: 0) { Text("b") }
                        Text("a").alignmentGuide(.leading) { $0.width }.alignmentGuide(.top) { $0[.bottom] }
                        Text("a").clipShape(Circle()).clipShape(RoundedRectangle(cornerRadius: 4, style: .continuous))
                        Text("a").clipShape(.rect(cornerRadius: 4)).clipped().cornerRadius(4).mask { Circle() }
                        Text("a").shadow(radius: 3).shadow(color: .black, radius: 2, x: 0, y: 1).blur(radius: 2)
                        Text("a").scaleEffect(1.5).scaleEffect(x: -1).rotationEffect(.degrees(90)).blendMode(.multiply)
                        Text("a").rotationEffect(Angle(degrees: 3), anchor: .top).compositingGroup().drawingGroup()
                        Text("a").rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0)).border(.red, width: 2)
                        GeometryReader { geometry in Text("a").frame(width: geometry.size.width / 2) }
                        ViewThatFits(in: .horizontal) { Text("a") }
                    }
                    Grid(horizontalSpacing: 2, verticalSpacing: 3) { GridRow(alignment: .top) { Text("a") } }
                }
            }
        }
        #expect(!Picture(Forms()).outline.isEmpty)
    }

    @Test func shapeAndPictureForms() {
        struct Forms: View {
            var body: some View {
                HStack(alignment: .top) {
                    Group {
                        Rectangle().fill(.red).frame(height: 2)
                        Rectangle().foregroundColor(.red)
                        RoundedRectangle(cornerRadius: 4).fill(Color.red).stroke(.blue)
                        RoundedRectangle(cornerRadius: 4, style: .continuous).strokeBorder(.red, lineWidth: 2)
                        Circle().strokeBorder(lineWidth: 2)
                        Circle().strokeBorder(style: .init(lineWidth: 2))
                        Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round))
                        Circle().stroke(Color.red, style: StrokeStyle(lineWidth: 3))
                        Capsule().fill(
                            LinearGradient(gradient: Gradient(colors: [.red]), startPoint: .top, endPoint: .bottom))
                        Capsule().fill(.ultraThinMaterial)
                        Path { path in path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 9)]) }.stroke(.red)
                    }
                    Group {
                        AnyShape(Circle()).inset(by: 3)
                        Circle().inset(by: 3).fill(.quaternary)
                        Image(systemName: "star").foregroundColor(.yellow).font(.title).imageScale(.large)
                        Image(systemName: "star").symbolVariant(.fill).symbolRenderingMode(.hierarchical)
                        Image("a").resizable().aspectRatio(contentMode: .fill).frame(width: 3, height: 3).clipped()
                        Image("a", bundle: .main).renderingMode(.original).interpolation(.high).resizable()
                        Image("a").resizable().scaledToFit().clipShape(Circle()).overlay { Circle().stroke(.white) }
                    }
                }
            }
        }
        #expect(!Picture(Forms()).outline.isEmpty)
    }
}

extension AnyShape {
    fileprivate func inset(by amount: CGFloat) -> AnyShape { self }
}
