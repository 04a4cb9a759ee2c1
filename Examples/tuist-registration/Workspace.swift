import ProjectDescription

let workspace = Workspace(name: "Market", projects: ["App", "Modules/*"])
