import SwiftUI

struct Expense: Identifiable {
    let id: Int
    var month: String
    var amount: Double
    var limit: Double
}

struct LineShape: Shape {
    var values: [Double]

    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard let top = values.max(), top > 0, values.count > 1 else { return path }
        for (index, value) in values.enumerated() {
            let x = rect.width * Double(index) / Double(values.count - 1)
            let point = CGPoint(x: x, y: rect.height * (1 - value / top))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }
}

struct ExpenseChart: View {
    let expenses: [Expense]
    @State private var chosen: Int?
    @State private var showsLine = false

    private var highest: Double { max(expenses.map(\.amount).max() ?? 1, 1) }
    private var total: Double { expenses.reduce(0) { $0 + $1.amount } }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                VStack(alignment: .leading) {
                    Text("Expenses").font(.title2.bold())
                    Text(total, format: .currency(code: "EUR")).foregroundStyle(.secondary)
                }
                Spacer()
                Toggle("Line", isOn: $showsLine.animation(.easeInOut)).fixedSize()
            }
            GeometryReader { proxy in
                HStack(alignment: .bottom, spacing: 6) {
                    ForEach(expenses) { expense in
                        VStack(spacing: 4) {
                            if chosen == expense.id {
                                Text(expense.amount, format: .number.precision(.fractionLength(0)))
                                    .font(.caption.monospacedDigit())
                                    .transition(.scale.combined(with: .opacity))
                            }
                            RoundedRectangle(cornerRadius: 4)
                                .fill(expense.amount > expense.limit ? Color.red.gradient : Color.blue.gradient)
                                .frame(height: proxy.size.height * 0.8 * expense.amount / highest)
                                .opacity(chosen == nil || chosen == expense.id ? 1 : 0.4)
                            Text(expense.month).font(.caption2).lineLimit(1)
                        }
                        .frame(maxWidth: .infinity)
                        .contentShape(Rectangle())
                        .onTapGesture {
                            withAnimation(.spring) { chosen = chosen == expense.id ? nil : expense.id }
                        }
                        .accessibilityElement(children: .combine)
                    }
                }
                .frame(maxHeight: .infinity, alignment: .bottom)
                .overlay {
                    if showsLine {
                        LineShape(values: expenses.map(\.amount))
                            .stroke(.orange, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2]))
                            .allowsHitTesting(false)
                    }
                }
            }
            .frame(height: 220)
            .background(alignment: .bottom) { Divider() }
        }
        .padding()
        .background(Color.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 16))
        .onChange(of: showsLine) { _, isShown in
            if isShown { chosen = nil }
        }
    }
}
