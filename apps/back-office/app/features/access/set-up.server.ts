import { startUserMfa } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showPage, showRefusal } from '@lender/web/outcome';
import { encode } from 'uqr';
import { confirmForm } from './access-forms.ts';

/** Data that an authenticator app needs, as it is drawn. */
export interface SetUpView {
  /**
   * Content of the QR code; it comes back with the code, so that the same QR code is shown again where the code is
   * wrong.
   */
  readonly uri: string;
  readonly secret: string;
  readonly qr: { readonly size: number; readonly path: string };
}

/** State of setting up a second factor. */
export interface SetUpAnswer {
  readonly setUp?: SetUpView;
  readonly problem?: FormProblem<'otp'>;
  /** Shown this once. */
  readonly recoveryCodes?: readonly string[];
}

/** Starts a second factor, or confirms it with a code from the app. */
export async function setUpFrom(call: Call, data: FormData, page: string): Promise<Outcome<SetUpAnswer>> {
  const uri = data.get('uri');
  if (typeof uri !== 'string') return startSetUp(call, page);
  const submitted = await submitForm(confirmForm, data, call);
  if (submitted.ok) return showPage({ recoveryCodes: submitted.value.recoveryCodes });
  const setUp = setUpView(uri);
  return setUp ? showRefusal({ setUp, problem: submitted.problem }) : leadTo(page);
}

async function startSetUp(call: Call, page: string): Promise<Outcome<SetUpAnswer>> {
  const begun = await call(startUserMfa);
  // Another tab was first: the page shows the current state.
  const setUp = begun.ok ? setUpView(begun.data.uri) : undefined;
  return setUp ? showPage({ setUp }) : leadTo(page);
}

/** Returns an address for an authenticator app as it is drawn; undefined where it is no such address. */
export function setUpView(uri: string): SetUpView | undefined {
  const url = URL.canParse(uri) ? new URL(uri) : undefined;
  const secret = url?.protocol === 'otpauth:' ? url.searchParams.get('secret') : null;
  if (!secret || uri.length > 300) return undefined;
  const { data, size } = encode(uri, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { uri, secret, qr: { size, path } };
}
