import { useWords } from '../../page/language.ts';
import { IdentifierChecker } from '../../parts/identifier-checker.tsx';
import { Maker } from '../../parts/maker.tsx';
import { clabeEn } from './clabe.copy.en.ts';
import { clabeEs } from './clabe.copy.es.ts';
import { CLABE_EXAMPLES, CLABE_INGREDIENTS, makeClabe, readClabe } from './read-clabe.ts';

export default function ClabeSection() {
  const { label, hint, make, fields } = useWords({ es: clabeEs, en: clabeEn });
  return (
    <>
      <IdentifierChecker name="clabe-text" label={label} hint={hint} examples={CLABE_EXAMPLES} read={readClabe} />
      <Maker
        title={make}
        prefix="clabe-make"
        initials={CLABE_INGREDIENTS}
        labels={fields}
        make={makeClabe}
        goesTo="clabe-text"
      />
    </>
  );
}
