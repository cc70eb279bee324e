/* Stands in for a module of the app, and says in its document that it was run. */
document.documentElement.dataset["module"] = "";
export {};
