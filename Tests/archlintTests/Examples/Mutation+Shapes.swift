extension Mutation {
  /// Changes of what shape modules have, of names, and of what is left over.
  static let ofShapes = ofFerry + ofStore

  private static let ofFerry = drawn(
    of: "single-spec",
    """
    # features shall have mocks, and have none
    .archlint.yml
    < - {modules: Modules/Features/**, has: unit-tests, because: a feature is tried without the app}
    > - {modules: features, has: mock, because: screens are tried with stand-ins}
    ! module-shape Harbours -> mock
    ! module-shape Tickets -> mock
    ! module-shape Timetable -> mock

    # services shall be named so
    .archlint.yml
    < - {targets: "role:unit-tests", named: "*Tests", because: schemes find tests by their names}
    > - {targets: [services, "!role:unit-tests", "!*Interface"], named: "*Service", because: so}
    ! naming Keychain -> *Service
    ! naming Network -> *Service

    # what logs looks into the keychain
    project.yml > Logging
    < templateAttributes: {area: Foundation}
    > templateAttributes: {area: Foundation}
    > dependencies: [target: KeychainInterface]
    ! stable-dependencies Network -> Logging
    ! upward-link Logging -> KeychainInterface

    # one feature knows another
    project.yml > Timetable
    < - target: Design
    > - target: Design
    > - target: Tickets
    ! same-layer-link Timetable -> Tickets

    # a layer is drawn that nobody uses
    .archlint.yml
    < - services: {modules: Modules/Services/**, same-layer: never}
    > - spare: Modules/Features/Harbours/**
    > - services: {modules: Modules/Services/**, same-layer: never}
    @ project.yml > Ferry
    < - target: Harbours
    @ App/FerryApp.swift
    < import Harbours
    ! orphan-layer spare
    """)

  private static let ofStore = drawn(
    of: "legacy",
    """
    # the app forgets a feature
    project.yml > Store
    < - target: Basket
    ! unreachable-module Basket

    # one more link within the core is new
    core.yml > Storage
    < - target: Tracking
    > - target: Tracking
    > - target: Dates
    ! same-layer-link Storage -> Dates

    # key is paid, and the baseline does not know
    domain.yml > Basket
    < - target: Catalogue
    ! stale-baseline .archlint-baseline.yml -> same-layer-link from Store/Basket to Store/Catalogue
    """)
}
