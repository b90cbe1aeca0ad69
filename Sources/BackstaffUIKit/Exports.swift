@_exported import BackstaffCoreGraphics
@_exported import Foundation

@_exported import class BackstaffViews.CGColor
@_exported import enum BackstaffViews.UIKeyboardType
@_exported import enum BackstaffViews.UITextAutocapitalizationType
@_exported import struct BackstaffViews.UITextContentType
@_exported import typealias BackstaffViews._ColorLiteralType
