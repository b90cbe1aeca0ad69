import Foundation

/// The resource bundles of the targets that a compiled product consists of.
///
/// The folder of compiled products is shared by all apps that are built from one cache, so it also has bundles of packages
/// that only other apps use. SwiftPM lists the object files of a product, which are in a folder for each target. A bundle's
/// name ends in that of its target:
///
/// ```
/// Shop.product/Objects.LinkFileList    …/debug/Goods.build/Goods.swift.o
/// Core_Goods.resources                 the resources of the target Goods in the package Core
/// ```
struct ResourceBundles {
    /// The names of the bundles, sorted.
    let names: [String]

    /// - Parameters:
    ///   - product: The name of the product.
    ///   - products: The folder of compiled products.
    init(of product: String, in products: String) throws {
        let all = try FileManager.default.contentsOfDirectory(atPath: products).filter { $0.hasSuffix(".resources") }
            .sorted()
        let list = "\(products)/\(product).product/Objects.LinkFileList"
        guard let objects = try? String(contentsOfFile: list, encoding: .utf8) else {
            names = all
            return
        }
        var targets: Set<Substring> = []
        for object in objects.split(separator: "\n") {
            let folder = object.split(separator: "/").last { $0.hasSuffix(".build") }
            if let folder { targets.insert(folder.dropLast(".build".count)) }
        }
        names = all.filter { name in
            // The folder of the object files has the name of the module, where a target's name may have a hyphen.
            let bundle = name.dropLast(".resources".count).map { $0.isLetter || $0.isNumber ? $0 : "_" }
            return targets.contains { String(bundle).hasSuffix("_" + $0) }
        }
    }
}
