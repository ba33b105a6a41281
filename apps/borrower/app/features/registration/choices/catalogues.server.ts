import {
  decodeWire,
  getDistricts,
  getEmploymentPositions,
  getEmploymentStatuses,
  getRegionCities,
  getRegions,
  suggestAddresses,
} from '@lender/contract';
import type { Call } from '@lender/sdk';
import type { SelectOption } from '@lender/ui';

/** Reads the lists that the forms choose from. What depends on a choice is empty until the choice is a known one. */
export const catalogues = {
  async employmentStatuses(call: Call): Promise<SelectOption[]> {
    const answer = await call(getEmploymentStatuses);
    if (!answer.ok) throw new Error(`the employment statuses could not be read: ${answer.refusal.code}`);
    return answer.data.map(toKeyOption);
  },
  async employmentPositions(call: Call, employmentStatusKey: string): Promise<SelectOption[]> {
    const query = decodeWire(getEmploymentPositions.query(), { employmentStatusKey });
    if (employmentStatusKey === '' || !query.ok) return [];
    const answer = await call(getEmploymentPositions, { query: query.value });
    return answer.ok ? answer.data.map(toKeyOption) : [];
  },
  async regions(call: Call): Promise<SelectOption[]> {
    const answer = await call(getRegions, { query: {} });
    if (!answer.ok) throw new Error(`the states could not be read: ${answer.refusal.code}`);
    return answer.data.map(toIdOption);
  },
  async cities(call: Call, region: string): Promise<SelectOption[]> {
    if (!/^\d{1,9}$/.test(region)) return [];
    const answer = await call(getRegionCities, { params: { id: Number(region) } });
    return answer.ok ? answer.data.map(toIdOption) : [];
  },
  /** Returns names of districts for a typed address: by its postal code, or else those of its city. */
  async districts(call: Call, { postalCode, city }: { readonly postalCode: string; readonly city: string }) {
    const ofCode = /^\d{5}$/.test(postalCode) ? await districtsOfCode(call, postalCode) : [];
    const names = ofCode.length > 0 ? ofCode : await districtsOfCity(call, city);
    return [...new Set(names)].map((name): SelectOption => ({ value: name, label: name }));
  },
};

async function districtsOfCode(call: Call, postalCode: string): Promise<string[]> {
  const answer = await call(suggestAddresses, { query: { query: postalCode } });
  return answer.ok ? answer.data.flatMap(({ district }) => district ?? []) : [];
}

async function districtsOfCity(call: Call, city: string): Promise<string[]> {
  if (!/^\d{1,9}$/.test(city)) return [];
  const answer = await call(getDistricts, { query: { cityId: Number(city) } });
  return answer.ok ? answer.data.map(({ title }) => title) : [];
}

const toKeyOption = ({ key, title }: { key: string; title: string }): SelectOption => ({ value: key, label: title });
const toIdOption = ({ id, title }: { id: number; title: string }): SelectOption => ({
  value: String(id),
  label: title,
});
