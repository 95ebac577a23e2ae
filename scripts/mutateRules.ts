import { reportOf } from '../tests/rules/tools/mutation/report.ts';
import { mutateRules } from '../tests/rules/tools/mutation/survive.ts';

/** `npm run mutate:rules`: what our tests of the security rules would miss. Needs no emulator. */
const { summary, complaints } = reportOf(await mutateRules());
for (const line of summary) console.log(line);
for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length === 0 ? 0 : 1);
