// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { QrCode } from './QrCode.tsx';

afterEach(cleanup);

/** What a camera makes of the picture on the screen, by a reader that has nothing to do with its writer. */
async function readBack(svg: Element): Promise<string | undefined> {
  const markup = svg.outerHTML.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  const { data, info } = await sharp(Buffer.from(markup))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

it.each([
  'otpauth://totp/Lumashot:mara@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Lumashot&algorithm=SHA1&digits=6&period=30',
  `otpauth://totp/Lumashot:${'a-long-name-'.repeat(8)}@example.com?secret=${'JBSWY3DPEHPK3PXP'.repeat(4)}&issuer=Lumashot`,
])('is read by a camera as it was meant: %s', async (uri) => {
  render(<QrCode text={uri} label="For the app on a phone" />);
  const drawn = await screen.findByRole('img', { name: 'For the app on a phone' });
  expect(await readBack(drawn)).toBe(uri);
});
