import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLibrary } from './createLibrary.ts';
import { IndexDatabase, type StoredRow } from './index/database.ts';
import { claimIndex } from './index/ownership.ts';
import { keyOfId, simulatedServer } from './testing/simulatedServer.ts';

/** Two tabs of one device: they share its database, and nothing else. */

let database: IndexDatabase;
beforeEach(async () => {
  database = new IndexDatabase('two-tabs');
  await claimIndex('mara', database);
});
afterEach(() => database.delete());

function openTab(
  server: ReturnType<typeof simulatedServer>,
  onGone: (rows: readonly StoredRow[]) => void = () => undefined,
) {
  const library = createLibrary({
    uid: 'mara',
    server: server.serverFor('device'),
    claim: async () => undefined,
    firstPageSize: () => 2,
    onGone,
    onLost: () => Promise.resolve(),
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

const settledBy = (server: ReturnType<typeof simulatedServer>) => (look: () => Promise<void>) =>
  vi.waitFor(async () => {
    for (const message of server.waiting()) message.deliver('arrives');
    await look();
  });

it('sends what a tab has left that was closed at once, with the next news', async () => {
  const server = simulatedServer();
  server.make('fox');
  const settled = settledBy(server);
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

it('tells once of a picture that was deleted for ever elsewhere while it was marked here', async () => {
  const server = simulatedServer();
  server.make('fox');
  const settled = settledBy(server);
  const gone: string[] = [];
  const tab = openTab(server, (rows) => gone.push(...rows.map(({ key }) => key)));
  tab.sync.onRemoteChange(server.changes());
  await settled(async () => expect(await database.items.count()).toBe(1));

  await tab.outbox.change('favorite', [keyOfId('fox')]);
  server.change('trash', [{ type: 'text-to-image', id: 'fox' }]);
  server.purge(['fox']);
  const sent = tab.outbox.send();
  await settled(async () => expect(await database.items.count()).toBe(0));
  tab.sync.onRemoteChange(server.changes());
  await settled(async () =>
    expect((await database.logState.get('mara'))?.cursor).toEqual(server.changes().log),
  );
  await settled(async () => expect(server.waiting()).toEqual([]));
  await sent;
  expect(gone).toEqual([keyOfId('fox')]);
  tab.close();
});
