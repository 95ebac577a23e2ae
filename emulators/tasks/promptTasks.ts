import { createRequire } from 'node:module';

/**
 * Loaded by the Firebase CLI before itself (`node --import`). Its Tasks emulator looks for new tasks once a
 * second, and while one is under way as often as its process can turn, which takes processor from whoever
 * does the task. Both times are static fields of its class.
 */
export const CONTROLLER = 'TaskQueueController';

/** In milliseconds: when no task is there, and while one is. */
export const TIMES = { LISTEN_TIMEOUT: 50, UPDATE_TIMEOUT: 20 };

const emulator: unknown = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/tasksEmulator.js',
);
const controller: unknown = Reflect.get(Object(emulator), CONTROLLER);
// Another version may name it otherwise: then its own times stay, and the test beside this says so.
if (typeof controller === 'function') Object.assign(controller, TIMES);
