import { getEmploymentPositions, getEmploymentStatuses, getRegionCities, getRegions } from '@lender/contract';
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
    if (employmentStatusKey === '' || employmentStatusKey.length > 40) return [];
    const answer = await call(getEmploymentPositions, { query: { employmentStatusKey } });
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
};

const toKeyOption = ({ key, title }: { key: string; title: string }): SelectOption => ({ value: key, label: title });
const toIdOption = ({ id, title }: { id: number; title: string }): SelectOption => ({
  value: String(id),
  label: title,
});
