/**
 * Imported before the face check's library. It brings long.js, which compiles a few bytes of WebAssembly for
 * 64-bit numbers where there is WebAssembly, which our policy refuses, and does without where there is none.
 * Nothing of ours uses it.
 */
Object.assign(globalThis, { WebAssembly: undefined });
