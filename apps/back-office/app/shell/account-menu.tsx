import { Button, Menu, Text } from '@lender/ui';
import { deleteAllDrafts } from '@lender/web/react';
import { screenPath } from '../screens.ts';
import { shellCopy as copy } from './shell.copy.es.ts';

export interface AccountMenuProps {
  readonly name: string;
  readonly email: string;
}

/**
 * Shows the user, the link to the borrower site and the sign-out button: plain forms, which work before the page
 * hydrates, too.
 */
export const AccountMenu = ({ name, email }: AccountMenuProps) => (
  <Menu label={firstName(name)} icon="user" links={[{ href: screenPath('access', {}), label: copy.access }]}>
    <Text weight="bold">{name}</Text>
    <Text size="small" tone="soft">
      {email}
    </Text>
    <form method="post" action="/sitio" target="_blank" rel="noopener">
      <Button type="submit" tone="quiet" size="small">
        {copy.openSite}
      </Button>
    </form>
    <form method="post" action="/salir" onSubmit={() => deleteAllDrafts(sessionStorage)}>
      <Button type="submit" tone="quiet" size="small">
        {copy.signOut}
      </Button>
    </form>
  </Menu>
);

const firstName = (name: string) => name.split(' ', 1)[0] ?? name;
