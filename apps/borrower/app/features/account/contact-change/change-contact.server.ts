import type { Call } from '@lender/sdk';
import { type FormProblem, withoutFault } from '@lender/web/forms';
import { leadTo, type Outcome, showPage, showRefusal } from '@lender/web/outcome';
import { codeUnderWay } from '../../../forms/code-under-way.server.ts';
import { doneAt } from '../../../forms/done-in.ts';
import { RESEND_CODE } from '../../../forms/resend-code.tsx';
import { type AddressField, CHANGE_PATHS, type ChangeField, type ContactKind } from './contact-change.ts';
import { CHANGES, type SentCode } from './contact-kinds.server.ts';

/** Returns the step of a client who changes an address: the new address first, and its code once it was sent. */
export function contactPart(kind: ContactKind, request: Request) {
  const sent = CHANGES[kind].sent.read(request);
  const isAnother = new URL(request.url).searchParams.has('cambiar');
  return sent && !isAnother
    ? ({ part: 'code', sent } as const)
    : ({ part: 'address', address: sent?.address ?? '' } as const);
}

/** Client who changes an address, with the request and its cookies. */
export interface Changing {
  readonly call: Call;
  readonly request: Request;
  readonly setCookie: (header: string) => void;
}

/** Part of the form that is shown again, with its problem. */
export type ContactAnswer =
  | { readonly part: 'address'; readonly problem: FormProblem<AddressField> }
  | { readonly part: 'code'; readonly problem: FormProblem<ChangeField>; readonly wasResent: boolean };

/** Answers the form: sends a code, sends another, or changes the address. */
export async function changeContact(
  kind: ContactKind,
  client: Changing,
  data: FormData,
): Promise<Outcome<ContactAnswer>> {
  switch (data.get('intent')) {
    case 'send_code':
      return sendCode(kind, client, data);
    case RESEND_CODE:
      return resendCode(kind, client, data);
    default:
      return change(kind, client, data);
  }
}

async function sendCode(kind: ContactKind, { call, request, setCookie }: Changing, data: FormData) {
  const { ask, sent } = CHANGES[kind];
  const asked = await ask(call, data);
  if (!asked.ok) {
    const underWay = codeOnItsWay(sent.read(request), asked.problem);
    if (!underWay) return showRefusal({ part: 'address', problem: asked.problem } as const);
    setCookie(sent.write(underWay));
  } else setCookie(sent.write(asked.sent));
  return leadTo(CHANGE_PATHS[kind]);
}

/**
 * Returns the code that is on its way to the same address: that code is missing, not another one. The answer that
 * reported it may have been lost.
 */
function codeOnItsWay(begun: SentCode | undefined, problem: FormProblem<AddressField>): SentCode | undefined {
  if (problem.fields.address !== 'already_sent_in_last_minutes') return undefined;
  const { address = '' } = problem.values;
  if (begun?.address === address) return begun;
  const code = codeUnderWay(problem.facts, Date.now());
  return code && { address, ...code };
}

async function resendCode(kind: ContactKind, { call, setCookie }: Changing, data: FormData) {
  const { ask, sent } = CHANGES[kind];
  const asked = await ask(call, data);
  if (!asked.ok) {
    // The address is not on this half of the form: a problem with sending is shown above it.
    const { fields, form = fields.address, ...problem } = asked.problem;
    return showRefusal({
      part: 'code',
      problem: { ...problem, fields: {}, ...(form && { form }) },
      wasResent: false,
    } as const);
  }
  setCookie(sent.write(asked.sent));
  return showPage({ part: 'code', problem: withoutFault<ChangeField>({}), wasResent: true } as const);
}

async function change(
  kind: ContactKind,
  { call, setCookie }: Changing,
  data: FormData,
): Promise<Outcome<ContactAnswer>> {
  const { change: send, sent } = CHANGES[kind];
  const changed = await send(call, data);
  if (changed.ok) {
    setCookie(sent.clear());
    return leadTo(doneAt('/profile', kind));
  }
  const { problem } = changed;
  // A problem with the address is shown where the address is typed.
  return problem.fields.address
    ? showRefusal({ part: 'address', problem })
    : showRefusal({ part: 'code', problem, wasResent: false });
}
