import unit from '@lender/vitest/unit';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(unit, { plugins: [vanillaExtractPlugin()] });
