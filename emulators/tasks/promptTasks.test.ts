import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { CONTROLLER, TIMES } from './promptTasks.ts';

const { [CONTROLLER]: controller } = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/tasksEmulator.js',
);

it('the emulator of this version reads its times where they are set', () => {
  expect({ ...controller }).toMatchObject(TIMES);
  const read = String(controller.prototype.listen);
  for (const name of Object.keys(TIMES)) expect(read).toContain(`${CONTROLLER}.${name}`);
});
