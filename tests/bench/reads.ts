import { totalOf } from '../support/library/billedReads.ts';
import { closeAdmin } from '../support/admin.ts';
import { required } from '../support/environment.ts';
import {
  givenReader,
  ITEMS_A_TYPE,
  readsOfViews,
  VIEWS,
  type ViewName,
} from '../support/library/readViews.ts';
import { startBrowser } from './kit/startBrowser.ts';
import { printColumns } from './kit/table.ts';
import { verdictOf, type Goal } from './kit/goals.ts';
import { literalReads } from './reads/literalLoop.ts';

/**
 * P6: what a view is billed, counted in what Firestore delivers to the real app in a real browser,
 * against the queries that the specification spells out. Counts, not times: one run says it all, and
 * tests/e2e/reads.e2e.ts holds them.
 */
const goalOf = (goal: number, moonshot: number): Goal => ({
  unit: 'x',
  better: 'lower',
  goal,
  moonshot,
});

/** The others are what other devices do: tests/e2e/reads.e2e.ts alone holds them. */
type OpenedView = Exclude<ViewName, 'favorite' | 'trashed' | 'purged'>;

const GOALS: Readonly<Record<OpenedView, Goal>> = {
  homeCold: goalOf(23, 1),
  homeWarm: goalOf(23, 1),
  libraryCold: goalOf(96, 51),
  libraryWarm: goalOf(4, 1),
  libraryChanged: goalOf(9, 6),
};

const account = await givenReader();
const browser = await startBrowser();
const reads = await readsOfViews(browser, { account, appUrl: required('LUMASHOT_APP_URL') });
await browser.close();
const literal = await literalReads(account.uid);
await closeAdmin();

printColumns(
  `P6: billed reads of a view, ${ITEMS_A_TYPE} items in each of three kinds`,
  [
    'view',
    'documents',
    'empty queries',
    'counts',
    'ours',
    'literal loop',
    'goal',
    'moonshot',
    'verdict',
  ],
  names().map((view) => {
    const { documents, emptyQueries, counts } = reads[view];
    const ours = totalOf(reads[view]);
    const peer = view.startsWith('home') ? literal.home : literal.library;
    const { goal, moonshot } = GOALS[view];
    const figures = [documents, emptyQueries, counts, ours, peer, goal, moonshot];
    return [VIEWS[view], ...figures.map(String), verdictOf(ours, GOALS[view])];
  }),
);

function names(): readonly OpenedView[] {
  return ['homeCold', 'homeWarm', 'libraryCold', 'libraryWarm', 'libraryChanged'];
}
