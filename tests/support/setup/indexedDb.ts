/**
 * An IndexedDB for the unit tests. Before everything else: Dexie looks for one when it is loaded, and the
 * files of a worker share their modules.
 */
import 'fake-indexeddb/auto';
