"""A headless Chromium to look at pages with, over the pipe of its own debugging protocol."""

import json
import os
import shutil
import subprocess
import tempfile

KEYS = {"Enter": ("\r", 13), "Escape": ("", 27), "Tab": ("", 9), "/": ("/", 191), " ": (" ", 32),
        "ArrowRight": ("", 39), "ArrowLeft": ("", 37), "ArrowUp": ("", 38), "ArrowDown": ("", 40),
        "+": ("+", 187), "-": ("-", 189), "0": ("0", 48)}


class Page:
    """One page in one browser; `troubles` and `requests` tell what it did behind our back."""

    def __init__(self, width=1280, height=800):
        self.profile = tempfile.mkdtemp()
        theirs_in, self.commands = os.pipe()
        self.answers, theirs_out = os.pipe()

        def connect():
            # Chromium reads commands from descriptor 3 and answers on 4; both might be in use.
            high_in, high_out = os.dup(theirs_in), os.dup(theirs_out)
            os.dup2(high_in, 3)
            os.dup2(high_out, 4)

        self.process = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--remote-debugging-pipe", "--hide-scrollbars", "--disable-background-networking",
             f"--user-data-dir={self.profile}", f"--window-size={width},{height}"],
            preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(theirs_in)
        os.close(theirs_out)
        self.number, self.rest, self.session = 0, b"", None
        self.troubles, self.requests, self.is_loaded = [], [], False
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(f"{domain}.enable")
        self.size(width, height)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        os.close(self.commands)
        os.close(self.answers)
        shutil.rmtree(self.profile, ignore_errors=True)

    def size(self, width, height):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=False)

    def send(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def receive(self):
        while b"\0" not in self.rest:
            chunk = os.read(self.answers, 1 << 16)
            if not chunk:
                raise RuntimeError("the browser has ended")
            self.rest += chunk
        text, self.rest = self.rest.split(b"\0", 1)
        message = json.loads(text)
        self.note(message.get("method"), message.get("params", {}))
        return message

    def note(self, method, details):
        if method == "Page.loadEventFired":
            self.is_loaded = True
        elif method == "Network.requestWillBeSent":
            self.requests.append(details["request"]["url"])
        elif method == "Runtime.exceptionThrown":
            self.troubles.append(json.dumps(details["exceptionDetails"]))
        elif method == "Log.entryAdded":
            self.troubles.append(details["entry"]["text"])
        elif method == "Runtime.consoleAPICalled":
            self.troubles.append(json.dumps(details["args"]))

    def open(self, path, fragment=""):
        # Reloads even if only the fragment differs.
        for url in ("about:blank", f"file://{os.path.abspath(path)}{fragment}"):
            self.is_loaded = False
            self.send("Page.navigate", url=url)
            while not self.is_loaded:
                self.receive()
        self.requests.clear()

    def run(self, script):
        """The value of a script, run in the page."""
        answer = self.send("Runtime.evaluate", expression=script, returnByValue=True,
                           awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{script}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def press(self, key):
        text, code = KEYS.get(key, (key, ord(key[0].upper())))
        self.send("Input.dispatchKeyEvent", type="keyDown", key=key, text=text,
                  windowsVirtualKeyCode=code)
        self.send("Input.dispatchKeyEvent", type="keyUp", key=key, windowsVirtualKeyCode=code)

    def type(self, text):
        for character in text:
            self.press(character)

    def middle(self, selector):
        return self.run(
            f"(() => {{ const area = document.querySelector({json.dumps(selector)})"
            ".getBoundingClientRect();"
            "return [area.x + area.width / 2, area.y + area.height / 2]; })()")

    def click(self, selector):
        self.run(f"document.querySelector({json.dumps(selector)}).scrollIntoView({{block:'nearest'}})")
        x, y = self.middle(selector)
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def mouse(self, kind, x, y, button="left", **details):
        """One thing that a mouse does at a place, such as `mousePressed`."""
        self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button=button,
                  clickCount=int(kind != "mouseMoved"), **details)

    def drag(self, start, end, button="left"):
        for kind, (x, y) in (("mousePressed", start), ("mouseMoved", end), ("mouseReleased", end)):
            self.mouse(kind, x, y, button)

    def wheel(self, x, y, turns):
        """Turns the wheel, towards oneself if the number is positive."""
        for _ in range(abs(turns)):
            self.mouse("mouseWheel", x, y, deltaX=0, deltaY=120 if turns > 0 else -120)
        # The page answers with the next frame.
        self.run("new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))")

    def night(self, is_night=True):
        value = "dark" if is_night else "light"
        self.send("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": value}])

    def without_scripts(self, is_without=True):
        self.send("Emulation.setScriptExecutionDisabled", value=is_without)
