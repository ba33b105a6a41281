import { Inline, PageHeader, TextLink } from '@lender/ui';
import { useWords } from '../page/language.ts';
import type { PlayedPackage } from './packages.ts';
import { shellEn } from './shell.copy.en.ts';
import { shellEs } from './shell.copy.es.ts';

/** Shows the name of the package, and the address of its source. */
export function PackageHead({ shown: { name, version } }: { readonly shown: PlayedPackage }) {
  const { does, readme, readmeFile, source } = useWords({ es: shellEs, en: shellEn });
  const place = `packages/${name}`;
  return (
    <PageHeader
      title={`@lender/${name}`}
      eyebrow={version}
      lead={does[name]}
      actions={
        <Inline>
          <TextLink place="alone" icon="file" href={`${import.meta.env.REPOSITORY}/blob/main/${place}/${readmeFile}`}>
            {readme}
          </TextLink>
          <TextLink place="alone" href={`${import.meta.env.REPOSITORY}/tree/main/${place}`}>
            {source}
          </TextLink>
        </Inline>
      }
    />
  );
}
