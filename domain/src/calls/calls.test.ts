import { expect, it } from 'vitest';
import { TEXT_TEMPLATES } from '../catalog/textTemplates.ts';
import { CALLS } from './calls.ts';

const REQUEST = { requestId: '0f8fad5b-d9cb-469f-a165-70867728950e', prompt: ' a fox ' };

it('takes a prompt without the blanks around it', () => {
  expect(CALLS.generateImage.input.parse(REQUEST).prompt).toBe('a fox');
});

it.each([
  [{ prompt: ' \n ' }, 'prompt-empty'],
  [{ prompt: 'x'.repeat(2_001) }, 'prompt-too-long'],
  [{ requestId: 'one' }, 'invalid-request'],
  [{ templateId: 'none' }, 'template-unknown'],
])('names the reason of %j', (fields, reason) => {
  const parsed = CALLS.generateImage.input.safeParse({ ...REQUEST, ...fields });
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([reason]);
});

it.each([undefined, null, '', 'somebody'])(
  'takes no portrait of an uploaded photo of which nobody has said whose it is: %j',
  (consent) => {
    const parsed = CALLS.generatePortraitShot.input.safeParse({
      requestId: REQUEST.requestId,
      templateId: 'warm-natural',
      source: { kind: 'upload', path: 'uploads/u1/photo.jpg', consent },
    });
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['consent-missing']);
  },
);

it('takes no field it does not know: a client names no price', () => {
  expect(CALLS.generateImage.input.safeParse({ ...REQUEST, cost: 0 }).success).toBe(false);
});

it('takes every template with its own prompt', () => {
  for (const { id, prompt } of TEXT_TEMPLATES) {
    const request = { ...REQUEST, prompt, templateId: id };
    expect(CALLS.generateImage.input.safeParse(request).success).toBe(true);
  }
});
