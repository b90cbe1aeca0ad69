@_exported import BackstaffUI
