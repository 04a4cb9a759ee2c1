"""Uses a page as people do who look for something: every sentence of its documentation.

page_test.py PROGRAM FOLDER [AXE]: the program to test, the folder where pages are left, and the
script of axe-core, if it is at hand.
"""

import base64
import json
import subprocess
import sys
import time
from pathlib import Path

import framework
from chromium import Page

PROGRAM, FOLDER = (Path(argument).resolve() for argument in sys.argv[1:3])
AXE = Path(sys.argv[3]).read_text() if len(sys.argv) > 3 else None
STATION = Path(__file__).resolve().parents[2] / "Examples/international-space-station"
# What is in sight: the whole picture, or the neighborhood that lies before it.
SHEET = "document.querySelector('#picture svg')"
ADDRESS = "https://host/blob/{file}#L{line}"


def draw(project, file, *options):
    run = subprocess.run([PROGRAM, "graph", project, *options], capture_output=True, check=False)
    assert run.returncode == 0, run.stderr.decode()
    (FOLDER / file).write_bytes(run.stdout)
    return FOLDER / file


def same(what, actual, expected):
    assert actual == expected, f"{what}: {actual!r} instead of {expected!r}"
    print(f"   {what}")


def count(page, selector):
    return page.run(f"document.querySelectorAll({json.dumps(selector)}).length")


def text(page, selector):
    return page.run(f"document.querySelector({json.dumps(selector)})?.textContent")


def box(page, name):
    return page.run(
        "[...document.querySelectorAll('tbody tr')].find(row => row.querySelector('a').textContent"
        f" === {json.dumps(name)}).dataset.box")


def shown(page):
    """The boxes that are in sight, by name."""
    return sorted(page.run(
        f"[...{SHEET}.querySelectorAll('.boxes > .box')].map(box => document"
        ".querySelector(`tr[data-box='${box.id.slice(4)}'] a`).textContent)"))


def press_button(page, words):
    page.run("[...document.querySelectorAll('button')].find(button => button.textContent"
             f".startsWith({json.dumps(words)})).click()")


def settle(page):
    page.run("new Promise(done => requestAnimationFrame(() => setTimeout(done, 60)))")


def view(page):
    return [float(number) for number in page.run(
        "document.querySelector('#picture svg').getAttribute('viewBox')").split()]


def open_station(page, fragment=""):
    page.open(FOLDER / "station.html", fragment)


def try_details(page):
    draw(STATION, "station.html", "--format", "html", "--link-to", ADDRESS)
    open_station(page)
    page.click(f"#box-{box(page, 'ISSNetwork')}")
    same("a chosen box tells its layer and why", page.run(
        "[...document.querySelectorAll('#details dt')].map(term => term.textContent)")[:3],
        ["Layer", "Interface", "Depends on"])
    same("lists have as many entries as their headings say", page.run(
        "[...document.querySelectorAll('#details h3')].every(head => +head.textContent"
        ".match(/\\d+/)[0] === head.nextElementSibling.children.length)"), True)
    same("places lead to the code host", page.run(
        "document.querySelector('#details a').href.startsWith('https://host/blob/')"), True)
    same("details are in sight", page.run(
        "(area => area.top >= 0 && area.top < innerHeight)"
        "(document.querySelector('#details h2').getBoundingClientRect())"), True)
    page.size(400, 800)
    open_station(page, "#module=ISSNetwork")
    same("on a phone, too", page.run(
        "(area => area.top >= 0 && area.bottom <= innerHeight)"
        "(document.querySelector('#details h2').getBoundingClientRect())"), True)
    same("and leave the box that they are about in sight", page.run(
        "document.querySelector('.chosen .outline').getBoundingClientRect().bottom"
        " < document.getElementById('details').getBoundingClientRect().top"), True)
    page.size(1280, 800)


def try_around(page):
    open_station(page)
    page.click(f"#box-{box(page, 'ISSRadio')}")
    everything = view(page)
    press_button(page, "Only 1 step")
    near = page.run(
        "(() => { const box = document.querySelector('.chosen').id.slice(4), all = new Set([box]);"
        "for (const { dataset: { from, to } } of document.querySelectorAll('.arrows > .arrow'))"
        " if (from === box) all.add(to); else if (to === box) all.add(from);"
        "return [...all].map(box => document.querySelector(`tr[data-box='${box}'] a`).textContent)"
        ".sort(); })()")
    same("one step around a box are those that it is joined with", shown(page), near)
    same("boxes that are laid out anew lie apart, and no line runs through one",
         page.run(NEIGHBOURHOOD), [])
    same("the address names the view", page.run("location.hash"),
         "#module=ISSRadio&around=ISSRadio&steps=1")
    press_button(page, "Only 2 steps")
    two = shown(page)
    same("two steps are more", len(two) > len(near), True)
    same("crumbs say the way", text(page, "#crumbs"),
         "Everything › ISSRadio, 1 step › ISSRadio, 2 steps Back")
    page.run("history.back()")
    settle(page)
    same("back goes back", shown(page), near)
    page.run("history.forward()")
    settle(page)
    same("and forward forward", shown(page), two)
    press_button(page, "ISSRadio, 1 step")
    same("a crumb leads back", [shown(page), text(page, "#crumbs")],
         [near, "Everything › ISSRadio, 1 step Back"])
    press_button(page, "Everything")
    same("everything is all again", [len(shown(page)), count(page, "#crumbs:not([hidden])")], [20, 0])
    page.press("0")
    same("and where it was", view(page)[2:], everything[2:])


NEIGHBOURHOOD = """(() => {
  const troubles = [], area = element => element.getBoundingClientRect();
  const boxes = [...document.querySelector('#picture svg').querySelectorAll('.boxes > .box')].map(box =>
    ({ id: box.id.slice(4), area: area(box.querySelector('.outline')) }));
  for (const one of boxes) for (const other of boxes)
    if (one !== other && one.area.left < other.area.right && other.area.left < one.area.right
      && one.area.top < other.area.bottom && other.area.top < one.area.bottom)
      troubles.push(`${one.id} on ${other.id}`);
  const matrix = document.querySelector('#picture svg').getScreenCTM();
  for (const arrow of document.querySelector('#picture svg').querySelectorAll('.arrows > .arrow')) {
    const path = arrow.querySelector('path'), length = path.getTotalLength();
    for (let at = 0; at <= length; at += 2) {
      const { x, y } = path.getPointAtLength(at).matrixTransform(matrix);
      for (const { id, area } of boxes)
        if (id !== arrow.dataset.from && id !== arrow.dataset.to && x > area.left + 1
          && x < area.right - 1 && y > area.top + 1 && y < area.bottom - 1)
          troubles.push(`${arrow.id} in ${id}`);
    }
  }
  return [...new Set(troubles)];
})()"""


def why(start, end):
    run = subprocess.run([PROGRAM, "why", start, end, STATION], capture_output=True, text=True,
                         check=False)
    lines = run.stdout.splitlines()
    return [line.split(": ")[0].rsplit(":", 1)[0] for line in lines if ": " in line], lines[-1]


def try_chains(page):
    for start, end in (("Cosmonaut", "ISSUIComponents"), ("Overview", "ISSLogging"),
                       ("ISSSpacesuit", "ISSUIComponents"), ("ISSRadio", "Cosmonaut")):
        open_station(page)
        page.click(f"#box-{box(page, start)}")
        press_button(page, "Chains to")
        page.click(f"#box-{box(page, end)}")
        hops = page.run("[...document.querySelectorAll('#details ol:first-of-type li small')]"
                        ".map(place => place.textContent.trim().replace(STATION, ''))"
                        .replace("STATION", "''"))
        places, summary = why(start, end)
        same(f"two chosen boxes show what why says of {start} and {end}",
             [hop.split("/")[-1] for hop in hops], [place.split("/")[-1] for place in places])
        if places:
            same("and how many chains there are", text(page, "#details p.quiet").split()[0],
                 "1" if "only" in summary else summary.split()[2])
        else:
            same("or that there is none", text(page, "#details p.quiet"),
                 f"Nothing leads from {start} to {end}.")
    page.run("document.activeElement.blur()")
    open_station(page, f"#module=Cosmonaut&to=ISSLogging")
    same("the address names both ends", text(page, "#details h2"), "Cosmonaut → … → ISSLogging")
    press_button(page, "The other way round")
    same("and they change places", page.run("location.hash"), "#module=ISSLogging&to=Cosmonaut")
    open_station(page)
    page.click(f"#box-{box(page, 'Cosmonaut')}")
    page.run(f"document.getElementById('box-{box(page, 'ISSLogging')}').dispatchEvent("
             "new MouseEvent('click', { bubbles: true, shiftKey: true }))")
    same("a click with Shift chooses the second", page.run("location.hash"),
         "#module=Cosmonaut&to=ISSLogging")
    same("each hop leads to its line at the code host", page.run(
        "[...document.querySelectorAll('#details ol li')].every(hop => hop.querySelector('a').href"
        " === 'https://host/blob/' + hop.querySelector('a').textContent.replace(':', '#L'))"), True)
    # Two rows of five between both ends: 25 chains.
    rows = [[f"One{number}" for number in range(5)], [f"Two{number}" for number in range(5)]]
    links = {"Top": rows[0], **{name: rows[1] for name in rows[0]},
             **{name: ["End"] for name in rows[1]}, "End": []}
    page.open(draw(project("grid", links), "grid.html", "--format", "html"),
              "#module=Top&to=End")
    chains = "new Set([...document.querySelectorAll('#details ol')].map(chain => chain.textContent)).size"
    before = page.run(chains)
    press_button(page, "5 more of 25")
    same("of many chains each is shown", [before, page.run(chains), count(page, "#details ol")],
         [20, 25, 25])
    same("and then there is no more", page.run("[...document.querySelectorAll('#details button')]"
         ".filter(button => button.textContent.includes('more') && !button.hidden).length"), 0)


def project(name, links):
    """A spec with static frameworks and what each of them links."""
    folder = FOLDER / name
    folder.mkdir(parents=True, exist_ok=True)
    (folder / ".archlint.yml").write_text("specs: {include: project.yml}\n")
    (folder / "project.yml").write_text(json.dumps({"name": name, "targets": {
        target: {"type": "framework.static", "platform": "iOS",
                 "dependencies": [{"target": other} for other in others]}
        for target, others in links.items()}}))
    return folder


def try_changes(page):
    folder = project("changed", {"App": ["Old"], "Old": ["Base"], "Base": ["App"]})
    for words in (["init", "-q", "-b", "main"], ["add", "."], ["commit", "-q", "-m", "before"]):
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *words], cwd=folder,
                       check=True)
    project("changed", {"App": ["Old"], "Old": [], "Base": []})
    page.open(draw(folder, "changed.html", "--format", "html", "--since", "main", "--only-changes"))
    same("a fixed finding is marked, and the legend says how", page.run(
        "[document.querySelectorAll('#picture .arrow.removed .sign.fixed').length > 0,"
        " document.getElementById('legend').textContent.includes('findings fixed')]"),
        [True, True])
    same("a page of changes begins with them, and lists no finding that was there before",
         [chosen(page, "state"), count(page, "#findings li:not(.away):not([data-state=new])")], ["changed", 0])
    page.click(f"#box-{box(page, 'Old')}")
    same("what is gone is told apart", page.run(
        "[...document.querySelectorAll('#details h3')].map(head => head.textContent)"),
        ["Linked before (1)"])
    page.open(FOLDER / "changed.html", "#module=App&to=Base")
    same("and no chain leads over it", text(page, "#details p.quiet"),
         "Nothing leads from App to Base.")


def try_address(page):
    open_station(page, "#module=ISSNetwork")
    same("an address chooses", text(page, "#details h2"), "ISSNetwork")
    page.click(f"#box-{box(page, 'ISSRadio')}")
    same("choosing has an address", page.run("location.hash"), "#module=ISSRadio")
    page.run("history.back()")
    settle(page)
    same("back chooses what was chosen", text(page, "#details h2"), "ISSNetwork")
    page.run("history.forward()")
    settle(page)
    same("forward as well", text(page, "#details h2"), "ISSRadio")
    page.run("document.querySelector('.arrows > .arrow').dispatchEvent("
             "new MouseEvent('click', { bubbles: true }))")
    fragment = page.run("location.hash")
    heading = text(page, "#details h2")
    same("a link has an address", fragment.startswith("#link="), True)
    open_station(page, fragment)
    same("that leads to it", text(page, "#details h2"), heading)
    page.press("0")
    page.run("document.querySelector('.band rect').dispatchEvent("
             "new MouseEvent('click', { bubbles: true }))")
    same("a click beside the boxes lets go of the choice",
         [count(page, ".chosen"), page.run("location.hash")], [0, ""])
    folder = project("namesakes", {"App": ["Kit"], "Kit": []})
    spec = json.loads((folder / "project.yml").read_text())
    spec["targets"]["App"]["dependencies"].append({"carthage": "Kit"})
    (folder / "project.yml").write_text(json.dumps(spec))
    page.open(draw(folder, "namesakes.html", "--format", "html", "--show",
                   "externals"))
    addresses = []
    for number in range(count(page, ".boxes > .box")):
        page.click(f"#box-{number}")
        addresses.append(page.run("location.hash"))
    same("boxes of one name have addresses of their own", sorted(addresses),
         ["#module=App", "#module=Kit", "#module=Kit%7E2"])
    page.open(FOLDER / "namesakes.html", addresses[-1])
    same("that lead to them", page.run("document.querySelector('.chosen').id"),
         f"box-{len(addresses) - 1}")
    open_station(page, "#module=Nobody")
    same("an address of nothing chooses nothing", count(page, ".chosen"), 0)


def try_escape(page):
    open_station(page, "#module=ISSNetwork&around=ISSNetwork&steps=1")
    page.run("choice = document.getElementById('layer'); choice.value = 'core';"
             "choice.dispatchEvent(new Event('change'))")
    page.press("/")
    page.type("radio")
    page.press("Escape")
    same("Escape lets go of choice, neighbourhood, search and filters", [
        count(page, ".chosen"), len(shown(page)), page.run("search.value"),
        page.run("document.getElementById('layer').value"), count(page, "tbody .away"),
        text(page, "#details")], [0, 20, "", "", 0, ""])


def try_levels(page):
    framework.write(300, FOLDER / "f300")
    page.open(draw(FOLDER / "f300", "f300.html", "--format", "html"))
    visible = ("(selector => getComputedStyle(document.querySelector(selector)).display !== 'none')")
    same("from far away there are layers and how many modules each has",
         [page.run(f"{visible}('.box .name')"), page.run(f"{visible}('.layer-name .many')"),
          text(page, ".layer-name").split(" · ")[1]], [False, True, "12"])
    page.press("Escape")
    same("the lines that break nothing are one of each kind",
         [count(page, ".arrows > .link"), count(page, "svg > .bundle")], [0, 2])
    page.click(".boxes > .box:nth-child(40)")
    same("those of what is chosen are lines of their own", page.run(
        "['chosen', 'near'].map(sign => document.querySelectorAll(`#picture .${sign}`).length > 1)"),
        [False, True])
    page.press("Escape")
    x, y = page.middle(".boxes > .box:nth-child(40)")
    while page.run("document.querySelector('#picture svg').classList.contains('far')"):
        page.wheel(x, y, -1)
    same("nearer there are modules", [page.run(f"{visible}('.box .name')"),
                                      count(page, ".close")], [True, 0])
    while not page.run("document.querySelector('#picture svg').classList.contains('close')"):
        page.wheel(x, y, -1)
    same("close by there are their targets", page.run(
        "[...document.querySelectorAll('.target')].some(text => text.textContent.endsWith('Core')"
        " && getComputedStyle(text).display !== 'none')"), True)
    page.press("Escape")
    page.run("document.getElementById('search').focus()")
    page.type("ISSLog2Core")
    page.press("Enter")
    same("searching finds what is folded, and names the module that it is in", [
        text(page, "#hits"), text(page, "#details h2")], ["1 found", "ISSLog2"])


def chosen(page, key):
    return page.run(f"document.getElementById({json.dumps(key)}).value")


def try_large(page):
    page.open(FOLDER / "f300.html")
    same("there is a list of states, and none of owners, where there are none", [page.run(
        "[...document.getElementById('state').options].map(({ text }) => text)"), count(page, "#owner")],
        [["any state", "with errors", "with findings"], 0])
    same("a large page begins with errors", [chosen(page, "state"), page.run(
        "[...document.querySelectorAll('#findings li:not(.away)')].every(item => item.matches('.error'))")],
        ["with errors", True])
    height = ("(box => getComputedStyle(box.querySelector('.name')).display === 'none' ? 0"
              " : box.querySelector('.name').getBoundingClientRect().height)")
    same("and names what it begins with", page.run(
        f"[...document.querySelectorAll('.boxes > .box.fits')].every(box => {height}(box) > 10)"), True)
    same("the headings count what is listed", page.run(
        "[...document.querySelectorAll('#findings section:has(li:not(.away))')].every(section =>"
        " section.querySelector('h3').textContent === `${section.querySelector('li').dataset.rule}"
        " · ${section.querySelectorAll('li:not(.away)').length}`)"), True)
    page.run("document.querySelector('#findings li:not(.away) a').click()")
    same("a finding that is chosen has both of its ends in sight, with their names", page.run(
        "(frame => [...document.querySelectorAll('.box.chosen')].map(box => (area => area.top >= frame.top"
        " && area.bottom <= frame.bottom && area.left >= frame.left && area.right <= frame.right"
        f" && {height}(box) > 10)(box.querySelector('.outline').getBoundingClientRect())))"
        "(document.getElementById('picture').getBoundingClientRect())"), [True, True])
    page.open(FOLDER / "f300.html")
    page.press("/")
    page.type("radio")
    names = page.run("[...document.querySelectorAll('#found button')].map(hit => hit.textContent.trim())")
    same("a search lists what it found", [len(names), text(page, "#hits")],
         [count(page, ".boxes > .box.fits"), f"{len(names)} found"])
    same("and moves the picture there", page.run(
        "(frame => [...document.querySelectorAll('.box.fits .outline')].every(box =>"
        " (area => area.left >= frame.left && area.right <= frame.right)(box.getBoundingClientRect())))"
        "(document.getElementById('picture').getBoundingClientRect())"), True)
    same("everywhere, although the page began with errors", [chosen(page, "state"), len(names) > 6],
         ["", True])
    page.press("Enter")
    page.press("Enter")
    same("Enter leads from one to the next", [text(page, "#details h2"), text(page, "#found .current")],
         [names[1], f"{names[1]} "])
    inside = shown(page)
    same("what is chosen is shown with its neighbors, all in sight", [
        names[1] in inside, len(inside) < 60, page.run(
            f"(frame => [...{SHEET}.querySelectorAll('.boxes > .box .outline')].every(box =>"
            " (area => area.top >= frame.top && area.bottom <= frame.bottom)(box.getBoundingClientRect())))"
            "(document.getElementById('picture').getBoundingClientRect())")], [True, True, True])
    page.size(400, 800)
    page.open(FOLDER / "f300.html")
    same("on a phone the list comes first, and names can be read", page.run(
        "(top => [top('findings') < top('picture'),"
        " document.querySelector('.box .name').getBoundingClientRect().height > 9])"
        "(id => document.getElementById(id).getBoundingClientRect().top)"), [True, True])
    open_station(page)
    same("and no room above the picture is left empty", page.run(
        "document.querySelector('.band rect').getBoundingClientRect().top"
        " - document.getElementById('picture').getBoundingClientRect().top < 30"), True)
    page.size(1280, 800)


def try_owners(page):
    folder = project("owned", {"App": ["Kit"], "Kit": ["App"], "Alone": []})
    (folder / "more").mkdir(exist_ok=True)
    (folder / "more/project.yml").write_text(json.dumps({"name": "more", "targets": {
        "More": {"type": "framework", "platform": "iOS"}}}))
    (folder / ".archlint.yml").write_text("specs: {include: '**/project.yml'}\n")
    (folder / "CODEOWNERS").write_text("/more/ @crew\n/project.yml @core\n")
    page.open(draw(folder, "owned.html", "--format", "html"))
    page.run("document.getElementById('owner').value = '@core';"
             "document.getElementById('owner').dispatchEvent(new Event('change'))")
    same("a team is told of its modules, and the address keeps it",
         [text(page, "#hits").split(",")[0], page.run("location.hash")], ["3 modules", "#owner=%40core"])
    page.open(FOLDER / "owned.html", "#owner=%40crew")
    same("which leads back to them", [chosen(page, "owner"), text(page, "#hits").split(",")[0],
                                      count(page, ".boxes > .box.fits")], ["@crew", "1 module", 1])


def try_filters(page):
    """What is clicked is what is asked for."""
    links = {"App": ["Kit"], "Kit": ["Base"], "Base": ["App"]}
    folder = project("filtered", links)
    (folder / ".archlint.yml").write_text(
        "layers: [{app: App}, {kit: Kit}, {base: Base}]\nrules: {link-limit: {fan-out: 1}}\n")
    (folder / "CODEOWNERS").write_text("* @core\n")
    page.open(draw(folder, "filtered.html", "--format", "html"))
    rules = page.run("[...document.querySelectorAll('#findings h3 button')].map(text => text.textContent)")
    number = [rule.split()[0] for rule in rules].index("upward-link") + 1
    page.click(f"#findings section:nth-child({number}) h3 button")
    same("a rule in the list filters", [chosen(page, "rule"), page.run("location.hash")],
         ["upward-link", "#rule=upward-link"])
    same("also the picture: of lines only those that it is about", page.run(
        "[...document.querySelectorAll('.arrow.fits')].map(line => [line.dataset.from, line.dataset.to].join())"),
        ["2,0"])
    page.click(f"#findings section:nth-child({number}) h3 button")
    same("and again shows all", [chosen(page, "rule"), count(page, ".fits")], ["", 0])
    page.click(".layer-name:nth-child(2)")
    same("a layer in the picture filters", [chosen(page, "layer"), count(page, ".boxes > .box.fits")],
         ["kit", 1])
    page.press("Escape")
    page.click("#box-1")
    same("the card of a module names what to filter by", page.run(
        "[...document.querySelectorAll('#details .facts button')].map(text => text.textContent)"),
        ["kit", "@core"])
    page.run("[...document.querySelectorAll('#details .facts button')].at(-1).click()")
    same("and its owner filters", chosen(page, "owner"), "@core")


def try_legend(page):
    """A legend of what is in sight: two modules with a link between them, two others with a broken one."""
    folder = project("signs", {"Upper": ["Lower"], "Lower": [], "Base": ["Top"], "Top": []})
    (folder / ".archlint.yml").write_text("layers: [{top: [Upper, Top]}, {base: [Lower, Base]}]\n")
    page.open(draw(folder, "signs.html", "--format", "html"))
    words = "[...document.querySelectorAll('#legend li:not(.away)')].map(item => item.textContent.trim())"
    loose, broken = "embeds or orders the build only", "links, with an error"
    same("the legend is of all signs", page.run(words), ["implementation", loose, broken])
    page.click(f"#box-{box(page, 'Upper')}")
    same("then of those of what is chosen", page.run(words), ["implementation", loose])
    page.press("Escape")
    page.run("document.getElementById('state').value = 'with errors';"
             "document.getElementById('state').dispatchEvent(new Event('change'))")
    same("or of what is filtered", page.run(words), ["implementation", broken])
    page.press("Escape")
    same("and of all again", len(page.run(words)), 3)


def try_pinch(page):
    page.send("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=2)
    open_station(page)
    before = view(page)
    x, y = page.middle("#box-5")

    def touch(kind, *points):
        page.send("Input.dispatchTouchEvent", type=kind, touchPoints=[
            {"x": x + dx, "y": y, "id": number} for number, dx in enumerate(points)])

    touch("touchStart", -20)
    touch("touchStart", -20, 20)
    for apart in (30, 40, 50, 60):
        touch("touchMove", -apart, apart)
    touch("touchEnd")
    settle(page)
    after, there = view(page), page.middle("#box-5")
    same("two fingers bring closer what is between them",
         [after[2] < before[2] / 2, abs(there[0] - x) < 6, abs(there[1] - y) < 6], [True] * 3)
    same("and choose nothing", count(page, ".chosen"), 0)
    touch("touchStart", -60)
    touch("touchStart", -60, 60)
    for apart in (50, 40, 30, 20):
        touch("touchMove", -apart, apart)
    touch("touchEnd")
    settle(page)
    same("and together they push it away", abs(view(page)[2] / before[2] - 1) < .1, True)
    page.send("Emulation.setTouchEmulationEnabled", enabled=False)


def try_keys(page):
    framework.write(1000, FOLDER / "f1000")
    page.open(draw(FOLDER / "f1000", "f1000.html", "--format", "html"))
    steps = 0
    while not page.run("document.activeElement.closest('#table') !== null"):
        page.press("Tab")
        if page.run("document.activeElement.className") == "skip":
            page.press("Enter")
            settle(page)
            page.press("Tab")
        steps += 1
        assert steps < 6, "the table is far away"
    same("a few keys lead to the table of a thousand modules", steps < 6, True)


def try_matrix(page):
    page.open(draw(STATION, "matrix.html", "--view", "matrix", "--format", "html"))
    height = "document.querySelector('.band rect').getBoundingClientRect().height"
    cells = count(page, ".cell")
    before = page.run(height)
    tall = "document.querySelector('svg').getBoundingClientRect().height"
    whole = page.run(tall)
    page.click(".matrix .band text")
    same("the page ends where the closed matrix does", page.run(tall) < whole, True)
    same("a click on a layer makes one row of it", [
        page.run(height) < before / 2, text(page, ".matrix .name:not(.gone) text"),
        count(page, ".name.gone"), count(page, ".cell")], [True, "app (3)", 2, cells])
    page.run("document.querySelector('.matrix .band').focus()")
    page.press("Enter")
    same("a key opens it again", [page.run(height), count(page, ".gone")], [before, 0])


def try_print(page):
    page.night()
    open_station(page, "#module=ISSNetwork&around=ISSNetwork&steps=1")
    page.send("Emulation.setEmulatedMedia", media="print",
              features=[{"name": "prefers-color-scheme", "value": "dark"}])
    page.run("dispatchEvent(new Event('beforeprint'))")
    same("on paper it is day", page.run(
        "[getComputedStyle(document.body).backgroundColor,"
        " getComputedStyle(document.querySelector('.box.implementation .outline')).fill]"),
        ["rgb(255, 255, 255)", "rgb(255, 255, 255)"])
    same("without controls, and with everything", [
        page.run("getComputedStyle(document.getElementById('tools')).display"), len(shown(page))],
        ["none", 20])
    # Paper of 277 by 190 mm between its margins, and a window so small that names had no room.
    page.size(1047, 718)
    page.run("document.querySelector('#picture svg').classList.add('far')")
    same("with its names", page.run(
        "getComputedStyle(document.querySelector('.box .name')).display !== 'none'"), True)
    same("and the picture with its legend on the first sheet", page.run(
        "scrollY + document.getElementById('legend').getBoundingClientRect().bottom < 718"), True)
    page.size(1280, 800)
    page.run("dispatchEvent(new Event('afterprint'))")
    data = base64.b64decode(page.send("Page.printToPDF", preferCSSPageSize=True)["data"])
    (FOLDER / "station.pdf").write_bytes(data)
    same("on A4, across", b"MediaBox [0 0 841" in data or b"MediaBox [0 0 842" in data, True)
    page.send("Emulation.setEmulatedMedia", media="",
              features=[{"name": "prefers-color-scheme", "value": "light"}])
    same("and afterwards all is as before", len(shown(page)) < 20, True)


def try_speed(_):
    # Alone, as a user opens it: a browser that has shown other pages still frees them.
    ready = []
    with Page() as page:
        for _ in range(5):
            page.open(FOLDER / "f1000.html")
            ready.append(page.run("performance.getEntriesByType('navigation')[0].loadEventEnd"))
        assert not page.troubles and not page.requests, (page.troubles, page.requests)
    print(f"   ready after {min(ready):.0f} ms")
    same("1,000 modules are ready within a second", min(ready) < 1000, True)
    framework.write(3000, FOLDER / "f3000")
    draw(FOLDER / "f3000", "f3000.html", "--format", "html")
    for number, most in ((1000, 100), (3000, 300)):
        for action, script in ACTIONS.items():
            firsts, times = [], []
            for _ in range(3):
                with Page() as page:
                    page.open(FOLDER / f"f{number}.html")
                    settle(page)
                    all_times = [page.run(f"({FRAME})(turn => {{ {script} }}, {turn})")
                                 for turn in range(5)]
                firsts.append(all_times[0])
                times += all_times[1:]
            print(f"   {number} modules: {action} takes {min(firsts):.0f} ms at first,"
                  f" {min(times):.0f} ms later", flush=True)
            same("  and so no longer than it may", [min(firsts) < most, min(times) < most],
                 [True, True])


# How long an act takes until its picture is laid out and painted.
FRAME = """(act, turn) => new Promise(done => {
  const start = performance.now(), { port1, port2 } = new MessageChannel();
  act(turn);
  port1.onmessage = () => done(performance.now() - start);
  requestAnimationFrame(() => port2.postMessage(0));
})"""
ACTIONS = {
    "choosing": "document.getElementById(`box-${100 + 50 * turn}`)"
                ".dispatchEvent(new MouseEvent('click', { bubbles: true }));",
    "letting go": "document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));",
    "searching": "search.value = ['Radio', 'Hat', 'Menu', 'Log', 'Crew'][turn];"
                 "search.dispatchEvent(new Event('input'));",
    "zooming": "document.getElementById(turn % 2 ? 'farther' : 'closer').click();",
}


def try_accessible(page):
    if AXE is None:
        print("   left out: axe-core is not at hand")
        return
    for file, fragment in (("station.html", ""), ("station.html", "#module=ISSNetwork"),
                           ("station.html", "#module=ISSNetwork&around=ISSNetwork&steps=1"),
                           ("f300.html", ""), ("f3000.html", "")):
        for is_night in (False, True):
            page.night(is_night)
            page.send("Page.setBypassCSP", enabled=True)
            page.open(FOLDER / file, fragment)
            page.run(AXE)
            found = page.run(
                "axe.run().then(({ violations }) => violations.map(({ id, nodes }) =>"
                " `${id}: ${nodes.length} such as ${nodes[0].html.slice(0, 120)}`))")
            same(f"axe-core has nothing to say of {file}{fragment}"
                 f"{' by night' if is_night else ''}", found, [])
    page.night(False)
    page.send("Page.setBypassCSP", enabled=False)


FOLDER.mkdir(parents=True, exist_ok=True)
with Page() as browser:
    for part in (try_details, try_around, try_chains, try_changes, try_address, try_escape,
                 try_levels, try_large, try_owners, try_filters, try_legend, try_pinch, try_keys, try_matrix, try_print, try_speed, try_accessible):
        print(f"-- {part.__name__[4:].replace('_', ' ')}")
        part(browser)
        assert not browser.troubles, browser.troubles
        assert not browser.requests, browser.requests
