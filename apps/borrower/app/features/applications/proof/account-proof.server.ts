import { getAccountProof, proveAccount, sendAccountProof } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { defineForm, type FormProblem, formKeyOf, submitForm } from '@lender/web/forms';
import { leadTo, showRefusal } from '@lender/web/outcome';
import { compactCode } from '../../../forms/compact-code.ts';
import { type AccountProofView, accountProofView, PROOF_FIELDS, PROOF_INTENT } from './account-proof.ts';

/** Reads the proof that the payout waits for. */
export async function readAccountProof(call: Call): Promise<AccountProofView | null> {
  const proof = await call(getAccountProof);
  return proof.ok ? accountProofView(proof.data) : null;
}

/** Problem of a form of the proof that was refused, as the page shows it. */
export interface AccountProofProblem {
  readonly form: 'prove' | 'sendAgain';
  readonly problem: FormProblem;
}

/** Checks the code, or sends another deposit. */
export const answerAccountProof = (call: Call, form: FormData) =>
  form.get('intent') === PROOF_INTENT.sendAgain ? sendAgain(call, form) : prove(call, form);

export const proofForm = defineForm({
  endpoint: proveAccount,
  fields: PROOF_FIELDS,
  secrets: PROOF_FIELDS,
  bodyOf: ({ code }) => ({ code: compactCode(code) }),
});

async function prove(call: Call, form: FormData) {
  const proven = await submitForm(proofForm, form, call);
  return proven.ok ? leadTo('/flow') : refuse({ form: 'prove', problem: proven.problem });
}

async function sendAgain(call: Call, form: FormData) {
  const sent = await call(sendAccountProof, undefined, formKeyOf(form));
  // The page shows whatever happened to the deposit meanwhile.
  if (sent.ok || sent.refusal.code === 'illegal_transition') return leadTo('/application/accepted');
  const { code, status } = sent.refusal;
  return refuse({ form: 'sendAgain', problem: { values: {}, fields: {}, form: code, facts: {} } }, status);
}

const refuse = (problem: AccountProofProblem, status?: number) => showRefusal(problem, status);
