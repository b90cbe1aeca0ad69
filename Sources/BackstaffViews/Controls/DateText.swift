import Foundation

/// Converts dates to and from the format of a host's date pickers: local time such as `2026-11-21T08:30`.
///
/// It uses the proleptic Gregorian calendar for the years 1 to 9999. Invalid texts and extreme dates don't cause a
/// trap.
enum DateText {
    private static let secondsPerDay = 86_400
    /// The range of local times that can be written, in seconds since 1970-01-01T00:00 local time.
    private static let span =
        days(year: 1, month: 1, day: 1) * secondsPerDay...days(year: 10_000, month: 1, day: 1) * secondsPerDay - 1

    // MARK: Writing

    /// The local time of a date in a time zone. A time outside of the range is limited to it.
    static func print(_ date: Date, in zone: TimeZone) -> String {
        let clock = min(max(clockSeconds(at: date, in: zone), span.lowerBound), span.upperBound)
        let (days, second) = clock.quotientAndFlooredRemainder(by: secondsPerDay)
        let civil = civil(days)
        let minute = second / 60
        return day(civil.year, civil.month, civil.day) + "T" + padded(minute / 60, 2) + ":" + padded(minute % 60, 2)
    }

    /// A day, such as `2026-11-21`.
    static func day(_ year: Int, _ month: Int, _ day: Int) -> String {
        padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
    }

    /// The seconds since the last full minute in a time zone.
    static func secondsOfMinute(_ date: Date, in zone: TimeZone) -> TimeInterval {
        let seconds = seconds(of: date)
        let minutes = (seconds + TimeInterval(offset(at: seconds, in: zone))) / 60
        return (minutes - minutes.rounded(.down)) * 60
    }

    private static func clockSeconds(at date: Date, in zone: TimeZone) -> Int {
        let seconds = seconds(of: date)
        return Int(seconds.rounded(.down)) + offset(at: seconds, in: zone)
    }

    /// The seconds since 1970, limited so that the local time in every time zone can be computed.
    private static func seconds(of date: Date) -> TimeInterval {
        let margin = TimeInterval(2 * secondsPerDay)
        let lower = TimeInterval(span.lowerBound) - margin
        let seconds = date.timeIntervalSince1970
        return seconds.isNaN ? lower : min(max(seconds, lower), TimeInterval(span.upperBound) + margin)
    }

    private static func offset(at seconds: TimeInterval, in zone: TimeZone) -> Int {
        zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds))
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    // MARK: Reading

    /// The date for a local time in a time zone, or `nil` if `text` doesn't have exactly the format that is written
    /// here.
    ///
    /// A local time that occurs twice stands for the first occurrence. A local time that is skipped is moved forward by
    /// the length of the gap.
    static func parse(_ text: String, in zone: TimeZone) -> Date? {
        guard text.utf8.count == 16 else { return nil }
        let bytes = Array(text.utf8)
        guard bytes[4] == 0x2D, bytes[7] == 0x2D, bytes[10] == 0x54, bytes[13] == 0x3A,
            let year = number(bytes[0..<4]), let month = number(bytes[5..<7]), let day = number(bytes[8..<10]),
            let hour = number(bytes[11..<13]), let minute = number(bytes[14..<16]),
            year >= 1, (1...12).contains(month), day >= 1, day <= length(ofMonth: month, year: year),
            hour < 24, minute < 60
        else { return nil }
        let clock = days(year: year, month: month, day: day) * secondsPerDay + (hour * 60 + minute) * 60
        return date(ofClock: clock, in: zone)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var number = 0
        for digit in digits {
            guard (0x30...0x39).contains(digit) else { return nil }
            number = number * 10 + Int(digit - 0x30)
        }
        return number
    }

    private static func date(ofClock clock: Int, in zone: TimeZone) -> Date {
        // The offsets a day before and a day after. No time zone differs from UTC by a day or more.
        let before = offset(at: TimeInterval(clock - secondsPerDay), in: zone)
        let after = offset(at: TimeInterval(clock + secondsPerDay), in: zone)
        let candidates = [clock - before, clock - after]
        let exact = candidates.filter { offset(at: TimeInterval($0), in: zone) + $0 == clock }
        return Date(timeIntervalSince1970: TimeInterval(exact.min() ?? candidates[0]))
    }

    // MARK: Calendar

    static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The number of days since 1970-01-01. The computation uses years that begin in March, so that the leap day is the
    /// last day of a year.
    private static func days(year: Int, month: Int, day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let (cycle, yearOfCycle) = shifted.quotientAndFlooredRemainder(by: 400)
        return cycle * 146_097 + yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear - 719_468
    }

    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let (cycle, dayOfCycle) = (days + 719_468).quotientAndFlooredRemainder(by: 146_097)
        let yearOfCycle = (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
        let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        let month = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * month + 2) / 5 + 1
        let shifted = cycle * 400 + yearOfCycle
        return month < 10 ? (shifted, month + 3, day) : (shifted + 1, month - 9, day)
    }
}

extension Int {
    fileprivate func quotientAndFlooredRemainder(by divisor: Int) -> (Int, Int) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
