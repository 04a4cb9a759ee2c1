import Modules
import Testing

@Suite("closed-layer")
struct ClosedLayerTests {
  private let closed = Blueprint(
    layers: [Layer("presentation"), Layer("business", isClosed: true), Layer("data")], roles: [:])

  @Test("a link past a closed layer is an error; a module that links the same is the way out")
  func fires() throws {
    let trial = try Trial(
      """
      presentation | Chat
      business | Messages
      data | Store, Cache
      Chat -> Store
      Chat -> Cache
      Messages -> Store
      """, as: closed, only: "closed-layer")
    #expect(
      trial.text == """
        presentation/Chat/project.yml:4:9: error: Chat (presentation) links Store (data), bypassing the closed layer business [closed-layer]
          help: use Messages (business), which already links Store
        presentation/Chat/project.yml:5:9: error: Chat (presentation) links Cache (data), bypassing the closed layer business [closed-layer]
          help: link a module of business that provides the needed API
        """)
  }

  @Test("apps and extensions are exempt, and so are links that pass nothing closed")
  func silent() throws {
    let drawing = """
      presentation | Chat, Messenger(app), Share(extension), ChatHostApp(app)
      business | Messages
      data | Store
      Messenger, Share, ChatHostApp -> Store
      Chat -> Messages -> Store
      """
    #expect(try Trial(drawing, as: closed, only: "closed-layer").text == "")
    let open = Blueprint(
      layers: [Layer("presentation"), Layer("business"), Layer("data", isClosed: true)],
      roles: [:])
    #expect(try Trial(drawing + "\nChat -> Store", as: open, only: "closed-layer").text == "")
  }
}
