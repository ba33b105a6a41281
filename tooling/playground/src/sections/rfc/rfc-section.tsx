import { useWords } from '../../page/language.ts';
import { IdentifierChecker } from '../../parts/identifier-checker.tsx';
import { Maker } from '../../parts/maker.tsx';
import { makeCompanyRfc, makeRfc, RFC_COMPANY, RFC_EXAMPLES, RFC_PERSON, readRfc } from './read-rfc.ts';
import { rfcEn } from './rfc.copy.en.ts';
import { rfcEs } from './rfc.copy.es.ts';

export default function RfcSection() {
  const { label, hint, makePerson, makeCompany, fields } = useWords({ es: rfcEs, en: rfcEn });
  return (
    <>
      <IdentifierChecker name="rfc-text" label={label} hint={hint} examples={RFC_EXAMPLES} read={readRfc} />
      <Maker
        title={makePerson}
        prefix="rfc-person"
        initials={RFC_PERSON}
        labels={fields}
        make={makeRfc}
        goesTo="rfc-text"
      />
      <Maker
        title={makeCompany}
        prefix="rfc-company"
        initials={RFC_COMPANY}
        labels={fields}
        make={makeCompanyRfc}
        goesTo="rfc-text"
      />
    </>
  );
}
