import { evidenceCopy as copy } from './evidence.copy.es.ts';
import type { AcceptedThing } from './read-acceptances.ts';

/** Identity of the person who accepted. */
type Person = Readonly<Record<(typeof PERSON)[number], string>>;
const PERSON = ['name', 'curp', 'client', 'loan'] as const;

/** Builds the log of acceptances by a person, for programs. */
export const acceptanceLog = (person: Person, accepted: readonly AcceptedThing[]) => ({
  formato: 'expediente-de-evidencia/1',
  nombre: person.name,
  curp: person.curp,
  cliente: person.client,
  prestamo: person.loan,
  aceptaciones: accepted.map((each) => ({
    id: each.id,
    documento: each.kind,
    version: each.version,
    registroReca: each.registration,
    huellaDelTexto: each.textSha256,
    huellaDelDocumento: each.documentSha256,
    aceptadoEl: each.acceptedAt,
    medio: each.method,
    telefonoTerminadoEn: each.phoneLastFour,
    codigoEnviadoEl: each.codeSentAt,
    red: each.address,
    dispositivo: each.device,
    solicitud: each.requestId,
  })),
});

/** Builds the log of acceptances for people. */
export function readableLog(person: Person, accepted: readonly AcceptedThing[]): string {
  const { lines: words } = copy;
  const known = (value: string | null) => value ?? words.nothing;
  const head = PERSON.map((key) => `${copy.person[key]}: ${person[key]}`);
  const parts = accepted.map((each) =>
    [
      copy.kinds[each.kind],
      `  ${words.version}: ${each.version ?? words.unversioned}`,
      `  ${words.at}: ${each.acceptedAt}`,
      `  ${words.method}: ${copy.method[each.method]}`,
      ...(each.phoneLastFour === null ? [] : [`  ${words.phone}: ${each.phoneLastFour}`]),
      ...(each.codeSentAt === null ? [] : [`  ${words.codeSentAt}: ${each.codeSentAt}`]),
      `  ${words.address}: ${known(each.address)}`,
      `  ${words.device}: ${known(each.device)}`,
      `  ${words.request}: ${known(each.requestId)}`,
      `  ${words.document}: ${known(each.documentSha256)}`,
      `  ${words.text}: ${known(each.textSha256)}`,
    ].join('\n'),
  );
  return `${[head.join('\n'), ...parts].join('\n\n')}\n`;
}
