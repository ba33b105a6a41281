import { createErrorReporter, NO_REPORTS } from '@lender/error-reports';
import type { Logger } from 'pino';
import type { Tracing } from '../kernel/tracing.ts';
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

interface Place {
  readonly host: string;
  /** True when a simulator answers, and no third party receives anything. */
  readonly isSimulated: boolean;
}

/** Client of a provider, and the host that it calls. */
export interface PlacedLine extends Line, Place {}

/**
 * Creates the adapter of each provider, each on a provider client of its own: a provider that is away blocks no other.
 */
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
    simulatorsUrl,
  }: ProviderSettings,
  {
    wall,
    log,
    newId,
    tracing,
  }: { readonly wall: () => Date; readonly log: Logger; readonly newId: () => string; readonly tracing: Tracing },
) {
  const lines: PlacedLine[] = [];
  const lineTo = (name: ProviderName, place: Place): Line => {
    const onState = (state: LineHealth['state']) => log.warn({ event: 'provider.line', provider: name, state });
    const plain = createLine(name, { wall, onState });
    const about = { kind: 'client', facts: { 'peer.service': name } } as const;
    const line: Line = {
      ...plain,
      ask: (asking, call) => tracing.span(`provider ${name}`, about, () => plain.ask(asking, call)),
    };
    lines.push({ ...line, ...place });
    return line;
  };
  const simulated = new URL(simulatorsUrl).origin;
  const lineToUrl = (name: ProviderName, url: string): Line => {
    const { hostname, origin } = new URL(url);
    return lineTo(name, { host: hostname, isSimulated: origin === simulated });
  };
  const throughLine = (line: Line) => (call: () => Promise<unknown>) => line.ask('once', call);
  return {
    errors: sentry
      ? createErrorReporter(sentry, { wall, newId, ask: throughLine(lineToUrl('sentry', sentry.dsn)) })
      : NO_REPORTS,
    captcha: recaptcha ? createCaptcha(recaptcha, lineToUrl('recaptcha', recaptcha.url)) : NO_CAPTCHA,
    device: iovation ? createDevice(iovation, lineToUrl('iovation', iovation.url)) : NO_DEVICE,
    externalLogin: facebook ? createExternalLogin(facebook, lineToUrl('facebook', facebook.url)) : NO_EXTERNAL_LOGIN,
    openPay: createOpenPay(openpay, lineToUrl('openpay', openpay.url)),
    sms: createSms(twilio, lineToUrl('twilio', twilio.url)),
    email: createEmail(smtp, lineTo('smtp', { host: smtp.host, isSimulated: smtp.isSimulated })),
    cep: createCep(cep, lineToUrl('cep', cep.url)),
    belvo: createBelvo(belvo, lineToUrl('belvo', belvo.url)),
    directDebit: createDirectDebit(directDebit, lineToUrl('direct-debit', directDebit.url)),
    scoring: createScoring(scoring, lineToUrl('scoring', scoring.url), wall),
    veriff: createVeriff(veriff, lineToUrl('veriff', veriff.url)),
    bureau: bureau && createCreditBureau(bureau, lineToUrl('bureau', bureau.url)),
    lines,
  };
}
