import type { Server } from 'node:http';

export interface Listening {
  /** Without a slash at the end. */
  readonly url: string;
  /** Nobody answers any more, also not on connections that are open. */
  readonly close: () => Promise<void>;
}

/** Starts a server on this machine alone, on a port that is free. */
export async function listen(server: Server): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
