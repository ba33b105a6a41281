import { ROUTES } from '@lender/flow/routes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleClient } from '../platform/client.sample.ts';
import { TOOLS } from '../platform/tool-settings.ts';
import { clientTools, pageTools, sharesDocument } from './page-tools.ts';

const paths = ROUTES.map(({ path }) => path);
const others = paths.filter((path) => path !== '/');
const inUse = fc.subarray([...TOOLS]);

describe('the tools of a page', () => {
  test('the tools of the landing page are only for a repeat client without an application', () => {
    expect(clientTools('/', TOOLS, sampleClient({ closedLoansCount: 1 }))).toEqual(TOOLS);
    expect(clientTools('/', TOOLS, sampleClient({ hasUncancelledApplications: true }))).toEqual([]);
    expect(clientTools('/', TOOLS, sampleClient({ closedLoansCount: 1, hasActualApplication: true }))).toEqual([]);
    expect(clientTools('/application/apply', TOOLS, sampleClient())).toEqual(TOOLS);
  });

  test('the tools of a page include none that is not in use', () => {
    for (const path of paths) expect(pageTools(path, [])).toEqual([]);
    fc.assert(
      fc.property(inUse, fc.constantFrom(...paths), (tools, path) => {
        expect(tools).toEqual(expect.arrayContaining([...pageTools(path, tools)]));
      }),
    );
  });

  test.each(paths.filter((path) => /upload|debit|belvo|summary|^\/profile|draft|print|ingresar|recover/.test(path)))(
    'a page has no tools at %s, where documents, accounts, agreements or passwords are',
    (path) => {
      expect(pageTools(path, TOOLS)).toEqual([]);
    },
  );

  test('a page on which a loan is applied for has all tools', () => {
    expect(pageTools('/application/apply/', TOOLS)).toEqual(TOOLS);
  });
});

describe('a document', () => {
  test('all pages share a document where no tool is in use', () => {
    for (const to of paths) expect(sharesDocument('/application/apply', to, [])).toBe(true);
  });

  test('a document ends before a page that a tool may not see', () => {
    expect(sharesDocument('/registration/reference', '/registration/debit-credit-card', ['replay'])).toBe(false);
    expect(sharesDocument('/registration/reference', '/registration/address', ['replay'])).toBe(true);
    expect(sharesDocument('/ingresar', '/application/apply', ['collector'])).toBe(false);
  });

  test('the document of the landing page, whose tools depend on its visitor, is shared with no other page', () => {
    for (const path of paths) expect(sharesDocument(path, '/', ['captcha'])).toBe(path === '/');
  });

  test('a document is shared exactly by pages with the same tools, except the landing page', () => {
    fc.assert(
      fc.property(inUse, fc.constantFrom(...others), fc.constantFrom(...others), (tools, from, to) => {
        expect(sharesDocument(from, to, tools)).toBe(
          pageTools(from, tools).every((tool) => pageTools(to, tools).includes(tool)) &&
            pageTools(to, tools).every((tool) => pageTools(from, tools).includes(tool)),
        );
      }),
    );
  });
});
