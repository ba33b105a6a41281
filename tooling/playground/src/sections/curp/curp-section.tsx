import { states } from '@lender/curp/states';
import { useWords } from '../../page/language.ts';
import { IdentifierChecker } from '../../parts/identifier-checker.tsx';
import { Maker } from '../../parts/maker.tsx';
import { curpEn } from './curp.copy.en.ts';
import { curpEs } from './curp.copy.es.ts';
import { CURP_EXAMPLES, CURP_PERSON, makeCurp, readCurp, SEXES } from './read-curp.ts';

const STATES = states().map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));

export default function CurpSection() {
  const { label, hint, make, fields, sexes } = useWords({ es: curpEs, en: curpEn });
  return (
    <>
      <IdentifierChecker name="curp-text" label={label} hint={hint} examples={CURP_EXAMPLES} read={readCurp} />
      <Maker
        title={make}
        prefix="curp-make"
        initials={CURP_PERSON}
        labels={fields}
        options={{ sex: SEXES.map((value) => ({ value, label: sexes[value] })), state: STATES }}
        make={makeCurp}
        goesTo="curp-text"
      />
    </>
  );
}
