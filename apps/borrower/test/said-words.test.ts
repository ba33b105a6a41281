import { describe, expect, test } from 'vitest';
import { wordsNamed, wordsSaidIn } from '../said-words.ts';

const rooms = {
  loan: { back: 'Volver', days_one: 'un día', profile: { title: 'Mi perfil' }, noLoan: { title: 'Sin préstamo' } },
  forms: { back: 'Atrás', tips: ['uno', 'dos'] },
  account: { email: { ask: 'Correo' }, phone: { ask: 'Celular' } },
};

/** Placeholder of a template, as code writes it. */
const gap = `$${'{kind}'}`;

describe('the copy that a script brings', () => {
  test.each([
    ['by the hook', "const { t } = useTranslation('loan'); t('back')", ['loan']],
    ['a group by its key', "const { t } = useTranslation('loan'); t('profile.title')", ['loan', 'loan.profile']],
    ['of several rooms at once', "useTranslation(['loan', 'forms'])", ['loan', 'forms']],
    [
      'by a key that names its room',
      "t('forms:back') + say('account:phone.ask')",
      ['forms', 'account', 'account.phone'],
    ],
    ['by a key with gaps', `useTranslation("account"); t(\`phone.${gap}\`)`, ['account', 'account.phone']],
    [
      'by the first of several keys',
      'useTranslation("account"); t(["phone.a", "email.a"])',
      ['account', 'account.email', 'account.phone'],
    ],
    [
      'by one key or the other',
      `useTranslation("account"); t(on === "x" ? "phone.a" : \`email.${gap}\`)`,
      ['account', 'account.email', 'account.phone'],
    ],
    ['by the words of a form', "useFormView({ words: 'account:phone' })", ['account', 'account.phone']],
    ['and none that only the server says', "useTranslation('home')", []],
    ['and none of an address', "fetch('https://loan/card')", []],
  ])('a script brings the copy that it names %s', (_, code, said) => expect(wordsSaidIn(code, rooms)).toEqual(said));

  test.each([
    ['begins with a gap', `t(\`${gap}.ask\`)`],
    ['names its room alone', `say(\`account:${gap}.ask\`)`],
    ['is handed in', 't(key)'],
    ['is chosen', "t(isPhone ? 'email.ask' : second)"],
    ['is said by somebody else', "describe(facts, t); t('email.ask')"],
  ])('a script brings all copy of a namespace where a key %s', (_, code) =>
    expect(wordsSaidIn(`useTranslation('account'); ${code}`, rooms)).toEqual([
      'account',
      'account.email',
      'account.phone',
    ]),
  );
});

test('a group of texts is one part of its namespace, and the texts in no group are another', () => {
  expect(wordsNamed('loan.profile', rooms)).toEqual({ profile: { title: 'Mi perfil' } });
  expect(wordsNamed('loan', rooms)).toEqual({ back: 'Volver', days_one: 'un día' });
  expect(wordsNamed('forms', rooms)).toEqual(rooms.forms);
});

test('a namespace without texts outside groups has none to bring', () =>
  expect(wordsNamed('account', rooms)).toBeUndefined());
