import { z } from 'zod';
import type { Account } from '../account/account.ts';
import type { PortalConfiguration, PortalFeatures } from '../account/portalRecords.ts';
import { configurationEvent } from '../events/recordEvent.ts';
import { formBoolean, formMetadata, formText, formUrl, mergedMetadata } from '../http/form.ts';
import { invalid } from '../http/stripeError.ts';
import { portalConfigurationOnWire } from '../wire/portalConfiguration.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { changedFeatures, featureParams } from './portalFeatures.ts';
import { NO_PARAMS, type Route, route } from './route.ts';

const PATH = '/v1/billing_portal/configurations';

const empty = z.literal('').transform(() => null);

const common = {
  business_profile: z
    .strictObject({
      headline: z.union([empty, formText.max(60)]).optional(),
      privacy_policy_url: z.union([empty, formUrl]).optional(),
      terms_of_service_url: z.union([empty, formUrl]).optional(),
    })
    .optional(),
  default_return_url: z.union([empty, formUrl]).optional(),
  login_page: z.strictObject({ enabled: z.literal('false') }).optional(),
  metadata: z.union([z.literal(''), formMetadata]).optional(),
  name: z.union([empty, formText]).optional(),
};

const createParams = z.strictObject({ ...common, features: featureParams });

const updateParams = z.strictObject({
  ...common,
  features: featureParams.optional(),
  active: formBoolean.optional(),
});

type Params = z.infer<typeof updateParams>;

export const PORTAL_CONFIGURATION_ROUTES: readonly Route[] = [
  route('POST', PATH, {
    params: createParams,
    answer: (account, params) => {
      const at = account.now();
      const blank: PortalConfiguration = {
        ...NOTHING,
        id: account.newId('bpc'),
        created: at,
        updated: at,
        features: NO_FEATURES,
      };
      const configuration = changed(account, blank, params);
      account.records.portalConfigurations.push(configuration);
      const type = 'billing_portal.configuration.created';
      configurationEvent(account, configuration, { type, at });
      return portalConfigurationOnWire(configuration);
    },
  }),
  route('GET', PATH, {
    params: z.strictObject({
      ...LIST_PARAMS,
      active: formBoolean.optional(),
      is_default: formBoolean.optional(),
    }),
    answer: (account, params) => {
      const { active, is_default: isDefault } = params;
      const rows = account.records.portalConfigurations.filter(
        (each) =>
          (active === undefined || each.active === active) &&
          (isDefault === undefined || each.isDefault === isDefault),
      );
      return listPage(rows, {
        params,
        url: PATH,
        kind: 'configuration',
        show: (each: PortalConfiguration) => portalConfigurationOnWire(each),
      });
    },
  }),
  route('GET', `${PATH}/:id`, {
    params: NO_PARAMS,
    answer: (account, _, id) => portalConfigurationOnWire(account.portalConfiguration(id)),
  }),
  route('POST', `${PATH}/:id`, {
    params: updateParams,
    answer: (account, params, id) => {
      const configuration = account.portalConfiguration(id);
      if (configuration.isDefault && params.active === false) {
        throw invalid('You cannot deactivate the default configuration.', 'active');
      }
      Object.assign(configuration, changed(account, configuration, params));
      const type = 'billing_portal.configuration.updated';
      configurationEvent(account, configuration, { type, at: account.now() });
      return portalConfigurationOnWire(configuration);
    },
  }),
];

/** Another one: a refused request leaves the old as it was. */
function changed(
  account: Account,
  before: PortalConfiguration,
  params: Params,
): PortalConfiguration {
  const { business_profile: business, metadata = {} } = params;
  const kept = <Value>(value: Value | undefined, old: Value) => (value === undefined ? old : value);
  return {
    ...before,
    updated: account.now(),
    active: kept(params.active, before.active),
    name: kept(params.name, before.name),
    metadata: mergedMetadata(before.metadata, metadata),
    defaultReturnUrl: kept(params.default_return_url, before.defaultReturnUrl),
    headline: kept(business?.headline, before.headline),
    privacyUrl: kept(business?.privacy_policy_url, before.privacyUrl),
    termsUrl: kept(business?.terms_of_service_url, before.termsUrl),
    features: changedFeatures(account, before.features, params.features ?? {}),
  };
}

const NOTHING = {
  active: true,
  isDefault: false,
  name: null,
  metadata: {},
  defaultReturnUrl: null,
  headline: null,
  privacyUrl: null,
  termsUrl: null,
} as const;

const NO_FEATURES: PortalFeatures = {
  customerUpdate: { enabled: false, allowed: [] },
  invoiceHistory: false,
  paymentMethodUpdate: false,
  subscriptionCancel: {
    enabled: false,
    mode: 'at_period_end',
    proration: 'none',
    asksReason: false,
    reasons: [],
  },
  subscriptionUpdate: {
    enabled: false,
    allowed: [],
    products: [],
    proration: 'none',
    conditions: [],
    anchor: null,
  },
};
