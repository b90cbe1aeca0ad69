import Foundation

/// Finds the Backstaff package that apps are compiled with.
package enum PackageLocation {
    /// The folder of the package that this tool was compiled from, three levels above this file.
    static let compiledFrom = absolutePath(#filePath + "/../../..")

    /// - Parameters:
    ///   - chosen: The folder that was given with `--package`, if any.
    ///   - environment: The environment, for `BACKSTAFF_PACKAGE`.
    ///   - fallback: The folder to use if neither is given.
    /// - Throws: A ``Complaint`` if there is no package in the folder.
    package static func find(
        chosen: String?, environment: [String: String], fallback: String = compiledFrom
    ) throws -> String {
        let named = environment["BACKSTAFF_PACKAGE"].flatMap { $0.isEmpty ? nil : $0 }
        let path = absolutePath(chosen ?? named ?? fallback)
        guard FileManager.default.fileExists(atPath: path + "/Package.swift") else {
            let source = chosen != nil ? " (from --package)" : named != nil ? " (from BACKSTAFF_PACKAGE)" : ""
            throw Complaint.usage(
                "no Backstaff package at \(path)\(source); name its folder with --package or BACKSTAFF_PACKAGE")
        }
        return path
    }
}
