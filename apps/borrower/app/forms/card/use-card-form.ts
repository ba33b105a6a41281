import type { FormProblem } from '@lender/web/forms';
import { type FormEvent, useState } from 'react';
import type { CardSettings } from '../../platform/card-settings.ts';
import { askToken, type TokenProblem } from './ask-token.ts';
import { CARD_FIELDS, CARD_TOKEN_FIELDS, type CardField } from './card.ts';
import { checkCard } from './check-card.ts';
import { newDeviceSession } from './device-session.ts';

type Problem = FormProblem<CardField>;

/**
 * Handles a form that sends the card to its provider, and then the token to this site by a normal request of the
 * browser.
 */
export function useCardForm(settings: CardSettings) {
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setIsBusy] = useState(false);
  const [deviceSession, setDeviceSession] = useState<string>();

  const send = async (form: HTMLFormElement) => {
    const checked = checkCard(textsOf(form));
    if (!checked.ok) return setProblem({ ...NOTHING, fields: checked.faults });
    setIsBusy(true);
    setProblem(undefined);
    const answer = await askToken(settings, checked.card);
    if (answer.ok) {
      const [token, device] = CARD_TOKEN_FIELDS.map((name) => inputOf(form, name));
      if (token) token.value = answer.tokenId;
      if (device) device.value = deviceSession ?? '';
      return form.submit();
    }
    setIsBusy(false);
    setProblem({ ...NOTHING, ...faultOf(answer.problem) });
  };

  return {
    problem,
    isBusy,
    deviceSession,
    onInput: () => {
      if (settings.deviceUrl !== undefined) setDeviceSession((session) => session ?? newDeviceSession());
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isBusy) void send(event.currentTarget);
    },
  };
}

const NOTHING: Problem = { values: {}, fields: {}, facts: {} };

function faultOf(problem: TokenProblem): Partial<Problem> {
  if (problem === 'number_wrong') return { fields: { cardNumber: 'invalid' } };
  if (problem === 'expired') return { fields: { cardExpiry: 'expired' } };
  return { form: problem };
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control : undefined;
}

const textsOf = (form: HTMLFormElement): Record<CardField, string> => {
  const [cardNumber = '', cardHolder = '', cardExpiry = '', cardCode = ''] = CARD_FIELDS.map(
    (name) => inputOf(form, name)?.value,
  );
  return { cardNumber, cardHolder, cardExpiry, cardCode };
};
