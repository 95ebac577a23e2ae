/**
 * Takes every document of one project at the Firestore emulator (`host:port`). It has no indexes and reads all there
 * is for every query: what earlier tests have left makes later ones slow. What was taken stays as an empty row, which is walked
 * over and not read. Throws when it is refused.
 */
export async function emptyDatabase({
  host,
  project,
}: {
  host: string;
  project: string;
}): Promise<void> {
  const { ok, status } = await fetch(
    `http://${host}/emulator/v1/projects/${project}/databases/(default)/documents`,
    { method: 'DELETE' },
  );
  if (!ok) throw new Error(`The emulator did not empty the database of ${project}: ${status}`);
}
