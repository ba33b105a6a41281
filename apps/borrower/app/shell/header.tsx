import { brand } from '@lender/brand';
import { Container, LinkButton, Menu, ProgressBar, SiteHeader, Stack, TextLink } from '@lender/ui';
import { signInPath } from '@lender/web/paths';
import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Mark } from './mark.tsx';
import { SignOut } from './sign-out.tsx';
import type { Visitor } from './visitor.ts';

export interface HeaderProps {
  readonly visitor: Visitor;
  /** Progress of a registration, in percent; only a registration has a bar. */
  readonly progressPercent: number | undefined;
}

/** Header of every page; on a phone its links are in a drawer. */
export function Header({ visitor, progressPercent }: HeaderProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const link = (href: string, label: string) => ({ href, label, isCurrent: href === pathname });
  return (
    <SiteHeader
      brand={{ href: '/', name: brand.name, mark: <Mark /> }}
      navLabel={t('nav.label')}
      menuLabel={t('nav.menu')}
      links={[
        link('/como-pagar-tu-prestamo', t('nav.howToPay')),
        link('/preguntas-frecuentes', t('nav.faq')),
        link('/sobre-nosotros', t('nav.about')),
        link('/contactos', t('nav.contact')),
      ]}
      actions={<Account visitor={visitor} />}
      contact={<DrawerContact />}
      progress={
        progressPercent === undefined ? undefined : (
          <Container>
            <ProgressBar id="registration-progress" percent={progressPercent} label={t('progress')} isLabelHidden />
          </Container>
        )
      }
    />
  );
}

function Account({ visitor }: Pick<HeaderProps, 'visitor'>) {
  const { t } = useTranslation('shell');
  if (visitor.kind === 'guest') {
    return (
      <LinkButton href={signInPath()} tone="secondary" size="small">
        {t('nav.signIn')}
      </LinkButton>
    );
  }
  if (visitor.kind === 'user') return <SignOut />;
  return (
    <Menu
      label={visitor.label}
      icon="user"
      links={[
        { href: '/profile', label: t('account.profile') },
        { href: '/profile/my-loan', label: t('account.loan') },
      ]}
    >
      <SignOut />
    </Menu>
  );
}

function DrawerContact() {
  const { phone, phoneLabel, email } = brand.customerCare;
  return (
    <Stack space="none" align="start">
      <TextLink href={`tel:${phone}`} place="alone" icon="phone">
        {phoneLabel}
      </TextLink>
      <TextLink href={`mailto:${email}`} place="alone" icon="mail">
        {email}
      </TextLink>
    </Stack>
  );
}
