extension InterfaceSize {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when an interface has more dependencies than the limit, 3 unless told otherwise. \
      What is listed twice counts once; frameworks of the system count too.
      """,
    why: """
      Interfaces swell unseen. Each dependency seems to be needed by one type in one signature, \
      and each is handed on to everybody who links the interface. At some size it is no longer \
      the thin part that others may link without a thought, but a second implementation with \
      protocols in it: slow to build, changed every week, hard to mock. A limit makes the team \
      look while the one type can still be moved or hidden behind a protocol.
      """,
    breaks: """
      # domain/ISSRoute/project.yml
      name: ISSRoute
      targets:
        ISSRouteCore:
          type: framework
          platform: iOS
          dependencies:
            - sdk: UIKit.framework
            - sdk: MapKit.framework
            - sdk: CoreLocation.framework
        ISSRoute:
          type: framework
          platform: iOS
          dependencies:
            - target: ISSRouteCore
      # .archlint.yml
      rules:
        interface-size: {limit: 2}
      """,
    says: """
      domain/ISSRoute/project.yml:3:3: warning: the interface ISSRouteCore (domain) has 3 \
      dependencies; the limit is 2 [interface-size]
        help: move plain types that several interfaces need into one module below, and \
      implementations out of the interface
      """,
    keeps: """
      # domain/ISSRoute/project.yml
      name: ISSRoute
      targets:
        ISSRouteCore:
          type: framework
          platform: iOS
          dependencies:
            - sdk: CoreLocation.framework
        ISSRoute:
          type: framework
          platform: iOS
          dependencies:
            - target: ISSRouteCore
      """,
    options: [
      (
        "limit",
        "how many dependencies an interface may have: 3"
      )
    ])
}
