extension AppPackages {
    /// Leaves out the packages that can't be fetched, and says so.
    ///
    /// - Parameter reason: Returns the reason for which a package with some products can't be fetched.
    mutating func removeUnreachable(_ reason: (RemotePackage, [String]) throws -> String?) rethrows {
        var known: [RemotePackage: String?] = [:]
        func knownReason(_ package: RemotePackage, _ products: [String]) throws -> String? {
            if let reason = known[package] { return reason }
            let reason = try reason(package, products)
            known[package] = .some(reason)
            return reason
        }
        for package in remote {
            let names = products.filter { $0.package == package.identity }.map(\.name)
            guard let reason = try knownReason(package, names) else { continue }
            let list = names.joined(separator: ", ")
            problems.append("the package \(package.address) is left out, with \(list): \(reason)")
            remote.removeAll { $0 == package }
            products.removeAll { $0.package == package.identity }
        }
        for index in local.indices {
            for case .remote(let package) in local[index].manifest.dependencies {
                let names = local[index].products(of: package)
                guard !names.isEmpty, let reason = try knownReason(package, names) else { continue }
                let list = names.joined(separator: ", ")
                problems.append(
                    "the package \(package.address) is left out of \(local[index].path), with \(list): \(reason)")
                local[index].unreachable[package] = names
            }
        }
    }
}

extension LocalPackage {
    /// The products of another package that the targets use.
    func products(of package: RemotePackage) -> [String] {
        let own = Set(manifest.targets.map(\.name))
        let uses = manifest.targets.filter { target in !removedTargets.contains { $0.name == target.name } }
            .flatMap(\.dependencies)
        let names = uses.filter { use in
            (use.package ?? use.name).lowercased() == package.identity
                && (use.kind == "product" || !own.contains(use.name))
        }.map(\.name)
        return Set(names).sorted()
    }
}
