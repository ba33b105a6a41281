import { type ClabeDirectory, publishedDirectory } from '../clabe-directory.ts';
import { bankByCode } from './banks.ts';
import { plazaByCode } from './plazas.ts';

/**
 * Published directory with its names: with it, `parseClabe` returns the bank and the plaza that a number names.
 *
 * @example
 * const parsed = parseClabe('002010077777777771', { directory: namedDirectory })
 * parsed.ok && parsed.value.bank?.name // → 'Banamex'
 * parsed.ok && parsed.value.plaza?.cities[0].name // → 'Aguascalientes'
 */
export const namedDirectory: ClabeDirectory = /* @__PURE__ */ nameDirectory();

/** Creates lists of its own that callers cannot change: those of the core are bytes, which cannot be frozen. */
function nameDirectory(): ClabeDirectory {
  return Object.freeze<ClabeDirectory>({
    banks: Object.freeze(Array.from(publishedDirectory.banks)),
    plazas: Object.freeze(Array.from(publishedDirectory.plazas)),
    namesOf({ bankCode, plazaCode }) {
      const bank = bankByCode(bankCode);
      const plaza = plazaByCode(plazaCode);
      return { ...(bank && { bank }), ...(plaza && { plaza }) };
    },
  });
}
