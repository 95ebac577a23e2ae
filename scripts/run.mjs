// The first line of every command, in plain JavaScript for whatever Node the machine has: installs
// what is missing, finds Node 24, and hands over to scripts/<name>.ts.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const REQUIRED_MAJOR = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const [script, ...args] = process.argv.slice(2);

installMissing();
const node = findNode();
const child = spawn(node, [join(root, 'scripts', `${script}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [dirname(node), join(modules, '.bin'), process.env.PATH].join(delimiter),
    // Every function of the emulator and every file of tests is a process that loads the same
    // modules: compiled once, they take a quarter less.
    NODE_COMPILE_CACHE: join(modules, '.cache', 'compiled'),
  },
});
// The terminal signals the whole group; a supervisor may signal only this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code, signal) => process.exit(signal === null ? code : 1));

/** npm writes its own lock file into node_modules last, so its age tells a finished install. */
function installMissing() {
  const done = join(modules, '.package-lock.json');
  const wanted = join(root, 'package-lock.json');
  if (existsSync(done) && statSync(done).mtimeMs >= statSync(wanted).mtimeMs) return;
  console.log('Installing what is missing (about a minute) ...');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed: see its message above.');
    process.exit(status ?? 1);
  }
}

function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= REQUIRED_MAJOR) return process.execPath;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const shipped = readdirSync(modules)
    .filter((folder) => folder.startsWith('node-'))
    .map((folder) => join(modules, folder, 'bin', name))
    .find((file) => existsSync(file));
  if (shipped !== undefined) return shipped;
  console.error(
    `Lumashot needs Node ${REQUIRED_MAJOR} or newer; this is ${process.version}, and no Node ` +
      `${REQUIRED_MAJOR} comes as a package for ${process.platform}-${process.arch}. ` +
      'Please install it from nodejs.org.',
  );
  process.exit(1);
}
