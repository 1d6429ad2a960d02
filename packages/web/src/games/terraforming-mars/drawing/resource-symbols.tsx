/** Resources, parameters and tiles, on a field of 24. */

export function ResourceSymbols() {
  return (
    <>
      <symbol id="mars-megacredits" viewBox="0 0 24 24">
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
          r="9"
          fill="none"
          stroke="var(--c-megacredits-ink)"
          strokeWidth="1"
          opacity=".55"
        />
        <path
          d="M7.2 16.6V8l4.8 5.4L16.8 8v8.6"
          fill="none"
          stroke="var(--c-megacredits-ink)"
          strokeWidth="2.3"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </symbol>
      <symbol id="mars-steel" viewBox="0 0 24 24">
        <path d="M3.5 4h17v5h-5.6v6h5.6v5h-17v-5h5.6V9H3.5z" fill="var(--c-steel)" />
        <path d="M3.5 4h17v1.6h-17zM9.1 9h1.7v6H9.1zM3.5 15h17v1.5h-17z" fill="#fff" opacity=".32" />
      </symbol>
      <symbol id="mars-titanium" viewBox="0 0 24 24">
        <path d="M12 1.5l8 6.8L16.6 22H7.4L4 8.3z" fill="var(--c-titanium)" />
        <path d="M12 1.5L9.2 9 4 8.3zM9.2 9l5.6 0L12 22H7.4z" fill="#fff" opacity=".38" />
        <path d="M14.8 9l5.2-.7L16.6 22H12z" fill="#000" opacity=".22" />
      </symbol>
      <symbol id="mars-plants" viewBox="0 0 24 24">
        <path
          d="M21 2.5C9.5 3 3 8.3 3 15.2c0 2.2.7 4 1.7 5.3l-1.5 1.7 1.3 1 1.6-1.8C15.5 23.6 21.6 16.5 21 2.5z"
          fill="var(--c-plants)"
        />
        <path
          d="M5 20.6C8 14.5 12 10.3 16.5 7.6"
          fill="none"
          stroke="#06230f"
          strokeWidth="1.6"
          opacity=".6"
          strokeLinecap="round"
        />
      </symbol>
      <symbol id="mars-energy" viewBox="0 0 24 24">
        <path d="M14 1L3.8 13.7h6.3L8 23l12.2-14h-6.7z" fill="var(--c-energy)" />
      </symbol>
      <symbol id="mars-heat" viewBox="0 0 24 24">
        <path
          d="M12.2 1c.6 4.6 7 7 7 13.6A7.2 7.2 0 0 1 12 22.8 7.2 7.2 0 0 1 4.8 15c0-3 1.7-4.9 3-6.9.2 2 .9 3.2 2 3.8C9.8 7.8 10.5 4.2 12.2 1z"
          fill="var(--c-heat)"
        />
        <path
          d="M12.3 12c.4 2.3 3 3.3 3 6a3.3 3.3 0 0 1-6.6 0c0-1.5.8-2.4 1.6-3.3.3.9.7 1.4 1.2 1.6-.1-1.5.1-3 .8-4.3z"
          fill="#fff"
          opacity=".72"
        />
      </symbol>
      <symbol id="mars-card" viewBox="0 0 24 24">
        <rect
          x="9"
          y="2"
          width="12.5"
          height="17.5"
          rx="2.2"
          transform="rotate(13 15 11)"
          fill="var(--c-card)"
          opacity=".5"
        />
        <rect
          x="2.5"
          y="3.5"
          width="13.5"
          height="18.5"
          rx="2.4"
          fill="var(--c-card)"
          stroke="var(--bg)"
          strokeWidth="1.2"
        />
        <path d="M5 6.2h8.5v4H5z" fill="var(--c-card-ink)" />
        <path d="M5.2 13.8h8M5.2 17.2h5.3" stroke="var(--c-card-ink)" strokeWidth="1.6" />
      </symbol>
      <symbol id="mars-rating" viewBox="0 0 24 24">
        <circle cx="12" cy="15.3" r="7.2" fill="var(--c-mars)" />
        <path
          d="M5.2 17.5c4 1.6 9.6 1.6 13.6 0M6 11.8c3.6-1.2 8.4-1.2 12 0"
          stroke="#fff"
          opacity=".45"
          fill="none"
        />
        <path
          d="M5.5 7.2L12 1.8l6.5 5.4"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="mars-temperature" viewBox="0 0 24 24">
        <path
          d="M8.6 4.4a3.4 3.4 0 0 1 6.8 0v8.7a5.8 5.8 0 1 1-6.8 0z"
          fill="var(--c-glass)"
          stroke="var(--c-temperature)"
          strokeWidth="1.5"
        />
        <path d="M12 7v8" stroke="var(--c-temperature)" strokeWidth="2.7" strokeLinecap="round" />
        <circle cx="12" cy="17.6" r="3.7" fill="var(--c-temperature)" />
        <path d="M17.5 4h3M17.5 8h3M17.5 12h2" stroke="var(--c-temperature)" strokeWidth="1.5" />
      </symbol>
      <symbol id="mars-oxygen" viewBox="0 0 24 24">
        <circle cx="8" cy="11" r="5.7" fill="none" stroke="var(--c-oxygen)" strokeWidth="2.6" />
        <circle cx="15.2" cy="11" r="5.7" fill="none" stroke="var(--c-oxygen)" strokeWidth="2.6" />
        <path
          d="M17.6 17.7c.3-1.9 4-2 4 .2 0 1.7-3.6 2.7-4.2 4.7h4.6"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="1.6"
        />
      </symbol>
      <symbol id="mars-ocean" viewBox="0 0 24 24">
        <path d="M12 .8l9.7 5.6v11.2L12 23.2 2.3 17.6V6.4z" fill="var(--c-ocean)" />
        <path
          d="M5 10c1.8-1.9 3.3-1.9 4.7-.3s3 1.6 4.6 0 3.2-1.6 4.7.3M5 15c1.8-1.9 3.3-1.9 4.7-.3s3 1.6 4.6 0 3.2-1.6 4.7.3"
          fill="none"
          stroke="#e9f5ff"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </symbol>
      <symbol id="mars-greenery" viewBox="0 0 24 24">
        <path d="M12 .8l9.7 5.6v11.2L12 23.2 2.3 17.6V6.4z" fill="var(--c-greenery)" />
        <path d="M12 4.5l4.6 6h-2.3l3.3 4.7H6.4l3.3-4.7H7.4zM11 15h2v4h-2z" fill="#eaffe6" />
      </symbol>
      <symbol id="mars-city" viewBox="0 0 24 24">
        <path d="M12 .8l9.7 5.6v11.2L12 23.2 2.3 17.6V6.4z" fill="var(--c-city)" />
        <path d="M5.5 18v-6h4V6.2l4.6-1.7V10h4.4v8z" fill="#f1f3f8" />
        <path
          d="M11.3 8.5h1.4M11.3 11.5h1.4M11.3 14.5h1.4M7 14.5h1.2M15.6 12.8H17M15.6 15.5H17"
          stroke="#30384c"
          strokeWidth="1.4"
        />
      </symbol>
      <symbol id="mars-special" viewBox="0 0 24 24">
        <path d="M12 .8l9.7 5.6v11.2L12 23.2 2.3 17.6V6.4z" fill="var(--c-special)" />
        <path d="M12 5.3l6 6.7-6 6.7L6 12z" fill="none" stroke="#fff4e6" strokeWidth="1.9" />
        <circle cx="12" cy="12" r="2" fill="#fff4e6" />
      </symbol>
      <symbol id="mars-points" viewBox="0 0 24 24">
        <path
          d="M12 .6l2.7 2 3.3-.2 1.3 3 2.8 1.7-.5 3.3 1.4 3-2.3 2.4-.4 3.3-3.3.9-2.2 2.5L12 21.3l-2.8 1.2L7 20l-3.3-.9-.4-3.3L1 13.4l1.4-3-.5-3.3 2.8-1.7 1.3-3 3.3.2z"
          fill="var(--c-points)"
        />
        <circle
          cx="12"
          cy="11.7"
          r="7.7"
          fill="none"
          stroke="var(--c-points-ink)"
          strokeWidth=".9"
          opacity=".6"
        />
      </symbol>
    </>
  );
}
