import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import { expect, it } from 'vitest';
import { smoke } from '../../scripts/deploy/smoke.ts';
import { required } from '../support/environment.ts';

it('the functions and pages of this repository pass the smoke test of a deploy', async () => {
  expect(
    await smoke({
      projectId: required('GCLOUD_PROJECT'),
      siteUrl: required('LUMASHOT_APP_URL'),
      functionsUrl: `${required('LUMASHOT_FUNCTIONS_URL')}/${FUNCTIONS_REGION}`,
    }),
  ).toEqual([]);
});
