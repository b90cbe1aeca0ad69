import SwiftUI

struct Card: Identifiable {
    let id = UUID()
    var symbol: String
    var isOpen = false
    var isFound = false
}

struct MemoryCards: View {
    @State private var cards: [Card] = []
    @State private var moves = 0
    @State private var drag = CGSize.zero
    @State private var hasWon = false
    @State private var level = 1
    @Namespace private var table
    @ScaledMetric private var side = 72.0

    var body: some View {
        VStack {
            HStack {
                Label("\(moves)", systemImage: "hand.tap")
                    .contentTransition(.numericText())
                Spacer()
                Picker("Level", selection: $level) {
                    ForEach(1...3, id: \.self) { Text("Level \($0)") }
                }
                .pickerStyle(.segmented)
                .frame(maxWidth: 240)
            }
            .padding()
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: side))]) {
                    ForEach(cards) { card in
                        ZStack {
                            RoundedRectangle(cornerRadius: 12)
                                .fill(card.isOpen ? AnyShapeStyle(.white) : AnyShapeStyle(.blue.gradient))
                                .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
                            if card.isOpen {
                                Image(systemName: card.symbol)
                                    .font(.largeTitle)
                                    .foregroundStyle(card.isFound ? .green : .primary)
                                    .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
                            }
                        }
                        .frame(width: side, height: side * 1.4)
                        .rotation3DEffect(.degrees(card.isOpen ? 180 : 0), axis: (x: 0, y: 1, z: 0))
                        .matchedGeometryEffect(id: card.id, in: table)
                        .opacity(card.isFound ? 0.5 : 1)
                        .onTapGesture {
                            withAnimation(.easeInOut(duration: 0.4)) { turn(card) }
                        }
                        .accessibilityLabel(card.isOpen ? Text(card.symbol) : Text("Closed"))
                    }
                }
                .padding(.horizontal)
                .offset(drag)
                .gesture(
                    DragGesture(minimumDistance: 20)
                        .onChanged { drag = CGSize(width: $0.translation.width / 4, height: 0) }
                        .onEnded { _ in withAnimation(.bouncy) { drag = .zero } }
                )
            }
            .safeAreaInset(edge: .bottom) {
                Button("Mix", systemImage: "shuffle") {
                    withAnimation { cards.shuffle() }
                }
                .buttonStyle(.bordered)
                .padding()
            }
        }
        .background { Color.mint.opacity(0.2).ignoresSafeArea() }
        .sensoryFeedback(.success, trigger: hasWon)
        .alert("You won", isPresented: $hasWon) {
            Button("Play again") { moves = 0 }
        } message: {
            Text("It took you \(moves) moves.")
        }
        .task(id: level) { cards = [] }
    }

    private func turn(_ card: Card) {
        guard let index = cards.firstIndex(where: { $0.id == card.id }) else { return }
        cards[index].isOpen.toggle()
        moves += 1
    }
}
