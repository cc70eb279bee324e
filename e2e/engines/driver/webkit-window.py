#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver. WebKit's own MiniBrowser is never narrower
than 447 pixels and doesn't print a page's console messages."""

import argparse
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument("--width", type=int, required=True)
parser.add_argument("--height", type=int, required=True)
parser.add_argument("--dark", action="store_true", help="prefers-color-scheme: dark")
parser.add_argument("--off", default="", help="features of WebKit to switch off, by identifier, with commas between")
parser.add_argument("--folder", required=True, help="for what the pages store; paper.pdf once a file named print is put there")
wanted, _ = parser.parse_known_args()

look = Gtk.Settings.get_default()
look.set_property("gtk-application-prefer-dark-theme", wanted.dark)

# Separate but not ephemeral: WebKit doesn't report console messages of private browsing.
data = WebKit2.WebsiteDataManager(
    base_data_directory=wanted.folder + "/data", base_cache_directory=wanted.folder + "/cache"
)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)

operations = []


# The driver reads these lines from stdout, to which WebKit also writes the page's console messages.
def report(*words):
    print(*words, flush=True)


def print_when_asked(view):
    """WebKitWebDriver has no command for this, so the tests request it through a file."""
    asked, paper = wanted.folder + "/print", wanted.folder + "/paper.pdf"
    if not os.path.exists(asked):
        return True
    os.remove(asked)
    settings = Gtk.PrintSettings()
    settings.set("output-uri", GLib.filename_to_uri(paper, None))
    settings.set("output-file-format", "pdf")
    settings.set_printer("Print to File")
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(settings)
    operation.connect("finished", lambda one: operations.remove(one))
    operation.connect("failed", lambda _one, error: report("PRINT-FAILED", error.message))
    operations.append(operation)
    operation.print_()
    return True


def watch_request(_view, resource, _request):
    def finished(one):
        response = one.get_response()
        if response is not None and response.get_status_code() >= 400:
            report("REQUEST-STATUS", response.get_status_code(), one.get_uri())

    resource.connect("finished", finished)
    resource.connect("failed", lambda one, error: report("REQUEST-FAILED", one.get_uri(), error.message))


def open_view():
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    off = set(filter(None, wanted.off.split(",")))
    features = WebKit2.Settings.get_all_features()
    for index in range(features.get_length()):
        feature = features.get(index)
        if feature.get_identifier() in off:
            settings.set_feature_enabled(feature, False)
            off.remove(feature.get_identifier())
    if off:
        report("UNKNOWN-FEATURE", ",".join(sorted(off)))
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    window = Gtk.Window()
    window.set_default_size(wanted.width, wanted.height)
    window.add(view)
    window.show_all()
    window.present()
    view.grab_focus()
    view.connect("web-process-terminated", lambda _view, reason: report("PROCESS-ENDED", reason.value_nick))
    view.connect("resource-load-started", watch_request)
    GLib.timeout_add(100, print_when_asked, view)
    return view


def automate(_context, session):
    information = WebKit2.ApplicationInfo.new()
    information.set_name("webkit-window")
    information.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(information)
    session.connect("create-web-view", lambda _session: open_view())


context.connect("automation-started", automate)
Gtk.main()
