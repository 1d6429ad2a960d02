/** Kinds of cards, cubes, the empty coin, and small marks that stand beside words. */

export function MarkSymbols() {
  return (
    <>
      <symbol id="mars-coin" viewBox="0 0 24 24">
        <circle
          cx="12"
          cy="12"
          r="11.2"
          fill="var(--c-megacredits)"
          stroke="var(--c-megacredits-edge, none)"
          strokeWidth="1"
        />
        <circle
          cx="12"
          cy="12"
          r="9.6"
          fill="none"
          stroke="var(--c-megacredits-ink)"
          strokeWidth=".8"
          opacity=".5"
        />
      </symbol>
      <symbol id="mars-cube" viewBox="0 0 24 24">
        <path d="M12 2l9 5v10l-9 5-9-5V7z" fill="var(--c-titanium)" />
        <path d="M12 2l9 5-9 5-9-5z" fill="#fff" opacity=".45" />
        <path d="M12 12l9-5v10l-9 5z" fill="#000" opacity=".25" />
      </symbol>
      <symbol id="mars-fighter" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="11.5" fill="#4a5274" />
        <path d="M12 3.5l3 8.5 5 4-5.5.5L12 20l-2.5-3.5L4 16l5-4z" fill="#fff" />
      </symbol>
      <symbol id="mars-claim" viewBox="0 0 24 24">
        <path d="M5 22V3" stroke="var(--ink)" strokeWidth="2.2" strokeLinecap="round" />
        <path d="M5 3h14l-4 5 4 5H5z" fill="var(--mars)" />
      </symbol>
      <symbol id="mars-arrow" viewBox="0 0 20 12">
        <path
          d="M1 6h15M11.5 1.5L17.5 6l-6 4.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="mars-check" viewBox="0 0 12 12">
        <path
          d="M1.8 6.5l2.9 3 5.5-7"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="mars-lock" viewBox="0 0 12 12">
        <path d="M3.4 5.3V3.7a2.6 2.6 0 0 1 5.2 0v1.6" fill="none" stroke="currentColor" strokeWidth="1.4" />
        <rect x="1.8" y="5.2" width="8.4" height="6" rx="1.2" fill="currentColor" />
      </symbol>
      <symbol id="mars-copy" viewBox="0 0 16 16">
        <rect
          x="5.5"
          y="1.5"
          width="9"
          height="9"
          rx="1.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
        />
        <path d="M10.5 13v1.5h-9v-9H3" fill="none" stroke="currentColor" strokeWidth="1.7" />
      </symbol>
      <symbol id="mars-shield" viewBox="0 0 24 24">
        <path
          d="M12 2l8.5 3.2v6c0 5.3-3.5 8.7-8.5 10.8-5-2.1-8.5-5.5-8.5-10.8v-6z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
        <path d="M8 12l3 3 5-6" fill="none" stroke="currentColor" strokeWidth="2.2" />
      </symbol>
      <symbol id="mars-loop" viewBox="0 0 24 24">
        <path
          d="M7.5 7.5h9a4.5 4.5 0 0 1 0 9h-9a4.5 4.5 0 0 1 0-9z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
        <circle cx="12" cy="7.5" r="2.6" fill="currentColor" />
      </symbol>
      <symbol id="mars-hand" viewBox="0 0 24 24">
        <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
          <rect x="3" y="6" width="11" height="15" rx="2" />
          <path d="M8 3.5l10.5-1 1.7 15-3.5.4" />
        </g>
      </symbol>
      <symbol id="mars-kind-automated" viewBox="0 0 16 16">
        <rect
          x="2.5"
          y="2.5"
          width="11"
          height="11"
          rx="2.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
        />
        <rect x="6" y="6" width="4" height="4" rx=".8" fill="currentColor" />
      </symbol>
      <symbol id="mars-kind-active" viewBox="0 0 16 16">
        <path
          d="M13.3 8A5.3 5.3 0 1 1 10.6 3.4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinecap="round"
        />
        <path d="M9.3.7l4 2.5-3.6 3z" fill="currentColor" />
      </symbol>
      <symbol id="mars-kind-event" viewBox="0 0 16 16">
        <path
          d="M8 1.5v9M4 7.5l4 4.3 4-4.3M2.5 14.5h11"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="mars-kind-corporation" viewBox="0 0 24 24">
        <path
          d="M3 21V9l9-6 9 6v12h-6v-6H9v6z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path
          d="M12 8.2l1.2 2.4 2.6.4-1.9 1.8.5 2.6L12 14.2l-2.4 1.2.5-2.6-1.9-1.8 2.6-.4z"
          fill="currentColor"
        />
      </symbol>
      <symbol id="mars-project" viewBox="0 0 24 24">
        <path
          d="M12 1.800l8.800 5.100v10.200L12 22.200l-8.800-5.100V6.900z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeDasharray="4 2.4"
        />
        <path d="M12 7.500v9M7.500 12h9" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      </symbol>
    </>
  );
}
