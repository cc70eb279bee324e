/* Fake module of the app, which marks its document when it runs. */
document.documentElement.dataset["module"] = "";
export {};
