import BackstaffNavigation

// The types of what a page stores, for modules that don't import `BackstaffNavigation`. They are in the lowest folder,
// because every file of this module that names them gets them from here.

package typealias StorageValue = BackstaffNavigation.StorageValue
package typealias StoredNavigation = BackstaffNavigation.StoredNavigation
