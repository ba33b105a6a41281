import type { Chance } from '@lender/api/test/chance';
import { addDays, addMonthsClamped, type PlainDate, plainDate } from '@lender/calculator';
import { buildClabe } from '@lender/clabe';
import type { completeStepFour, completeStepThree, completeStepTwo, Send } from '@lender/contract';
import { generateCurp } from '@lender/curp';
import { centavos } from '@lender/money';
import { streamOf } from '../../simulation/stream.ts';
import { GIVEN_NAMES, SURNAMES } from './names.data.ts';
import { BANKS, JOBS, PLACES, STREETS } from './surroundings-of-people.data.ts';

/** Time for which a person has worked at their job, and their monthly income. */
export interface Means {
  readonly months: number;
  readonly incomePesos: number;
}

/** Invented person, with everything that the forms ask for. */
export interface Person {
  readonly number: number;
  readonly chance: Chance;
  readonly fullName: string;
  readonly phone: string;
  readonly email: string;
  readonly clabe: string;
  readonly birthDate: PlainDate;
  readonly details: Send<typeof completeStepTwo>['body'];
  readonly home: Send<typeof completeStepFour>['body'];
  readonly reference: Send<typeof completeStepFour>['body'];
  employment(means: Means, today: PlainDate): Send<typeof completeStepThree>['body'];
}

/** Returns the same person for the same number; no other person has their phone, e-mail, CURP or account. */
export function personOf(number: number, seed: number): Person {
  const chance = streamOf(seed, 'person', number);
  const below = (most: number): number => Math.floor(chance.next() * most);
  const place = chance.pick(PLACES);
  const sex = chance.pick(['M', 'H'] as const);
  const [givenNames, firstSurname, secondSurname] = [
    chance.pick(GIVEN_NAMES[sex]),
    chance.pick(SURNAMES),
    chance.pick(SURNAMES),
  ];
  const birthDate = addDays(plainDate('1966-03-02'), ((397 * number) % 13_900) + below(80));
  const curp = generateCurp({ givenNames, firstSurname, secondSurname, birthDate, sex, state: place.state });
  const account = `${String(27_000_000 + 7_919 * number)}${100 + below(899)}`;
  const clabe = buildClabe({ bankCode: chance.pick(BANKS), plazaCode: '180', account });
  if (!curp.ok) throw new Error(curp.problem.code);
  if (!clabe.ok) throw new Error(clabe.problem.code);
  const plain = `${givenNames}.${firstSurname}`
    .normalize('NFD')
    .replace(/[^a-z.]/gi, '')
    .toLowerCase();
  return {
    number,
    chance,
    fullName: `${givenNames} ${firstSurname} ${secondSurname}`,
    phone: `${place.lada}${String(41_000_000 + 7_919 * number)}`,
    email: `${plain}${10 + number}@example.com`,
    clabe: clabe.value.clabe,
    birthDate,
    details: {
      firstName: givenNames,
      lastName: firstSurname,
      secondLastName: secondSurname,
      nationalIdentificator: curp.value.curp,
    },
    home: { address: addressIn(place, { chance, number: 1 + below(480) }) },
    reference: {
      reference: {
        fullName: `${chance.pick(GIVEN_NAMES[chance.pick(['M', 'H'] as const)])} ${chance.pick(SURNAMES)}`,
        phone: `${place.lada}${String(62_000_000 + 6_007 * number)}`,
        relationship: chance.pick(['family', 'friend', 'coworker', 'neighbour'] as const),
      },
    },
    employment: (means, today) => employmentOf(means, { chance, today }),
  };
}

type Place = (typeof PLACES)[number];

const addressIn = (
  { regionId, cityId, districts, postalCode }: Place,
  { chance, number }: { chance: Chance; number: number },
) => ({
  regionId,
  cityId,
  district: chance.pick<string>(districts),
  street: chance.pick<string>(STREETS),
  exteriorNumber: String(number),
  postalCode,
});

function employmentOf({ months, incomePesos }: Means, { chance, today }: { chance: Chance; today: PlainDate }) {
  const job = chance.pick(JOBS);
  return {
    employmentStatus: job.status,
    employmentPosition: job.position,
    companyName: chance.pick<string>(job.companies),
    employedSince: plainDate(`${addMonthsClamped(today, -months).slice(0, 7)}-01`),
    monthlyIncome: centavos(incomePesos * 100),
    monthlyObligations: centavos(0),
  };
}
