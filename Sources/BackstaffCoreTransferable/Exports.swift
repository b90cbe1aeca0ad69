@_exported import BackstaffUniformTypes
@_exported import Foundation

@_exported import protocol BackstaffUI.TransferRepresentation
@_exported import protocol BackstaffUI.Transferable
@_exported import struct BackstaffUI.CodableRepresentation
@_exported import struct BackstaffUI.DataRepresentation
@_exported import struct BackstaffUI.FileRepresentation
@_exported import struct BackstaffUI.ProxyRepresentation
@_exported import struct BackstaffUI.ReceivedTransferredFile
@_exported import struct BackstaffUI.SentTransferredFile
@_exported import enum BackstaffUI.TransferRepresentationBuilder
