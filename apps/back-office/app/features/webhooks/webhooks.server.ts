import { changeWebhook, listWebhooks, removeWebhook, rotateWebhookSecret, sendTestWebhook } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, formKeyOf, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showPage, showRefusal } from '@lender/web/outcome';
import { unreadable } from '../../platform/unreadable.ts';
import { uuidParam } from '../../platform/uuid-param.ts';
import { screenPath } from '../../screens.ts';
import { withFlash } from '../../shell/flash.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { redeliverForm, webhookForm } from './developer-forms.ts';
import { developersCopy as copy } from './developers.copy.es.ts';
import { developersPath } from './developers-paths.ts';
import { type WebhookView, webhookView } from './webhook-view.ts';

export interface WebhooksView {
  readonly webhooks: readonly WebhookView[];
  /** Names of the addresses to which nothing is sent any more. */
  readonly disabled: readonly string[];
}

/** Reads the webhooks. */
export async function readWebhooks(call: Call): Promise<WebhooksView> {
  const answer = await call(listWebhooks);
  if (!answer.ok) throw unreadable('the webhooks', answer.refusal);
  return {
    webhooks: answer.data.map(webhookView),
    disabled: answer.data.flatMap(({ name, state }) => (state === 'disabled' ? [name] : [])),
  };
}

/** Result of a form of the page. */
export interface WebhooksAnswer {
  /** Shown this once. */
  readonly secret?: { readonly value: string; readonly oldUntil?: string };
  readonly adding?: FormProblem;
  readonly redelivering?: FormProblem;
  /** Reason for which another action was refused. */
  readonly said?: string;
}

const led = (flash: keyof typeof copy.flash): Outcome<never> => leadTo(withFlash(developersPath(), flash));
const gone = (): Outcome<WebhooksAnswer> => showRefusal({ said: copy.gone }, 409);

/** Carries out the action that one of the page's forms asks for. */
export async function actOnWebhooks(call: Call, data: FormData): Promise<Outcome<WebhooksAnswer>> {
  const intent = data.get('intent');
  if (intent === 'create') return create(call, data);
  const params = { id: uuidParam(String(data.get('id'))) };
  switch (intent) {
    case 'pause':
    case 'resume': {
      const state = intent === 'pause' ? 'paused' : 'active';
      const changed = await call(changeWebhook, { params, body: { state } });
      return changed.ok ? led(intent === 'pause' ? 'pausada' : 'reanudada') : gone();
    }
    case 'test':
      return tryOut(call, params, data);
    case 'rotate':
      return rotate(call, params);
    case 'remove': {
      const removed = await call(removeWebhook, { params });
      return removed.ok ? led('quitada') : gone();
    }
    case 'redeliver': {
      const sent = await submitForm(redeliverForm, data, call, { params });
      return sent.ok ? led('reenviado') : showRefusal({ redelivering: sent.problem });
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

interface Params {
  readonly id: string;
}

async function create(call: Call, data: FormData): Promise<Outcome<WebhooksAnswer>> {
  const sent = await submitForm(webhookForm, data, call);
  return sent.ok ? showPage({ secret: { value: sent.value.secret } }) : showRefusal({ adding: sent.problem });
}

async function tryOut(call: Call, params: Params, data: FormData): Promise<Outcome<WebhooksAnswer>> {
  const sent = await call(sendTestWebhook, { params }, formKeyOf(data));
  if (sent.ok) return leadTo(screenPath('webhookDelivery', { id: sent.data.deliveryId }));
  return sent.refusal.code === 'illegal_transition' ? showRefusal({ said: copy.resting }, 409) : gone();
}

async function rotate(call: Call, params: Params): Promise<Outcome<WebhooksAnswer>> {
  const made = await call(rotateWebhookSecret, { params });
  if (!made.ok) return gone();
  const { secret: value, oldSecretUntil } = made.data;
  return showPage({ secret: { value, oldUntil: formatInstant(oldSecretUntil) } });
}
