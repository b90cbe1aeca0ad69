/// The name of a property of an element.
///
/// The set is closed, as that of ``ElementRole`` is. A raw value is the name on the wire. Most attributes need no code
/// in a host, because the type of the value decides how it is shown (see ``AttributeValue``).
package enum AttributeKey: String, CaseIterable, Sendable {
    // Identity and accessibility.
    case identifier, label, hint, value, heading, hiddenFromAccessibility = "hidden-from-accessibility"

    // State of screens and controls.
    case covered, disabled, enabled, selected, on, presented, busy, placeholder, href, title, subtitle, symbol, asset
    case displayMode = "display-mode"
    case placement, prompt, transition, steps, form, toggle, selection
    case roleName = "role-name"
    case buttonStyle = "button-style"
    case controlSize = "control-size"
    case labelStyle = "label-style"
    case listStyle = "list-style"
    case fieldStyle = "field-style"
    case borderShape = "border-shape"
    case controlStyle = "control-style", selectionEffect = "selection-effect"
    case contentType = "content-type"
    case minimum, maximum, step, ticks, shortcut, repeating, keys, keyPhases = "key-phases"
    case holdDuration = "hold-duration", dragDistance = "drag-distance", hoverEffect = "hover-effect"
    case coordinateSpace = "coordinate-space", spaceName = "space-name"
    case secure, submitLabel = "submit-label", keyboard, autocorrection, capitalization
    case chevron, position, separator, insets
    case components
    case asksApp = "asks-app"
    case guardsLeaving = "guards-leaving"
    case upload, accept, mostBytes = "most-bytes", mostFiles = "most-files"
    case ground, barScheme = "bar-scheme"

    // Presentations.
    case detents, detent, dragIndicator = "drag-indicator", source, arrowEdge = "arrow-edge"
    case dismissDisabled = "dismiss-disabled", backgroundInteraction = "background-interaction"
    case contentInteraction = "content-interaction"

    // Lists in edit mode and their rows.
    case editing, deletable, movable, swipe, fullSwipe = "full-swipe", separatorTint = "separator-tint"
    case refreshable, collapsible, contextMenu = "context-menu"

    // Layout.
    case axis, alignment, spacing, rowSpacing = "row-spacing", columns, rows, first
    case width, height, minWidth = "min-width", maxWidth = "max-width", idealWidth = "ideal-width"
    case minHeight = "min-height", maxHeight = "max-height", idealHeight = "ideal-height", minLength = "min-length"
    case top, leading, bottom, trailing, edges, x, y, z = "layer-order", ratio, contentMode = "content-mode"
    case horizontal, vertical, priority, safeArea = "safe-area", indicators, scrollTarget = "scroll-target"
    case scrollSnap = "scroll-snap", scrollStop = "scroll-stop", contentMargins = "content-margins"
    case scrollStart = "scroll-start", scrollGrowth = "scroll-growth", scrollAlignment = "scroll-alignment"
    case scrollTo = "scroll-to", scrollReports = "scroll-reports", threshold
    // The place in a container that the server lays out, and the size of such a container, in points.
    case placedX = "placed-x", placedY = "placed-y", placedWidth = "placed-width", placedHeight = "placed-height"
    case arrangedWidth = "arranged-width", arrangedHeight = "arranged-height"

    // Pictures.
    case picture, naturalWidth = "natural-width", naturalHeight = "natural-height", resizable
    case resizingMode = "resizing-mode", capInsets = "cap-insets", interpolation, renderingMode = "rendering-mode"

    // Text and color.
    case font, typeface, size, weight, design, italic, underline, strikethrough, monospacedDigit = "monospaced-digit"
    case textCase = "text-case", lineLimit = "line-limit", textAlignment = "text-alignment"
    case truncation, tracking, lineSpacing = "line-spacing", minimumScale = "minimum-scale", imageScale = "image-scale"
    case symbolVariant = "symbol-variant", symbolRendering = "symbol-rendering", symbolValue = "symbol-value"
    case symbolValueMode = "symbol-value-mode"
    case symbolColors = "symbol-colors", symbolEffect = "symbol-effect", symbolEffectRun = "symbol-effect-run"
    case symbolEffectSpeed = "symbol-effect-speed", symbolEffectRepeats = "symbol-effect-repeats"
    case kerning, baseline, smallCaps = "small-caps", textScale = "text-scale"
    case foreground, secondaryForeground = "secondary-foreground", tint, fill, stroke, lineWidth = "line-width"
    case accent
    case drawing, outset, filter, rotationAxis = "rotation-axis", perspective
    case shape, radius, topLeadingRadius = "top-leading-radius", material, border, colorScheme = "color-scheme"
    case stops, opacity, scaleX = "scale-x", scaleY = "scale-y", rotation, anchor, blur, blend, shadow
    case transform
    case hitTesting = "hit-testing", layoutDirection = "layout-direction"
    case transitionSource = "transition-source", zoomsFrom = "zooms-from"

    // Animation.
    case animation, duration, delay, repeats, formerValues = "former-values", contentTransition = "content-transition"
    case keyframes
}
