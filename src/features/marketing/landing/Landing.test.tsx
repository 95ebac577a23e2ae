// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Landing } from './Landing.tsx';

it('renders without a window: it can be drawn before anybody visits', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(
    <MemoryRouter>
      <Landing />
    </MemoryRouter>,
  );
  expect(html).toContain('<h1>Pictures people take for real.</h1>');
  // What is in a phone's first view is fetched at once, the rest when it is near.
  expect(html.match(/loading="eager"/g)).toHaveLength(2);
  expect(html.match(/<img /g)).toHaveLength(6 + 4 + 10 + 1 + 10 + 3);
  expect(html).not.toMatch(/<img (?![^>]*width="\d+")/);
});
