import { expect, test } from 'vitest';
import { globalCss } from '../../../app/theme/global-css.ts';
import { grounds } from '../../../app/theme/roles.ts';

test('every ground has each of its colours, light and dark', () => {
  for (const { light, dark } of Object.values(grounds))
    for (const [role, value] of [...Object.entries(light), ...Object.entries(dark)])
      expect(globalCss).toContain(`--${role}:${value}`);
});
