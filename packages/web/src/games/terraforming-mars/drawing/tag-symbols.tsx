/** The icons of cards: a disc each, with a sign of its own. */

export function TagSymbols() {
  return (
    <>
      <symbol id="mars-tag-building" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="11.5" fill="#8c5b3d" />
        <path d="M8.9 5.5h6.2v5.3H8.9zM5 12h6.3v5.8H5zM12.7 12H19v5.8h-6.3z" fill="#fff2e4" />
      </symbol>
      <symbol id="mars-tag-space" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="11.5" fill="#262c45" />
        <circle cx="12" cy="12" r="10.8" fill="none" stroke="#8ea0cf" strokeWidth="1.3" />
        <path d="M12 3l1.9 7.1L21 12l-7.1 1.9L12 21l-1.9-7.1L3 12l7.1-1.9z" fill="#fff" />
      </symbol>
      <symbol id="mars-tag-power" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="11.5" fill="#7648bd" />
        <path d="M13.6 3.3L6 13.1h4.8L9.3 20.7l8.5-10.5h-5.2z" fill="#fff" />
      </symbol>
      <symbol id="mars-tag-science" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="11.5" fill="#e8eaf2" />
        <g fill="none" stroke="#26304a" strokeWidth="1.5">
          <ellipse cx="12" cy="12" rx="8.6" ry="3.4" />
          <ellipse cx="12" cy="12" rx="8.6" ry="3.4" transform="rotate(60 12 12)" />
          <ellipse cx="12" cy="12" rx="8.6" ry="3.4" transform="rotate(120 12 12)" />
        </g>
        <circle cx="12" cy="12" r="2" fill="#26304a" />
      </symbol>
      <symbol id="mars-tag-jovian" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="11.5" fill="#f0d3b4" />
        <path d="M2.5 6.4h19M.8 10h22.4M1 15h22M3.3 19h17.4" stroke="#a8552f" strokeWidth="2.3" />
        <ellipse cx="15.5" cy="15" rx="3.6" ry="2.2" fill="#7c2f17" />
      </symbol>
      <symbol id="mars-tag-earth" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="11.5" fill="#2f74c4" />
        <g fill="none" stroke="#fff" strokeWidth="1.5">
          <circle cx="12" cy="12" r="8" />
          <ellipse cx="12" cy="12" rx="3.6" ry="8" />
          <path d="M4.5 9.5h15M4.5 14.5h15" />
        </g>
      </symbol>
      <symbol id="mars-tag-plant" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="11.5" fill="#2f7d43" />
        <path
          d="M18.5 5C10.5 5.3 6 9 6 13.8c0 1.6.5 2.9 1.2 3.8l-1.4 1.6 1 .9 1.5-1.6C14.8 19.8 19 14.8 18.5 5z"
          fill="#eafff0"
        />
        <path d="M8 17.8c2-4 4.6-6.7 7.5-8.6" stroke="#2f7d43" strokeWidth="1.3" fill="none" />
      </symbol>
      <symbol id="mars-tag-microbe" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="11.5" fill="#b5cf5b" />
        <rect
          x="5.2"
          y="8.4"
          width="13.6"
          height="7.2"
          rx="3.6"
          transform="rotate(-35 12 12)"
          fill="none"
          stroke="#22300a"
          strokeWidth="1.8"
        />
        <g fill="#22300a">
          <circle cx="9.4" cy="13.8" r="1.2" />
          <circle cx="12.4" cy="11.6" r="1.2" />
          <circle cx="15" cy="9.8" r="1" />
        </g>
        <path
          d="M6 7.4l1.6 1.8M16.6 14.8l1.7 1.9M10 5l.9 2M13.3 17l.9 2"
          stroke="#22300a"
          strokeWidth="1.4"
          strokeLinecap="round"
        />
      </symbol>
      <symbol id="mars-tag-animal" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="11.5" fill="#1f6b66" />
        <g fill="#effffc">
          <ellipse cx="12" cy="15.3" rx="4.5" ry="3.7" />
          <ellipse cx="6.2" cy="11.2" rx="1.9" ry="2.5" />
          <ellipse cx="17.8" cy="11.2" rx="1.9" ry="2.5" />
          <ellipse cx="9.7" cy="7.4" rx="1.9" ry="2.6" />
          <ellipse cx="14.3" cy="7.4" rx="1.9" ry="2.6" />
        </g>
      </symbol>
      <symbol id="mars-tag-city" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="11.5" fill="#5d6780" />
        <path d="M5.5 17.5v-5h3.8V7.2l4.4-2.2v6h4.8v6.5z" fill="#fff" />
        <path d="M11 9h1.2M11 12h1.2M11 15h1.2M15.5 14h1.3" stroke="#3d465c" strokeWidth="1.4" />
      </symbol>
      <symbol id="mars-tag-event" viewBox="0 0 24 24">
        <path
          d="M7.2 1h9.6L23 7.2v9.6L16.8 23H7.2L1 16.8V7.2z"
          fill="#a5333b"
          stroke="#ffd9d6"
          strokeWidth="1.1"
        />
        <path
          d="M12 4.5v11M6.8 11.2L12 17l5.2-5.8"
          fill="none"
          stroke="#fff"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </symbol>
    </>
  );
}
