import { readFileSync } from 'node:fs';

/** In the place of `firebase` and `gcloud`: tells the test its words and its input, and ends as it is told. */
const [program, ...words] = process.argv.slice(2);
const answer = await fetch(new URL('/called', process.env['LUMASHOT_OUTSIDE_URL']), {
  method: 'POST',
  body: JSON.stringify({ program, words, folder: process.cwd(), input: readFileSync(0, 'utf8') }),
});
console.log(await answer.text());
process.exitCode = answer.ok ? 0 : 1;
