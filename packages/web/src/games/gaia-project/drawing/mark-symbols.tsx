/** Resources, structures, research areas and everything else that has a mark, on a field of 24. */

export function MarkSymbols() {
  return (
    <>
      <symbol id="gaia-credits" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="10.4" fill="var(--c-credits)" />
        <path
          d="M16 8.4a5.2 5.2 0 1 0 0 7.2"
          fill="none"
          stroke="var(--cut)"
          strokeWidth="2.7"
          strokeLinecap="round"
        />
      </symbol>
      <symbol id="gaia-ore" viewBox="0 0 24 24">
        <path d="M2.5 15.5L6.5 6l8-3.6L21.5 9v8.4L14 22H6z" fill="var(--c-ore)" />
        <path
          d="M6.5 6l5.6 6L6 22M12.1 12l9.4-3M12.1 12l5 8"
          fill="none"
          stroke="var(--cut)"
          strokeWidth="1.7"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="gaia-knowledge" viewBox="0 0 24 24">
        <path
          d="M11 5.6C8.4 3.8 5 3.4 1.5 4v14.6c3.5-.6 6.9-.2 9.5 1.6zM13 5.6c2.6-1.8 6-2.2 9.5-1.6v14.6c-3.5-.6-6.9-.2-9.5 1.6z"
          fill="var(--c-know)"
        />
        <path
          d="M4.5 8.6c1.5 0 2.8.2 4 .8M4.5 12.6c1.5 0 2.8.2 4 .8M19.5 8.6c-1.5 0-2.8.2-4 .8M19.5 12.6c-1.5 0-2.8.2-4 .8"
          stroke="var(--cut)"
          strokeWidth="1.5"
          fill="none"
        />
      </symbol>
      <symbol id="gaia-qic" viewBox="0 0 24 24">
        <path d="M12 1.5l9.5 5.2v10.6L12 22.5l-9.5-5.2V6.7z" fill="var(--c-qic)" />
        <path d="M2.8 6.9L12 12l9.2-5.1M12 12v10.2" fill="none" stroke="var(--cut)" strokeWidth="2" />
      </symbol>
      <symbol id="gaia-token" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="10" fill="var(--c-power)" />
        <circle cx="12" cy="12" r="5.6" fill="none" stroke="var(--cut)" strokeWidth="2" />
        <circle cx="12" cy="12" r="1.8" fill="var(--cut)" />
      </symbol>
      <symbol id="gaia-brainstone" viewBox="0 0 24 24">
        <path d="M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z" fill="var(--c-power)" />
        <path
          d="M8 9.5q4-4 4 2.5t4 2.5"
          fill="none"
          stroke="var(--cut)"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </symbol>
      <symbol id="gaia-charge" viewBox="0 0 24 24">
        <path d="M14 1L4 14h6.5L8.5 23 20 9.5h-7z" fill="var(--c-power)" />
      </symbol>
      <symbol id="gaia-vp" viewBox="0 0 24 24">
        <path d="M12 .8l2.9 8.3L23.2 12l-8.3 2.9L12 23.2l-2.9-8.3L.8 12l8.3-2.9z" fill="var(--c-vp)" />
      </symbol>
      <symbol id="gaia-mine" viewBox="0 0 24 24">
        <path d="M2.5 20.5v-3A9.5 9.5 0 0 1 21.5 17.5v3z" />
      </symbol>
      <symbol id="gaia-trading-station" viewBox="0 0 24 24">
        <path d="M2.5 21V8.5L6 4l3.5 4.5V13h5V8.5L18 4l3.5 4.5V21z" />
      </symbol>
      <symbol id="gaia-research-lab" viewBox="0 0 24 24">
        <path d="M11 1h2v4.2A8 8 0 0 1 20 13v1.5h1.5V21h-19v-6.5H4V13a8 8 0 0 1 7-7.8z" />
      </symbol>
      <symbol id="gaia-academy" viewBox="0 0 24 24">
        <path
          d="M12 2l10.5 6.5V11H20v7h2.5v3.5h-21V18H4v-7H1.5V8.5zM7.5 11v7H10v-7zM14 11v7h2.5v-7z"
          fillRule="evenodd"
        />
      </symbol>
      <symbol id="gaia-planetary-institute" viewBox="0 0 24 24">
        <path d="M12 .5l3.5 7V12h2.5V8l2-2.5L22 8v14H2V8l2-2.5L6 8v4h2.5V7.5z" />
      </symbol>
      <symbol id="gaia-gaiaformer" viewBox="0 0 24 24">
        <path d="M12 1.5l6.5 6.5-3.2 3.2L21.5 22h-3.2l-5-8.6V22h-2.6v-8.6l-5 8.6H2.5l6.2-10.8L5.5 8z" />
      </symbol>
      <symbol id="gaia-satellite" viewBox="0 0 24 24">
        <path d="M1 8h7v2.5h2V7h4v3.5h2V8h7v8h-7v-2.5h-2V17h-4v-3.5H8V16H1z" />
      </symbol>
      <symbol id="gaia-station" viewBox="0 0 24 24">
        <path
          fillRule="evenodd"
          d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm-1.5 4A7 7 0 0 0 5.5 10.5h5zm3 0v5h5a7 7 0 0 0-5-5zm5 8h-5v5a7 7 0 0 0 5-5zm-8 5v-5h-5a7 7 0 0 0 5 5z"
        />
      </symbol>
      <symbol id="gaia-federation" viewBox="0 0 24 24">
        <path d="M12 6L5 18h14z" fill="none" stroke="currentColor" strokeWidth="2.2" />
        <circle cx="12" cy="5.5" r="4" />
        <circle cx="5" cy="18" r="4" />
        <circle cx="19" cy="18" r="4" />
      </symbol>
      <symbol id="gaia-terraforming" viewBox="0 0 24 24">
        <g fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round">
          <circle cx="12" cy="12" r="5" />
          <path d="M3 12a9 9 0 0 1 15-6.7M21 12a9 9 0 0 1-15 6.7M18.5 1.5v4h-4M5.5 22.5v-4h4" />
        </g>
      </symbol>
      <symbol id="gaia-navigation" viewBox="0 0 24 24">
        <g fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinejoin="round">
          <circle cx="12" cy="12" r="9.5" />
          <path d="M16.5 7.5l-2.5 6.5-6.5 2.5L10 10z" fill="currentColor" />
        </g>
      </symbol>
      <symbol id="gaia-artificial-intelligence" viewBox="0 0 24 24">
        <g fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round">
          <rect x="6" y="6" width="12" height="12" rx="2" />
          <path d="M9.5 2v4M14.5 2v4M9.5 18v4M14.5 18v4M2 9.5h4M2 14.5h4M18 9.5h4M18 14.5h4" />
          <circle cx="12" cy="12" r="1.6" fill="currentColor" />
        </g>
      </symbol>
      <symbol id="gaia-gaia-project" viewBox="0 0 24 24">
        <g fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
          <path d="M5 19C3 8 11 3 21 3c.5 10-4.5 18-16 16zM3 22C7 16 11 12 15 9" />
        </g>
      </symbol>
      <symbol id="gaia-economy" viewBox="0 0 24 24">
        <g fill="none" stroke="currentColor" strokeWidth="1.9">
          <ellipse cx="12" cy="6" rx="8" ry="3.5" />
          <path d="M4 6v6c0 2 3.6 3.5 8 3.5s8-1.5 8-3.5V6M4 12v6c0 2 3.6 3.5 8 3.5s8-1.5 8-3.5v-6" />
        </g>
      </symbol>
      <symbol id="gaia-science" viewBox="0 0 24 24">
        <g fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
          <path d="M8.5 2h7M10 2v7L4 19.5c-.6 1.3.2 2.5 1.5 2.5h13c1.3 0 2.1-1.2 1.5-2.5L14 9V2M7 15h10" />
        </g>
      </symbol>
      <symbol id="gaia-range" viewBox="0 0 24 24">
        <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
          <path d="M3 20C5 10 11 6 20 6M15 2l5 4-4 5" />
          <circle cx="3.5" cy="20" r="1.8" fill="currentColor" />
        </g>
      </symbol>
      <symbol id="gaia-step" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" strokeWidth="2" />
        <path
          d="M12 7v10M8 11l4-4 4 4"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="gaia-tile" viewBox="0 0 24 24">
        <rect x="3" y="5" width="18" height="14" rx="3" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M12 8.5v7M8.5 12h7" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </symbol>
      <symbol id="gaia-planet-types" viewBox="0 0 24 24">
        <circle cx="8" cy="9" r="6.5" fill="currentColor" />
        <circle cx="16" cy="15.5" r="6.5" fill="var(--cut)" stroke="currentColor" strokeWidth="2" />
        <path d="M11.5 18l9-5" stroke="currentColor" strokeWidth="1.8" />
      </symbol>
      <symbol id="gaia-sector" viewBox="0 0 24 24">
        <path
          d="M7 3.5h10l5 8.5-5 8.5H7L2 12z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinejoin="round"
        />
        <circle cx="12" cy="12" r="2.6" fill="currentColor" />
      </symbol>
      <symbol id="gaia-special" viewBox="0 0 24 24">
        <path d="M8 2h8l6 6v8l-6 6H8l-6-6V8z" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M12 7l1.5 3.5L17 12l-3.5 1.5L12 17l-1.5-3.5L7 12l3.5-1.5z" fill="currentColor" />
      </symbol>
      <symbol id="gaia-pass" viewBox="0 0 24 24">
        <path d="M17.5 14.5A8 8 0 1 1 9.5 4a6.5 6.5 0 0 0 8 10.5z" fill="currentColor" />
      </symbol>
      <symbol id="gaia-upgrade" viewBox="0 0 24 24">
        <path d="M12 3l8 9h-5v9H9v-9H4z" fill="currentColor" />
      </symbol>
      <symbol id="gaia-income" viewBox="0 0 24 24">
        <path
          d="M12 2v11M7 9l5 5 5-5M3 15v6h18v-6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="gaia-first" viewBox="0 0 24 24">
        <path d="M4 21h16M12 3l3 8h6l-4 7H7l-4-7h6z" fill="currentColor" />
      </symbol>
      <symbol id="gaia-draw" viewBox="0 0 24 24">
        <path
          d="M4 20l1-5L16 4l4 4L9 19z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="gaia-people" viewBox="0 0 24 24">
        <g fill="none" stroke="currentColor" strokeWidth="1.9">
          <circle cx="9" cy="8" r="4" />
          <path d="M2 20c0-4 3-6 7-6s7 2 7 6M16 4.5a4 4 0 0 1 0 7M18 14.5c2.5.7 4 2.6 4 5.5" />
        </g>
      </symbol>
      <symbol id="gaia-check" viewBox="0 0 24 24">
        <path
          d="M4.500 12.800l5 5.200L19.500 6.500"
          fill="none"
          stroke="var(--good)"
          strokeWidth="2.600"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="gaia-cross" viewBox="0 0 24 24">
        <path
          d="M6 6l12 12M18 6L6 18"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.400"
          strokeLinecap="round"
        />
      </symbol>
    </>
  );
}

/** What has a mark. */
export type MarkName =
  | 'credits'
  | 'ore'
  | 'knowledge'
  | 'qic'
  | 'token'
  | 'brainstone'
  | 'charge'
  | 'vp'
  | 'mine'
  | 'trading-station'
  | 'research-lab'
  | 'academy'
  | 'planetary-institute'
  | 'gaiaformer'
  | 'satellite'
  | 'station'
  | 'federation'
  | 'terraforming'
  | 'navigation'
  | 'artificial-intelligence'
  | 'gaia-project'
  | 'economy'
  | 'science'
  | 'range'
  | 'step'
  | 'tile'
  | 'planet-types'
  | 'sector'
  | 'special'
  | 'pass'
  | 'upgrade'
  | 'income'
  | 'first'
  | 'draw'
  | 'people'
  | 'check'
  | 'cross';
