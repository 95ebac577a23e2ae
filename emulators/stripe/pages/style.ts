import { createHash } from 'node:crypto';

/** Lumashot's paper, ink and one accent, without its fonts: the pages load nothing. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --background: #faf8f4; --surface: #ffffff; --ink: #1a181d; --muted: #69646f; --line: #e7e2da; --edge: #cdc5b9;
  --accent: #c93a1c; --on-accent: #ffffff; --tint: #fcebe4; --on-tint: #7c2410; --success: #1f7a4d;
}
@media (prefers-color-scheme: dark) {
  :root {
    --background: #121114; --surface: #1b1a1f; --ink: #f5f2ec; --muted: #a29da8; --line: #2d2b33; --edge: #504c59;
    --accent: #ff7a52; --on-accent: #1a0e09; --tint: #2b1d19; --on-tint: #ffb59c; --success: #5cc995;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: 0 16px 56px; background: var(--background); color: var(--ink);
  font: 16px/1.5 'Instrument Sans', ui-sans-serif, system-ui, sans-serif;
  font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
}
.page { max-width: 480px; margin: 0 auto; }
.page.wide { max-width: 640px; }
header { display: flex; align-items: center; gap: 12px; padding: 20px 0; font-weight: 600; }
header .place { margin-left: auto; color: var(--muted); font-size: 14px; font-weight: 400; }
.lens { width: 26px; height: 26px; border: 3px solid var(--ink); border-radius: 50%; padding: 3px; }
.lens::before {
  content: ''; display: block; width: 100%; height: 100%; border-radius: 50%;
  background: conic-gradient(from 210deg, var(--accent), #f2b705, #2a9d8f, #5b5bd6, var(--accent));
}
.banner, .notice {
  margin: 0 0 20px; padding: 12px 16px; border-radius: 10px; font-size: 14px;
  background: var(--tint); color: var(--on-tint);
}
.notice.good { background: none; border: 1px solid var(--success); color: var(--success); }
.notice.bad { border: 1px solid var(--accent); font-weight: 600; }
.panel {
  min-width: 0; margin: 0 0 20px; padding: 20px; background: var(--surface);
  border: 1px solid var(--line); border-radius: 20px;
}
h1, h2 { margin: 0; font-weight: 600; letter-spacing: -0.02em; line-height: 1.2; }
.panel > :last-child { margin-bottom: 0; } h1 + .muted { margin-top: 8px; }
h1 { font-size: 26px; } h2 { font-size: 20px; margin-bottom: 12px; } p { margin: 0 0 12px; }
h3 { margin: 16px 0 4px; font-size: 14px; font-weight: 400; color: var(--muted); }
.amount { margin: 8px 0 0; font-size: 36px; font-weight: 600; letter-spacing: -0.02em; }
.amount small { font-size: 16px; font-weight: 400; color: var(--muted); letter-spacing: 0; }
dl { margin: 20px 0 0; font-size: 14px; }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 8px 0; border-top: 1px solid var(--line); }
dt { color: var(--muted); flex: none; } dd { margin: 0; min-width: 0; text-align: right; }
form { margin: 0; }
.actions { display: grid; gap: 12px; margin-top: 20px; }
.row { display: flex; gap: 12px; } .row > * { flex: 1; min-width: 0; }
button, .button {
  display: block; width: 100%; min-height: 44px; padding: 10px 20px; border-radius: 999px; font: inherit;
  font-weight: 600; text-align: center; text-decoration: none; cursor: pointer;
  border: 1px solid var(--edge); background: var(--surface); color: var(--ink);
}
button:hover, .button:hover { border-color: var(--muted); }
button.primary { min-height: 52px; border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
ul { list-style: none; margin: 0; padding: 0; }
li { display: flex; align-items: center; gap: 12px; padding: 8px 0; border-top: 1px solid var(--line); }
li .what { flex: 1; min-width: 0; } li .what small { display: block; color: var(--muted); font-size: 14px; }
li button { width: auto; flex: none; }
.muted { color: var(--muted); font-size: 14px; }
`;

export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;
