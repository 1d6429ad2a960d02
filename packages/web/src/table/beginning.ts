import { useLayoutEffect } from 'react';

/** A new question is seen from its beginning: what was scrolled for the one before goes back, or comes into sight. */
export function useBeginning(moment: string): void {
  useLayoutEffect(() => {
    if (moment === '') return;
    for (const place of document.querySelectorAll<HTMLElement>('[data-begins]'))
      if (place.dataset.begins === 'in-sight') place.scrollIntoView({ block: 'nearest' });
      else place.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [moment]);
}
