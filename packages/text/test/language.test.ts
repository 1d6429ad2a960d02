import { pickLanguage } from '@orrery/text';
import { expect, test } from 'vitest';

test.each([
  [['pt-BR', 'en'], 'pt'],
  [['pl_PL.UTF-8'], 'pl'],
  [['PL'], 'pl'],
  [['de-DE', 'fr', 'pl'], 'pl'],
  [['de:pt_BR:en'], 'pt'],
  [['en-GB', 'pl'], 'en'],
  [['pt@euro'], 'pt'],
  [['C.UTF-8'], 'en'],
  [['plt', 'ptx'], 'en'],
  [[''], 'en'],
  [[], 'en'],
])('of %j we speak %s', (preferred, language) => expect(pickLanguage(preferred)).toBe(language));
