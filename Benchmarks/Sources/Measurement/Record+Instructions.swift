extension [Record] {
    /// Adds the instructions that other runs counted for the same engine, workload and rows.
    package func addingInstructions(of counted: [Record]) -> [Record] {
        map { record in
            let match = counted.first {
                $0.engine == record.engine && $0.workload == record.workload && $0.rows == record.rows
            }
            var record = record
            record.instructions = match?.instructions ?? record.instructions
            return record
        }
    }
}
