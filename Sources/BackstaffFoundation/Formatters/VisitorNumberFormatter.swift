import BackstaffViews
import Foundation

/// Writes and reads numbers in the locale of the present visitor.
///
/// An app that is built from a folder knows this class as `NumberFormatter`. As long as the app hasn't set a locale, each
/// call has the locale that ``VisitorDateFormatter`` has.
open class VisitorNumberFormatter: NumberFormatter, @unchecked Sendable {
    // The superclass is Sendable, and this class uses all that it adds with this lock only. The lock is recursive: a call of
    // the superclass may call other members of this class.
    private let lock = NSRecursiveLock()
    private var hasLocale = false
    /// The signs and words that the app has set, for copies.
    private var words: [PartialKeyPath<VisitorNumberFormatter>: @Sendable (VisitorNumberFormatter) -> Void] = [:]

    /// Runs a closure with the locale of the present visitor.
    private func forVisitor<Result>(_ body: () -> Result) -> Result {
        lock.withLock {
            let locale = EnvironmentValues.ofCaller.locale
            if !hasLocale, super.locale != locale { super.locale = locale }
            return body()
        }
    }

    private func set<Value: Sendable>(
        _ path: ReferenceWritableKeyPath<VisitorNumberFormatter, Value> & Sendable, to value: Value,
        _ change: () -> Void
    ) {
        lock.withLock {
            words[path] = { $0[keyPath: path] = value }
            change()
        }
    }

    /// Creates a copy, which follows the visitor as far as this formatter does.
    open override func copy(with zone: NSZone? = nil) -> Any {
        lock.withLock {
            let copy = VisitorNumberFormatter()
            copy.numberStyle = numberStyle
            if hasLocale { copy.locale = locale }
            func take<Value>(_ path: ReferenceWritableKeyPath<NumberFormatter, Value>) {
                (copy as NumberFormatter)[keyPath: path] = self[keyPath: path]
            }
            take(\.generatesDecimalNumbers)
            take(\.allowsFloats)
            take(\.alwaysShowsDecimalSeparator)
            take(\.usesGroupingSeparator)
            take(\.zeroSymbol)
            take(\.nilSymbol)
            take(\.groupingSize)
            take(\.secondaryGroupingSize)
            take(\.multiplier)
            take(\.formatWidth)
            take(\.paddingPosition)
            take(\.roundingMode)
            take(\.minimumIntegerDigits)
            take(\.maximumIntegerDigits)
            take(\.minimumFractionDigits)
            take(\.maximumFractionDigits)
            take(\.minimum)
            take(\.maximum)
            take(\.isLenient)
            take(\.usesSignificantDigits)
            if usesSignificantDigits {
                take(\.minimumSignificantDigits)
                take(\.maximumSignificantDigits)
            }
            for apply in words.values { apply(copy) }
            return copy
        }
    }

    // MARK: Conversion

    /// Writes a number. The result is `nil` if `obj` isn't one.
    open override func string(for obj: Any) -> String? { forVisitor { super.string(for: obj) } }

    /// Writes a number.
    open override func string(from number: NSNumber) -> String? { forVisitor { super.string(from: number) } }

    /// Reads a number. The result is `nil` if the text isn't one in this format.
    open override func number(from string: String) -> NSNumber? { forVisitor { super.number(from: string) } }

    /// Writes a number in the locale of the present visitor.
    open override class func localizedString(from num: NSNumber, number nstyle: Style) -> String {
        let formatter = VisitorNumberFormatter()
        formatter.numberStyle = nstyle
        return formatter.string(from: num) ?? ""
    }

    // MARK: Settings

    /// The locale. Until it is set, it is that of the present visitor.
    open override var locale: Locale! {
        get { forVisitor { super.locale } }
        set {
            lock.withLock {
                hasLocale = newValue.isChosen
                super.locale = newValue ?? .current
            }
        }
    }

    /// The sign before the fraction.
    open override var decimalSeparator: String! {
        get { forVisitor { super.decimalSeparator } }
        set { set(\.decimalSeparator, to: newValue) { super.decimalSeparator = newValue } }
    }

    /// The sign before the fraction of an amount of money.
    open override var currencyDecimalSeparator: String! {
        get { forVisitor { super.currencyDecimalSeparator } }
        set { set(\.currencyDecimalSeparator, to: newValue) { super.currencyDecimalSeparator = newValue } }
    }

    /// The sign between groups of digits.
    open override var groupingSeparator: String! {
        get { forVisitor { super.groupingSeparator } }
        set { set(\.groupingSeparator, to: newValue) { super.groupingSeparator = newValue } }
    }

    /// The sign between groups of digits of an amount of money.
    open override var currencyGroupingSeparator: String! {
        get { forVisitor { super.currencyGroupingSeparator } }
        set { set(\.currencyGroupingSeparator, to: newValue) { super.currencyGroupingSeparator = newValue } }
    }

    /// The code of the currency.
    open override var currencyCode: String! {
        get { forVisitor { super.currencyCode } }
        set { set(\.currencyCode, to: newValue) { super.currencyCode = newValue } }
    }

    /// The sign of the currency.
    open override var currencySymbol: String! {
        get { forVisitor { super.currencySymbol } }
        set { set(\.currencySymbol, to: newValue) { super.currencySymbol = newValue } }
    }

    /// The name of the currency for all countries.
    open override var internationalCurrencySymbol: String! {
        get { forVisitor { super.internationalCurrencySymbol } }
        set { set(\.internationalCurrencySymbol, to: newValue) { super.internationalCurrencySymbol = newValue } }
    }

    /// The sign of percent.
    open override var percentSymbol: String! {
        get { forVisitor { super.percentSymbol } }
        set { set(\.percentSymbol, to: newValue) { super.percentSymbol = newValue } }
    }

    /// The sign of permille.
    open override var perMillSymbol: String! {
        get { forVisitor { super.perMillSymbol } }
        set { set(\.perMillSymbol, to: newValue) { super.perMillSymbol = newValue } }
    }

    /// The sign before negative numbers.
    open override var minusSign: String! {
        get { forVisitor { super.minusSign } }
        set { set(\.minusSign, to: newValue) { super.minusSign = newValue } }
    }

    /// The sign before exponents.
    open override var plusSign: String! {
        get { forVisitor { super.plusSign } }
        set { set(\.plusSign, to: newValue) { super.plusSign = newValue } }
    }

    /// The sign before the exponent.
    open override var exponentSymbol: String! {
        get { forVisitor { super.exponentSymbol } }
        set { set(\.exponentSymbol, to: newValue) { super.exponentSymbol = newValue } }
    }

    /// The text before positive numbers.
    open override var positivePrefix: String! {
        get { forVisitor { super.positivePrefix } }
        set { set(\.positivePrefix, to: newValue) { super.positivePrefix = newValue } }
    }

    /// The text after positive numbers.
    open override var positiveSuffix: String! {
        get { forVisitor { super.positiveSuffix } }
        set { set(\.positiveSuffix, to: newValue) { super.positiveSuffix = newValue } }
    }

    /// The text before negative numbers.
    open override var negativePrefix: String! {
        get { forVisitor { super.negativePrefix } }
        set { set(\.negativePrefix, to: newValue) { super.negativePrefix = newValue } }
    }

    /// The text after negative numbers.
    open override var negativeSuffix: String! {
        get { forVisitor { super.negativeSuffix } }
        set { set(\.negativeSuffix, to: newValue) { super.negativeSuffix = newValue } }
    }

    /// The format of positive numbers.
    open override var positiveFormat: String! {
        get { forVisitor { super.positiveFormat } }
        set { set(\.positiveFormat, to: newValue) { super.positiveFormat = newValue } }
    }

    /// The format of negative numbers.
    open override var negativeFormat: String! {
        get { forVisitor { super.negativeFormat } }
        set { set(\.negativeFormat, to: newValue) { super.negativeFormat = newValue } }
    }

    /// The character that fills the width.
    open override var paddingCharacter: String! {
        get { forVisitor { super.paddingCharacter } }
        set { set(\.paddingCharacter, to: newValue) { super.paddingCharacter = newValue } }
    }

    /// The text for what isn't a number.
    open override var notANumberSymbol: String! {
        get { forVisitor { super.notANumberSymbol } }
        set { set(\.notANumberSymbol, to: newValue) { super.notANumberSymbol = newValue } }
    }
}
