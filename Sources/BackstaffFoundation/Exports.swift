// On Apple's platforms, these names are Foundation's. On Linux, they are in the module of the views, whose language they
// follow. All files of an app that is built from a folder see them.
@_exported import class BackstaffViews.CGColor
@_exported import func BackstaffViews.NSLocalizedString
@_exported import struct BackstaffViews.LocalizedStringResource
