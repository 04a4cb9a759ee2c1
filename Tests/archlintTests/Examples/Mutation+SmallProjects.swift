extension Mutation {
  /// Changes of a project in one spec, and of one whose linkage is the point.
  static let ofSmallProjects = ofGreenhouse + ofBookshop

  private static let ofGreenhouse = drawn(
    of: "app-feature-core",
    """
    # a framework embeds a framework
    project.yml > Watering
    < - target: Design
    > - {target: Design, embed: true}
    ! nested-embed Watering -> Design

    # a budget is too small for what the app loads
    .archlint.yml
    < unused-link: warning
    > unused-link: warning
    > launch-budget: {frameworks: 7}
    ! launch-budget Greenhouse -> frameworks

    # somebody wants to know what could be merged
    .archlint.yml
    < unused-link: warning
    > unused-link: warning
    > mergeable: info
    ! mergeable Greenhouse -> MERGED_BINARY_TYPE

    # a feature shall register itself, and names no class
    .archlint.yml
    < unused-link: warning
    > unused-link: warning
    > registration: {layers: [Watering]}
    ! registration Watering -> NSPrincipalClass

    # a framework becomes a library, which is linked into executables only
    project.yml > StorageInterface
    < templates: [Framework]
    > type: library.static
    > platform: iOS
    ! unlinked-static Harvest -> StorageInterface
    ! unlinked-static Storage -> StorageInterface
    ! unlinked-static StorageMock -> StorageInterface
    ! unlinked-static Watering -> StorageInterface

    # an entry stands twice
    project.yml > Climate
    < - target: Design
    > - target: Design
    > - target: Design
    ! duplicate-link Climate -> Design

    # a key stands twice, and the first one is lost
    project.yml > Climate
    < dependencies:
    > dependencies: [target: Design]
    > dependencies:
    ! duplicate-key Climate -> targets.Climate.dependencies

    # a key is misspelled, and its links are lost
    project.yml > SensorsTests
    < dependencies:
    > dependancies:
    ! misspelled-key SensorsTests -> targets.SensorsTests.dependancies

    # a template is misspelled, and nothing comes of it
    project.yml > ClimateTests
    < templates: [Tests]
    > templates: [Tests, Snapshots]
    ! lost-value ClimateTests -> Snapshots

    # a package is linked that nobody declares
    project.yml > Climate
    < - target: Design
    > - target: Design
    > - package: Charts
    ! refused-spec Climate -> Charts

    # a folder is renamed, and its spec does not know
    project.yml > Climate
    < sources: [Features/Climate]
    > sources: [Features/Weather]
    ! missing-source Climate -> Features/Weather

    # a target is renamed in one place only
    project.yml > HarvestTests
    < - target: StorageMock
    > - target: StorageStub
    ! unknown-link HarvestTests -> StorageStub

    # a feature is moved into core, where it may know interfaces only
    .archlint.yml
    < - core: Core/**
    > - core: [Core/**, Harvest]
    ! same-layer-link Harvest -> Design

    # a link goes, and its import stays
    project.yml > Harvest
    < - target: Design
    ! undeclared-import Harvest -> Design

    # a test uses what its feature links
    Tests/Watering/WateringTests.swift
    < import XCTest
    > import Design
    ! transitive-import WateringTests -> Design

    # an import goes, and its link stays
    Features/Climate/ClimateView.swift
    < import SensorsInterface
    ! unused-link Climate -> SensorsInterface

    # what keeps things shows them
    Core/Storage/Sources/Shelf.swift
    < import Foundation
    > import UIKit
    ! forbidden-import Storage -> UIKit

    # an interface has a view in it
    Core/Storage/Interface/Keeping.swift
    < import Foundation
    > import SwiftUI
    ! interface-purity StorageInterface -> SwiftUI

    # a feature looks into the core
    Features/Watering/WateringPlan.swift
    < import Design
    > @testable import Design
    ! testable-import Watering -> Design

    # a module was renamed, and its test does not know
    Tests/Watering/WateringTests.swift
    < @testable import Watering
    > @testable import Waterings
    ! unknown-module WateringTests -> Waterings

    # a feature imports another
    Features/Harvest/HarvestLog.swift
    < import Design
    > import Design
    > import Climate
    ! same-layer-link Harvest -> Climate

    # an app may know less
    .archlint.yml
    < fan-out: 8
    > fan-out: 7
    ! link-limit Greenhouse -> fan-out
    """)

  private static let ofBookshop = drawn(
    of: "modular-flow",
    """
    # the app links what its core holds
    app/Bookshop > Bookshop
    < - {framework: BookshopCore.framework, implicit: true}
    > - {framework: Networking.framework, implicit: true}
    > - {framework: BookshopCore.framework, implicit: true}
    @ app/Bookshop/Sources/BookshopApp.swift
    < import Maps
    > import Maps
    > import Networking
    ! duplicate-static Networking -> Bookshop

    # what holds the static frameworks becomes static
    app-core/BookshopCore > BookshopCore
    < type: framework
    > type: framework.static
    ! layer-linkage BookshopCore -> dynamic

    # a static framework becomes dynamic, and nobody embeds it
    common/Widgets > Widgets
    < type: framework.static
    > type: framework
    ! layer-linkage Widgets -> static
    ! missing-embed Bookshop -> Widgets

    # the linker may drop what it holds
    app-core/BookshopCore > BookshopCore
    < OTHER_LDFLAGS: -ObjC
    > OTHER_LDFLAGS: -dead_strip
    ! layer-linkage BookshopCore -> -all_load

    # an app may embed less
    .archlint.yml
    < preset: modular-flow
    > preset: modular-flow
    > rules: {dynamic-framework-limit: {limit: 2}}
    ! dynamic-framework-limit Bookshop -> limit

    # a flow knows another
    flows/CheckoutFlow > CheckoutFlow
    < - {framework: Cart.framework, implicit: true}
    > - {framework: Cart.framework, implicit: true}
    > - {framework: BrowseFlow.framework, implicit: true}
    ! same-layer-link CheckoutFlow -> BrowseFlow

    # two common modules depend on one another
    common/Logging > Logging
    < sources: [Sources]
    > sources: [Sources]
    > dependencies: [{framework: Storage.framework, implicit: true}]
    ! cycle Logging -> Storage
    """)
}
