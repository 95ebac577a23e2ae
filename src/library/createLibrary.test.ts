import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLibrary } from './createLibrary.ts';
import { IndexDatabase } from './database.ts';
import { claimIndex } from './ownership.ts';
import { keyOfId, simulatedServer } from './testing/simulatedServer.ts';

/** Two tabs of one device: they share its database, and nothing else. */

let database: IndexDatabase;
beforeEach(async () => {
  database = new IndexDatabase('two-tabs');
  await claimIndex('mara', database);
});
afterEach(() => database.delete());

function openTab(server: ReturnType<typeof simulatedServer>) {
  const library = createLibrary({
    uid: 'mara',
    server: server.serverFor('device'),
    claim: async () => undefined,
    firstPageSize: () => 2,
    onGone: () => undefined,
    onRefused: () => undefined,
    inTurn: (run) => run(),
    database,
    runLater: () => () => undefined,
  });
  library.outbox.start();
  void library.sync.start();
  const close = () => {
    library.sync.stop();
    library.outbox.stop();
  };
  return { ...library, close };
}

it('sends what a tab has left that was closed at once, with the next news', async () => {
  const server = simulatedServer();
  server.make('fox');
  const settled = (look: () => Promise<void>) =>
    vi.waitFor(async () => {
      for (const message of server.waiting()) message.deliver('arrives');
      await look();
    });
  const [closing, staying] = [openTab(server), openTab(server)];
  staying.sync.onRemoteChange(server.changes());
  await settled(async () => expect(await database.items.count()).toBe(1));

  await closing.outbox.change('favorite', [keyOfId('fox')]);
  closing.close();
  const later = Date.now() + 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  staying.sync.onRemoteChange(server.changes());
  await settled(async () => expect(server.items.get('fox')?.is_favorite).toBe(true));
  staying.close();
});
