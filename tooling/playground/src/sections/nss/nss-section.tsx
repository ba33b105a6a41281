import { useWords } from '../../page/language.ts';
import { IdentifierChecker } from '../../parts/identifier-checker.tsx';
import { Maker } from '../../parts/maker.tsx';
import { nssEn } from './nss.copy.en.ts';
import { nssEs } from './nss.copy.es.ts';
import { makeNss, NSS_EXAMPLES, NSS_INGREDIENTS, readNss } from './read-nss.ts';

export default function NssSection() {
  const { label, hint, make, fields } = useWords({ es: nssEs, en: nssEn });
  return (
    <>
      <IdentifierChecker name="nss-text" label={label} hint={hint} examples={NSS_EXAMPLES} read={readNss} />
      <Maker
        title={make}
        prefix="nss-make"
        initials={NSS_INGREDIENTS}
        labels={fields}
        make={makeNss}
        goesTo="nss-text"
      />
    </>
  );
}
