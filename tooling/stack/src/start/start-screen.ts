import { demoOperatorEmail, demoStaffDomain } from './app-services.ts';
import type { StackRecord } from './data-directory-claim.ts';
import type { Keys } from './keys.ts';
import { type Exit, logFileOf } from './service.ts';
import { portVariable, type StackSettings } from './settings.ts';
import type { StackProblem } from './stack.ts';
import type { ServiceFailure } from './supervisor.ts';

/**
 * Returns the addresses of the sites, for display while the first months of a new lender still run and no person can
 * sign in.
 */
export function livingText({ addresses }: StackRecord): string {
  return `
The sites answer. They open for business once the lender has lived; --empty does without.

  Borrower site   ${addresses.borrower}
  Back-office     ${addresses['back-office']}
`;
}

/** Facts for the start screen. */
export interface StartScreenFacts {
  record: StackRecord;
  settings: StackSettings;
  keys: Keys;
  /** Folder of the database's files; `undefined` for a server of the developer's own. */
  databaseDirectory: string | undefined;
}

/** Returns the one screen that a start ends with. */
export function startScreen({ record, settings, keys, databaseDirectory }: StartScreenFacts): string {
  const { addresses } = record;
  return `
Quincena is running.

  Borrower site   ${addresses.borrower}
  Back-office     ${addresses['back-office']}   ${demoOperatorEmail} / ${keys.demoOperatorPassword}
  API             ${addresses.api}/docs

  In the back-office, one account for each role:
${accountLines(keys)}

  The world outside, simulated:
  Phone messages  ${addresses.simulators}/telefono
  Mailboxes       ${addresses.simulators}/correo   (SMTP 127.0.0.1:${settings.smtpPort})
  Store payments  ${addresses.simulators}/tienda
  SPEI transfers  ${addresses.simulators}/spei

  Data            ${settings.dataDirectory}
  Database        ${databaseDirectory ?? 'DATABASE_URL'}
  Logs            ${settings.dataDirectory}/logs
  Keys            ${settings.keysFile} (without them the data cannot be read)

Ctrl-C stops everything. The next start finds the data again.
`;
}

/** Returns the reason why a reloading service is down, and what it waits for. */
export function waitingText(failure: ServiceFailure, logDirectory: string): string {
  return `${failureText(failure, logFileOf(failure.service, logDirectory))}\n\nIt starts again when a file of it changes.`;
}

/** Returns the sentence that names a service that ended by itself, how it ended, and that it starts again. */
export function restartingText({ service, exit }: ServiceFailure, attempt: number): string {
  const how = exit?.signal ? `was ended by ${exit.signal}` : `ended with code ${exit?.code}`;
  return `${service} ${how}: it starts again (${attempt} of at most 5 times in ten minutes)…`;
}

function accountLines({ demoStaffPasswords }: Keys): string {
  const accounts = Object.entries(demoStaffPasswords);
  return accounts.map(([role, password]) => `  ${role.padEnd(15)} ${role}@${demoStaffDomain} / ${password}`).join('\n');
}

/** Returns the reason why there is no stack, and the remedy. */
export function problemScreen(problem: StackProblem, logDirectory: string): string {
  switch (problem.code) {
    case 'already_running':
      return `Quincena is already running (pid ${problem.running.pid}): ${problem.running.addresses.borrower}`;
    case 'port_in_use':
      return `Port ${problem.port} is already in use (${problem.app}). Free it, or set ${portVariable(problem.app)} or PORT_BASE.`;
    case 'database_in_use':
      return `Another process uses the database in ${problem.dataDirectory}. Stop it, or set DATA_DIR.`;
    case 'service_failed':
      return failureText(problem.failure, logFileOf(problem.failure.service, logDirectory));
  }
}

function failureText({ service, exit, lastLines }: ServiceFailure, logFile: string): string {
  const what = exit ? `ended unexpectedly (${inWords(exit)})` : 'does not answer';
  return `${service} ${what}. The end of ${logFile}:\n\n${lastLines.replace(/^/gm, '  ')}`;
}

function inWords({ code, signal }: Exit): string {
  return signal ? `signal ${signal}` : `exit code ${code}`;
}
