import { z } from 'zod';
import type { Account } from '../account/account.ts';
import {
  PORTAL_FLOWS,
  type PortalConfiguration,
  type PortalFlow,
} from '../account/portalRecords.ts';
import type { Subscription } from '../account/records.ts';
import { offeredPrices } from '../billing/portalChange.ts';
import { isRunning } from '../billing/lifeOf.ts';
import { formInteger, formText, formUrl } from '../http/form.ts';
import { invalid } from '../http/stripeError.ts';

const ofSubscription = z.strictObject({ subscription: formText });

export const flowParams = z.strictObject({
  type: z.enum(PORTAL_FLOWS),
  after_completion: z
    .strictObject({
      type: z.enum(['hosted_confirmation', 'portal_homepage', 'redirect']),
      redirect: z.strictObject({ return_url: formUrl }).optional(),
      hosted_confirmation: z.strictObject({ custom_message: formText.optional() }).optional(),
    })
    .optional(),
  subscription_cancel: ofSubscription.optional(),
  subscription_update: ofSubscription.optional(),
  subscription_update_confirm: z
    .strictObject({
      subscription: formText,
      items: z
        .array(
          z.strictObject({
            id: formText,
            price: formText.optional(),
            quantity: formInteger.optional(),
          }),
        )
        .min(1)
        .max(1),
    })
    .optional(),
});

interface Asked {
  readonly customer: string;
  readonly configuration: PortalConfiguration;
}

/** The one thing that a session is for. Refused where its page would have nothing to offer. */
export function flowOf(
  account: Account,
  params: z.infer<typeof flowParams>,
  { customer, configuration }: Asked,
): PortalFlow {
  const { type, after_completion: after } = params;
  const { paymentMethodUpdate, subscriptionCancel, subscriptionUpdate } = configuration.features;
  const returnUrl = after?.redirect?.return_url ?? null;
  if (after?.type === 'redirect' && returnUrl === null) throw missing('after_completion][redirect');
  const flow = {
    type,
    after: after?.type ?? 'hosted_confirmation',
    returnUrl,
    price: null,
  } as const;
  if (type === 'payment_method_update') {
    if (!paymentMethodUpdate) throw off(type);
    return { ...flow, subscription: null };
  }
  const about = params[type];
  if (about === undefined) throw missing(type);
  const place = `flow_data[${type}][subscription]`;
  const subscription = account.subscription(about.subscription, place);
  if (subscription.customer !== customer || !isRunning(subscription))
    throw invalid('This subscription is not one that the customer can manage.', place);
  if (!(type === 'subscription_cancel' ? subscriptionCancel : subscriptionUpdate).enabled)
    throw off(type);
  if (type === 'subscription_cancel' && subscription.cancelAt !== null)
    throw invalid('This subscription is already set to be canceled.', place);
  const price =
    type === 'subscription_update_confirm'
      ? confirmedPrice(account, params, { subscription, configuration })
      : null;
  return { ...flow, subscription: subscription.id, price };
}

function confirmedPrice(
  account: Account,
  { subscription_update_confirm: confirm }: z.infer<typeof flowParams>,
  {
    subscription,
    configuration,
  }: { subscription: Subscription; configuration: PortalConfiguration },
): string {
  const items = 'flow_data[subscription_update_confirm][items]';
  const [item] = confirm?.items ?? [];
  if (item?.id !== subscription.item)
    throw invalid('This item does not belong to the subscription.', `${items}[0][id]`);
  if (subscription.schedule !== null || subscription.cancelAt !== null)
    throw invalid('A subscription that ends or has a schedule is not updated here.', items);
  if (
    item.price === undefined ||
    !offeredPrices(account, configuration, subscription).includes(item.price)
  )
    throw invalid('This price is not one that the configuration offers.', `${items}[0][price]`);
  return item.price;
}

const off = (type: string) =>
  invalid(`The feature of the flow ${type} is disabled in the configuration.`, 'flow_data[type]');

const missing = (name: string) =>
  invalid(`Missing required param: flow_data[${name}].`, `flow_data[${name}]`, 'parameter_missing');
