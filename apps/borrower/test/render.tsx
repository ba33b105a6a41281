import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { serverCopy } from '../app/copy.server.ts';
import { createI18n } from '../app/i18n.ts';

const i18n = createI18n(serverCopy);

/** Returns the HTML that the server sends, with the site's copy: the page without JavaScript. */
export const renderHtml = (part: ReactNode): string =>
  renderToStaticMarkup(<I18nextProvider i18n={i18n}>{part}</I18nextProvider>);

/** Returns the HTML of a part with forms, which ask their router whether they are being sent. */
export const renderPage = (part: ReactNode): string =>
  renderHtml(<RouterProvider router={createMemoryRouter([{ path: '/', element: part }])} />);
