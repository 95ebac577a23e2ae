/** Read from what `npm test` sets: the tests never guess a port. */
export function required(name: string): string {
  const value = process.env[name];
  if (value === undefined) {
    throw new Error(`${name} is not set: run this suite through npm (npm run test:functions ...)`);
  }
  return value;
}

export function hostAndPort(name: string): { host: string; port: number } {
  const [host = '', port = ''] = required(name).split(':');
  return { host, port: Number(port) };
}
