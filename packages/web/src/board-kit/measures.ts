/** Where things are on the screen. A board may be enlarged as a whole; its own pixels are then larger. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** By how much everything in the element is enlarged. */
export const zoomOf = (element: Element): number => element.currentCSSZoom ?? 1;

export const screenMiddleOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
