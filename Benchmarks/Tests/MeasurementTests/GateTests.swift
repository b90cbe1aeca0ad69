import Testing

@testable import Measurement

struct GateTests {
    private func record(_ change: (inout Record) -> Void) -> Record {
        var record = Record(engine: "ours", workload: "W4", rows: 1_000)
        change(&record)
        return record
    }

    private func gate(_ limits: Limits) -> Gate {
        Gate(engines: ["ours": ["W4": ["1000": limits]]])
    }

    @Test(
        "An exact count passes only if it is equal",
        arguments: [(0, false), (1, true), (1.5, false), (2, false)] as [(Double, Bool)])
    func exact(bodies: Double, passes: Bool) {
        let findings = gate(Limits(bodies: Limit(exactly: 1))).findings(in: [record { $0.bodies = bodies }])
        #expect(findings.isEmpty == passes)
    }

    @Test(
        "A maximum passes if the count is equal or below",
        arguments: [(0, true), (30, true), (30.5, false)] as [(Double, Bool)])
    func maximum(allocations: Double, passes: Bool) {
        let limits = Limits(allocations: Limit(atMost: 30))
        #expect(gate(limits).findings(in: [record { $0.allocations = allocations }]).isEmpty == passes)
    }

    @Test(
        "A recorded count passes within two percent, and fails above and below that",
        arguments: [
            (97_999, false), (98_000, true), (100_000, true), (102_000, true), (102_001, false),
        ] as [(Double, Bool)])
    func near(instructions: Double, passes: Bool) {
        let limits = Limits(instructions: Limit(near: 100_000))
        #expect(gate(limits).findings(in: [record { $0.instructions = instructions }]).isEmpty == passes)
    }

    @Test("A fall below a recorded count advises to lower the limit, a rise doesn't")
    func adviceForFalls() {
        let gate = gate(Limits(instructions: Limit(near: 100_000)))
        #expect(
            gate.findings(in: [record { $0.instructions = 90_000 }]).map(\.problem)
                == ["90000 instructions, 100000 ± 2 % allowed: lower the limit in the counts file"])
        #expect(
            gate.findings(in: [record { $0.instructions = 110_000 }]).map(\.problem)
                == ["110000 instructions, 100000 ± 2 % allowed"])
    }

    @Test("A finding names the engine, workload, size, count and limit")
    func wording() {
        let findings = gate(Limits(patchBytes: Limit(atMost: 120))).findings(in: [record { $0.patchBytes = 121 }])
        #expect(findings.map(\.description) == ["ours W4 at 1000: 121 patchBytes, at most 120 allowed"])
    }

    @Test("A count that wasn't measured doesn't pass")
    func missingFigure() {
        let findings = gate(Limits(operations: Limit(exactly: 1))).findings(in: [record { _ in }])
        #expect(findings.map(\.problem) == ["operations not measured"])
        let uncounted = gate(Limits(instructions: Limit(near: 1))).findings(in: [record { _ in }])
        #expect(uncounted.map(\.problem) == ["instructions not measured"])
    }

    @Test("A workload that wasn't run doesn't pass")
    func missingRecord() {
        #expect(gate(Limits(bodies: Limit(exactly: 1))).findings(in: []).map(\.problem) == ["was not run"])
    }

    @Test("The gate ignores times, however long they are")
    func timesNeverGate() {
        let slow = record {
            $0.medianNanoseconds = 1e12
            $0.bodies = 1
        }
        #expect(gate(Limits(bodies: Limit(exactly: 1))).findings(in: [slow]).isEmpty)
    }

    @Test("The file is decoded; another format or invalid JSON is refused")
    func file() throws {
        let text = #"{"format":1,"engines":{"ours":{"W4":{"1000":{"bodies":{"exactly":1}}}}}}"#
        #expect(try Gate(json: text) == gate(Limits(bodies: Limit(exactly: 1))))
        #expect(throws: DecodingError.self) { try Gate(json: #"{"format":2,"engines":{}}"#) }
        #expect(throws: DecodingError.self) { try Gate(json: "times") }
    }
}

struct InstructionTests {
    private let records = [
        Record(engine: "ours", workload: "W4", rows: 1_000), Record(engine: "ours", workload: "W4", rows: 10_000),
        Record(engine: "ours", workload: "W2", rows: 1_000), Record(engine: "floor", workload: "W4", rows: 1_000),
    ]

    @Test("Instructions are added to the record of the same engine, workload and rows only")
    func join() throws {
        let line = #"{"engine":"ours","workload":"W4","rows":1000,"instructions":14650.5,"growth":1.0}"#
        let joined = records.addingInstructions(of: try JSONLines.records(in: line + "\n"))
        #expect(joined.map(\.instructions) == [14_650.5, nil, nil, nil])
    }

    @Test("A line that isn't a record is refused, and no lines give no records")
    func lines() throws {
        #expect(throws: DecodingError.self) { try JSONLines.records(in: "instructions: callgrind failed\n") }
        #expect(throws: DecodingError.self) { try JSONLines.records(in: #"{"engine":"ours"}"#) }
        #expect(try JSONLines.records(in: "").isEmpty)
    }

    @Test("Records are decoded unchanged")
    func roundTrip() throws {
        #expect(try JSONLines.records(in: JSONLines.text(of: records)) == records)
    }
}

struct RequirementTests {
    private func record(_ engine: String, _ rows: Int, time: Double? = nil, allocations: Double? = nil) -> Record {
        var record = Record(engine: engine, workload: "W4", rows: rows)
        record.medianNanoseconds = time
        record.allocations = allocations
        return record
    }

    @Test("A ratio is to the floor of the same size")
    func floorRatio() {
        let records = [record("floor", 1, time: 10), record("floor", 2, time: 40), record("ours", 2, time: 80)]
        let requirement = Requirement(.floorRatio, under: 3, rows: 2)
        let value = requirement.value(engine: "ours", floor: "floor", in: records)
        #expect(value == 2)
        #expect(requirement.verdict(for: value) == .met)
    }

    @Test("The time for each row above the floor excludes the floor's time, and isn't measured without a floor")
    func timePerRowAboveFloor() {
        let requirement = Requirement(.timePerRowAboveFloor, under: 20, rows: 4)
        let own = record("ours", 4, time: 180)
        let value = requirement.value(engine: "ours", floor: "floor", in: [record("floor", 4, time: 100), own])
        #expect(value == 20)
        #expect(requirement.verdict(for: value) == .missed)
        #expect(requirement.value(engine: "ours", floor: "floor", in: [record("floor", 2, time: 100), own]) == nil)
    }

    @Test("A requirement with under excludes the limit, one with at most includes it")
    func bounds() {
        #expect(Requirement(.time, under: 5, rows: 1).verdict(for: 5) == .missed)
        #expect(Requirement(.operations, atMost: 5, rows: 1).verdict(for: 5) == .met)
        #expect(Requirement(.bodies, exactly: 1, rows: 1).verdict(for: 0) == .missed)
    }

    @Test("A requirement without a measurement is neither met nor missed")
    func notMeasured() {
        let requirement = Requirement(.allocationGrowth(from: 1), atMost: 1.2, rows: 2)
        let value = requirement.value(engine: "ours", floor: "floor", in: [record("ours", 1), record("ours", 2)])
        #expect(requirement.verdict(for: value) == .notMeasured)
    }

    @Test("No allocations at either size are no growth; growth from zero is undefined")
    func growthFromNothing() {
        let requirement = Requirement(.allocationGrowth(from: 1), atMost: 1.2, rows: 2)
        let none = [record("ours", 1, allocations: 0), record("ours", 2, allocations: 0)]
        #expect(requirement.value(engine: "ours", floor: "floor", in: none) == 1)
        let some = [record("ours", 1, allocations: 0), record("ours", 2, allocations: 4)]
        #expect(requirement.value(engine: "ours", floor: "floor", in: some) == nil)
    }

    @Test(
        "Figures have three digits and their unit",
        arguments: [
            (0.4, "0.4 ns"), (110, "110 ns"), (999.6, "1000 ns"), (1_310, "1.31 µs"), (22_450, "22.5 µs"),
            (300_000, "300 µs"), (1_000_000, "1 ms"), (70_000_000, "70 ms"),
        ] as [(Double, String)])
    func units(nanoseconds: Double, text: String) {
        #expect(duration(nanoseconds) == text)
    }
}
