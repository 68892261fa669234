# A screen reader that sees nothing and says nothing: it does what its standard input asks, one JSON object a line, and answers each with
# one, in the order in which they come. In between it writes the events that it hears. /usr/bin/python3 reader.py
import json
import sys

import pyatspi
from gi.repository import GLib

NAME = "Runehall"


def say(**line):
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def application():
    desktop = pyatspi.Registry.getDesktop(0)
    found = [a for a in desktop if a and a.name == NAME]
    return found[-1] if found else None


def described(node):
    states = node.getState()
    extents = node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    out = {
        "name": node.name,
        "note": node.description,
        "role": node.getRoleName(),
        "said": node.getLocalizedRoleName(),
        "states": sorted(s.value_nick for s in states.getStates()),
        "attributes": dict(a.split(":", 1) for a in node.getAttributes()),
        "rect": [extents.x, extents.y, extents.width, extents.height],
        "index": node.getIndexInParent(),
        "path": node.path if hasattr(node, "path") else "",
        "interfaces": sorted(node.get_interfaces()),
        "kids": [described(k) for k in node],
    }
    if "Action" in out["interfaces"]:
        action = node.queryAction()
        out["actions"] = [action.getName(i) for i in range(action.nActions)]
    if "Value" in out["interfaces"]:
        value = node.queryValue()
        out["value"] = [value.minimumValue, value.currentValue, value.maximumValue]
    if "Text" in out["interfaces"]:
        out["text"] = node.queryText().getText(0, -1)
    if "TableCell" in out["interfaces"]:
        out["cell"] = list(node.queryTableCell().position)[-2:]
    return out


def find(name, role, node=None):
    if node is None:
        node = application()
    if node is None:
        return None
    if node.name == name and role in ("", node.getRoleName()):
        return node
    for kid in node:
        found = kid and find(name, role, kid)
        if found:
            return found
    return None


def do(order):
    what = order["do"]
    if what == "tree":
        app = application()
        return described(app) if app else None
    node = find(order["name"], order.get("role", ""))
    if node is None:
        return False
    if what == "press":
        action = node.queryAction()
        names = [action.getName(i) for i in range(action.nActions)]
        return action.doAction(names.index(order.get("action") or "press"))
    if what == "focus":
        return node.queryComponent().grabFocus()
    if what == "write":
        return node.queryEditableText().setTextContents(order["text"])
    if what == "set":
        node.queryValue().currentValue = order["to"]
        return True
    raise ValueError(what)


def asked(source, condition):
    line = sys.stdin.readline()
    if not line:
        loop.quit()
        return False
    order = json.loads(line)
    for attempt in range(3):  # what is asked about may go meanwhile
        try:
            say(answer=do(order))
            return True
        except Exception as e:
            fault = e
    say(fault=repr(fault))
    return True


def heard(event):
    if event.host_application is None or event.host_application.name != NAME:
        return
    try:
        name = event.source.name
    except Exception:
        name = ""
    data = event.any_data
    say(event=str(event.type), name=name, one=event.detail1, two=event.detail2, text=data if isinstance(data, str) else "")


KINDS = [
    "object:state-changed:focused", "object:state-changed:checked", "object:state-changed:active", "object:announcement",
    "object:property-change:accessible-name", "object:property-change:accessible-value", "object:text-changed", "object:children-changed",
    "window:activate", "window:deactivate",
]
pyatspi.Registry.registerEventListener(heard, *KINDS)
GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, asked)
loop = GLib.MainLoop()
say(answer="ready")
loop.run()
