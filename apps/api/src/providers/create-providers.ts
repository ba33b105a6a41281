import { createErrorReporter, NO_REPORTS } from '@lender/error-reports';
import type { Logger } from 'pino';
import type { ProviderSettings } from '../settings/providers.ts';
import { createBelvo } from './belvo/http.ts';
import { createCreditBureau } from './bureau/http.ts';
import { createCaptcha } from './captcha/http.ts';
import { NO_CAPTCHA } from './captcha/port.ts';
import { createCep } from './cep/http.ts';
import { createDevice } from './device/http.ts';
import { NO_DEVICE } from './device/port.ts';
import { createDirectDebit } from './direct-debit/http.ts';
import { createEmail } from './email/smtp.ts';
import { createExternalLogin } from './facebook/http.ts';
import { NO_EXTERNAL_LOGIN } from './facebook/port.ts';
import { createLine, type Line } from './line/line.ts';
import type { LineHealth, ProviderName } from './line/line-health.ts';
import { createOpenPay } from './openpay/http.ts';
import { createScoring } from './scoring/http.ts';
import { createSms } from './sms/http.ts';
import { createVeriff } from './veriff/http.ts';

/** Makes the adapter of each provider, each on a line of its own: one that is away keeps nobody from another. */
export function createProviders(
  {
    openpay,
    twilio,
    smtp,
    cep,
    belvo,
    directDebit,
    recaptcha,
    iovation,
    facebook,
    scoring,
    sentry,
    veriff,
    bureau,
  }: ProviderSettings,
  { wall, log, newId }: { readonly wall: () => Date; readonly log: Logger; readonly newId: () => string },
) {
  const lines: Line[] = [];
  const lineTo = (name: ProviderName): Line => {
    const onState = (state: LineHealth['state']) => log.warn({ event: 'provider.line', provider: name, state });
    const line = createLine(name, { wall, onState });
    lines.push(line);
    return line;
  };
  const throughLine = (line: Line) => (call: () => Promise<unknown>) => line.ask('once', call);
  return {
    errors: sentry ? createErrorReporter(sentry, { wall, newId, ask: throughLine(lineTo('sentry')) }) : NO_REPORTS,
    captcha: recaptcha ? createCaptcha(recaptcha, lineTo('recaptcha')) : NO_CAPTCHA,
    device: iovation ? createDevice(iovation, lineTo('iovation')) : NO_DEVICE,
    externalLogin: facebook ? createExternalLogin(facebook, lineTo('facebook')) : NO_EXTERNAL_LOGIN,
    openPay: createOpenPay(openpay, lineTo('openpay')),
    sms: createSms(twilio, lineTo('twilio')),
    email: createEmail(smtp, lineTo('smtp')),
    cep: createCep(cep, lineTo('cep')),
    belvo: createBelvo(belvo, lineTo('belvo')),
    directDebit: createDirectDebit(directDebit, lineTo('direct-debit')),
    scoring: createScoring(scoring, lineTo('scoring'), wall),
    veriff: createVeriff(veriff, lineTo('veriff')),
    bureau: bureau && createCreditBureau(bureau, lineTo('bureau')),
    lines,
  };
}
