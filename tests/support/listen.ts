import type { Server } from 'node:http';
import type { Server as AnyServer } from 'node:net';

export interface Listening {
  /** Without a slash at the end. */
  readonly url: string;
  /** Nobody answers any more, also not on connections that are open. */
  readonly close: () => Promise<void>;
}

/** Starts a server on this machine alone, on a port that is free. */
export async function listen(server: Server): Promise<Listening> {
  const port = await listenAnywhere(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Of any protocol: the free port that it listens on, on this machine alone. */
export async function listenAnywhere(server: AnyServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
