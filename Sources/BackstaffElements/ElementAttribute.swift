/// The name of a property of an element.
///
/// Like ``ElementRole`` the set is closed, and a raw value is the name on the wire. How a value is shown follows from
/// its type alone (see ``AttributeValue``), so a host needs no case for most of them.
package enum AttributeKey: String, CaseIterable, Sendable {
    // Identity and accessibility.
    case identifier, label, hint, value, heading, hiddenFromAccessibility = "hidden-from-accessibility"

    // State of screens and controls.
    case covered, disabled, selected, on, presented, busy, placeholder, href, title, subtitle, symbol, asset
    case displayMode = "display-mode"
    case placement, prompt, transition, steps, form, toggle, selection
    case roleName = "role-name"
    case buttonStyle = "button-style"
    case controlSize = "control-size"
    case labelStyle = "label-style"
    case listStyle = "list-style"
    case fieldStyle = "field-style"
    case borderShape = "border-shape"
    case controlStyle = "control-style"
    case contentType = "content-type"
    case minimum, maximum, step, shortcut
    case holdDuration = "hold-duration", dragDistance = "drag-distance", hoverEffect = "hover-effect"
    case secure, submitLabel = "submit-label", keyboard, autocorrection, capitalization
    case chevron, position, separator, insets
    case components
    case asksApp = "asks-app"
    case guardsLeaving = "guards-leaving"
    case ground, barScheme = "bar-scheme"

    // Presentations.
    case detents, detent, dragIndicator = "drag-indicator", source, arrowEdge = "arrow-edge"
    case dismissDisabled = "dismiss-disabled", backgroundInteraction = "background-interaction"
    case contentInteraction = "content-interaction"

    // Lists that are edited, and what a row answers to then.
    case editing, deletable, movable, swipe, fullSwipe = "full-swipe", separatorTint = "separator-tint"
    case refreshable, collapsible, contextMenu = "context-menu"

    // Arrangement.
    case axis, alignment, spacing, rowSpacing = "row-spacing", columns, rows, first
    case width, height, minWidth = "min-width", maxWidth = "max-width", idealWidth = "ideal-width"
    case minHeight = "min-height", maxHeight = "max-height", idealHeight = "ideal-height", minLength = "min-length"
    case top, leading, bottom, trailing, edges, x, y, z = "layer-order", ratio, contentMode = "content-mode"
    case horizontal, vertical, priority, safeArea = "safe-area", indicators, scrollTarget = "scroll-target"
    case scrollSnap = "scroll-snap", contentMargins = "content-margins"

    // Type and colour.
    case font, size, weight, design, italic, underline, strikethrough, monospacedDigit = "monospaced-digit"
    case textCase = "text-case", lineLimit = "line-limit", textAlignment = "text-alignment"
    case truncation, tracking, lineSpacing = "line-spacing", minimumScale = "minimum-scale", imageScale = "image-scale"
    case symbolVariant = "symbol-variant", resizable, renderingMode = "rendering-mode", kerning, baseline
    case foreground, secondaryForeground = "secondary-foreground", tint, fill, stroke, lineWidth = "line-width"
    case shape, radius, topLeadingRadius = "top-leading-radius", material, border, colorScheme = "color-scheme"
    case stops, opacity, scaleX = "scale-x", scaleY = "scale-y", rotation, anchor, blur, blend, shadow
    case hitTesting = "hit-testing", animation, duration, layoutDirection = "layout-direction"
    case transitionSource = "transition-source", zoomsFrom = "zooms-from"
}

/// The value of a property, by type.
///
/// - ``flag(_:)``: present when true; setting `false` is the same as taking the attribute away.
/// - ``number(_:)``: a length in points (CSS pixels), a count, a ratio or degrees, as its key says.
/// - ``text(_:)``: words, names of a closed set, or an address.
/// - ``color(_:)``: a name of the platform's palette (`blue`, `secondary`, …) or `#rrggbbaa`.
package enum AttributeValue: Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case color(String)
}
