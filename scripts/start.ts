/** Builds the site and serves it with the embedded backend. */
export {};
await import("./build.ts");
await import("./serve.ts");
