// @ts-check
/**
 * Loaded before the process of a function on the emulator (`node --require`, by NODE_OPTIONS), and by every other
 * process of the suite, where it does nothing. The CLI's runtime takes one small helper from a module that loads
 * all of its deployment and extensions: 1,200 files and two fifths of what a process takes to be there. It is
 * given the helper alone; whatever else it asks of that module still comes from there. In JavaScript, for a
 * process that loads it pays for taking types out.
 */
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

const RUNTIME = 'functionsEmulatorRuntime.js';
const HEAVY = './functionsEmulatorShared';

/**
 * The folder of a package, from a file in it; empty where there is none.
 * @param {string} name
 * @param {string} file
 */
function findModuleRoot(name, file) {
  for (
    let folder = path.dirname(file);
    folder !== path.dirname(folder);
    folder = path.dirname(folder)
  ) {
    if (nameIn(folder) === name) return folder;
  }
  return '';
}

/** @param {string} folder */
function nameIn(folder) {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).name;
  } catch {
    return undefined;
  }
}

/** @type {unknown} */
const load = Reflect.get(Module, '_load');
if (typeof load === 'function') {
  Reflect.set(Module, '_load', (/** @type {unknown[]} */ ...asked) => {
    const [request, parent] = asked;
    const isHeavy = request === HEAVY && String(Object(parent).filename).endsWith(RUNTIME);
    return isHeavy ? helperOr(() => load.apply(Module, asked)) : load.apply(Module, asked);
  });
}

/** @param {() => object} loadAll */
const helperOr = (loadAll) =>
  new Proxy(
    { findModuleRoot },
    { get: (own, name) => Reflect.get(own, name) ?? Reflect.get(loadAll(), name) },
  );

module.exports = { findModuleRoot, RUNTIME, HEAVY };
